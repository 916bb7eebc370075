"""The whole table as one picture: every part at its place, and the marks upon them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Final

from ft_tutor.rules.cards.djinns import MORGIANE
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.scene.board import rim, sultanate, tray_hand, tray_rug
from ft_tutor.scene.layout import Area, Frame, Tray
from ft_tutor.scene.marks import mark_shapes
from ft_tutor.scene.overlay import NO_OVERLAY, Overlay
from ft_tutor.scene.places import Place
from ft_tutor.scene.shapes import Rect, Scene, Shape, carriers, placed
from ft_tutor.scene.table import bank, market, tracks
from ft_tutor.scene.table.look import PLAYERS, SEAT_OF, Part, TableLook
from ft_tutor.scene.table.plan import Plan, plan
from ft_tutor.scene.table.players import Seated, player
from ft_tutor.scene.trail import trail_lines, trail_tags
from ft_tutor.texts import catalogue

WHOLE: Final = TableLook()
CARDS_MOVE: Final = frozenset({Part.SULTANATE, Part.RESOURCES, Part.DJINNS, Part.THIEF})
"""Where one of these is shown, cards come to a player; where players are alone, all may be sold."""
CARDS_REST: Final = frozenset({Part.BID_TRACK, Part.TURN_TRACK, Part.HAND})
FRINGE: Final = 8.0
"""How far the fringe of the tray hangs out."""


def table_scene(
    position: Position,
    overlay: Overlay = NO_OVERLAY,
    look: TableLook = WHOLE,
    *,
    single: Iterable[Place] = (),
) -> Scene:
    """A whole position as a picture, or some parts of it.

    The order of the focus is the order of `Part`: the tiles, the hand, the tracks, what is
    offered, the cards for sale, and the players in turn, each area before what lies in it.

    Args:
        position: what is shown, even if it is impossible.
        overlay: what is marked.
        look: what of it is shown, and how.
        single: the meeples of a tribe, the palms or palaces on a tile that are pressed by
            themselves now; other places are ignored.
    """
    where = table_plan(position, look)
    shapes = list(_ground(where.width, where.height))
    for part, area in where.areas.items():
        if part is Part.SULTANATE:
            assert where.sultanate is not None
            shapes += _sultanate(position, where.sultanate, tuple(single))
        elif part is Part.HAND:
            tray = tray_in(area)
            shapes += tray_rug(tray)
            shapes += tray_hand(tray, position.hand, overlay.picked)
        else:
            shapes += _DRAWN[part](position, area, look)
    if overlay != NO_OVERLAY:
        shapes += mark_shapes(overlay, carriers(shapes))
        shapes += _trail(overlay, where)
    return Scene(where.width, where.height, tuple(shapes))


def table_plan(position: Position, look: TableLook) -> Plan:
    """Where the parts of a position lie."""
    players, thieves, bare = len(position.players), has_thieves(position), _bare(position, look)
    return plan(look.parts, players, thieves=thieves, crop=look.crop, bare=bare)


def _bare(position: Position, look: TableLook) -> frozenset[Part]:
    """The players without cards, where a bid or an assassin is looked at and no card moves."""
    if look.parts & CARDS_MOVE or not look.parts & CARDS_REST:
        return frozenset()
    return frozenset(
        part
        for part, one in zip(PLAYERS, position.players, strict=False)
        if not (one.djinns or one.thieves or any(one.resources))
    )


def has_thieves(position: Position) -> bool:
    """Whether thieves are played: some are there, or the djinn who comes with them (R7.1)."""
    supply, players = position.supply, position.players
    if supply.thief_row or supply.thief_deck or any(one.thieves for one in players):
        return True
    held = (one.card for player in players for one in player.djinns)
    return MORGIANE.card in (*supply.djinn_row, *supply.djinn_deck, *supply.djinn_discard, *held)


def tray_in(area: Area) -> Tray:
    """The tray in its area, upright or lying, with room for its fringe."""
    x, y, w, h = area
    if w > h:
        return Tray((x + FRINGE, y, w - 2 * FRINGE, h), 1)
    return Tray((x, y + FRINGE, w, h - 2 * FRINGE), 5)


@lru_cache(maxsize=64)
def _ground(width: float, height: float) -> tuple[Shape, ...]:
    return (Rect(0, 0, width, height, "table.ground"),)


@lru_cache(maxsize=16)
def _rim(frame: Frame) -> tuple[Shape, ...]:
    whole = Frame(frame.first, frame.last)
    return placed(rim(whole, hand=False), frame.x, frame.y, frame.scale)


def _sultanate(position: Position, frame: Frame, single: tuple[Place, ...]) -> Iterator[Shape]:
    yield from _rim(frame)
    tiles = tuple(sultanate(position, frame, single))
    for land, _ in tiles:
        yield from land
    for _, stood in tiles:
        yield from stood


def _trail(overlay: Overlay, where: Plan) -> Iterator[Shape]:
    """The path of a walk, where the sultanate is shown."""
    if where.sultanate is None:
        return
    yield from trail_lines(overlay.path, overlay.faint, where.sultanate)
    if overlay.path is not None:
        yield from trail_tags(overlay.path, where.sultanate)


def _player(seat: Seat, position: Position, area: Area, look: TableLook) -> Iterator[Shape]:
    decision = position.decision
    lit = decision is not None and decision.who is seat and not position.turn.over
    covered, name = seat in look.covered, name_of(seat, look)
    yield from player(Seated(seat, name, position.players[seat], covered, lit), area, look.lang)


def name_of(seat: Seat, look: TableLook) -> str:
    """What a player is called."""
    given = look.names[seat] if seat < len(look.names) else ""
    return given or catalogue(look.lang).say("table-player", seat=seat)


_DRAWN: Final[Mapping[Part, Callable[[Position, Area, TableLook], Iterable[Shape]]]] = {
    Part.BID_TRACK: lambda p, area, look: tracks.bid_track(p.turn.bid_track, area, look.lang),
    Part.TURN_TRACK: lambda p, area, look: tracks.turn_track(p.turn.turn_track, area, look.lang),
    Part.STATUS: bank.status,
    Part.RESOURCES: lambda p, area, look: market.resources(p.supply, area, look.lang),
    Part.DJINNS: lambda p, area, look: market.djinns(p.supply, area, look.lang),
    Part.THIEF: lambda p, area, look: market.thief(p.supply, area, look.lang),
    Part.SUPPLY: lambda p, area, _: bank.supply(p.supply, area),
    **{part: partial(_player, SEAT_OF[part]) for part in PLAYERS},
}
