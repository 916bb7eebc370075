"""The named measures of a lesson: numbers that the engine reckons, to prove what a lesson says.

A measure is written `name` or `{name: value}`; `MEASURES` lists them all. Each looks at a try:
at the position after some actions, and at what they changed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, TypeAdapter, ValidationError

from ft_tutor.analysis.movements import movements, outcomes
from ft_tutor.analysis.prizes import prize
from ft_tutor.course.checks import EVENTS, Try
from ft_tutor.course.fields import (
    Model,
    Resources,
    Rule,
    Tiles,
    Tribes,
    adapter,
    fault,
    near,
    one_or_many,
    word_of,
)
from ft_tutor.notation.words import SPOT_WORDS
from ft_tutor.play.reach import kills_of
from ft_tutor.rules import grid
from ft_tutor.rules.counts import NO_RESOURCES, changed
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.events import CardsTaken, Killed, MeeplesGathered
from ft_tutor.rules.goods import best_sets
from ft_tutor.rules.measures import blue_tiles, camels_placed
from ft_tutor.rules.position import Player, Position
from ft_tutor.rules.scoring import score_sheet, total
from ft_tutor.rules.vocabulary import SEATS, SET_PRICES, TRIBES, TURN_COSTS, RuleId, Seat

ME: Final = "me"
"""Stands for whoever decides at the start."""

HIGHEST_PILE: Final = 7
"""Movements of higher piles are too many to walk through them all."""

HIGHEST_PLAYED: Final = 5
"""Movements of higher piles are too many to play each of them out."""


class UnreckonableError(ValueError):
    """A measure that has no number here, such as the place of who has no marker on a track."""


def _seat(value: object) -> Seat | None:
    if value == ME:
        return None
    if type(value) is not int or not 1 <= value <= len(SEATS):
        raise fault("not-a-seat", found=str(value))
    return SEATS[value - 1]


WhichSeat = Annotated[Seat | None, BeforeValidator(_seat)]
"""A player by his number, or `me`."""


class Line(Model):
    """One line of a score sheet: whose, and the rule that it scores by."""

    seat: WhichSeat
    rule: Rule


def _of(attempt: Try, seat: Seat | None) -> Seat:
    """Return the seat that is meant, who has to play.

    Raises:
        UnreckonableError: nobody sits there.
    """
    seat = attempt.seat if seat is None else seat
    if seat >= len(attempt.position.players):
        raise UnreckonableError
    return seat


def _player(attempt: Try, seat: Seat | None) -> Player:
    return attempt.position.players[_of(attempt, seat)]


# --- what a player has


def _coins(attempt: Try, seat: Seat | None) -> int:
    return _player(attempt, seat).coins


def _earns(attempt: Try, seat: Seat | None) -> int:
    return _player(attempt, seat).coins - attempt.start.players[_of(attempt, seat)].coins


def _pays(attempt: Try, seat: Seat | None) -> int:
    return -_earns(attempt, seat)


def _viziers(attempt: Try, seat: Seat | None) -> int:
    return _player(attempt, seat).viziers


def _elders(attempt: Try, seat: Seat | None) -> int:
    return _player(attempt, seat).elders


def _cards(attempt: Try, seat: Seat | None) -> int:
    return sum(_player(attempt, seat).resources)


def _djinns(attempt: Try, seat: Seat | None) -> int:
    return len(_player(attempt, seat).djinns)


def _camels(attempt: Try, seat: Seat | None) -> int:
    return camels_placed(attempt.position.squares, _of(attempt, seat))


def _camels_left(attempt: Try, seat: Seat | None) -> int:
    return _player(attempt, seat).camels


# --- what it scores


def _total(attempt: Try, seat: Seat | None) -> int:
    return total(attempt.position, _of(attempt, seat))


def _gains(attempt: Try, seat: Seat | None) -> int:
    return _total(attempt, seat) - total(attempt.start, _of(attempt, seat))


def _points_by(position: Position, seat: Seat, rule: RuleId) -> int:
    return sum(line.points for line in score_sheet(position, seat) if line.rule == rule)


def _points(attempt: Try, line: Line) -> int:
    return _points_by(attempt.position, _of(attempt, line.seat), line.rule)


def _rank(attempt: Try, seat: Seat | None) -> int:
    mine, players = _total(attempt, seat), SEATS[: len(attempt.position.players)]
    return 1 + sum(total(attempt.position, other) > mine for other in players)


def _goods(_attempt: Try, goods: tuple[Any, ...]) -> int:
    hand = NO_RESOURCES
    for card in goods:
        hand = changed(hand, card, 1)
    return sum(SET_PRICES[len(one)] for one in best_sets(hand))


# --- the rows


def _row(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len(attempt.position.supply.row)


def _djinn_row(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len(attempt.position.supply.djinn_row)


def _thief_row(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len(attempt.position.supply.thief_row)


def _thief_pile(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len(attempt.position.supply.thief_deck)


# --- turn order


def _price(_attempt: Try, spot: int) -> int:
    return TURN_COSTS[spot]


def _turn(attempt: Try, seat: Seat | None) -> int:
    position, turn = attempt.position, attempt.position.turn
    order = [who for who in reversed(turn.turn_track) if who is not None]  # the dearest first
    bidding = position.decision is not None and position.decision.owed is Owed.BID
    if turn.active in turn.bid_track and not bidding:
        order = [turn.active, *order]  # his marker is back already, he plays now (R2.1.1)
    if _of(attempt, seat) not in order:
        raise UnreckonableError
    return 1 + order.index(_of(attempt, seat))


def _bidding(attempt: Try, seat: Seat | None) -> int:
    track, who = attempt.position.turn.bid_track, _of(attempt, seat)
    if who not in track:
        raise UnreckonableError
    return 1 + track.index(who)


# --- the board


def _meeples(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(sum(attempt.position.squares[tile].meeples) for tile in tiles)


def _hand(attempt: Try, tribes: tuple[Any, ...]) -> int:
    return sum(attempt.position.hand[tribe] for tribe in tribes)


def _palms(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(attempt.position.squares[tile].palms for tile in tiles)


def _palaces(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(attempt.position.squares[tile].palaces for tile in tiles)


def _worth(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(attempt.position.layout[tile].value for tile in tiles)


def _blue(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(blue_tiles(attempt.position, tile) for tile in tiles)


def _steps(_attempt: Try, tiles: tuple[Any, ...]) -> int:
    if len(tiles) != 2:
        raise UnreckonableError
    return grid.distance(*tiles)


def _owner(attempt: Try, tiles: tuple[Any, ...]) -> int:
    camels = {attempt.position.squares[tile].camel for tile in tiles}
    if len(camels) != 1:
        raise UnreckonableError
    (camel,) = camels
    return 0 if camel is None else camel + 1


# --- movements and kills


def _starts(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len({outcome.start for outcome in outcomes(attempt.position)})


def _ends(attempt: Try, tiles: tuple[Any, ...]) -> int:
    found = outcomes(attempt.position)
    return len({outcome.end for outcome in found if outcome.start in tiles})


def _reaches(attempt: Try, tiles: tuple[Any, ...]) -> int:
    if len(tiles) != 2:
        raise UnreckonableError
    return any((one.start, one.end) == tiles for one in outcomes(attempt.position))


def _highest(position: Position, limit: int) -> None:
    """Refuse what would take too long.

    Raises:
        UnreckonableError: a pile is higher than the limit.
    """
    if any(sum(square.meeples) > limit for square in position.squares):
        raise UnreckonableError


def _prize(attempt: Try, seat: Seat | None) -> int:
    _highest(attempt.position, HIGHEST_PLAYED)
    return prize(attempt.position, _of(attempt, seat))


def _winnable(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    _highest(attempt.position, HIGHEST_PILE)
    squares = attempt.position.squares
    won = set()
    for start, tiles, tribes in movements(attempt.position):
        end, last = tiles[-1], tribes[-1]
        dropped = {tribe for tile, tribe in zip(tiles, tribes, strict=True) if tile == end}
        stands = {} if end == start else {t for t in TRIBES if squares[end].meeples[t]}
        if squares[end].camel is None and not (dropped | set(stands)) - {last}:
            won.add(end)
    return len(won)


def _gathered(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return sum(event.count for event in attempt.events if isinstance(event, MeeplesGathered))


def _bought(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return sum(len(event.cards) for event in attempt.events if isinstance(event, CardsTaken))


def _killed(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return sum(len(event.tribes) for event in attempt.events if isinstance(event, Killed))


def _targets(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    kills = kills_of(attempt.position)
    return len({(kill.tile, kill.seat, tribe) for kill in kills for tribe in kill.tribes})


def _events(attempt: Try, names: tuple[str, ...]) -> int:
    return sum(type(event).__name__ in names for event in attempt.events)


@dataclass(frozen=True, slots=True)
class Measure:
    """A named measure.

    Attributes:
        reckon: the number that it is for a try, given the value of the lesson file.
        value: reads that value.
        bare: the value meant by the name alone; None where a value must be given.
    """

    reckon: Callable[[Try, Any], int]
    value: TypeAdapter[Any]
    bare: Any = None


def _seats(reckon: Callable[[Try, Seat | None], int]) -> Measure:
    return Measure(reckon, adapter(WhichSeat), ME)


def _tiled(reckon: Callable[[Try, tuple[Any, ...]], int]) -> Measure:
    return Measure(reckon, adapter(Tiles))


def _whole(reckon: Callable[[Try, bool], int]) -> Measure:
    return Measure(reckon, adapter(bool), bare=True)


def _spot(value: object) -> int:
    return SPOT_WORDS[word_of(SPOT_WORDS)(str(value))]


_ALL_TRIBES: Final = tuple(tribe.letter for tribe in TRIBES)

MEASURES: Final[Mapping[str, Measure]] = MappingProxyType(
    {
        "coins": _seats(_coins),
        "earns": _seats(_earns),
        "pays": _seats(_pays),
        "viziers": _seats(_viziers),
        "elders": _seats(_elders),
        "cards": _seats(_cards),
        "djinns": _seats(_djinns),
        "camels": _seats(_camels),
        "camels_left": _seats(_camels_left),
        "total": _seats(_total),
        "gains": _seats(_gains),
        "points": Measure(_points, TypeAdapter(Line)),
        "rank": _seats(_rank),
        "goods": Measure(_goods, adapter(Resources)),
        "row": _whole(_row),
        "djinn_row": _whole(_djinn_row),
        "thief_row": _whole(_thief_row),
        "thief_pile": _whole(_thief_pile),
        "price": Measure(_price, adapter(Annotated[int, BeforeValidator(_spot)])),
        "turn": _seats(_turn),
        "bidding": _seats(_bidding),
        "meeples": _tiled(_meeples),
        "hand": Measure(_hand, adapter(Tribes), _ALL_TRIBES),
        "palms": _tiled(_palms),
        "palaces": _tiled(_palaces),
        "worth": _tiled(_worth),
        "blue": _tiled(_blue),
        "steps": _tiled(_steps),
        "owner": _tiled(_owner),
        "starts": _whole(_starts),
        "ends": _tiled(_ends),
        "reaches": _tiled(_reaches),
        "winnable": _whole(_winnable),
        "prize": _seats(_prize),
        "gathered": _whole(_gathered),
        "bought": _whole(_bought),
        "killed": _whole(_killed),
        "targets": _whole(_targets),
        "events": Measure(
            _events, adapter(Annotated[Any, BeforeValidator(one_or_many(word_of(EVENTS)))])
        ),
    }
)
"""Every named measure. A player is meant by his number; without one, whoever decides at the start.

