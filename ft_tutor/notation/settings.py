"""The settings of a position but for the supply, each in one row, as it is read and written."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from ft_tutor.notation import defaults
from ft_tutor.notation.action_words import drop_word, read_drop
from ft_tutor.notation.cards import read_player
from ft_tutor.notation.owed import read_given, read_owed, seat_of, write_given, write_owed
from ft_tutor.notation.parts import resource_words
from ft_tutor.notation.piles import SUPPLY
from ft_tutor.notation.spans import Span
from ft_tutor.notation.words import SPOT_WORDS, USED, meeples_word
from ft_tutor.rules.counts import repeated
from ft_tutor.rules.position import NO_ORDER, HeldCard, Movement, Player, Position
from ft_tutor.rules.vocabulary import BID_SPOTS, PLAYER_COUNTS, SEATS, START_COINS, Resource, Seat


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting of the game, of a turn or of a player.

    Attributes:
        name: as a text has it before `=`.
        read: returns the value that a text states.
        write: returns what a text must state of a position; None where reading defaults it.
    """

    name: str
    read: Callable[[Span], Any]
    write: Callable[[Position], str | None]


# --- the game and the turn, in the order of the rows below


def _unless(usual: int, value: int) -> str | None:
    return None if value == usual else str(value)


def _read_seats(content: Span) -> int:
    if content.text not in map(str, PLAYER_COUNTS):
        raise content.wrong("bad-seats", ", ".join(map(str, PLAYER_COUNTS)))
    return int(content.text)


def _write_seats(position: Position) -> str | None:
    return _unless(min(PLAYER_COUNTS), len(position.players))


def _read_seat(content: Span) -> Seat:
    return seat_of(content, content.number())


def _write_turn(position: Position) -> str | None:
    return _unless(1, position.turn.active + 1)


def _write_round(position: Position) -> str | None:
    return _unless(1, position.turn.round)


def _read_yes(content: Span) -> bool:
    if content.text not in ("yes", "no"):
        raise content.wrong("unknown-word", "yes, no")
    return content.text == "yes"


def _write_over(position: Position) -> str | None:
    return "yes" if position.turn.over else None


def _write_last_round(position: Position) -> str | None:
    turn = position.turn
    if turn.last_round == defaults.last_round(position.players, over=turn.over):
        return None
    return "yes" if turn.last_round else "no"


def _read_path(content: Span) -> Movement:
    start, *drops = content.split(".")
    return Movement(start.tile(), tuple(read_drop(drop) for drop in drops))


def _write_path(position: Position) -> str | None:
    movement = position.turn.movement
    if movement is None:
        return None
    return ".".join((movement.start.name, *(drop_word(*drop) for drop in movement.drops)))


def _write_hand(position: Position) -> str | None:
    return meeples_word(position.hand) if any(position.hand) else None


def _write_owed(position: Position) -> str | None:
    turn = position.turn
    usual = defaults.owed(turn.active, over=turn.over)
    return None if turn.pending == usual else write_owed(turn.pending)


def _write_built(position: Position) -> str | None:
    return _unless(0, position.turn.built)


def _write_given(position: Position) -> str | None:
    return write_given(position.turn.given) or None


def _read_bids(content: Span) -> tuple[Seat | None, ...]:
    if not re.fullmatch(f"[-1-4]{{{BID_SPOTS}}}", content.text):
        raise content.wrong("bad-track", "12--")
    return tuple(None if mark == "-" else Seat(int(mark) - 1) for mark in content.text)


def _write_bids(position: Position) -> str | None:
    track = position.turn.bid_track
    marks = ("-" if seat is None else str(seat + 1) for seat in track)
    return "".join(marks) if any(seat is not None for seat in track) else None


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


def _write_order(position: Position) -> str | None:
    """Write the markers by the price of their spots, those that play first first."""
    taken = ((price, position.turn.turn_track[spot]) for price, spot in SPOT_WORDS.items())
    words = [f"{price}:{seat + 1}" for price, seat in taken if seat is not None]
    return ".".join(reversed(words)) or None


# --- the players


def _write_player(seat: Seat, position: Position) -> str | None:
    seats = len(position.players)
    if seat >= seats:
        return None
    camels = defaults.camels_left(seat, seats, position.squares)
    return ".".join(_player(position.players[seat], camels)) or None


def _player(player: Player, camels: int) -> Iterator[str]:
    if player.coins != START_COINS:
        yield f"coins{player.coins}"
    if player.viziers:
        yield f"viziers{player.viziers}"
    if player.elders:
        yield f"elders{player.elders}"
    if player.camels != camels:
        yield f"camels{player.camels}"
    yield from resource_words(map(Resource, repeated(player.resources)))
    yield from map(_held, (*player.djinns, *player.thieves))


def _held(card: HeldCard) -> str:
    return f"{card.card}{USED}" if card.used else card.card


SETTINGS: Final = (
    Setting("seats", _read_seats, _write_seats),
    Setting("turn", _read_seat, _write_turn),
    Setting("round", Span.number, _write_round),
    Setting("over", _read_yes, _write_over),
    Setting("last-round", _read_yes, _write_last_round),
    Setting("path", _read_path, _write_path),
    Setting("hand", Span.meeples, _write_hand),
    Setting("owed", read_owed, _write_owed),
    Setting("built", Span.number, _write_built),
    Setting("given", read_given, _write_given),
    Setting("bids", _read_bids, _write_bids),
    Setting("order", _read_order, _write_order),
    *(Setting(f"p{seat + 1}", read_player, partial(_write_player, seat)) for seat in SEATS),
)
"""The settings of the game, of the turn and of the players, in the order of a written text."""

READERS: Final[Mapping[str, Callable[[Span], Any]]] = {
    **{setting.name: setting.read for setting in SETTINGS},
    **{pile.name: pile.read for pile in SUPPLY},
}
"""What reads the value of each setting."""
