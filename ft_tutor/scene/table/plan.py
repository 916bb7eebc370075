"""Where the parts of a table lie: the whole table, or some parts alone; pure geometry."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.layout import Area, Frame
from ft_tutor.scene.table.area import BARE
from ft_tutor.scene.table.look import ALL_PARTS, PLAYERS, Part

Crop = tuple[Tile, Tile]

WIDTH: Final = 1000.0
HEIGHT: Final = 690.0
MARGIN: Final = 8.0
GAP: Final = 6.0
TRACKS: Final = 66.0
"""The height of the two tracks, above the sultanate."""
CARDS: Final = 104.0
"""The height of the rows of cards, below it."""
RAIL: Final = 60.0
"""The width of what lies beside the sultanate: the hand, and the supply below it."""
SUPPLY: Final = 168.0
"""The height of the supply."""
BID_TRACK: Final = 196.0
TURN_TRACK: Final = 516.0
RESOURCES: Final = (584.0, 508.0)
"""The width of the row of resources, without thieves and with them."""
THIEF: Final = 128.0


@dataclass(frozen=True, slots=True)
class Plan:
    """The size of a picture, and where in it each part lies.

    Attributes:
        crop: two corner tiles of the part of the sultanate that is shown.
    """

    width: float
    height: float
    areas: Mapping[Part, Area]
    crop: Crop | None = None

    @property
    def sultanate(self) -> Frame | None:
        """The frame of the sultanate, if that is shown."""
        if Part.SULTANATE not in self.areas:
            return None
        x, y, width, _ = self.areas[Part.SULTANATE]
        frame = Frame(*self.crop) if self.crop else Frame()
        return replace(frame, x=x, y=y, scale=width / frame.width)


@lru_cache(maxsize=64)
def plan(
    parts: frozenset[Part],
    players: int,
    *,
    thieves: bool,
    crop: Crop | None = None,
    bare: frozenset[Part] = frozenset(),
) -> Plan:
    """Where the parts lie.

    Args:
        parts: those that are shown.
        players: how many there are.
        thieves: whether thieves are played.
        crop: two corner tiles of the part of the sultanate that is shown; not on a whole table.
        bare: the players in front of whom no card lies, and none will; not on a whole table.
    """
    none = () if thieves else (Part.THIEF,)
    shown = parts - {*PLAYERS[players:], *none}
    found = dict(_whole(players, thieves=thieves))
    whole = {part: found[part] for part in Part if part in found}
    if shown >= ALL_PARTS - {*PLAYERS[players:], *none}:
        return Plan(WIDTH, HEIGHT, whole)
    sizes = {part: _alone(part, whole, bare) for part in Part if part in shown}
    if crop and Part.SULTANATE in sizes:
        sizes[Part.SULTANATE] = _cropped(crop)
    return replace(_flowing(sizes), crop=crop)


def _whole(players: int, *, thieves: bool) -> Iterator[tuple[Part, Area]]:
    top, bottom = MARGIN + TRACKS + GAP, HEIGHT - MARGIN - CARDS
    high = bottom - GAP - top
    board = high * Frame().width / Frame().height
    rail = MARGIN + board + GAP
    seats = rail + RAIL + GAP
    yield Part.SULTANATE, (MARGIN, top, board, high)
    yield Part.HAND, (rail, top, RAIL, high - SUPPLY - GAP)
    yield Part.SUPPLY, (rail, top + high - SUPPLY, RAIL, SUPPLY)
    yield from _row(MARGIN, TRACKS, ((Part.BID_TRACK, BID_TRACK), (Part.TURN_TRACK, TURN_TRACK)))
    status = MARGIN + BID_TRACK + GAP + TURN_TRACK + GAP
    yield Part.STATUS, (status, MARGIN, WIDTH - MARGIN - status, TRACKS)
    each = (high - GAP * (players - 1)) / players
    for seat, part in enumerate(PLAYERS[:players]):
        yield part, (seats, top + seat * (each + GAP), WIDTH - MARGIN - seats, each)
    resources = RESOURCES[thieves]
    rest = WIDTH - 2 * MARGIN - resources - GAP
    djinns = rest - THIEF - GAP if thieves else rest
    row = ((Part.RESOURCES, resources), (Part.DJINNS, djinns), (Part.THIEF, THIEF))
    yield from _row(bottom, CARDS, row if thieves else row[:2])


def _row(
    top: float, height: float, parts: Iterable[tuple[Part, float]]
) -> Iterator[tuple[Part, Area]]:
    left = MARGIN
    for part, width in parts:
        yield part, (left, top, width, height)
        left += width + GAP


Size = tuple[float, float]
"""Width and height."""

ALONE: Final[Mapping[Part, Size]] = {
    Part.HAND: (320, 76),
    Part.SUPPLY: (178, 60),
    Part.STATUS: (260, TRACKS),
    **dict.fromkeys(PLAYERS, (380.0, 200.0)),
}
"""The size of a part that is not as large by itself as on the whole table."""

CROP_SCALE: Final = 1.0
"""How large a board unit is where a part of the sultanate is shown."""

LINES: Final = (1.0, 1.4, 1.7, 2.1)
"""How long a line of parts may be, as a part of the widest of them."""


def _alone(part: Part, whole: Mapping[Part, Area], bare: frozenset[Part]) -> Size:
    w, h = ALONE.get(part, whole[part][2:])
    return w, BARE if part in bare else h


def _cropped(crop: Crop) -> Size:
    frame = Frame(*crop)
    return CROP_SCALE * frame.width, CROP_SCALE * frame.height


def _flowing(sizes: Mapping[Part, Size]) -> Plan:
    """Parts one beside the other, in the lines or the column in which all is seen largest."""
    widest = max((w for w, _ in sizes.values()), default=0.0)
    plans = [_lines(sizes, widest * share) for share in LINES]
    if Part.SULTANATE in sizes and len(sizes) > 1:
        plans.append(_column(sizes))
    return min(plans, key=lambda one: max(one.width / WIDTH, one.height / HEIGHT))


def _lines(sizes: Mapping[Part, Size], width: float) -> Plan:
    """Lines of this width at most."""
    areas: dict[Part, Area] = {}
    x, y, high, right = MARGIN, MARGIN, 0.0, 0.0
    for part, (w, h) in sizes.items():
        if x > MARGIN and x + w > MARGIN + width + 0.5:
            x, y, high = MARGIN, y + high + GAP, 0.0
        areas[part] = (x, y, w, h)
        x, high, right = x + w + GAP, max(high, h), max(right, x + w)
    return Plan(right + MARGIN, y + high + MARGIN, _centred(areas, right))


def _column(sizes: Mapping[Part, Size]) -> Plan:
    """The sultanate, and beside it all other parts, one below the other."""
    (width, height), *rest = sizes.values()
    left, y = MARGIN + width + GAP, MARGIN
    areas: dict[Part, Area] = {Part.SULTANATE: (MARGIN, MARGIN, width, height)}
    for part, (w, h) in list(sizes.items())[1:]:
        areas[part] = (left, y, w, h)
        y += h + GAP
    right = left + max(w for w, _ in rest)
    return Plan(right + MARGIN, max(MARGIN + height, y - GAP) + MARGIN, areas)


def _centred(areas: Mapping[Part, Area], right: float) -> dict[Part, Area]:
    """The same areas, each line in the middle of the picture."""
    found: dict[Part, Area] = {}
    for _, line in groupby(areas.items(), key=lambda item: item[1][1]):
        members = list(line)
        slack = (right - (members[-1][1][0] + members[-1][1][2])) / 2
        found |= {part: (x + slack, y, w, h) for part, (x, y, w, h) in members}
    return found
