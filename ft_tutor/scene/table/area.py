"""Where things lie in front of a player; pure geometry."""

from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

from ft_tutor.scene.layout import Area

PAD: Final = 5.0
GAP: Final = 3.0
KEPT: Final = 104.0
"""The width of the meeples kept, where they share a line with the head."""
SHAPE: Final = 0.82
"""The width of a card, as a part of its height."""
TALL: Final = 180.0
"""An area at least so high has one line more."""
BARE: Final = 86.0
"""The height of an area without cards: who and what, and the meeples kept, as in a high one."""
LEAST: Final = 24.0
"""Nothing that can be pressed is smaller."""
CARD: Final = (46.0, 76.0)
"""The least height of a card, where they lie in several rows, and the greatest width."""
NAMED: Final = 68.0
"""A card at least so wide has its name on it."""
NAMED_HIGH: Final = 40.0
"""In a lower card a name would leave no room for the figure."""


@dataclass(frozen=True, slots=True)
class Lines:
    """Where the lines of an area lie: who and what, the meeples kept, the hand, the cards.

    Attributes:
        tall: whether the camels and the meeples kept have a line of their own.
    """

    tall: bool
    head: Area
    kept: Area
    hand: Area
    cards: Area


def lines(area: Area) -> Lines:
    """One below the other; in a low area, who and what share a line with the meeples."""
    x, y, w, h = area
    left, wide, top = x + PAD, w - 2 * PAD, y + PAD
    tall = h >= TALL or h <= BARE
    if not tall:
        spare = min(10, h / 10 - 11)
        high, hand = 30 + spare / 2, 28 + spare
        head: Area = (left, top, wide - KEPT, high)
        kept: Area = (left + wide - KEPT, top, KEPT, high)
    else:
        high, hand = 76.0, 44.0
        head, kept = (left, top, wide, 36), (left, top + 40, wide, 36)
    below = top + high + GAP
    cards = below + hand + GAP
    at_hand, at_cards = (left, below, wide, hand), (left, cards, wide, y + h - PAD - cards)
    return Lines(tall, head, kept, at_hand, at_cards)


class Lying(NamedTuple):
    """How cards lie: how many in a row, how far apart, and how large."""

    a_row: int
    pitch: float
    w: float
    h: float


def arranged(number: int, area: Area) -> Lying:
    """Side by side in few rows if they fit, else over each other, the middle of each free.

    A low card is wider than it need be where there is room, so that its name is on it.
    """
    _, _, w, h = area
    rows = [
        _in_rows(number, row, area)
        for row in (1, 2, 3)
        if row == 1 or (h + GAP) / row - GAP >= LEAST
    ]
    apart = (one for n, one in enumerate(rows) if one.pitch > one.w and (not n or one.h >= CARD[0]))
    seen = (one for one in rows if one.pitch >= max(LEAST, one.w / 2 + 1))
    slim = rows[0]._replace(w=LEAST, pitch=(w - LEAST) / max(1, number - 1))
    return next(apart, None) or next(seen, None) or slim


def _in_rows(number: int, rows: int, area: Area) -> Lying:
    _, _, w, h = area
    high, a_row = (h + GAP) / rows - GAP, max(1, ceil(number / rows))
    wide, room = min(CARD[1], high * SHAPE), (w + GAP) / a_row - GAP
    if high >= NAMED_HIGH and room >= NAMED > wide:
        wide = min(CARD[1], room)
    pitch = min(wide + GAP, (w - wide) / max(1, a_row - 1))
    return Lying(a_row, pitch, wide, min(high, wide / SHAPE))
