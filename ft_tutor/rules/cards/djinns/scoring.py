"""Al-Amin, Haurvatat, Jafaar and Shamhat: they make things worth more at the end (R5)."""

from typing import Final

from ft_tutor.rules.cards.model import Adjustment, Amount, Djinn
from ft_tutor.rules.position import HeldCard, Position
from ft_tutor.rules.vocabulary import CardId, Resource, RuleId, Seat

_FAKIRS_PER_WILD: Final = 2
"""How many fakirs together are one good of any kind (A58)."""


def _raised(points: int) -> Adjustment:
    """Return that a thing scores so many VP."""
    return lambda _position, _seat, _held, _usual: points


def _wild_goods(position: Position, seat: Seat, _held: HeldCard, _usual: int) -> int:
    return position.players[seat].resources[Resource.FAKIR] // _FAKIRS_PER_WILD


AL_AMIN: Final = Djinn(
    card=CardId("al-amin"),
    points=5,
    rule=RuleId("D.1"),
    adjusts={Amount.WILD_GOODS: _wild_goods},
)
HAURVATAT: Final = Djinn(
    card=CardId("haurvatat"),
    points=8,
    rule=RuleId("D.9"),
    adjusts={Amount.PALM: _raised(5)},
)
JAFAAR: Final = Djinn(
    card=CardId("jafaar"),
    points=6,
    rule=RuleId("D.11"),
    adjusts={Amount.VIZIER: _raised(3)},
)
SHAMHAT: Final = Djinn(
    card=CardId("shamhat"),
    points=6,
    rule=RuleId("D.19"),
    adjusts={Amount.ELDER: _raised(4)},
)
