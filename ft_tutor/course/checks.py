"""The named checks of a lesson: small questions about a try, with the values they take.

A check is written `name` or `name: value`; `CHECKS` lists them all. Most answer for a try that
is complete; `early` ones also look at a try that is still running.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Annotated, Any, Final, get_args

from pydantic import BeforeValidator, TypeAdapter, ValidationError

from ft_tutor.course.fields import (
    Drops,
    Resources,
    Tiles,
    Tribes,
    adapter,
    fault,
    near,
    one_or_many,
    read_actions,
    word_of,
)
from ft_tutor.notation.words import DJINN_WORDS, SPOT_WORDS, THIEF_WORDS
from ft_tutor.rules.actions import Action, Drop, PickUp
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import is_dead_end
from ft_tutor.rules.events import (
    BidPlaced,
    CamelPlaced,
    CardsTaken,
    DjinnTaken,
    Event,
    Killed,
    MeeplesGathered,
    Sold,
    ThiefTaken,
)
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Movement, Position
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import Resource, Seat, Tile


@dataclass(frozen=True, slots=True)
class Try:
    """One try of the learner, as far as it has come.

    Attributes:
        start: the position of the step.
        position: the position now.
        actions: what was carried out, in order.
        events: what it made happen, in order.
        violations: what the last action broke: it was refused, or led into a dead end.
        until: when it is complete; None for when the first decision is settled.
    """

    start: Position
    position: Position
    actions: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()
    violations: tuple[Violation, ...] = ()
    until: "Ends | None" = None

    @property
    def finished(self) -> bool:
        """Whether the try is complete: something was done, and what was asked for is settled."""
        if not self.actions:
            return False
        # Inside `until` the plain end is meant: a check of it may ask whether all is finished.
        return self.until(replace(self, until=None)) if self.until else self._settled

    @property
    def _settled(self) -> bool:
        """Whether the decision that was owed at the start is owed no more."""
        pending, first = self.position.turn.pending, self.start.turn.pending
        return len(pending) < len(first) or pending[: len(first)] != first

    @property
    def seat(self) -> Seat:
        """Who decides at the start."""
        decision = self.start.decision
        return decision.who if decision else self.start.turn.active

    @property
    def movement(self) -> Movement | None:
        """The last movement of this try, if one has begun; its turn may have ended since."""
        movement = self.start.turn.movement
        for action in self.actions:
            if isinstance(action, PickUp):
                movement = Movement(action.tile)
            elif isinstance(action, Drop) and movement is not None:
                drops = (*movement.drops, (action.tile, action.tribe))
                movement = replace(movement, drops=drops)
        return movement

    @property
    def path(self) -> tuple[Tile, ...]:
        """The tiles of the path so far, the start first."""
        if self.movement is None:
            return ()
        return (self.movement.start, *(tile for tile, _ in self.movement.drops))


Ends = Callable[[Try], bool]
"""Says whether a try is complete."""


def decisions(actions: tuple[Action, ...]) -> int:
    """Count decisions: a movement is one, however many meeples walk."""
    begun = [action for action in actions if not isinstance(action, Drop)]
    in_hand = bool(actions) and isinstance(actions[0], Drop)
    return len(begun) + in_hand


def _finished(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return attempt.finished is wanted


def _legal(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return (attempt.finished and not attempt.violations) is wanted


def _starts_on(attempt: Try, tiles: tuple[Tile, ...]) -> bool:
    return attempt.movement is not None and attempt.movement.start in tiles


def _ends_on(attempt: Try, tiles: tuple[Tile, ...]) -> bool:
    path = attempt.path
    return attempt.finished and bool(path) and path[-1] in tiles


def _visits(attempt: Try, tiles: tuple[Tile, ...]) -> bool:
    return attempt.finished and set(tiles) <= set(attempt.path[1:])


def _drops(attempt: Try, drops: tuple[tuple[Any, Tile], ...]) -> bool:
    done = {(action.tribe, action.tile) for action in attempt.actions if isinstance(action, Drop)}
    return attempt.finished and set(drops) <= done


def _loop(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return attempt.finished and (len(set(attempt.path)) < len(attempt.path)) is wanted


def _gathered(attempt: Try) -> MeeplesGathered | None:
    found = (event for event in attempt.events if isinstance(event, MeeplesGathered))
    return next(found, None)


def _last_tribe(attempt: Try, tribes: tuple[Any, ...]) -> bool:
    event = _gathered(attempt)
    return event is not None and event.tribe in tribes


def _gathers(attempt: Try, count: int) -> bool:
    event = _gathered(attempt)
    return event is not None and event.count == count


def _gathers_at_least(attempt: Try, count: int) -> bool:
    event = _gathered(attempt)
    return event is not None and event.count >= count


def _takes_control(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    placed = any(isinstance(event, CamelPlaced) for event in attempt.events)
    return attempt.finished and placed is wanted


def _wins_at_least(attempt: Try, count: int) -> bool:
    placed = (event for event in attempt.events if isinstance(event, CamelPlaced))
    won = sum(event.seat is attempt.seat for event in placed)
    return attempt.finished and won >= count


def _moves_max(attempt: Try, count: int) -> bool:
    moves = sum(isinstance(event, MeeplesGathered) for event in attempt.events)
    return attempt.finished and moves <= count


# --- of any decision


def _owed(attempt: Try, names: tuple[str, ...]) -> bool:
    decision = attempt.position.decision
    return (decision.owed.value if decision else NOTHING) in names


def _plays(attempt: Try, actions: tuple[Action, ...]) -> bool:
    return set(actions) <= set(attempt.actions)


def _event(attempt: Try, names: tuple[str, ...]) -> bool:
    return any(type(event).__name__ in names for event in attempt.events)


def _bid(attempt: Try, spots: tuple[int, ...]) -> bool:
    bids = (event for event in attempt.events if isinstance(event, BidPlaced))
    return any(event.seat is attempt.seat and event.spot in spots for event in bids)


def _kills(attempt: Try, tribes: tuple[Any, ...]) -> bool:
    killed = {tribe for e in attempt.events if isinstance(e, Killed) for tribe in e.tribes}
    return set(tribes) <= killed


def _buys(attempt: Try, resources: tuple[Resource, ...]) -> bool:
    events = (event for event in attempt.events if isinstance(event, CardsTaken))
    bought = Counter(card for event in events for card in event.cards)
    return Counter(resources) <= bought


def _row_begins(attempt: Try, resources: tuple[Resource, ...]) -> bool:
    return attempt.position.supply.row[: len(resources)] == resources


def _sells(attempt: Try, resources: tuple[Resource, ...]) -> bool:
    events = (event for event in attempt.events if isinstance(event, Sold))
    return any(set(resources) <= set(event.goods) for event in events)


def _takes(attempt: Try, words: tuple[str, ...]) -> bool:
    taken = (event for event in attempt.events if isinstance(event, DjinnTaken | ThiefTaken))
    kinds = {DjinnTaken: DJINN, ThiefTaken: THIEF}
    return any(event.card in words or kinds[type(event)] in words for event in taken)


def _coins(position: Position, seat: Seat) -> int:
    return position.players[seat].coins


def _coins_at_least(attempt: Try, count: int) -> bool:
    return _coins(attempt.position, attempt.seat) >= count


def _earns_at_least(attempt: Try, count: int) -> bool:
    before, now = (_coins(one, attempt.seat) for one in (attempt.start, attempt.position))
    return bool(attempt.actions) and now - before >= count


def _dead_end(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return is_dead_end(attempt.violations) is wanted


def _refused(attempt: Try, what: str) -> bool:
    return any(what in (violation.rule, violation.reason) for violation in attempt.violations)


NOTHING: Final = "nothing"
DJINN: Final = "djinn"
THIEF: Final = "thief"

OWED: Final = (*(owed.value for owed in Owed), NOTHING)
"""The names of what may be owed, as positions name it; `nothing` when nothing is."""

EVENTS: Final = tuple(kind.__name__ for kind in get_args(Event))


def _spot(value: object) -> int:
    return SPOT_WORDS[word_of(SPOT_WORDS)(str(value))]


def _action(value: object) -> Action:
    actions = read_actions(value)
    if len(actions) != 1:
        raise fault("not-one-action", found=str(value))
    return actions[0]


def _words(read: Callable[[object], Any]) -> TypeAdapter[Any]:
    """Return what reads one value, or a list of them."""
    return adapter(Annotated[tuple[Any, ...], BeforeValidator(one_or_many(read))])


def _rule_or_reason(value: object) -> str:
    if not isinstance(value, str) or (value[:1].isupper() and value not in RULES):
        raise fault("unknown-rule", found=str(value), near=near(str(value), RULES))
    return value


@dataclass(frozen=True, slots=True)
class Check:
    """A named check.

    Attributes:
        holds: whether it is true of a try, given the value of the lesson file.
        value: reads that value.
        bare: the value meant by the name alone; None where a value must be given.
        early: whether it is also asked while the movement is still running.
    """

    holds: Callable[[Try, Any], bool]
    value: TypeAdapter[Any]
    bare: Any = None
    early: bool = False


def _flag(holds: Callable[[Try, bool], bool], *, early: bool = False) -> Check:
    return Check(holds, adapter(bool), bare=True, early=early)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "finished": _flag(_finished),
        "legal": _flag(_legal),
        "starts_on": Check(_starts_on, adapter(Tiles)),
        "ends_on": Check(_ends_on, adapter(Tiles)),
        "visits": Check(_visits, adapter(Tiles)),
        "drops": Check(_drops, adapter(Drops)),
        "loop": _flag(_loop),
        "last_tribe": Check(_last_tribe, adapter(Tribes)),
        "gathers": Check(_gathers, adapter(int)),
        "gathers_at_least": Check(_gathers_at_least, adapter(int)),
        "takes_control": _flag(_takes_control),
        "wins_at_least": Check(_wins_at_least, adapter(int)),
        "moves_max": Check(_moves_max, adapter(int)),
        "owed": Check(_owed, _words(word_of(OWED))),
        "plays": Check(_plays, _words(_action)),
        "event": Check(_event, _words(word_of(EVENTS))),
        "bid": Check(_bid, _words(_spot)),
        "kills": Check(_kills, adapter(Tribes)),
        "buys": Check(_buys, adapter(Resources)),
        "sells": Check(_sells, adapter(Resources)),
        "row_begins": Check(_row_begins, adapter(Resources)),
        "takes": Check(_takes, _words(word_of((DJINN, THIEF, *DJINN_WORDS, *THIEF_WORDS)))),
        "coins_at_least": Check(_coins_at_least, adapter(int)),
        "earns_at_least": Check(_earns_at_least, adapter(int)),
        "dead_end": _flag(_dead_end, early=True),
        "refused": Check(
            _refused, adapter(Annotated[str, BeforeValidator(_rule_or_reason)]), early=True
        ),
    }
)
"""Every named check.

