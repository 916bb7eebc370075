"""What the tables of changes share: a mend, and how it reads a position and a reason."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from ft_tutor.analysis.why_not import goods
from ft_tutor.analysis.why_not.change import Change
from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Seat, Tile

Mend = Callable[[Position, Any, Violation], Iterable[Change]]
"""What could take a reason away; the nearest changes first."""

MIDDLE: Final = Tile.c3
"""Where a movement ends that somebody only thinks of."""


def facts_of(found: Violation) -> dict[str, Any]:
    """Return the facts of a reason by name."""
    return dict(found.facts)


def who(position: Position) -> Seat:
    """Return who decides now, or else whose turn it is."""
    decision = position.decision
    return position.turn.active if decision is None else decision.who


def card_of(found: Violation) -> CardId | None:
    """Return the card that a reason is about, if it is one of the game's."""
    for thing in found.subject:
        if isinstance(thing, str) and (thing in ALL_DJINNS or thing in THIEVES):
            return CardId(thing)
    return None


def held(position: Position, seat: Seat, found: Violation) -> Iterator[Change]:
    """Yield that a player has the card that a reason is about."""
    card = card_of(found)
    if card is not None:
        yield goods.card_held(position, seat, card)
