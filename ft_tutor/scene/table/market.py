"""The rows of cards that are for sale: resources, djinns and the thief, with their piles."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from ft_tutor.rules.position import Supply
from ft_tutor.rules.vocabulary import (
    MARKETS,
    ROW_OF_DJINNS,
    ROW_OF_RESOURCES,
    CardId,
    Resource,
    TileKind,
)
from ft_tutor.scene.figures import coin, resource_face
from ft_tutor.scene.layout import Area
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.places import DjinnCard, Place, RowCard, Shared, Stock, ThiefCard
from ft_tutor.scene.shapes import Layer, Point, Polyline, Shape, Text, placed
from ft_tutor.scene.table.cards import pile, power_card
from ft_tutor.scene.table.lettering import SMALL
from ft_tutor.scene.table.tokens import panel
from ft_tutor.texts import catalogue

PAD: Final = 6.0
PILE: Final = 58.0
"""The width of a pile and its discards."""
THIEVES: Final = 38.0
"""The width of the pile of thieves, who are not discarded."""
BRACKET: Final = 19.0
"""The height of what says which cards a market offers, above and below the row."""


def resources(supply: Supply, area: Area, lang: str) -> Iterator[Shape]:
    """The row of resources, what each market offers of it, its pile and its discards."""
    yield from _resource_ground(area, lang)
    yield from _resource_row(supply.row, area)
    counts = {Shared.RESOURCES: len(supply.deck), Shared.DISCARDS: sum(supply.discard)}
    yield from _piles(tuple(counts.items()), area, lang)


@lru_cache(maxsize=8)
def _resource_ground(area: Area, lang: str) -> tuple[Shape, ...]:
    x, y, w, h = _row_area(area)
    pitch = w / ROW_OF_RESOURCES
    small, large = MARKETS[TileKind.SMALL_MARKET], MARKETS[TileKind.LARGE_MARKET]
    return (
        panel(area),
        *_bracket(((x, y - 4), (x + pitch * small.first - 3, y - 4)), -1),
        *_offer((x, y - 13.5), TileKind.SMALL_MARKET, lang),
        *_bracket(((x, y + h + 4), (x + pitch * large.first - 3, y + h + 4)), 1),
        *_offer((x, y + h + 13.5), TileKind.LARGE_MARKET, lang),
    )


def _bracket(line: tuple[Point, Point], down: int) -> Iterator[Shape]:
    """A line along some cards, with its ends bent towards them."""
    (left, y), (right, _) = line
    end = y - 5 * down
    yield Polyline(((left, end), (left, y), (right, y), (right, end)), "table.bracket")


def _offer(at: Point, kind: TileKind, lang: str) -> Iterator[Shape]:
    """A market and its price."""
    x, y = at
    words = catalogue(lang).say("table-kind", kind=kind)
    yield Text(x + 24, y, words, SMALL, "table.text", "start")
    yield from placed(coin(MARKETS[kind].price, 9.7), x + 10, y)


def _row_area(area: Area) -> Area:
    x, y, w, h = area
    return x + 2 * PAD + PILE, y + BRACKET + 5, w - 3 * PAD - PILE, h - 2 * BRACKET - 10


@lru_cache(maxsize=256)
def _resource_row(row: tuple[Resource, ...], area: Area) -> tuple[Shape, ...]:
    x, y, w, h = _row_area(area)
    pitch = w / max(ROW_OF_RESOURCES, len(row))
    cards = ((RowCard(index), resource_face(card, pitch - 3, h)) for index, card in enumerate(row))
    return tuple(_lying(cards, x, y, pitch))


def _lying(
    cards: Iterable[tuple[Place, Drawing]], x: float, y: float, pitch: float
) -> Iterator[Shape]:
    """Cards side by side, each a place."""
    for index, (place, card) in enumerate(cards):
        yield from placed(card, x + pitch * index, y, layer=Layer.PIECES, place=place)


_BACKS: Final = {
    Shared.RESOURCES: ("resource", "table-pile"),
    Shared.DISCARDS: ("discard", "table-discards"),
    Shared.DJINNS: ("djinn", "table-pile"),
    Shared.DJINN_DISCARDS: ("discard", "table-discards"),
    Shared.THIEVES: ("thief", "table-pile"),
}
"""Per pile: how it looks, and what it is called."""


@lru_cache(maxsize=256)
def _piles(counts: tuple[tuple[Shared, int], ...], area: Area, lang: str) -> tuple[Shape, ...]:
    """Piles one below the other, each with how many cards it has."""
    x, y, _, h = area
    half = (h - 2 * PAD - 2) / 2
    wide = PILE if len(counts) > 1 else THIEVES
    found: list[Shape] = []
    for line, (what, number) in enumerate(counts):
        kind, word = _BACKS[what]
        drawn = pile(wide, half, number, catalogue(lang).say(word), kind)
        at = x + PAD, y + PAD + line * (half + 2)
        found += placed(drawn, *at, layer=Layer.PIECES, place=Stock(what))
    return tuple(found)


def djinns(supply: Supply, area: Area, lang: str) -> Iterator[Shape]:
    """The djinns that lie face up, their pile and their discards (R0.6)."""
    yield panel(area)
    yield from _djinn_row(supply.djinn_row, area, lang)
    left, gone = len(supply.djinn_deck), len(supply.djinn_discard)
    counts = {Shared.DJINNS: left, Shared.DJINN_DISCARDS: gone}
    yield from _piles(tuple(counts.items()), area, lang)


@lru_cache(maxsize=256)
def _djinn_row(row: tuple[CardId, ...], area: Area, lang: str) -> tuple[Shape, ...]:
    x, y, w, h = area
    room = w - 3 * PAD - PILE
    pitch = min(100.0, room / max(ROW_OF_DJINNS, len(row)))
    card = min(76.0, pitch - 4)
    cards = ((DjinnCard(one), power_card(one, card, h - 2 * PAD, lang)) for one in row)
    return tuple(_lying(cards, x + 2 * PAD + PILE, y + PAD, pitch))


def thief(supply: Supply, area: Area, lang: str) -> Iterator[Shape]:
    """The thief that lies face up, and how many more there are (R7.1)."""
    yield panel(area)
    yield from _thief_row(supply.thief_row, area, lang)
    yield from _piles(((Shared.THIEVES, len(supply.thief_deck)),), area, lang)


@lru_cache(maxsize=64)
def _thief_row(row: tuple[CardId, ...], area: Area, lang: str) -> tuple[Shape, ...]:
    x, y, w, h = area
    pitch = (w - 3 * PAD - THIEVES) / max(1, len(row))
    cards = ((ThiefCard(one), power_card(one, pitch, h - 2 * PAD, lang)) for one in row)
    return tuple(_lying(cards, x + 2 * PAD + THIEVES, y + PAD, pitch))
