"""Writing a position as its line of text: what reading would default is left out."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from ft_tutor.notation import defaults
from ft_tutor.notation.action_words import drop_word
from ft_tutor.notation.owed import write_given, write_owed
from ft_tutor.notation.parts import resource_words
from ft_tutor.notation.reading import read_position
from ft_tutor.notation.words import NONE, SPOT_WORDS, USED, kind_word, meeples_word
from ft_tutor.rules.counts import NO_MEEPLES, repeated
from ft_tutor.rules.position import (
    HeldCard,
    Layout,
    Movement,
    Player,
    Position,
    PrintedTile,
    Square,
    Turn,
)
from ft_tutor.rules.vocabulary import (
    PLAYER_COUNTS,
    SEATS,
    START_COINS,
    Resource,
    Seat,
    Tile,
)


def write_position(position: Position) -> str:
    """Return the position as one line of text, which reads back as the same position.

    Raises:
        NotationError: it has numbers or lists beyond all sense, which could not be read back.
    """
    items = (*_tiles(position), *_turn(position), *_players(position), *_supply(position))
    text = " ".join(items) or NOTHING_TO_SAY
    read_position(text)
    return text


NOTHING_TO_SAY: Final = "seats=2"
"""The empty board of two players: an empty text is refused as a likely mistake."""


def _tiles(position: Position) -> Iterator[str]:
    printed = _stated(position.layout)
    for tile, square in zip(Tile, position.squares, strict=True):
        parts = [kind_word(printed[tile])] if tile in printed else []
        parts += _square(square)
        if parts:
            yield f"{tile.name}:{'.'.join(parts)}"


def _stated(layout: Layout) -> dict[Tile, PrintedTile]:
    """Return the tiles that must be stated so that the others are filled in rightly."""
    stated: dict[Tile, PrintedTile] = {}
    while (filled := defaults.filled_layout(stated)) != layout:
        wrong = next(tile for tile in Tile if filled[tile] != layout[tile])
        stated[wrong] = layout[wrong]
    return stated


def _square(square: Square) -> Iterator[str]:
    if any(square.meeples):
        yield meeples_word(square.meeples)
    if square.camel is not None:
        yield f"camel{square.camel + 1}"
    if square.palms:
        yield f"palm{square.palms}"
    if square.palaces:
        yield f"palace{square.palaces}"


def _turn(position: Position) -> Iterator[str]:
    turn = position.turn
    if len(position.players) != min(PLAYER_COUNTS):
        yield f"seats={len(position.players)}"
    if turn.active is not Seat.ONE:
        yield f"turn={turn.active + 1}"
    if turn.round != 1:
        yield f"round={turn.round}"
    if turn.over:
        yield "over=yes"
    if turn.last_round != defaults.last_round(position.players, over=turn.over):
        yield f"last-round={'yes' if turn.last_round else 'no'}"
    if turn.movement:
        yield from _movement(turn.movement)
    yield from _owed(turn)
    if any(spot is not None for spot in turn.bid_track):
        yield "bids=" + "".join("-" if one is None else str(one + 1) for one in turn.bid_track)
    if any(spot is not None for spot in turn.turn_track):
        yield "order=" + ".".join(_order(turn.turn_track))


def _owed(turn: Turn) -> Iterator[str]:
    if turn.pending != defaults.owed(turn.active, over=turn.over):
        yield "owed=" + write_owed(turn.pending)
    if turn.built:
        yield f"built={turn.built}"
    if turn.given:
        yield "given=" + write_given(turn.given)


def _movement(movement: Movement) -> Iterator[str]:
    drops = (drop_word(tile, tribe) for tile, tribe in movement.drops)
    yield "path=" + ".".join((movement.start.name, *drops))
    if any(movement.hand):
        yield "hand=" + meeples_word(movement.hand)


def _order(track: Sequence[Seat | None]) -> Iterator[str]:
    """Yield the markers by the price of their spots, those that play first first."""
    for price, spot in reversed(SPOT_WORDS.items()):
        seat = track[spot]
        if seat is not None:
            yield f"{price}:{seat + 1}"


def _listed(words: Iterable[str]) -> str:
    return ".".join(words) or NONE


def _players(position: Position) -> Iterator[str]:
    seats = len(position.players)
    for seat, player in zip(SEATS, position.players, strict=False):
        camels = defaults.camels_left(seat, seats, position.squares)
        words = tuple(_player(player, camels))
        if words:
            yield f"p{seat + 1}={'.'.join(words)}"


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


def _row(cards: Iterable[Resource]) -> str:
    return _listed(resource_words(cards))


_SUPPLY: Final[tuple[tuple[str, str, Callable[..., str]], ...]] = (
    ("bag", "bag", lambda counts: NONE if counts == NO_MEEPLES else meeples_word(counts)),
    ("row", "row", _row),
    ("deck", "deck", _row),
    ("discard", "discard", lambda counts: _row(map(Resource, repeated(counts)))),
    ("djinn_row", "djinns", _listed),
    ("djinn_deck", "djinn-deck", _listed),
    ("djinn_discard", "djinn-discard", _listed),
    ("thief_row", "thieves", _listed),
    ("thief_deck", "thief-deck", _listed),
    ("palms", "palms", str),
    ("palaces", "palaces", str),
    ("rng", "rng", str),
)
"""Per field of the supply: its setting, and how it is written. Rows come before decks."""


def _supply(position: Position) -> Iterator[str]:
    """Yield the settings that reading could not default, found one by one.

    A stated pile changes what is left for the others, so each turn looks again.
    """
    stated: dict[str, object] = {}
    while (filled := defaults.filled_supply(position, stated)) != position.supply:
        wrong = next(
            field
            for field, _, _ in _SUPPLY
            if getattr(filled, field) != getattr(position.supply, field)
        )
        stated[wrong] = getattr(position.supply, wrong)
    for field, name, write in _SUPPLY:
        if field in stated:
            yield f"{name}={write(stated[field])}"
