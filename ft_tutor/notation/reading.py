"""Reading a position from its line of text."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ft_tutor.notation import defaults
from ft_tutor.notation.action_words import read_drop
from ft_tutor.notation.cards import one_or, read_cards, read_discard, read_player, read_row
from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.owed import read_given, read_owed, seat_of
from ft_tutor.notation.spans import Span, checked_text
from ft_tutor.notation.words import (
    BIGGEST_RNG,
    DJINN_WORDS,
    KIND_WORDS,
    NONE,
    SPOT_WORDS,
    THIEF_WORDS,
    is_meeples,
)
from ft_tutor.rules.counts import NO_MEEPLES, Counts
from ft_tutor.rules.position import (
    NO_ORDER,
    Movement,
    Player,
    Position,
    PrintedTile,
    Square,
    Supply,
    Turn,
)
from ft_tutor.rules.vocabulary import (
    BID_SPOTS,
    PLAYER_COUNTS,
    SEATS,
    START_COINS,
    Seat,
    Tile,
)


def read_position(text: str) -> Position:
    """Return the position that a line of text describes; it may be an impossible one.

    Raises:
        NotationError: the text cannot be read; says what is wrong, where, and what would
            be right.
    """
    checked_text(text, "c3:yw c4:g")
    tiles: dict[Tile, _TileItem] = {}
    settings: dict[str, Any] = {}
    for match in re.finditer(r"\S+", text):
        _read_item(Span(text, match.start(), match[0]), tiles, settings)
    return _assembled(text, tiles, settings)


@dataclass(slots=True)
class _TileItem:
    """What a text says of one tile."""

    square: Square = field(default_factory=Square)
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
    if name.text not in _SETTINGS:
        raise name.wrong("unknown-setting", ", ".join(_SETTINGS))
    if name.text in settings:
        raise name.wrong("setting-twice", name.text)
    if not content.text:
        raise content.wrong("torn", "")
    settings[name.text] = _SETTINGS[name.text](content)


def _read_seats(content: Span) -> int:
    if content.text not in map(str, PLAYER_COUNTS):
        raise content.wrong("bad-seats", ", ".join(map(str, PLAYER_COUNTS)))
    return int(content.text)


def _read_seat(content: Span) -> Seat:
    return seat_of(content, content.number())


def _read_yes(content: Span) -> bool:
    if content.text not in ("yes", "no"):
        raise content.wrong("unknown-word", "yes, no")
    return content.text == "yes"


def _read_path(content: Span) -> Movement:
    start, *drops = content.split(".")
    return Movement(start.tile(), tuple(read_drop(drop) for drop in drops))


def _read_bids(content: Span) -> tuple[Seat | None, ...]:
    if not re.fullmatch(f"[-1-4]{{{BID_SPOTS}}}", content.text):
        raise content.wrong("bad-track", "12--")
    return tuple(None if mark == "-" else Seat(int(mark) - 1) for mark in content.text)


def _read_order(content: Span) -> tuple[Seat | None, ...]:
    """Read the markers on the turn order track by the price of their spots: `5:2.0:1`."""
    track: list[Seat | None] = list(NO_ORDER)
    for part in content.split("."):
        price, _, number = part.text.partition(":")
        if price not in SPOT_WORDS:
            raise part.wrong("bad-track", "5:2.1:3.0:1")
        if track[SPOT_WORDS[price]] is not None:
            raise part.wrong("part-twice", "")
        seat = part.cut(len(price) + 1)
        track[SPOT_WORDS[price]] = seat_of(seat, int(number) if number in _SEATS else None)
    return tuple(track)


_SEATS: Final = {str(seat + 1) for seat in SEATS}


def _read_bag(content: Span) -> Counts:
    return NO_MEEPLES if content.text == NONE else content.meeples()


_SETTINGS: Final[Mapping[str, Callable[[Span], Any]]] = {
    "seats": _read_seats,
    "turn": _read_seat,
    "round": Span.number,
    "last-round": _read_yes,
    "path": _read_path,
    "hand": Span.meeples,
    "over": _read_yes,
    "owed": read_owed,
    "built": Span.number,
    "given": read_given,
    "p1": read_player,
    "p2": read_player,
    "p3": read_player,
    "p4": read_player,
    "bids": _read_bids,
    "order": _read_order,
    "bag": _read_bag,
    "row": read_row,
    "deck": read_row,
    "discard": read_discard,
    "djinns": read_cards(DJINN_WORDS),
    "djinn-deck": read_cards(DJINN_WORDS),
    "djinn-discard": read_cards(DJINN_WORDS),
    "thieves": read_cards(THIEF_WORDS),
    "thief-deck": read_cards(THIEF_WORDS),
    "palms": Span.number,
    "palaces": Span.number,
    "rng": lambda content: content.number(BIGGEST_RNG),
}


# --- the whole


def _assembled(text: str, tiles: dict[Tile, _TileItem], settings: dict[str, Any]) -> Position:
    squares = tuple(tiles[tile].square if tile in tiles else Square() for tile in Tile)
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
    names = {field: field.replace("_", "-") for field in Supply.__dataclass_fields__}
    names |= {"djinn_row": "djinns", "thief_row": "thieves"}
    return {field: settings[name] for field, name in names.items() if name in settings}
