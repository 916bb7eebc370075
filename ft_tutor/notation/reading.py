"""Reading a position from its line of text."""

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from ft_tutor.notation import defaults
from ft_tutor.notation.cards import one_or
from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.owed import seat_of
from ft_tutor.notation.piles import SUPPLY
from ft_tutor.notation.settings import READERS
from ft_tutor.notation.spans import Span, checked_text
from ft_tutor.notation.words import KIND_WORDS, is_meeples
from ft_tutor.rules.counts import NO_MEEPLES
from ft_tutor.rules.position import Player, Position, PrintedTile, Square, Turn
from ft_tutor.rules.vocabulary import PLAYER_COUNTS, SEATS, START_COINS, Seat, Tile


def read_position(text: str) -> Position:
    """Return the position that a line of text describes; it may be an impossible one.

    Raises:
        NotationError: the text cannot be read; says what is wrong, where, and what would
            be right.
    """
    return _read(text)


# A lesson's positions are read when it is checked, and again for its page and for each drawing:
# a position cannot change, so whoever asks again may have the same one.
@lru_cache(maxsize=512)
def _read(text: str) -> Position:
    checked_text(text, "c3:yw c4:g")
    tiles: dict[Tile, _TileItem] = {}
    settings: dict[str, Any] = {}
    for match in re.finditer(r"\S+", text):
        _read_item(Span(text, match.start(), match[0]), tiles, settings)
    return _assembled(text, tiles, settings)


EMPTY: Final = Square()


@dataclass(slots=True)
class _TileItem:
    """What a text says of one tile."""

    square: Square = EMPTY
    printed: PrintedTile | None = None
    said: set[str] = field(default_factory=set)


def _read_item(item: Span, tiles: dict[Tile, _TileItem], settings: dict[str, Any]) -> None:
    name, mark, _ = re.split(r"([:=]|$)", item.text, maxsplit=1)
    content = item.cut(len(name) + 1)
    head = item.cut(0, len(name))
    if mark == "=":
        _read_setting(head, content, settings)
    elif mark == ":":
        tile = head.tile()
        if tile in tiles:
            raise item.wrong("tile-twice", name)
        tiles[tile] = _read_tile(content)
    else:
        raise item.wrong("unknown-item", "c3:yw, seats=2")


# --- one tile


def _read_tile(content: Span) -> _TileItem:
    tile = _TileItem()
    for part in content.split("."):
        what = _read_tile_part(tile, part)
        if what in tile.said:
            raise part.wrong(f"{what}-twice", what)
        tile.said.add(what)
    return tile


def _read_tile_part(tile: _TileItem, part: Span) -> str:
    """Read one part into the tile, and return what kind of part it is."""
    if part.text in KIND_WORDS:
        tile.printed = KIND_WORDS[part.text]
        return "kind"
    if is_meeples(part.text):
        tile.square = replace(tile.square, meeples=part.meeples())
        return "meeples"
    word, number = part.word_and_number()
    if word == "camel":
        tile.square = replace(tile.square, camel=seat_of(part, number))
    elif word == "palm":
        tile.square = replace(tile.square, palms=one_or(number))
    elif word == "palace":
        tile.square = replace(tile.square, palaces=one_or(number))
    else:
        raise part.wrong("unknown-word", EXPECTED_OF_TILE)
    return word


EXPECTED_OF_TILE: Final = ", ".join(("yyw", *KIND_WORDS, "camel1", "palm1", "palace1"))


# --- the settings


def _read_setting(name: Span, content: Span, settings: dict[str, Any]) -> None:
    if name.text not in READERS:
        raise name.wrong("unknown-setting", ", ".join(READERS))
    if name.text in settings:
        raise name.wrong("setting-twice", name.text)
    if not content.text:
        raise content.wrong("torn", "")
    settings[name.text] = READERS[name.text](content)


# --- the whole


def _assembled(text: str, tiles: dict[Tile, _TileItem], settings: dict[str, Any]) -> Position:
    squares = tuple(tiles[tile].square if tile in tiles else EMPTY for tile in Tile)
    printed = {tile: item.printed for tile, item in tiles.items() if item.printed is not None}
    seats = settings.get("seats", min(PLAYER_COUNTS))
    players = tuple(_player(text, settings, seat, seats, squares) for seat in SEATS)[:seats]
    position = Position(
        layout=defaults.filled_layout(printed),
        squares=squares,
        players=players,
        turn=_turn(text, settings, players),
    )
    return replace(position, supply=defaults.filled_supply(position, _supply(settings)))


def _player(
    text: str, settings: dict[str, Any], seat: Seat, seats: int, squares: tuple[Square, ...]
) -> Player:
    name = f"p{seat + 1}"
    if seat >= seats and name in settings:
        index = text.index(f"{name}=")
        raise NotationError("player-not-playing", text, index, found=name, expected=f"p1-p{seats}")
    fields = {
        "coins": START_COINS,
        "camels": defaults.camels_left(seat, seats, squares),
        **settings.get(name, {}),
    }
    return Player(**fields)


def _turn(text: str, settings: dict[str, Any], players: tuple[Player, ...]) -> Turn:
    active = settings.get("turn", Seat.ONE)
    movement = settings.get("path")
    hand = settings.get("hand", NO_MEEPLES)
    if "hand" in settings and movement is None:
        index = text.index("hand=")
        raise NotationError("hand-without-path", text, index, found="hand", expected="path=c3.w-c4")
    over = settings.get("over", False)
    turn = Turn(
        active=active,
        movement=replace(movement, hand=hand) if movement else None,
        pending=settings.get("owed", defaults.owed(active, over=over)),
        last_round=settings.get("last-round", defaults.last_round(players, over=over)),
        round=settings.get("round", 1),
        over=over,
        built=settings.get("built", 0),
        given=settings.get("given", ()),
    )
    tracks = {"bid_track": settings.get("bids"), "turn_track": settings.get("order")}
    return replace(turn, **{name: track for name, track in tracks.items() if track})


def _supply(settings: dict[str, Any]) -> dict[str, Any]:
    """Return the stated fields of the supply."""
    return {pile.field: settings[pile.name] for pile in SUPPLY if pile.name in settings}
