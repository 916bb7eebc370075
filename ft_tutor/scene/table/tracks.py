"""The bid order track and the turn order track; the first one stands on the right of both."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from ft_tutor.rules.vocabulary import BID_SPOTS, TURN_COSTS, Seat
from ft_tutor.scene.figures import coin
from ft_tutor.scene.layout import Area
from ft_tutor.scene.outlines import arrow
from ft_tutor.scene.places import BidSpot, TurnSpot
from ft_tutor.scene.shapes import Layer, Polygon, Rect, Shape, Text, placed
from ft_tutor.scene.table.lettering import SMALL, width
from ft_tutor.scene.table.tokens import marker, panel
from ft_tutor.texts import catalogue

Track = tuple[Seat | None, ...]

HEAD: Final = 20.0
"""The height of the line with the title."""
PAD: Final = 6.0


@lru_cache(maxsize=256)
def bid_track(track: Track, area: Area, lang: str) -> tuple[Shape, ...]:
    """The spots of the bid order track, spot 1 on the right (R1.1)."""
    spots = {BidSpot(index): spot for index, spot in enumerate(reversed(_spots(area, BID_SPOTS)))}
    return (
        *_head(area, "table-bid-track", lang),
        *(shape for place, spot in spots.items() for shape in _numbered(place, spot)),
        *_markers(track, spots),
    )


@lru_cache(maxsize=256)
def turn_track(track: Track, area: Area, lang: str) -> tuple[Shape, ...]:
    """The spots of the turn order track with their prices, the dearest on the right (R1.2)."""
    spots = {TurnSpot(n): spot for n, spot in enumerate(_spots(area, len(TURN_COSTS)))}
    return (
        *_head(area, "table-turn-track", lang),
        *(shape for place, spot in spots.items() for shape in _priced(place, spot)),
        *_markers(track, spots),
    )


def _spots(area: Area, number: int) -> list[Area]:
    x, y, w, h = area
    pitch = (w - 2 * PAD) / number
    top, high = y + HEAD, h - HEAD - PAD
    return [(x + PAD + pitch * i + 1.5, top, pitch - 3, high) for i in range(number)]


@lru_cache(maxsize=16)
def _head(area: Area, key: str, lang: str) -> tuple[Shape, ...]:
    x, y, w, _ = area
    words = catalogue(lang)
    first, middle, right = words.say("table-first"), y + HEAD / 2 + 1, x + w - PAD - 2
    tip = right - width(first, SMALL) - 6
    return (
        panel(area),
        Text(x + PAD + 2, middle, words.say(key), SMALL, "table.text", "start"),
        Text(right, middle, first, SMALL, "table.text", "end", "normal"),
        Polygon(arrow((tip - 18, middle), (tip, middle), 3, 8), "table.arrow"),
    )


def _numbered(place: BidSpot, spot: Area) -> Iterator[Shape]:
    x, y, w, h = spot
    yield Rect(x, y, w, h, "table.spot", 6, place=place)
    yield Text(x + 8.5, y + h / 2, str(place.index + 1), 14, "table.spot.text", place=place)


def _priced(place: TurnSpot, spot: Area) -> Iterator[Shape]:
    x, y, w, h = spot
    yield Rect(x, y, w, h, "table.spot", 6, place=place)
    yield from placed(coin(TURN_COSTS[place.index], 12), x + 14, y + h / 2, place=place)


def _markers(track: Track, spots: Mapping[Any, Area]) -> Iterator[Shape]:
    for seat, (place, (x, y, w, h)) in zip(track, spots.items(), strict=False):
        if seat is not None:
            at = x + w - 14.5, y + h / 2
            yield from placed(marker(seat, 13), *at, layer=Layer.PIECES, place=place)
