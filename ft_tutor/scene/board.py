"""The board as a scene: tiles, pieces, marks and the tray with the hand."""

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import Final

from ft_tutor.rules.counts import Counts
from ft_tutor.rules.grid import COLUMNS
from ft_tutor.rules.position import Position, PrintedTile, Square
from ft_tutor.rules.vocabulary import TRIBES, Piece, Tile, Tribe
from ft_tutor.scene.emblems import landscape
from ft_tutor.scene.layout import (
    BADGE_AT,
    BORDER,
    CAMEL_AT,
    CAMEL_SCALE,
    PALACE_AT,
    PALM_AT,
    RIM,
    SIDE,
    TOKEN_SCALE,
    TRAY,
    Frame,
    Tray,
    spots,
    tray_under,
)
from ft_tutor.scene.marks import HOT, mark_shapes
from ft_tutor.scene.meeples import Drawing, meeple, silhouette
from ft_tutor.scene.outlines import Outline, box, star
from ft_tutor.scene.overlay import NO_OVERLAY, Overlay
from ft_tutor.scene.pieces import badge, camel, count, token
from ft_tutor.scene.places import InHand, OnTile, OnTileMeeple, OnTilePiece, Place
from ft_tutor.scene.shapes import (
    Layer,
    Point,
    Polygon,
    Rect,
    Scene,
    Shape,
    Text,
    carriers,
    placed,
)
from ft_tutor.scene.trail import trail_lines, trail_tags

NO_PARTS: Final[frozenset[Place]] = frozenset()


def board_scene(
    position: Position,
    overlay: Overlay = NO_OVERLAY,
    crop: tuple[Tile, Tile] | None = None,
    *,
    hand: bool = True,
    parts: Iterable[Place] = (),
) -> Scene:
    """The board of a position as a picture.

    Args:
        position: what is shown, even if it is impossible.
        overlay: what is marked.
        crop: two corner tiles of the part that is shown.
        hand: whether the tray with the hand is shown below the board.
        parts: the meeples of a tribe, the palms or palaces on a tile that are pressed by
            themselves now; other places are ignored.
    """
    frame = Frame(*crop) if crop else Frame()
    ground: list[Shape] = list(rim(frame, hand=hand))
    pieces: list[Shape] = []
    for land, stood in sultanate(position, frame, parts):
        ground += land
        pieces += stood
    if hand:
        tray = tray_under(frame)
        ground += tray_rug(tray)
        pieces += tray_hand(tray, position.hand, overlay.picked)
    height = frame.height + (TRAY if hand else 0)
    trail = overlay.path
    there = carriers((*ground, *pieces)) if overlay != NO_OVERLAY else {}
    marks = tuple(mark_shapes(overlay, there))
    shapes = (
        *ground,
        *trail_lines(trail, overlay.faint, frame),
        *(mark for mark in marks if mark.layer is Layer.TRAIL),
        *pieces,
        *(mark for mark in marks if mark.layer is Layer.MARKS),
        *(trail_tags(trail, frame) if trail else ()),
    )
    return Scene(frame.width, height, shapes)


def sultanate(
    position: Position, frame: Frame, parts: Iterable[Place] = ()
) -> Iterator[tuple[tuple[Shape, ...], tuple[Shape, ...]]]:
    """The tiles of a frame: for each the ground, and what stands on it."""
    single = [part for part in parts if isinstance(part, OnTileMeeple | OnTilePiece)]
    for tile in frame.tiles:
        own = frozenset(part for part in single if part.tile is tile) if single else NO_PARTS
        at = (*frame.origin(tile), frame.scale)
        yield (
            _ground(position.layout[tile], tile, at),
            _pieces(position.squares[tile], tile, at, own),
        )


@lru_cache(maxsize=16)
def rim(frame: Frame, *, hand: bool) -> tuple[Shape, ...]:
    """The rim of a frame with the coordinates, and below it the ground of the tray."""
    height = frame.height + (TRAY if hand else 0)
    near, right, bottom = RIM / 2, frame.width - BORDER / 2, frame.height - BORDER / 2
    corners = ((x, y) for x in (near, right) for y in (near, bottom))
    return (
        Rect(0, 0, frame.width, height, "board.rim", 6),
        Rect(near, near, right - near, bottom - near, "board.inlay"),
        *(Polygon(star(x, y, 6.5, 3.6, 8), "board.ornament") for x, y in corners),
        *_coordinates(frame),
    )


def _coordinates(frame: Frame) -> Iterator[Shape]:
    """Letters above and figures on the left, each on a bare piece of the rim."""
    middle = RIM / 2
    columns = ((frame.point(Tile(c), (50, 0))[0], Tile(c).name[0]) for c in frame.columns)
    rows = (Tile(r * COLUMNS) for r in frame.rows)
    yield from (s for x, letter in columns for s in _coordinate(x, middle, letter))
    yield from (s for r in rows for s in _coordinate(middle, frame.point(r, (0, 50))[1], r.name[1]))


