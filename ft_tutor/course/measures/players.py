"""Measures of players: what they have, and what it scores."""

from collections.abc import Mapping
from typing import Any, Final

from pydantic import TypeAdapter

from ft_tutor.course.fields import Model, Resources, Rule
from ft_tutor.course.measures.measure import Measure, WhichSeat, by_seat, player_of, seat_of
from ft_tutor.course.tries import Try
from ft_tutor.course.values import adapter
from ft_tutor.rules.counts import NO_RESOURCES, changed
from ft_tutor.rules.goods import best_sets
from ft_tutor.rules.measures import camels_placed
from ft_tutor.rules.position import Position
from ft_tutor.rules.scoring import score_sheet, total
from ft_tutor.rules.vocabulary import SEATS, SET_PRICES, RuleId, Seat


class Line(Model):
    """One line of a score sheet: whose, and the rule that it scores by."""

    seat: WhichSeat
    rule: Rule


# --- what a player has


def _coins(attempt: Try, seat: Seat | None) -> int:
    return player_of(attempt, seat).coins


def _earns(attempt: Try, seat: Seat | None) -> int:
    return player_of(attempt, seat).coins - attempt.start.players[seat_of(attempt, seat)].coins


def _pays(attempt: Try, seat: Seat | None) -> int:
    return -_earns(attempt, seat)


def _viziers(attempt: Try, seat: Seat | None) -> int:
    return player_of(attempt, seat).viziers


def _elders(attempt: Try, seat: Seat | None) -> int:
    return player_of(attempt, seat).elders


def _cards(attempt: Try, seat: Seat | None) -> int:
    return sum(player_of(attempt, seat).resources)


def _djinns(attempt: Try, seat: Seat | None) -> int:
    return len(player_of(attempt, seat).djinns)


def _camels(attempt: Try, seat: Seat | None) -> int:
    return camels_placed(attempt.position.squares, seat_of(attempt, seat))


def _camels_left(attempt: Try, seat: Seat | None) -> int:
    return player_of(attempt, seat).camels


# --- what it scores


def _total(attempt: Try, seat: Seat | None) -> int:
    return total(attempt.position, seat_of(attempt, seat))


def _gains(attempt: Try, seat: Seat | None) -> int:
    return _total(attempt, seat) - total(attempt.start, seat_of(attempt, seat))


def _points_by(position: Position, seat: Seat, rule: RuleId) -> int:
    return sum(line.points for line in score_sheet(position, seat) if line.rule == rule)


def _points(attempt: Try, line: Line) -> int:
    return _points_by(attempt.position, seat_of(attempt, line.seat), line.rule)


def _rank(attempt: Try, seat: Seat | None) -> int:
    mine, players = _total(attempt, seat), SEATS[: len(attempt.position.players)]
    return 1 + sum(total(attempt.position, other) > mine for other in players)


def _goods(_attempt: Try, goods: tuple[Any, ...]) -> int:
    hand = NO_RESOURCES
    for card in goods:
        hand = changed(hand, card, 1)
    return sum(SET_PRICES[len(one)] for one in best_sets(hand))


PLAYERS: Final[Mapping[str, Measure]] = {
    "coins": by_seat(_coins),
    "earns": by_seat(_earns),
    "pays": by_seat(_pays),
    "viziers": by_seat(_viziers),
    "elders": by_seat(_elders),
    "cards": by_seat(_cards),
    "djinns": by_seat(_djinns),
    "camels": by_seat(_camels),
    "camels_left": by_seat(_camels_left),
    "total": by_seat(_total),
    "gains": by_seat(_gains),
    "points": Measure(_points, TypeAdapter(Line)),
    "rank": by_seat(_rank),
    "goods": Measure(_goods, adapter(Resources)),
}
"""What is reckoned of a player.

coins, viziers, elders  how many a player has: `{coins: 2}`
cards, djinns           how many resource cards, how many djinns
camels, camels_left     how many tiles he has, and how many camels he may still place
earns, pays             how many more, or fewer, coins than before the actions
total, gains            his score in VP, and how much more than before the actions
points                  one line of his score: `{points: {seat: 1, rule: R5.viziers}}`
rank                    1 for the highest total
goods                   the worth of a hand of goods in its best sets: `{goods: [fish, silk]}`
"""
