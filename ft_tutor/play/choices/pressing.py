"""Pressing: what can be pressed, and what a press means."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ft_tutor.play.choices.meaning import WHOLES, kind_of
from ft_tutor.play.choices.narrowing import Narrowing, narrowing
from ft_tutor.play.choices.pressed import Pressed
from ft_tutor.play.choices.spelling import ROWS, market_at
from ft_tutor.rules.actions import Action
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import legal_actions, violations
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import MARKETS, RULES_OF_TILES, RuleId, Seat
from ft_tutor.scene.places import (
    AreaOf,
    DjinnCard,
    OnTile,
    OwnCard,
    OwnMeeple,
    OwnResource,
    Place,
    RowCard,
    ThiefCard,
)

Picked = tuple[Place, ...]
"""What has been chosen so far, in the order of the presses."""


@dataclass(frozen=True, slots=True)
class Meant:
    """What a press means.

    Attributes:
        picked: what is chosen then; as before, when the press was refused or the position has
            no such place; nothing, when an action is made or the choice was taken back.
        action: the action that the press completes or would be; None while more is to be chosen.
        violations: why that action is refused; empty when it is made.
        undo: the press puts the hand back where it was picked up; that action is to be undone.
    """

    picked: Picked = ()
    action: Action | None = None
    violations: tuple[Violation, ...] = ()
    undo: bool = False


def choices(
    position: Position, picked: Picked = (), *, legal: tuple[Action, ...] | None = None
) -> Mapping[Place, Action | None]:
    """Return each place that leads on to something legal, in the order of the legal actions.

    Args:
        position: where the game stands.
        picked: what has been chosen so far.
        legal: what is offered, if that is known: the legal actions, maybe dead ends as well.

    Returns:
        The action, where a press completes one; None, where it narrows the choice further.
    """
    offered = legal_actions(position) if legal is None else legal
    return narrowing(position, offered).choices(picked)


def meant(
    position: Position, picked: Picked, place: Place, *, legal: tuple[Action, ...] | None = None
) -> Meant:
    """Return what a press means: a choice, or an action, if need be with why it is refused.

    Never raises, whatever was picked and whether or not the position has such a place.
    """
    offered = legal_actions(position) if legal is None else legal
    place = _as_a_whole(position, picked, place)
    return _Press(position, offered, narrowing(position, offered), picked, place).meaning()


_FIELDS: Final[Mapping[type, str]] = {
    AreaOf: "where",
    OnTile: "where",
    DjinnCard: "card",
    ThiefCard: "card",
    OwnCard: "card",
    OwnMeeple: "payment",
    OwnResource: "payment",
}
"""Per type of place: what it chooses; places of any other type choose what their type says."""

_INCOMPLETE: Final = frozenset({"power-needs-tile"})
"""Reasons that ask for one more press, and refuse nothing yet."""

_OWN: Final[Mapping[type, RuleId]] = {
    OwnCard: RuleId("A23"),
    OwnMeeple: RuleId("R2.4.W"),
    OwnResource: RuleId("A65"),
}
"""Per type of place in front of a player: the rule by which only the owner disposes of it."""


@dataclass(frozen=True, slots=True)
class _Press:
    """A press on a place, and the choice as it stands then."""

    position: Position
    legal: tuple[Action, ...]
    offer: Narrowing
    picked: Picked
    place: Place

    def meaning(self) -> Meant:
        if _puts_back(self.position, self.place):
            return Meant(undo=True)
        if self.place in self.picked:
            rest = tuple(one for one in self.picked if one != self.place)
            return Meant(self._together((), rest))
        return self._chosen() or self._refused()

    @property
    def kind(self) -> type | None:
        """The kind of action that is being chosen, if a place of this type belongs to it."""
        kind = kind_of(self.position, self.picked[0]) if self.picked else None
        return kind if kind and type(self.place) in ROWS[kind].places else None

    def _chosen(self) -> Meant | None:
        """Return what the press chooses: beside what is picked, instead of it, or anew.

        Not anew where it answers what is asked next: a tile that the picked tribe may not be
        dropped on is a wrong tile, not the wish to choose another tribe.
        """
        kept = self._kept()
        bases = (self.picked,) if self.kind and kept == self.picked else (self.picked, kept, ())
        whole = WHOLES.get(type(self.place))
        parts = (whole(self.place), self.place) if whole else (self.place,)
        for base in bases:
            for pressed in ((*base, self.place), (*base, *parts)):
                ways = self.offer.fitting(pressed)
                if ways:
                    action = self.offer.completed(ways, pressed)
                    return Meant(() if action else pressed, action)
        return None

    def _kept(self) -> Picked:
        """Return what stays picked: what chose the same gives way, and all that went with it."""
        if self.kind is None:
            return ()
        if type(self.place) in ROWS[self.kind].many:
            return self.picked
        rest = tuple(one for one in self.picked if _field(one) != _field(self.place))
        if len(rest) == len(self.picked):
            return rest
        return self._together((self.place,), rest)[1:]

    def _together(self, kept: Picked, picked: Picked) -> Picked:
        """Add those of some places that can be pressed together."""
        for place in picked:
            if self.offer.fitting((*kept, place)):
                kept = (*kept, place)
        return kept

    def _refused(self) -> Meant:
        """Return the action that the press would be, and why it is refused."""
        kind = self.kind or kind_of(self.position, self.place)
        if kind is None:
            return Meant(self.picked)
        pressed = (*self._kept(), self.place)
        action = ROWS[kind].read(Pressed(self.position, self.legal, pressed))
        found = () if action is None else violations(self.position, action)
        if action is None or any(one.reason in _INCOMPLETE for one in found):
            return Meant(pressed)
        found = self._beside_the_rules(found)
        if found:
            return Meant(self.picked, action, found)
        if action in self.legal:  # it has a place of its own: this one is not in the position
            return Meant(self.picked)
        # Legal and not offered: it wastes fakirs, which nobody does by half a choice.
        ways = narrowing(self.position, (action,)).fitting(pressed)
        done = any(spelling.is_done(pressed) for _, spelling in ways)
        return Meant((), action) if done else Meant(pressed)

    def _beside_the_rules(self, found: tuple[Violation, ...]) -> tuple[Violation, ...]:
        """Return what is wrong with the place itself, where an action could not say so."""
        if isinstance(self.place, RowCard) and not found:
            return _not_offered(self.position)
        other = self._another()
        if other is not None and (not found or isinstance(self.place, OwnResource)):
            return (Violation("press-of-another", _OWN[type(self.place)], (other,)),)
        return found

    def _another(self) -> Seat | None:
        """Return whose things are pressed, if not those of the player who decides."""
        decision, place = self.position.decision, self.place
        if decision is None or not isinstance(place, OwnCard | OwnMeeple | OwnResource):
            return None
        return place.seat if place.seat != decision.who else None


def _not_offered(position: Position) -> tuple[Violation, ...]:
    """Return that a card lies too far down the row, though another like it is for sale."""
    market = market_at(position)
    assert market is not None  # else nothing could be bought
    rule = RULES_OF_TILES[next(kind for kind, one in MARKETS.items() if one is market)]
    return (Violation("press-not-offered", rule, (), (("first", market.first),)),)


def _field(place: Place) -> str | type:
    return _FIELDS.get(type(place), type(place))


def _as_a_whole(position: Position, picked: Picked, place: Place) -> Place:
    """Return the tile or area that a part belongs to, unless it is the part that counts."""
    whole = WHOLES.get(type(place))
    kind = kind_of(position, picked[0] if picked else place)
    if whole is None or (kind and type(place) in ROWS[kind].places):
        return place
    return whole(place)


def _puts_back(position: Position, place: Place) -> bool:
    """Say whether a press puts the hand back where it was picked up: nothing is dropped yet."""
    decision, movement = position.decision, position.turn.movement
    if decision is None or decision.owed is not Owed.MOVEMENT or movement is None:
        return False
    return not movement.drops and place == OnTile(movement.start)
