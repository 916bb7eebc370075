"""Problems: whether a position can be, and what is wrong with one that cannot."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from ft_tutor.rules import grid
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.counts import Counts, added, changed
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.events import Facts, Subject
from ft_tutor.rules.measures import camels_placed, meeples_in_play
from ft_tutor.rules.position import Movement, Position
from ft_tutor.rules.setup import ALL_TILES
from ft_tutor.rules.vocabulary import (
    CAMELS,
    MEEPLES,
    PALACES,
    PALMS,
    RESOURCES,
    SEATS,
    TRIBES,
    Piece,
    Resource,
    RuleId,
    Seat,
    Tribe,
)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that makes a position impossible.

    Attributes:
        reason: the stem of the sentence in the text catalogues, such as `too-many-meeples`.
        rule: the rule that the position contradicts.
        subject: the tiles, tribes, seats and cards concerned.
        facts: usually `found` and `limit`, how many there are and how many the game has.
    """

    reason: str
    rule: RuleId
    subject: Subject = ()
    facts: Facts = ()


def problems(position: Position) -> tuple[Problem, ...]:
    """Return everything that makes a position impossible; () if it is sound."""
    return tuple(problem for look in _LOOKS for problem in look(position))


def _against(stem: str, rule: str, found: int, limit: int, *subject: object) -> Iterator[Problem]:
    """Yield `too-many-<stem>` or `too-few-<stem>` where a number is not what the game has."""
    if found != limit:
        amount = "many" if found > limit else "few"
        facts = (("found", found), ("limit", limit))
        yield Problem(f"too-{amount}-{stem}", RuleId(rule), subject, facts)  # type: ignore[arg-type]


def _tiles(position: Position) -> Iterator[Problem]:
    found, box = Counter(position.layout), Counter(ALL_TILES)
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


def _cards(position: Position) -> Iterator[Problem]:
    """Yield the djinns and thieves that appear more than once."""
    supply = position.supply
    held = [card.card for player in position.players for card in (*player.djinns, *player.thieves)]
    piles = (
        *supply.djinn_row,
        *supply.djinn_deck,
        *supply.djinn_discard,
        *supply.thief_row,
        *supply.thief_deck,
        *(given.card for given in position.turn.given if given.card is not None),
    )
    for card, found in Counter([*held, *piles]).items():
        if found > 1:
            rule = "R7.1" if card in THIEVES else "R0.6"
            yield Problem("card-twice", RuleId(rule), (card,), (("found", found),))


def _thief_at_work(position: Position) -> Iterator[Problem]:
    """Yield the decisions about a thief that name none (R7.3)."""
    for decision in position.turn.pending:
        if decision.owed in _ABOUT_A_THIEF and decision.card not in THIEVES:
            yield Problem("thief-not-named", RuleId("R7.3"), (decision.who,))


def _path(position: Position) -> Iterator[Problem]:
    """Yield the first step of the movement that no rule allows."""
    movement = position.turn.movement
    drops = movement.drops if movement else ()
    for number, (tile, _) in enumerate(drops):
        assert movement is not None
        before = Movement(movement.start, drops[:number])
        if grid.distance(before.here, tile) != 1:
            yield Problem("path-jumps", RuleId("R2.2.2"), (tile, before.here))
            return
        if tile == before.came_from:
            yield Problem("path-returns", RuleId("R2.2.3"), (tile, before.here))
            return


def _half_built(position: Position) -> Iterator[Problem]:
    """Yield what contradicts a movement that is still to be finished."""
    movement, owed = position.turn.movement, position.decision
    if movement is None or owed is None or owed.owed is not Owed.MOVEMENT:
        return
    if not any(movement.hand):
        yield Problem("path-without-hand", RuleId("R2.2.2"), (movement.here,))
    for (tile, tribe), dropped in Counter(movement.drops).items():
        if position.squares[tile].meeples[tribe] < dropped:
            yield Problem("path-without-meeple", RuleId("R2.2.2"), (tile, tribe))
    left = sum(position.squares[movement.start].meeples)
    if left > sum(tile == movement.start for tile, _ in movement.drops):
        yield Problem("path-start-not-empty", RuleId("R2.2.1"), (movement.start,))


_ABOUT_A_THIEF: Final = (Owed.THIEF, Owed.GIVE, Owed.CLAIM)

_LOOKS: Final[tuple[Callable[[Position], Iterator[Problem]], ...]] = (
    _tiles,
    _meeples,
    _camels,
    _seats,
    _palms,
    _palaces,
    _resources,
    _cards,
    _thief_at_work,
    _path,
    _half_built,
)