def _coordinate(x: float, y: float, sign: str) -> tuple[Shape, ...]:
    return (
        Rect(x - 11, y - 11, 22, 22, "board.rim", 5),
        Text(x, y, sign, 16, "board.letter"),
    )


At = tuple[float, float, float]
"""Where the corner of a tile lies, and how large a board unit is."""


# Kept are the tiles of one board and a few that have changed: a board takes over 1 MB.
@lru_cache(maxsize=36)
def _ground(printed: PrintedTile, tile: Tile, at: At) -> tuple[Shape, ...]:
    plot, place = Rect(0, 0, SIDE, SIDE, "board.field"), OnTile(tile)
    drawn = (plot, *landscape(printed.kind), *placed(badge(printed.kind, printed.value), *BADGE_AT))
    return placed(drawn, *at, place=place)


@lru_cache(maxsize=48)
def _pieces(square: Square, tile: Tile, at: At, parts: frozenset[Place]) -> tuple[Shape, ...]:
    """What stands on a tile; the parts are places of their own, all else belongs to the tile."""
    whole, (left, top, size) = OnTile(tile), at
    return tuple(
        shape
        for part, drawing, (x, y), scale in (*_owned(square, tile), *_meeples(square, tile))
        for shape in placed(
            (AROUND, *drawing) if part in parts and isinstance(part, OnTileMeeple) else drawing,
            left + size * x,
            top + size * y,
            size * scale,
            layer=Layer.PIECES,
            place=part if part in parts else whole,
        )
    )


AROUND: Final = Rect(-12.5, -30.5, 26, 32, HOT)
"""What is pressed where a meeple is a place of its own; nothing is seen of it."""

Stood = tuple[Place, Drawing, Point, float]
"""What can be meant by itself, its drawing, where it goes on its tile, and its scale."""


def _owned(square: Square, tile: Tile) -> Iterator[Stood]:
    if square.camel is not None:
        yield OnTile(tile), camel(square.camel), CAMEL_AT, CAMEL_SCALE
    if square.palaces:
        palaces = token("palace", square.palaces)
        yield OnTilePiece(tile, Piece.PALACE), palaces, PALACE_AT, TOKEN_SCALE
    if square.palms:
        yield OnTilePiece(tile, Piece.PALM), token("palm", square.palms), PALM_AT, TOKEN_SCALE


def _meeples(square: Square, tile: Tile) -> Iterator[Stood]:
    for tribe, x, y, scale, number in spots(square):
        drawing = meeple(tribe)
        if number > 1:
            drawing += placed(count(number), 13, -21, 1 / scale)
        yield OnTileMeeple(tile, tribe), drawing, (x, y), scale


@lru_cache(maxsize=16)
def tray_rug(tray: Tray) -> tuple[Shape, ...]:
    """A rug with a fringe, and on it the five hollow places for meeples."""
    x, y, w, h = tray.rug
    return (
        *(Polygon(tassel, "tray.fringe") for tassel in _fringe(x, y, w, h)),
        Rect(x, y, w, h, "tray", 3),
        Rect(x + 4, y + 4, w - 8, h - 8, "tray.line", 2),
        *(
            shape
            for tribe in TRIBES
            for shape in placed(silhouette(tribe, "tray.hollow"), *tray.feet(tribe), tray.scale)
        ),
    )


def _fringe(x: float, y: float, w: float, h: float) -> Iterator[Outline]:
    """Tassels at the two short ends."""
    if h > w:
        yield from (tuple((a, b) for b, a in tassel) for tassel in _fringe(y, x, h, w))
        return
    pitch = h / 9
    for index in range(9):
        top = y + index * pitch + 1.6
        yield box(x - 8, top, 10, pitch - 3.2)
        yield box(x + w - 2, top, 10, pitch - 3.2)


@lru_cache(maxsize=16)
def tray_hand(tray: Tray, meeples: Counts, picked: tuple[Place, ...]) -> tuple[Shape, ...]:
    """The meeples of a hand on their places of the tray."""
    return tuple(
        shape
        for tribe in TRIBES
        if meeples[tribe]
        for shape in _held(tray, tribe, meeples[tribe], raised=InHand(tribe) in picked)
    )


def _held(tray: Tray, tribe: Tribe, number: int, *, raised: bool) -> Iterator[Shape]:
    """A place of the tray: its meeple, raised when chosen, and how many there are."""
    (x, y, w, h), (foot, ground) = tray.plate(tribe), tray.feet(tribe)
    put = partial(placed, layer=Layer.PIECES, place=InHand(tribe))
    yield from put((Rect(x, y, w, h, "tray.picked" if raised else "tray.place", 6),), 0, 0)
    yield from put(meeple(tribe), foot, ground - (2 * tray.scale if raised else 0), tray.scale)
    if number > 1:
        top = max(y + 9, ground - 31 * tray.scale - 4)  # just above the head
        yield from put(count(number), x + w - 8, top, 1.2 if tray.rows == 1 else 0.8)
