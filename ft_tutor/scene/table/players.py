"""What lies in front of a player: coins, camels, viziers, elders, resources, djinns, thieves."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from ft_tutor.rules.counts import NO_RESOURCES, present
from ft_tutor.rules.position import HeldCard, Player
from ft_tutor.rules.vocabulary import Resource, Seat, Tribe
from ft_tutor.scene.figures import card_back, coin, resource_face
from ft_tutor.scene.layout import Area
from ft_tutor.scene.meeples import meeple
from ft_tutor.scene.pieces import camel, count
from ft_tutor.scene.places import AreaOf, OwnCard, OwnMeeple, OwnResource
from ft_tutor.scene.shapes import Layer, Rect, Shape, Text, placed
from ft_tutor.scene.table.cards import power_card
from ft_tutor.scene.table.lettering import fitted, width
from ft_tutor.scene.table.tokens import PURSE, marker, panel

PAD: Final = 5.0
LEAST: Final = 24.0
"""Nothing that can be pressed is smaller."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A player as the table shows one.

    Attributes:
        covered: whether coins and resource cards lie face down (R0.8).
        lit: whether the player decides now.
    """

    seat: Seat
    name: str
    player: Player
    covered: bool
    lit: bool


@dataclass(frozen=True, slots=True)
class Lines:
    """Where the lines of an area lie: who and what, the meeples kept, the hand, the cards."""

    head: Area
    kept: Area
    hand: Area
    cards: Area


def lines(area: Area) -> Lines:
    """One below the other; in a low area, who and what share a line with the meeples."""
    x, y, w, h = area
    left, wide, top = x + PAD, w - 2 * PAD, y + PAD
    if h < 150:
        head: Area = (left, top, wide - 104, 32)
        kept: Area = (left + wide - 104, top, 104, 32)
        below = top + 35
    else:
        head, kept = (left, top, wide, 36), (left, top + 39, wide, 36)
        below = top + 78
    rest = y + h - PAD - below
    share = min(0.5 * rest - 1.5, 76)
    hand = (left, below, wide, share)
    return Lines(head, kept, hand, (left, below + share + 3, wide, rest - share - 3))


def player(seated: Seated, area: Area, lang: str) -> Iterator[Shape]:
    """All of it; the area itself is lit while the player decides."""
    yield from _ground(seated.seat, area)
    if seated.lit:
        x, y, w, h = area
        yield Rect(x + 2, y + 2, w - 4, h - 4, "table.lit", 6, Layer.TRAIL)
    there, one, at = seated.player, seated.seat, lines(area)
    coins = None if seated.covered else there.coins
    yield from _head(one, seated.name, coins, there.camels, at.head)
    yield from _kept(one, there.viziers, there.elders, at.kept)
    if seated.covered:
        yield from _hidden(one, sum(there.resources), at.hand)
    else:
        yield from _hand(one, there.resources, at.hand)
    yield from _cards(one, (*there.djinns, *there.thieves), at.cards, lang)


@lru_cache(maxsize=32)
def _ground(seat: Seat, area: Area) -> tuple[Shape, ...]:
    """Two carriers, the head first: what lies below it has places of its own in the middle."""
    both = (panel(lines(area).head, "table.area"), panel(area, "table.area"))
    return placed(both, 0, 0, place=AreaOf(seat))


@lru_cache(maxsize=256)
def _head(seat: Seat, name: str, coins: int | None, camels: int, area: Area) -> tuple[Shape, ...]:
    """Who it is, the coins, and the camels that are left."""
    x, y, w, h = area
    middle, right, size = y + h / 2, x + w, 20.0
    amount = "" if coins is None else str(coins)
    camels_at = right - 48
    coins_at = camels_at - 12 - max(width("50", size), width(amount, size))
    found: list[Shape] = [*placed(marker(seat, 13), x + 14, middle)]
    room = coins_at - 30 - (x + 31)
    found.append(Text(x + 32, middle, fitted(name, room, 14), 14, "table.text", "start"))
    found += placed(PURSE if coins is None else coin(None, 11.5), coins_at - 14, middle)
    if amount:
        found.append(Text(coins_at, middle, amount, size, "table.text", "start"))
    found += placed(camel(seat), camels_at + 12, middle + 12, 1.05)
    found.append(Text(camels_at + 26, middle, str(camels), 16, "table.text", "start"))
    return placed(found, 0, 0, layer=Layer.PIECES, place=AreaOf(seat))


@lru_cache(maxsize=512)
def _kept(seat: Seat, viziers: int, elders: int, area: Area) -> tuple[Shape, ...]:
    """The viziers and the elders (R2.4.Y, R2.4.W)."""
    x, y, w, h = area
    wide = min(70.0, w / 2)
    found: list[Shape] = []
    for index, (tribe, number) in enumerate(((Tribe.VIZIER, viziers), (Tribe.ELDER, elders))):
        left, place = x + wide * index, OwnMeeple(seat, tribe)
        drawn: tuple[Shape, ...] = (
            Rect(left + 1.5, y, wide - 3, h, "table.plate", 5),
            *placed(meeple(tribe), left + 16, y + h - 3, 0.95),
            Text(left + 31, y + h / 2, str(number), 16, "table.text", "start"),
        )
        found += placed(drawn, 0, 0, layer=Layer.PIECES, place=place)
    return tuple(found)


@lru_cache(maxsize=512)
def _hand(seat: Seat, held: tuple[int, ...], area: Area) -> tuple[Shape, ...]:
    """The resource cards by kind, each with how many there are."""
    x, y, w, h = area
    kinds = present(held)
    rows = 2 if h >= 64 else 1
    pitch, high = w / ceil(len(NO_RESOURCES) / rows), h / rows
    found: list[Shape] = []
    for index, kind in enumerate(kinds):
        line, column = divmod(index, ceil(len(NO_RESOURCES) / rows))
        left, top = x + pitch * column, y + high * line
        card = resource_face(Resource(kind), pitch - 2, high - 2)
        many = placed(count(held[kind]), pitch - 9, high - 9) if held[kind] > 1 else ()
        place = OwnResource(seat, Resource(kind))
        found += placed((*card, *many), left, top, layer=Layer.PIECES, place=place)
    return tuple(found)


@lru_cache(maxsize=64)
def _hidden(seat: Seat, number: int, area: Area) -> tuple[Shape, ...]:
    """The back of a resource card, and how many there are."""
    x, y, _, h = area
    high = min(h, 40)
    if not number:
        return ()
    wide = high * 0.75
    text = Text(wide + 8, high / 2, str(number), 16, "table.text", "start")
    return placed(
        (*card_back("resource", wide, high - 2), text), x, y, layer=Layer.PIECES, place=AreaOf(seat)
    )


@lru_cache(maxsize=256)
def _cards(seat: Seat, held: tuple[HeldCard, ...], area: Area, lang: str) -> tuple[Shape, ...]:
    """The djinns and the thieves; where there are many, they overlap."""
    x, y, w, h = area
    rows = max(1, ceil(len(held) * LEAST / w)) if h >= 2 * LEAST else 1
    high = h / rows
    a_row = max(1, ceil(len(held) / rows))
    wide = min(76.0, high * 0.8 if high < 60 else high * 0.75)
    pitch = min(wide + 3, (w - wide) / max(1, a_row - 1)) if a_row > 1 else wide + 3
    found: list[Shape] = []
    for index, one in enumerate(held):
        line, column = divmod(index, a_row)
        card = power_card(one.card, wide, high - 1, lang, used=one.used)
        at = x + pitch * column, y + high * line
        found += placed(card, *at, layer=Layer.PIECES, place=OwnCard(seat, one.card))
    return tuple(found)
