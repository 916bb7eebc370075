"""Ba'al, Marid, Monkir and Nekir: they pay their owner for what happens on the table."""

from typing import Final

from ft_tutor.rules import rulings
from ft_tutor.rules.cards.model import Djinn
from ft_tutor.rules.effects import Effects, gained
from ft_tutor.rules.events import (
    Claimed,
    DjinnTaken,
    DrawnDjinnKept,
    Killed,
    MeepleDropped,
    PalacePlaced,
)
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, RuleId, Seat

_OWN: Final = 1
_OTHERS: Final = 2
"""What they pay, in coins: for their owner's own deed, and for that of somebody else (D.3, D.16,
D.17, D.18).
"""


def _pays(position: Position, djinn: Djinn, owner: Seat, doer: Seat, times: int = 1) -> Effects:
    coins = times * (_OWN if doer == owner else _OTHERS)
    return gained(position, owner, djinn.card, coins, djinn.rule)


def _after_a_drop(position: Position, owner: Seat, event: MeepleDropped) -> Effects | None:
    """Pay for a meeple dropped on a tile of his owner (A46); the camel must be there (A47)."""
    if position.squares[event.tile].camel != owner:
        return None
    return _pays(position, MARID, owner, position.turn.active)


def _after_a_palace(position: Position, owner: Seat, event: PalacePlaced) -> Effects:
    """Pay for every palace put on the board (A48)."""
    return _pays(position, MONKIR, owner, event.seat)


def _after_a_djinn(
    position: Position, owner: Seat, event: DjinnTaken | DrawnDjinnKept | Claimed
) -> Effects | None:
    """Pay for a djinn taken, but not for himself (A44, A45)."""
    if event.card is None or (event.card == BAAL.card and not rulings.BAAL_PAYS_FOR_HIMSELF):
        return None
    return _pays(position, BAAL, owner, event.seat)


def _after_a_killing(position: Position, owner: Seat, event: Killed) -> Effects:
    killings = len(event.tribes) if rulings.NEKIR_PAYS_PER_VICTIM else 1  # A26
    return _pays(position, NEKIR, owner, event.seat, killings)


BAAL: Final = Djinn(
    card=CardId("baal"),
    points=6,
    rule=RuleId("D.3"),
    reacts=dict.fromkeys((DjinnTaken, DrawnDjinnKept, Claimed), _after_a_djinn),
)
MARID: Final = Djinn(
    card=CardId("marid"), points=6, rule=RuleId("D.16"), reacts={MeepleDropped: _after_a_drop}
)
MONKIR: Final = Djinn(
    card=CardId("monkir"), points=6, rule=RuleId("D.17"), reacts={PalacePlaced: _after_a_palace}
)
NEKIR: Final = Djinn(
    card=CardId("nekir"), points=6, rule=RuleId("D.18"), reacts={Killed: _after_a_killing}
)
