"""Whole games by number: each number is one game, always the same, with all that is looked at.

The numbers go round 2, 3 and 4 players, without and with thieves, and three ways to play:
`plain`, any legal action; `eager`, rather the rare ones; `rich`, eager, and everybody has djinns,
elders, fakirs and thieves from the start.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random

from ft_tutor.notation import read_position, write_position
from ft_tutor.rules.actions import (
    Bid,
    Claim,
    EndTurn,
    Give,
    PlacePiece,
    TakeCard,
    UseCard,
    UseThief,
)
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.position import HeldCard
from ft_tutor.rules.problems import problems
from ft_tutor.rules.scoring import score_sheet, total, winners
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import SEATS
from ft_tutor.texts import faults
from helpers.ledger import BreachError, Ledger, must
from helpers.points import points
from helpers.rich import rich_game

STYLES = ("plain", "eager", "rich")
LONGEST = 6000
"""Actions; a game takes about 400, one with many powers up to a thousand."""
LOOKED_AT_TWICE = 1 / 60
"""At so many positions the legal actions are asked for again, also of the text of the position."""
RARE = (TakeCard, UseCard, UseThief, Give, Claim)
BY_THE_SEED = 1_000_003


@dataclass(frozen=True)
class Game:
    """What game a number stands for."""

    number: int

    @property
    def players(self):
        return (2, 3, 4)[self.number % 3]

    @property
    def thieves(self):
        return self.number // 3 % 2 == 1

    @property
    def style(self):
        return STYLES[self.number // 6 % 3]

    @property
    def name(self):
        with_thieves = " with thieves" if self.thieves else ""
        return f"game {self.number}: {self.players} players{with_thieves}, {self.style}"

    @property
    def chance(self):
        return Random(self.number * BY_THE_SEED)

    @property
    def start(self):
        if self.style == "rich":
            return _thieves_dealt(rich_game(self.players, self.number, thieves=self.thieves))
        return new_game(self.players, seed=self.number, thieves=self.thieves)


def _thieves_dealt(position):
    supply = position.supply
    thieves = tuple(map(HeldCard, (*supply.thief_row, *supply.thief_deck)))
    number = len(position.players)
    players = tuple(
        replace(player, thieves=thieves[seat::number])
        for seat, player in enumerate(position.players)
    )
    supply = replace(supply, thief_row=(), thief_deck=())
    return replace(position, players=players, supply=supply)


def choose(game, legal, chance):
    """Choose an action as the game's style has it."""
    if game.style != "plain":
        rare = [action for action in legal if isinstance(action, RARE)]
        if rare and chance.random() < 0.6:
            return chance.choice(rare)
        if isinstance(legal[0], Bid):  # coins for the markets are left
            return chance.choice(legal[:3])
        if EndTurn() in legal and chance.random() < 0.5:
            return EndTurn()
    return chance.choice(legal)


def walk(game):
    """Yield (position, legal actions, action) of a whole game."""
    position, chance = game.start, game.chance
    while position.decision:
        legal = legal_actions(position)
        action = choose(game, legal, chance)
        yield position, legal, action
        position = apply(position, action).position


@dataclass
class Report:
    """What a game was like."""

    game: Game
    actions: int = 0
    rounds: int = 0
    breach: str = ""
    seen: Counter = field(default_factory=Counter)
    scores: tuple[int, ...] = ()


def play_whole(game):
    """Play a game with everything looked at; a breach is told in the report."""
    report = Report(game)
    try:
        _play(game, report)
    except Exception as error:  # noqa: BLE001  # whatever goes wrong is a finding
        report.breach = f"{type(error).__name__} after {report.actions} actions: {error}"
    return report


def _play(game, report):
    position, chance = game.start, game.chance
    looks, ledger = Random(game.number), Ledger(position)
    while position.decision:
        legal = legal_actions(position)
        must(legal, "deadlock", position.decision)
        must(report.actions < LONGEST, "no end")
        if looks.random() < LOOKED_AT_TWICE:
            _look_again(position, legal)
        action = choose(game, legal, chance)
        outcome = apply(position, action)
        ledger.follow(position, outcome)
        _say(report, outcome)
        _count(report, action, outcome)
        position = outcome.position
    ledger.close(position)
    must(problems(position) == (), "problems", problems(position))
    report.rounds = position.turn.round
    report.scores = _scored(position)


def _look_again(position, legal):
    must(legal_actions(position) == legal, "other legal actions at the second look")
    must(len(set(legal)) == len(legal), "a legal action twice")
    again = read_position(write_position(position))
    must(again == position, "the text is another position")
    must(legal_actions(again) == legal, "other legal actions of the same position")


def _say(report, outcome):
    for event in outcome.events:
        if event.reason not in report.seen:
            must(faults(event) == (), "no sentence", event, faults(event))


def _count(report, action, outcome):
    report.actions += 1
    report.seen[type(action).__name__] += 1
    if isinstance(action, UseCard | UseThief):
        report.seen[action.card] += 1
    if isinstance(action, PlacePiece) and action.payment:
        report.seen["moved"] += 1
    report.seen.update(event.reason for event in outcome.events)


def _scored(position):
    seats = SEATS[: len(position.players)]
    scores = tuple(total(position, seat) for seat in seats)
    for seat, score in zip(seats, scores, strict=True):
        must(score == sum(line.points for line in score_sheet(position, seat)), "sheet", seat)
        must(score == points(position, seat), "score", seat, score, points(position, seat))
    best = tuple(seat for seat in seats if scores[seat] == max(scores))
    must(winners(position) == best, "winners", scores)
    return scores


__all__ = ["STYLES", "BreachError", "Game", "Report", "choose", "play_whole", "walk"]
