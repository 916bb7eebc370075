"""Scoring (R5): the sheet of a player line by line, the total, and who wins."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from ft_tutor.rules import rulings
from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.hooks import Adjusted, Amount, adjusted
from ft_tutor.rules.events import Facts, Subject
from ft_tutor.rules.goods import best_sets
from ft_tutor.rules.position import Player, Position, Square
from ft_tutor.rules.vocabulary import (
    SEATS,
    SET_PRICES,
    TILES,
    CardId,
    Resource,
    RuleId,
    Seat,
    Tile,
    Tribe,
)

COIN: Final = 1
VIZIER: Final = 1
VIZIER_BONUS: Final = 10  # per opponent with strictly fewer viziers (A60)
ELDER: Final = 2
PALM: Final = 3
PALACE: Final = 5
"""What each scores, in VP (R5); a djinn may raise some of them."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet; its sentence in the text catalogues is ``score-<reason>``.

    Attributes:
        count: how many things this line counts.
        each: what each of them scores, in VP.
        subject: the tiles, opponents, goods (by name) and cards that score here; a card that
            raises the worth comes last.
        more: other numbers that the sentence needs.
    """

    reason: str
    rule: RuleId
    count: int
    each: int
    subject: Subject = ()
    more: Facts = ()

    @property
    def points(self) -> int:
        """What the line scores, in VP."""
        return self.count * self.each

    @property
    def facts(self) -> Facts:
        """The numbers of the line."""
        numbers = (("count", self.count), ("each", self.each), ("points", self.points))
        return (*numbers, *self.more)


def score_sheet(position: Position, seat: Seat) -> tuple[ScoreLine, ...]:
    """Score a player line by line, in the order of R5; what scores nothing has no line."""
    lines = (line for look in _LOOKS for line in look(position, seat))
    return tuple(line for line in lines if line.points)


def total(position: Position, seat: Seat) -> int:
    """Return what a player scores, in VP."""
    return sum(line.points for line in score_sheet(position, seat))


def winners(position: Position) -> tuple[Seat, ...]:
    """Return who has the highest total; players who tie share the win (R5.1, A64)."""
    totals = {seat: total(position, seat) for seat in SEATS[: len(position.players)]}
    best = max(totals.values())
    return tuple(seat for seat, points in totals.items() if points == best)


# --- in front of the player


def _coins(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    yield ScoreLine("coins", RuleId("R5.coins"), position.players[seat].coins, COIN)


def _viziers(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    player = position.players[seat]
    each = adjusted(position, seat, Amount.VIZIER, VIZIER)
    yield _raised("viziers", "R5.viziers", player.viziers, each, Tribe.VIZIER)


def _vizier_bonus(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    mine = position.players[seat].viziers
    fewer = tuple(
        other
        for other, player in zip(SEATS, position.players, strict=False)
        if player.viziers < mine
    )
    yield ScoreLine("vizier-bonus", RuleId("R5.viziers"), len(fewer), VIZIER_BONUS, fewer)


def _elders(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    player = position.players[seat]
    each = adjusted(position, seat, Amount.ELDER, ELDER)
    yield _raised("elders", "R5.elders", player.elders, each, Tribe.ELDER)


def _raised(stem: str, rule: str, count: int, each: Adjusted, *subject: Tile | Tribe) -> ScoreLine:
    """Return the line of things whose worth a djinn may raise; it names the djinn."""
    if each.djinn is None:
        return ScoreLine(stem, RuleId(rule), count, each.number, subject)
    subject_and_card = (*subject, each.djinn.card)
    return ScoreLine(f"{stem}-raised", RuleId(rule), count, each.number, subject_and_card)


def _djinns(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    for held in position.players[seat].djinns:
        yield ScoreLine("djinn", RuleId("R5.djinns"), 1, ALL_DJINNS[held.card].points, (held.card,))


def _thieves(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    for held in position.players[seat].thieves:
        yield ScoreLine("thief", RuleId("R7.5"), 1, rulings.THIEF_POINTS, (held.card,))


# --- on the board


def _owned(position: Position, seat: Seat) -> Iterator[tuple[Tile, Square]]:
    """Yield the tiles with the player's camel: nothing else on the board scores (A67)."""
    for tile, square in zip(TILES, position.squares, strict=True):
        if square.camel == seat:
            yield tile, square


def _tiles(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    """Yield a line per printed value, the highest first."""
    by_value: dict[int, list[Tile]] = {}
    for tile, _ in _owned(position, seat):
        by_value.setdefault(position.layout[tile].value, []).append(tile)
    for value, tiles in sorted(by_value.items(), reverse=True):
        yield ScoreLine("tiles", RuleId("R5.tiles"), len(tiles), value, tuple(tiles))


def _palms(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    found = {tile: square.palms for tile, square in _owned(position, seat) if square.palms}
    each = adjusted(position, seat, Amount.PALM, PALM)
    yield _raised("palms", "R5.palms", sum(found.values()), each, *found)


def _palaces(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    found = {tile: square.palaces for tile, square in _owned(position, seat) if square.palaces}
    yield ScoreLine("palaces", RuleId("R5.palaces"), sum(found.values()), PALACE, tuple(found))


# --- goods


def _goods(position: Position, seat: Seat) -> Iterator[ScoreLine]:
    player = position.players[seat]
    wilds = adjusted(position, seat, Amount.WILD_GOODS, 0)
    card = None if wilds.djinn is None else wilds.djinn.card
    for layer, goods in enumerate(best_sets(player.resources, wilds.number), start=1):
        yield _set_line(player, layer, goods, card)


def _set_line(
    player: Player, layer: int, goods: tuple[Resource, ...], card: CardId | None
) -> ScoreLine:
    """Return the line of one set: its real goods first, then those that fakirs stand for."""
    wild = tuple(good for good in goods if player.resources[good] < layer)
    real = tuple(good for good in goods if good not in wild)
    subject: Subject = (*real, *wild)
    rule, value, size = RuleId("R5.goods"), SET_PRICES[len(goods)], ("size", len(goods))
    if card is None or not wild:
        return ScoreLine("set", rule, 1, value, subject, (size,))
    return ScoreLine("set-wild", rule, 1, value, (*subject, card), (size, ("wilds", len(wild))))


_LOOKS: Final[tuple[Callable[[Position, Seat], Iterator[ScoreLine]], ...]] = (
    _coins,
    _viziers,
    _vizier_bonus,
    _elders,
    _djinns,
    _thieves,
    _tiles,
    _palms,
    _palaces,
    _goods,
)
"""In the order of R5."""
