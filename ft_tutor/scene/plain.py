"""The board in words: a grid for the eye, and a line per tile for the ear."""

from itertools import zip_longest
from typing import Final

from ft_tutor.rules.counts import Counts, present
from ft_tutor.rules.grid import COLUMNS
from ft_tutor.rules.position import Position, Square
from ft_tutor.rules.vocabulary import TRIBE_LETTERS, Tile, Tribe
from ft_tutor.scene.layout import MOST_SINGLE, Frame
from ft_tutor.texts import DEFAULT_LANG, Catalogue, catalogue

GAP: Final = "  "

Crop = tuple[Tile, Tile] | None
Cell = tuple[str, ...]


def to_text(position: Position, lang: str = DEFAULT_LANG, crop: Crop = None) -> str:
    """The board as a grid: per tile its name and value, its meeples, and what else stands there.

    Meeples are letters, as on the pictures: ``y w g b r``, or ``2y 5g`` when they are many.
    The last line is the hand.

    Raises:
        UnknownLanguageError: there are no texts in this language.
    """
    words, frame = catalogue(lang), Frame(*crop) if crop else Frame()
    rows = [("", *(Tile(column).name[0] for column in frame.columns))]
    for row in frame.rows:
        tiles = [Tile(row * COLUMNS + column) for column in frame.columns]
        cells = [_cell(position, tile, words) for tile in tiles]
        left = (tiles[0].name[1],)
        rows += (line for line in zip_longest(left, *cells, fillvalue="") if any(line))
        rows.append(())
    return "\n".join((*_aligned(rows[:-1]), *_hand(position.hand, words)))


def to_lines(position: Position, lang: str = DEFAULT_LANG, crop: Crop = None) -> tuple[str, ...]:
    """The board as one line per tile, in full words, as a screen reader should say it.

    Raises:
        UnknownLanguageError: there are no texts in this language.
    """
    words, frame = catalogue(lang), Frame(*crop) if crop else Frame()
    return tuple(tile_line(position, tile, words) for tile in frame.tiles)


def tile_line(position: Position, tile: Tile, words: Catalogue) -> str:
    """One tile as a list: its name, its meeples, and what else stands on it."""
    square = position.squares[tile]
    things = (_name(position, tile, words), *_tribes(square.meeples, words), *_owned(square, words))
    return words.say("board-tile", tile=tile, things=things)


def _cell(position: Position, tile: Tile, words: Catalogue) -> Cell:
    square = position.squares[tile]
    owned = _owned(square, words)
    return (
        _name(position, tile, words),
        _letters(square.meeples) or "-",
        words.say("board-things", things=owned) if owned else "",
    )


def _name(position: Position, tile: Tile, words: Catalogue) -> str:
    printed = position.layout[tile]
    return words.say("board-kind", kind=printed.kind, value=printed.value)


def _letters(meeples: Counts) -> str:
    """The meeples as letters; many are counted by tribe, as on the pictures."""
    counted = sum(meeples) > MOST_SINGLE
    return " ".join(
        f"{meeples[kind]}{TRIBE_LETTERS[kind]}"
        if counted
        else " ".join(TRIBE_LETTERS[kind] * meeples[kind])
        for kind in present(meeples)
    )


def _tribes(meeples: Counts, words: Catalogue) -> tuple[str, ...]:
    return tuple(
        words.say("place-meeples", tribe=Tribe(kind), number=meeples[kind])
        for kind in present(meeples)
    )


def _owned(square: Square, words: Catalogue) -> tuple[str, ...]:
    camel = () if square.camel is None else (words.say("board-camel", number=square.camel + 1),)
    palms = (words.say("place-palms", number=square.palms),) if square.palms else ()
    palaces = (words.say("place-palaces", number=square.palaces),) if square.palaces else ()
    return (*camel, *palms, *palaces)


def _hand(meeples: Counts, words: Catalogue) -> tuple[str, ...]:
    return ("", words.say("board-hand", letters=_letters(meeples))) if any(meeples) else ()


def _aligned(rows: list[Cell]) -> tuple[str, ...]:
    """Rows of cells as lines, each column as wide as its widest cell."""
    widths = [max(len(cell) for cell in column) for column in zip_longest(*rows, fillvalue="")]
    return tuple(
        GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()
        for row in rows
    )