coins, viziers, elders  how many a player has: `{coins: 2}`
cards, djinns           how many resource cards, how many djinns
camels, camels_left     how many tiles he has, and how many camels he may still place
earns, pays             how many more, or fewer, coins than before the actions
total, gains            his score in VP, and how much more than before the actions
points                  one line of his score: `{points: {seat: 1, rule: R5.viziers}}`
rank                    1 for the highest total
goods                   the worth of a hand of goods in its best sets: `{goods: [fish, silk]}`
row, djinn_row          the resource cards, and the djinns, that lie face up
thief_row, thief_pile   the thieves that lie face up, and those in the pile
price                   what a spot of the turn order track costs: `{price: 5}`
turn                    1 for who plays now, or first, by the turn order track
bidding                 1 for who bids first by the bid order track
meeples, palms, palaces how many stand on a tile, or on several together: `{meeples: c3}`
worth, blue             the printed VP of a tile; the blue tiles on it and around it (A30)
hand                    the meeples in the hand; of one tribe only: `{hand: w}`
steps                   the steps between two tiles, straight: `{steps: [c3, d4]}`
owner                   the number of the player whose camel is on a tile, 0 for none: `{owner: c3}`
starts                  the tiles from where a movement may start
ends                    the tiles where a movement from a tile may end: `{ends: c3}`
reaches                 1 if a movement from a tile may end on another: `{reaches: [c3, d4]}`
winnable                the tiles that can be won by one movement
prize                   the most VP that a player's turn would bring, if he paid for nothing
gathered, bought        the meeples gathered, the cards bought by the actions
killed, targets         the meeples killed by the actions; whom assassins may kill now
events                  how often something happened, by its class: `{events: PalmPlaced}`
"""


def read_named(name: str, value: object) -> Any:
    """Read the value of a measure; None means that the name stands alone.

    Raises:
        PydanticCustomError: there is no such measure, or the value does not suit it.
    """
    if name not in MEASURES:
        known = ", ".join((*MEASURES, *COMBINED))
        raise fault("unknown-measure", found=name, near=near(name, MEASURES), expected=known)
    measure = MEASURES[name]
    value = measure.bare if value is None else value
    if value is None:
        raise fault("measure-needs-value", measure=name)
    try:
        return measure.value.validate_python(value)
    except ValidationError as error:
        first = error.errors()[0]
        if first["type"].startswith("fault-"):
            raise fault(first["msg"], **first.get("ctx", {})) from error
        raise fault("measure-value", measure=name, found=str(first["input"])) from error


COMBINED: Final = ("sum", "difference")
"""What measures can be put together by."""
