"""Whole games by random players: they end, nothing is lost, and everything can be said."""

from collections import Counter
from random import Random

import pytest

from ft_tutor.rules.actions import (
    Bid,
    Build,
    Buy,
    Drop,
    EndTurn,
    Kill,
    Pass,
    PickUp,
    PlacePiece,
    Sell,
    TakeCard,
    TribeAction,
)
from ft_tutor.rules.engine import IllegalAction, apply, legal_actions, violations
from ft_tutor.rules.problems import miscounts
from ft_tutor.rules.setup import djinn_ids, new_game
from ft_tutor.texts import faults

GAMES = [(players, seed, seed % 2 == 1) for players in (2, 3, 4) for seed in range(8)]


def djinns(position):
    """Count every djinn on the table, those drawn and those given up included."""
    supply, turn = position.supply, position.turn
    held = [card.card for player in position.players for card in player.djinns]
    drawn = [card for decision in turn.pending for card in decision.cards]
    given = [given.card for given in turn.given if given.card]
    return Counter(
        [
            *held,
            *drawn,
            *given,
            *supply.djinn_row,
            *supply.djinn_deck,
            *supply.djinn_discard,
        ]
    )


def game(players, seed, *, thieves):
    """Yield (position before, legal actions, outcome) of a random game."""
    position, chance = new_game(players, seed=seed, thieves=thieves), Random(seed)
    while position.decision:
        legal = legal_actions(position)
        assert legal, position.decision
        outcome = apply(position, chance.choice(legal))
        yield position, legal, outcome
        position = outcome.position


@pytest.mark.rule("R0.1", "R0.3", "R0.5", "R0.6", "R0.7")
@pytest.mark.parametrize(("players", "seed", "thieves"), GAMES)
def test_every_game_ends_and_nothing_is_lost(players, seed, thieves):
    every = Counter(djinn_ids(thieves=thieves))
    for before, _, outcome in game(players, seed, thieves=thieves):
        now = before
        for event in outcome.events:
            now = event.after(now)
            assert miscounts(now) == ()
            assert djinns(now) == every
            assert min(player.coins for player in now.players) >= 0
        assert now == outcome.position
    assert now.turn.over
    assert now.turn.last_round


@pytest.mark.parametrize(("players", "seed", "thieves"), GAMES[::5])
def test_all_that_happens_can_be_said(players, seed, thieves):
    for _, _, outcome in game(players, seed, thieves=thieves):
        assert [faults(event) for event in outcome.events if faults(event)] == []


@pytest.mark.parametrize(("players", "seed", "thieves"), GAMES[::3])
def test_what_is_legal_is_not_refused(players, seed, thieves):
    for before, legal, _ in game(players, seed, thieves=thieves):
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert violations(before, action) == ()


HERE = (Bid, PickUp, Drop, TribeAction, Build, Kill, Buy, TakeCard, PlacePiece, Sell, Pass, EndTurn)


@pytest.mark.parametrize(("players", "seed", "thieves"), GAMES[::6])
def test_what_was_or_will_be_legal_is_legal_now_or_refused_with_reasons(players, seed, thieves):
    """Every action of a whole game is tried at a sample of its positions."""
    turns = list(game(players, seed, thieves=thieves))
    tried = {action for _, legal, _ in turns for action in legal if isinstance(action, HERE)}
    said = set()
    for before, legal, _ in turns[::17]:
        for action in tried:
            found = violations(before, action)
            assert (action in legal) == (not found), action
            for violation in found:
                assert violation.reason in said or faults(violation) == ()
                said.add(violation.reason)
    position, action = turns[0][0], EndTurn()
    with pytest.raises(IllegalAction):
        apply(position, action)
