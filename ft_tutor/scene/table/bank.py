"""What belongs to nobody and has no cards: the bag, palms and palaces; and the round."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import Given, Position, Supply, Turn
from ft_tutor.rules.vocabulary import Seat, Tribe
from ft_tutor.scene.figures import BAG, card_back, resource_face
from ft_tutor.scene.layout import Area
from ft_tutor.scene.marks import HOT
from ft_tutor.scene.meeples import Drawing, meeple
from ft_tutor.scene.pieces import camel, token
from ft_tutor.scene.places import AreaOf, DjinnCard, GivenUp, Place, Shared, Stock
from ft_tutor.scene.shapes import Layer, Rect, Shape, Text, placed
from ft_tutor.scene.table.cards import power_card
from ft_tutor.scene.table.lettering import fitted
from ft_tutor.scene.table.look import TableLook
from ft_tutor.scene.table.tokens import light, marker, panel
from ft_tutor.texts import catalogue

PAD: Final = 6.0


def supply(there: Supply, area: Area) -> tuple[Shape, ...]:
    """The meeples in the bag, palms and palaces, each with how many are left (R0.7)."""
    return _supply((sum(there.bag), there.palms, there.palaces), area)


_STOCK: Final = (
    (Shared.BAG, BAG),
    (Shared.PALMS, placed(token("palm", 1), 0, 0, 1.25)),
    (Shared.PALACES, placed(token("palace", 1), 0, 0, 1.25)),
)


@lru_cache(maxsize=256)
def _supply(numbers: tuple[int, ...], area: Area) -> tuple[Shape, ...]:
    x, y, w, h = area
    across, down = (w / 3, 0.0) if w > h else (0.0, h / 3)
    wide, high = across or w, down or h
    found: list[Shape] = []
    for index, ((what, drawing), number) in enumerate(zip(_STOCK, numbers, strict=True)):
        left, top, place = x + across * index, y + down * index, Stock(what)
        cell = (left, top, wide, high - 3) if down else (left, top, wide - 3, high)
        number_at = Text(left + wide / 2, top + high - 13, str(number), 15, "table.text")
        drawn = (*placed(drawing, left + wide / 2, top + high / 2 - 9), number_at)
        found.append(panel(cell, place=place))
        found += placed(drawn, 0, 0, layer=Layer.PIECES, place=place)
    return tuple(found)


def status(position: Position, area: Area, look: TableLook) -> Iterator[Shape]:
    """The round and who decides what; or what is drawn or given up, to choose from."""
    cards = tuple(_offered(position, look))
    yield panel(area)
    yield from _laid(cards, area) if cards else _round(position.turn, area, look)


def _offered(position: Position, look: TableLook) -> Iterator[tuple[Place, Drawing]]:
    """The djinns that are drawn for somebody to keep one, and what was given up for a thief."""
    decision = position.decision
    if decision and decision.owed is Owed.KEEP:
        yield from _drawn(decision, look)
    for given in position.turn.given:
        things = _given(given, look.lang)
        yield from ((GivenUp(given.seat, n), thing) for n, thing in enumerate(things))


def _drawn(decision: Decision, look: TableLook) -> Iterator[tuple[Place, Drawing]]:
    """Face down, where who has drawn them is covered."""
    for card in decision.cards:
        if decision.who in look.covered:
            yield AreaOf(decision.who), card_back("djinn", *SLIM)
        else:
            yield DjinnCard(card), power_card(card, *WIDE, look.lang)


SLIM: Final = (36.0, 58.0)
WIDE: Final = (76.0, 58.0)
"""The sizes of what is offered, without a name on it and with one."""
FOOT: Final = 20.0
"""The height of what says below a thing from whom it is, or from where."""


def _given(given: Given, lang: str) -> Iterator[Drawing]:
    """The things in the order in which places count them, each with who gave it up."""
    who = marker(given.seat, 9.5)
    for resource in given.resources:
        face = resource_face(resource, *SLIM, foot=FOOT)
        yield (*face, *placed(who, SLIM[0] / 2, SLIM[1] - FOOT / 2 - 1))
    for _ in range(given.viziers):
        yield _plated(placed(meeple(Tribe.VIZIER), 0, 0, 1.2), who)
    if given.card is not None:
        card = power_card(given.card, *WIDE, lang)
        yield (*card, *placed(who, WIDE[0] - 10, 10))
    if given.tile is not None:
        yield _plated(_lost(given), (Text(0, 0, given.tile.name, 15, "table.text"),))


def _lost(given: Given) -> Drawing:
    """The camel that went back, or the piece, standing on the origin."""
    if given.piece is None:
        return placed(camel(given.seat), 0, 0, 1.4)
    return placed(token(given.piece.value, 1), 0, -14, 1.3)


def _plated(drawing: Drawing, foot: Drawing) -> Drawing:
    """A thing on a plate of its own, its top left corner on the origin."""
    w, h = SLIM[0] + 8, SLIM[1]
    plate = Rect(0, 0, w, h, "table.plate", 5)
    return (plate, *placed(drawing, w / 2, h - FOOT), *placed(foot, w / 2, h - FOOT / 2))


def _laid(cards: tuple[tuple[Place, Drawing], ...], area: Area) -> Iterator[Shape]:
    x, y, w, h = area
    yield light(area)
    widths = [card.w for _, (card, *_) in cards if isinstance(card, Rect)]
    gap = min(6.0, (w - 2 * PAD - sum(widths)) / max(1, len(cards) - 1))
    left = x + (w - sum(widths) - gap * (len(cards) - 1)) / 2
    for (place, card), wide in zip(cards, widths, strict=True):
        yield from placed(card, left, y + (h - SLIM[1]) / 2, layer=Layer.PIECES, place=place)
        left += wide + gap


def _round(turn: Turn, area: Area, look: TableLook) -> tuple[Shape, ...]:
    decision = turn.pending[-1] if turn.pending else None
    owed = None if decision is None or turn.over else (decision.who, decision.owed)
    key = "table-last-round" if turn.last_round else "table-round"
    key = "table-over" if turn.over else key
    return _said((key, turn.round), owed, area, look.lang)


@lru_cache(maxsize=256)
def _said(
    title: tuple[str, int], owed: tuple[Seat, Owed] | None, area: Area, lang: str
) -> tuple[Shape, ...]:
    x, y, w, h = area
    words, (key, number) = catalogue(lang), title
    text = fitted(words.say(key, number=number), w - 20, 15)
    found: list[Shape] = [Rect(*area, HOT), Text(x + 10, y + 18, text, 15, "table.text", "start")]
    if owed is not None:
        seat, what = owed
        text = fitted(words.say("table-owed", what=what.value), w - 46, 15)
        found += placed(marker(seat, 11), x + 21, y + h - 20)
        found.append(Text(x + 39, y + h - 20, text, 15, "table.text", "start"))
    return placed(found, 0, 0, layer=Layer.PIECES, place=Stock(Shared.ROUND))
