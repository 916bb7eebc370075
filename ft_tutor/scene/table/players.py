"""What lies in front of a player: coins, camels, viziers, elders, resources, djinns, thieves."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ft_tutor.rules.counts import NO_RESOURCES, present
from ft_tutor.rules.position import HeldCard, Player
from ft_tutor.rules.vocabulary import SEATS, Resource, Seat, Tribe
from ft_tutor.scene.figures import card_back, coin, resource_face
from ft_tutor.scene.layout import Area
from ft_tutor.scene.meeples import Drawing, meeple
from ft_tutor.scene.pieces import camel, count
from ft_tutor.scene.places import AreaOf, OwnCard, OwnMeeple, OwnResource
from ft_tutor.scene.shapes import Layer, Rect, Shape, Text, placed
from ft_tutor.scene.table.area import GAP, Lines, arranged, lines
from ft_tutor.scene.table.cards import power_card
from ft_tutor.scene.table.lettering import fitted, size_for, width
from ft_tutor.scene.table.tokens import PURSE, light, marker, panel


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


def player(seated: Seated, area: Area, lang: str) -> Iterator[Shape]:
    """All of it; the area itself is lit while the player decides."""
    yield from _ground(seated.seat, area)
    if seated.lit:
        yield light(area)
    there, one, at = seated.player, seated.seat, lines(area)
    coins = None if seated.covered else there.coins
    yield from _head(one, seated.name, (coins, there.camels), at)
    yield from _kept(one, there.viziers, there.elders, at)
    if seated.covered:
        yield from _hidden(one, sum(there.resources), at.hand)
    else:
        yield from _hand(one, there.resources, at.hand)
    yield from _cards(one, (*there.djinns, *there.thieves), at.cards, lang)


@lru_cache(maxsize=32)
def _ground(seat: Seat, area: Area) -> tuple[Shape, ...]:
    """Two carriers, the head first: what lies below it has places of its own in the middle."""
    return tuple(panel(one, "table.area", AreaOf(seat)) for one in (lines(area).head, area))


@lru_cache(maxsize=256)
def _head(seat: Seat, name: str, has: tuple[int | None, int], at: Lines) -> tuple[Shape, ...]:
    """Who it is, the coins, and the camels that are left."""
    (x, y, w, h), (coins, camels) = at.head, has
    middle, right, size = y + h / 2, x + w, 24.0 if at.tall else 20.0
    amount = "" if coins is None else str(coins)
    end, radius = right - (4 if at.tall else 55), size * 0.55
    purse = end - max(width("50", size), width(amount, size)) - radius - 3
    room = purse - radius - 4 - (x + 32)
    named = size_for(name, room, 16.0 if at.tall else 14.0)
    found: list[Shape] = [
        *placed(marker(seat, 13), x + 14, middle),
        Text(x + 32, middle, fitted(name, room, named), named, "table.text", "start"),
        *placed(PURSE if coins is None else coin(None, radius), purse, middle),
        Text(end, middle, amount, size, "table.text", "end"),
    ]
    if at.tall:
        found += _counted(_BARE[seat], camels, (at.kept[0], at.kept[1], _third(at), at.kept[3]))
    else:
        found += _counted(_BARE[seat], camels, (right - 49, y, 45, h))[1:]
    return placed(found, 0, 0, layer=Layer.PIECES, place=AreaOf(seat))


_BARE: Final = {
    seat: tuple(shape for shape in camel(seat) if not isinstance(shape, Text)) for seat in SEATS
}
"""A camel without its number, beside which a number would be read as one."""


def _third(at: Lines) -> float:
    return at.kept[2] / 3


def _counted(drawing: Drawing, number: int, cell: Area) -> tuple[Shape, ...]:
    """A plate with something that stands on it, and how many there are."""
    x, y, w, h = cell
    scale = min(1.15, (h - 5) / 28)
    left = x + max(0.0, w - 60) / 2
    return (
        Rect(x + 1.5, y, w - 3, h, "table.plate", 5),
        *placed(drawing, left + 15, y + h - 3, scale),
        Text(left + 30, y + h / 2, str(number), 16, "table.text", "start"),
    )


@lru_cache(maxsize=512)
def _kept(seat: Seat, viziers: int, elders: int, at: Lines) -> tuple[Shape, ...]:
    """The viziers and the elders (R2.4.Y, R2.4.W)."""
    x, y, w, h = at.kept
    wide = _third(at) if at.tall else w / 2
    left = x + wide if at.tall else x
    found: list[Shape] = []
    for tribe, number in ((Tribe.VIZIER, viziers), (Tribe.ELDER, elders)):
        drawn = _counted(meeple(tribe), number, (left, y, wide, h))
        found += placed(drawn, 0, 0, layer=Layer.PIECES, place=OwnMeeple(seat, tribe))
        left += wide
    return tuple(found)


@lru_cache(maxsize=512)
def _hand(seat: Seat, held: tuple[int, ...], area: Area) -> tuple[Shape, ...]:
    """The resource cards by kind, each with how many there are."""
    x, y, w, h = area
    kinds = present(held)
    pitch = w / len(NO_RESOURCES)
    found: list[Shape] = []
    for index, kind in enumerate(kinds):
        card = resource_face(Resource(kind), pitch - 2, h)
        many = placed(count(held[kind]), pitch - 8.5, h - 7.5, 1.15) if held[kind] > 1 else ()
        place = OwnResource(seat, Resource(kind))
        found += placed((*card, *many), x + pitch * index, y, layer=Layer.PIECES, place=place)
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
    x, y, _, _ = area
    lie = arranged(len(held), area)
    found: list[Shape] = []
    for index, one in enumerate(held):
        line, column = divmod(index, lie.a_row)
        card = power_card(one.card, lie.w, lie.h, lang, used=one.used)
        at = x + lie.pitch * column, y + (lie.h + GAP) * line
        found += placed(card, *at, layer=Layer.PIECES, place=OwnCard(seat, one.card))
    return tuple(found)
