"""The hooks: what the chapters ask the cards, and nothing else of the cards do they know.

Each answers for all cards at once, and neutrally where no card has a say.

offers    `using_djinns.offers`, asked by the engine
reacts    `reactions`
adjusts   `adjusted`, `adjuster`, `kept_victims`
forbids   `shield`
widens    `moved_places`, `moved_violation`, `pay_move`
thieves   `matching_thief`
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.djinns.pieces import moved_places, moved_violation, pay_move
from ft_tutor.rules.cards.held import holder
from ft_tutor.rules.cards.model import Amount, Djinn, Threat
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import Event
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Seat, Tribe

# --- reacts

_REACTING: Final[Mapping[type, tuple[Djinn, ...]]] = {
    event: tuple(djinn for djinn in ALL_DJINNS.values() if event in djinn.reacts)
    for event in {event for djinn in ALL_DJINNS.values() for event in djinn.reacts}
}
"""Per event: the djinns that react to it; in which order does not matter (A73)."""


def reactions(position: Position, event: Event) -> Effects | None:
    """Return what djinns do after an event, None if nothing; the position is the one after it."""
    reacting = _REACTING.get(type(event))
    if reacting is None:
        return None
    owned = [djinn for djinn in reacting if holder(position, djinn.card) is not None]
    return _reactions(position, event, owned) if owned else None


def _reactions(position: Position, event: Event, djinns: list[Djinn]) -> Effects:
    for djinn in djinns:
        owner = holder(position, djinn.card)
        assert owner is not None
        reaction = djinn.reacts[type(event)](position, owner, event)
        if reaction is not None:
            position = yield from reaction
    return position


# --- adjusts


@dataclass(frozen=True, slots=True)
class Adjusted:
    """An amount that applies to a player, and the djinn that makes it another than usual."""

    number: int
    djinn: Djinn | None = None


def adjusted(position: Position, seat: Seat, amount: Amount, usual: int) -> Adjusted:
    """Return an amount as it is for a player."""
    for held in position.players[seat].djinns:
        djinn = ALL_DJINNS[held.card]
        if amount in djinn.adjusts:
            number = djinn.adjusts[amount](position, seat, held, usual)
            return Adjusted(number, djinn if number != usual else None)
    return Adjusted(usual)


def adjuster(amount: Amount) -> Djinn:
    """Return the djinn that adjusts an amount, to name it to a player who has not got it."""
    return next(djinn for djinn in ALL_DJINNS.values() if amount in djinn.adjusts)


def kept_victims(position: Position, seat: Seat, tribes: tuple[Tribe, ...]) -> tuple[Tribe, ...]:
    """Return which victims go in front of the killer instead of to the bag (D.12, A50)."""
    kept = [ALL_DJINNS[held.card].keeps for held in position.players[seat].djinns]
    return tuple(tribe for tribe in tribes if any(tribe in some for some in kept))


# --- forbids


def shield(position: Position, seat: Seat, threat: Threat) -> Djinn | None:
    """Return the djinn that keeps a threat from a player."""
    djinns = (ALL_DJINNS[held.card] for held in position.players[seat].djinns)
    return next((djinn for djinn in djinns if djinn.forbids is threat), None)


# --- thieves


def matching_thief(position: Position, seat: Seat, tribe: Tribe) -> CardId | None:
    """Return the thief of a player that may be used after this tribe's action (R2.4.T)."""
    thieves = position.players[seat].thieves
    return next((held.card for held in thieves if THIEVES[held.card].tribe is tribe), None)


__all__ = [
    "Adjusted",
    "Amount",
    "Threat",
    "adjusted",
    "adjuster",
    "kept_victims",
    "matching_thief",
    "moved_places",
    "moved_violation",
    "pay_move",
    "reactions",
    "shield",
]
