"""The table in words: some lines for each part, as a screen reader should say them."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from ft_tutor.rules.counts import Counts, present
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Given, HeldCard, Position
from ft_tutor.rules.vocabulary import TURN_COSTS, CardId, Coins, Resource, Seat, Tribe
from ft_tutor.scene.figures import card_points
from ft_tutor.scene.plain import to_lines
from ft_tutor.scene.table.look import PLAYERS, SEAT_OF, Part, TableLook
from ft_tutor.scene.table.picture import WHOLE, name_of, table_plan
from ft_tutor.texts import Catalogue, catalogue

Lines = Iterator[str]


def table_lines(position: Position, look: TableLook = WHOLE) -> dict[Part, tuple[str, ...]]:
    """The lines of each part that is shown; a part that has nothing to say has none.

    Raises:
        UnknownLanguageError: there are no texts in this language.
    """
    words = catalogue(look.lang)
    parts = table_plan(position, look).areas
    return {part: tuple(_SAID[part](position, look, words)) for part in parts}


def _sultanate(position: Position, look: TableLook, _: Catalogue) -> Lines:
    yield from to_lines(position, look.lang, look.crop)


def _hand(position: Position, _: TableLook, words: Catalogue) -> Lines:
    if any(position.hand):
        yield words.say("table-line-hand", things=_tribes(position.hand, words))


def _bid_track(position: Position, look: TableLook, words: Catalogue) -> Lines:
    track = enumerate(position.turn.bid_track, start=1)
    waiting = tuple(
        words.say("table-line-at", name=name_of(seat, look), number=number)
        for number, seat in track
        if seat is not None
    )
    yield words.say("table-line-bid-track", things=waiting)


def _turn_track(position: Position, look: TableLook, words: Catalogue) -> Lines:
    spots = tuple(zip(position.turn.turn_track, TURN_COSTS, strict=False))[::-1]
    taken = tuple(
        words.say("table-line-for", name=name_of(seat, look), cost=Coins(cost))
        for seat, cost in spots
        if seat is not None
    )
    free = tuple(Coins(cost) for seat, cost in reversed(spots) if seat is None)
    yield words.say("table-line-turn-track", things=taken)
    yield words.say("table-line-free", things=free)


def _status(position: Position, look: TableLook, words: Catalogue) -> Lines:
    turn, decision = position.turn, position.decision
    yield words.say("table-last-round" if turn.last_round else "table-round", number=turn.round)
    if decision is not None:
        name, what = name_of(decision.who, look), decision.owed.value
        yield words.say("table-line-owed", name=name, what=what)
        if decision.owed is Owed.KEEP:
            yield words.say("table-line-drawn", things=tuple(_cards(decision.cards, words)))
    for given in turn.given:
        things = tuple(_given(given, words))
        yield words.say("table-line-given", name=name_of(given.seat, look), things=things)


def _given(given: Given, words: Catalogue) -> Lines:
    yield from (words.say("place-given-resource", resource=card) for card in given.resources)
    yield from (words.say("place-given-vizier") for _ in range(given.viziers))
    if given.card is not None:
        yield words.say("place-given-card", card=given.card)
    if given.tile is not None:
        stem = "camel" if given.piece is None else given.piece.value
        yield words.say(f"place-given-{stem}", tile=given.tile)


def _resources(position: Position, _: TableLook, words: Catalogue) -> Lines:
    supply = position.supply
    yield words.say("table-line-row", cards=supply.row)
    yield words.say("place-stock-resources", number=len(supply.deck))
    yield words.say("table-line-discards", number=sum(supply.discard))


def _djinns(position: Position, _: TableLook, words: Catalogue) -> Lines:
    supply = position.supply
    yield words.say("table-line-djinns", things=tuple(_cards(supply.djinn_row, words)))
    yield words.say("place-stock-djinns", number=len(supply.djinn_deck))
    yield words.say("table-line-discards", number=len(supply.djinn_discard))


def _thief(position: Position, _: TableLook, words: Catalogue) -> Lines:
    supply = position.supply
    yield words.say("table-line-thieves", things=tuple(_cards(supply.thief_row, words)))
    yield words.say("place-stock-thieves", number=len(supply.thief_deck))


def _supply(position: Position, _: TableLook, words: Catalogue) -> Lines:
    supply = position.supply
    yield words.say("table-line-bag", things=_tribes(supply.bag, words))
    yield words.say("place-stock-palms", number=supply.palms)
    yield words.say("place-stock-palaces", number=supply.palaces)


def _player(seat: Seat, position: Position, look: TableLook, words: Catalogue) -> Lines:
    player, name, covered = position.players[seat], name_of(seat, look), seat in look.covered
    kept = _tribes((player.viziers, player.elders), words)
    things = (*kept, words.say("place-camels", number=player.camels))
    if covered:
        cards = words.say("place-cards", number=sum(player.resources))
        yield words.say("table-line-covered", name=name, things=(*things, cards))
    else:
        coins = Coins(player.coins)
        yield words.say("table-line-player", name=name, coins=coins, things=things)
        if any(player.resources):
            yield words.say("table-line-held", things=tuple(_held(player.resources, words)))
    if player.djinns:
        yield words.say("table-line-djinns", things=tuple(_own(player.djinns, words)))
    if player.thieves:
        yield words.say("table-line-thieves", things=tuple(_own(player.thieves, words)))


def _tribes(counts: Counts, words: Catalogue) -> tuple[str, ...]:
    return tuple(
        words.say("place-meeples", tribe=Tribe(kind), number=counts[kind])
        for kind in present(counts)
    )


def _held(counts: Counts, words: Catalogue) -> Lines:
    for kind in present(counts):
        yield words.say("place-stock-resource", resource=Resource(kind), number=counts[kind])


def _cards(cards: tuple[CardId, ...], words: Catalogue) -> Lines:
    yield from (words.say("table-line-card", card=card, points=card_points(card)) for card in cards)


def _own(cards: tuple[HeldCard, ...], words: Catalogue) -> Lines:
    for one in cards:
        key = "table-line-card-used" if one.used else "table-line-card"
        yield words.say(key, card=one.card, points=card_points(one.card))


_SAID: Final[Mapping[Part, Callable[[Position, TableLook, Catalogue], Lines]]] = {
    Part.SULTANATE: _sultanate,
    Part.HAND: _hand,
    Part.BID_TRACK: _bid_track,
    Part.TURN_TRACK: _turn_track,
    Part.STATUS: _status,
    Part.RESOURCES: _resources,
    Part.DJINNS: _djinns,
    Part.THIEF: _thief,
    Part.SUPPLY: _supply,
    **{part: partial(_player, SEAT_OF[part]) for part in PLAYERS},
}
