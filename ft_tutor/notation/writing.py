"""Writing a position as its line of text: what reading would default is left out."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from ft_tutor.notation import defaults
from ft_tutor.notation.piles import SUPPLY
from ft_tutor.notation.reading import read_position
from ft_tutor.notation.settings import SETTINGS
from ft_tutor.notation.words import kind_word, meeples_word
from ft_tutor.rules.position import Layout, Position, PrintedTile, Square
from ft_tutor.rules.vocabulary import Tile


def write_position(position: Position) -> str:
    """Return the position as one line of text, which reads back as the same position.

    Raises:
        NotationError: it has numbers or lists beyond all sense, which could not be read back.
    """
    items = (*_tiles(position), *_settings(position), *_supply(position))
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


@lru_cache(maxsize=64)  # a layout stays the same for a whole game
def _stated(layout: Layout) -> Mapping[Tile, PrintedTile]:
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


def _settings(position: Position) -> Iterator[str]:
    for setting in SETTINGS:
        content = setting.write(position)
        if content is not None:
            yield f"{setting.name}={content}"


def _supply(position: Position) -> Iterator[str]:
    """Yield the settings that reading could not default, found one by one.

    A stated pile changes what is left for the others, so each turn looks again.
    """
    stated: dict[str, object] = {}
    while (filled := defaults.filled_supply(position, stated)) != position.supply:
        wrong = next(
            pile.field
            for pile in SUPPLY
            if getattr(filled, pile.field) != getattr(position.supply, pile.field)
        )
        stated[wrong] = getattr(position.supply, wrong)
    for pile in SUPPLY:
        if pile.field in stated:
            yield f"{pile.name}={pile.write(stated[pile.field])}"
