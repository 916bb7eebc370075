"""Whether everything of the box is there, once, and belongs to somebody who plays."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.counts import Counts, added, changed
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.measures import camels_placed, meeples_in_play
from ft_tutor.rules.position import Layout, Position
from ft_tutor.rules.problems.base import Look, Problem
from ft_tutor.rules.setup import ALL_TILES, djinn_ids
from ft_tutor.rules.vocabulary import (
    CAMELS,
    MEEPLES,
    PALACES,
    PALMS,
    RESOURCES,
    ROW_OF_DJINNS,
    ROW_OF_RESOURCES,
    SEATS,
    TRIBES,
    CardId,
    Piece,
    Resource,
    RuleId,
    Seat,
    Tribe,
)


def _against(stem: str, rule: str, found: int, limit: int, *subject: object) -> Iterator[Problem]:
    """Yield `too-many-<stem>` or `too-few-<stem>` where a number is not what the game has."""
    if found != limit:
        amount = "many" if found > limit else "few"
        facts = (("found", found), ("limit", limit))
        yield Problem(f"too-{amount}-{stem}", RuleId(rule), subject, facts)  # type: ignore[arg-type]


def _tiles(position: Position) -> Iterator[Problem]:
    yield from _wrong_tiles(position.layout)


@lru_cache(maxsize=64)  # a layout stays the same for a whole game
def _wrong_tiles(layout: Layout) -> tuple[Problem, ...]:
    return tuple(_tiles_against_the_box(layout))


def _tiles_against_the_box(layout: Layout) -> Iterator[Problem]:
    found, box = Counter(layout), Counter(ALL_TILES)
    for tile in found | box:
        if found[tile] != box[tile]:
            facts = (
                ("kind", tile.kind.value),
                ("value", tile.value),
                ("found", found[tile]),
                ("limit", box[tile]),
            )
            yield Problem("wrong-tiles", RuleId("R0.2"), (), facts)


def _meeples(position: Position) -> Iterator[Problem]:
    total = added(meeples_in_play(position), position.supply.bag)
    given_up = sum(given.viziers for given in position.turn.given)
    total = changed(total, Tribe.VIZIER, given_up)
    for tribe in TRIBES:
        yield from _against("meeples", "R0.3", total[tribe], MEEPLES[tribe], tribe)


def _camels(position: Position) -> Iterator[Problem]:
    seats = len(position.players)
    for seat, player in zip(SEATS, position.players, strict=False):
        found = player.camels + camels_placed(position.squares, seat)
        yield from _against("camels", "R0.1", found, CAMELS[seats], seat)


def _seats(position: Position) -> Iterator[Problem]:
    """Yield the seats that appear, but do not play."""
    seats = len(position.players)
    turn = position.turn
    seen: set[Seat | None] = {turn.active, *turn.bid_track, *turn.turn_track}
    seen |= {square.camel for square in position.squares}
    seen |= {decision.who for decision in turn.pending}
    seen |= {given.seat for given in turn.given}
    for seat in SEATS[seats:]:
        if seat in seen:
            yield Problem("seat-not-playing", RuleId("R0.1"), (seat,), (("players", seats),))


def _given_up(position: Position, piece: Piece) -> int:
    """Return how many of a piece lie on the table for a thief (R7.3)."""
    return sum(given.piece is piece for given in position.turn.given)


def _palms(position: Position) -> Iterator[Problem]:
    found = position.supply.palms + sum(square.palms for square in position.squares)
    found += _given_up(position, Piece.PALM)
    yield from _against("palms", "R0.7", found, PALMS)


def _palaces(position: Position) -> Iterator[Problem]:
    found = position.supply.palaces + sum(square.palaces for square in position.squares)
    found += _given_up(position, Piece.PALACE)
    yield from _against("palaces", "R0.7", found, PALACES)


def _resources(position: Position) -> Iterator[Problem]:
    total: Counts = position.supply.discard
    for player in position.players:
        total = added(total, player.resources)
    given_up = (card for given in position.turn.given for card in given.resources)
    for card in (*position.supply.row, *position.supply.deck, *given_up):
        total = changed(total, card, 1)
    for resource in Resource:
        yield from _against("resources", "R0.5", total[resource], RESOURCES[resource], resource)


_ROWS: Final = (
    ("row", ROW_OF_RESOURCES, "R0.5"),
    ("djinn_row", ROW_OF_DJINNS, "R0.6"),
    ("thief_row", 1, "R7.1"),
)
"""The rows of face-up cards, and how long each may be."""


def _rows(position: Position) -> Iterator[Problem]:
    for row, limit, rule in _ROWS:
        found = len(getattr(position.supply, row))
        if found > limit:
            yield Problem("row-too-long", RuleId(rule), (), (("found", found), ("limit", limit)))


def _cards(position: Position) -> Iterator[Problem]:
    """Yield the djinns and thieves that appear more than once, and the djinns that are missing.

    A thief that was used has left the game (R7.3); it may be one that others still answer.
    """
    found = Counter(_djinns_and_thieves(position))
    for card, number in found.items():
        if number > 1:
            rule = "R7.1" if card in THIEVES else "R0.6"
            yield Problem("card-twice", RuleId(rule), (card,), (("found", number),))
    for card in djinn_ids(thieves=any(card in THIEVES for card in found)):
        if card not in found:
            yield Problem("card-missing", RuleId("R0.6"), (card,))


def _djinns_and_thieves(position: Position) -> Iterator[CardId]:
    supply, turn = position.supply, position.turn
    for player in position.players:
        yield from (held.card for held in (*player.djinns, *player.thieves))
    yield from (*supply.djinn_row, *supply.djinn_deck, *supply.djinn_discard)
    yield from (*supply.thief_row, *supply.thief_deck)
    yield from (given.card for given in turn.given if given.card is not None)
    for decision in turn.pending:
        yield from decision.cards
        asks = decision.owed in (Owed.GIVE, Owed.CLAIM)
        if asks and decision.card is not None and decision.card in THIEVES:
            yield decision.card


LOOKS: Final[tuple[Look, ...]] = (
    _tiles,
    _meeples,
    _camels,
    _seats,
    _palms,
    _palaces,
    _resources,
    _rows,
    _cards,
)