finished, legal    the try is complete; the two say the same of a try without mistakes
starts_on, ends_on the movement starts or ends on one of the tiles
visits             all these tiles are on the path, the start not counted
drops              all these drops were made: `w-c4`
loop               a tile is on the path twice
last_tribe         the meeples gathered at the end are of one of the tribes: `w`
gathers            exactly so many meeples are gathered at the end (R2.3.1)
gathers_at_least   at least so many
takes_control      a camel is placed (R2.3.2)
wins_at_least      at least so many camels of whoever decides are placed
moves_max          so many movements at most
owed               this decision is waited for now: `tile`, or `[tile, end]`; `nothing`
plays              all these actions were carried out, in the notation's words: `kill.r-c4`
event              one of these events happened, by its class: `CamelPlaced`
bid                a bid for the spot that costs so much: `3`
kills              meeples of all these tribes were killed: `r`
buys               all these resources were bought: `[fish, silk]`
row_begins         these are the first cards of the row now: `[fish, silk]`
sells              one set with all these resources was sold
takes              a `djinn`, a `thief`, or one of these cards was taken: `enki`
coins_at_least     whoever decides has at least so many coins
earns_at_least     he has at least so many more than at the start
dead_end           the last step was into a dead end (R2.2.8); asked early
refused            the last action broke this rule (`R2.2.3`) or had this reason
                   (`drop-diagonal`); asked early
"""


def read_check(name: str, value: object) -> tuple[Check, Any]:
    """Find a check and read its value; None means that the name stands alone.

    Raises:
        PydanticCustomError: there is no such check, or the value does not suit it.
    """
    if name not in CHECKS:
        raise fault(
            "unknown-check", found=name, near=near(name, CHECKS), expected=", ".join(CHECKS)
        )
    check = CHECKS[name]
    value = check.bare if value is None else value
    if value is None:
        raise fault("check-needs-value", check=name)
    try:
        return check, check.value.validate_python(value)
    except ValidationError as error:
        raise _first(error, name) from error


def _first(error: ValidationError, name: str) -> Exception:
    first = error.errors()[0]
    if first["type"].startswith("fault-"):
        return fault(first["msg"], **first.get("ctx", {}))
    return fault("check-value", check=name, found=str(first["input"]))
