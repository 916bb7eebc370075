"""Random games with the thieves: they end, nothing gets lost, and nobody is stuck."""

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from ft_tutor.rules.actions import Claim, Give, TakeCard, UseThief
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import apply, legal_actions, violations
from ft_tutor.rules.position import HeldCard, with_supply
from ft_tutor.rules.problems import miscounts, problems
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Piece, Resource, Tile
from ft_tutor.texts import faults

GAMES = 40
LONGEST = 3000
"""Actions; a game takes about 400."""

ABOUT_THIEVES = (UseThief, Give, Claim)
HANDS = [
    (),
    *((card,) for card in Resource),
    *((one, two) for one, two in product(Resource, repeat=2) if one <= two),
    (Resource.FISH,) * 3,
]
TRANSFERS = [
    *({"resources": hand} for hand in HANDS),
    *({"card": card} for card in (*DJINNS, "morgiane", "ziad", "nobody")),
    *({"tile": tile, "piece": piece} for tile in Tile for piece in (None, *Piece)),
    {"piece": Piece.PALM},
]
UNIVERSE = [
    *map(UseThief, (*THIEVES, "boaz")),
    *(make(**fields) for make in (Give, Claim) for fields in TRANSFERS),
]
"""Every action about thieves that can be named, and some absurd ones."""


def dealt(players, seed):
    """A new game; in every other one the thieves and some djinns and cards are dealt already."""
    game = new_game(players, seed=seed, thieves=True)
    if seed % 2:
        return game
    supply = game.supply
    thieves = (*supply.thief_row, *supply.thief_deck)
    hands = list(game.players)
    for seat in range(players):
        resources = [0] * len(Resource)
        for card in supply.deck[3 * seat : 3 * seat + 3]:
            resources[card] += 1
        hands[seat] = replace(
            hands[seat],
            thieves=tuple(map(HeldCard, thieves[seat::players])),
            djinns=tuple(map(HeldCard, supply.djinn_deck[2 * seat : 2 * seat + 2])),
            resources=tuple(resources),
        )
    supply = replace(
        supply,
        thief_row=(),
        thief_deck=(),
        djinn_deck=supply.djinn_deck[2 * players :],
        deck=supply.deck[3 * players :],
    )
    return with_supply(replace(game, players=tuple(hands)), supply)


def chosen(actions, chance):
    """Any action; one for thieves or djinns where there is one, for the others are many more."""
    rare = [action for action in actions if isinstance(action, (TakeCard, *ABOUT_THIEVES))]
    return chance.choice(rare or actions)


def check(position, action, outcome):
    """Nothing is lost after any event about a thief, and each has its sentence."""
    for event in outcome.events:
        position = event.after(position)
        assert miscounts(position) == (), (action, event)
        assert faults(event) == ()
    assert position == outcome.position


@pytest.mark.rule("R7.1", "R7.2", "R7.3", "R7.4", "R2.4.T")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_thieves_end_and_lose_nothing(players):
    seen = Counter()
    for seed in range(GAMES):
        position, chance = dealt(players, seed), Random(seed)
        for _ in range(LONGEST):
            if position.turn.over:
                break
            actions = legal_actions(position)
            assert actions, (seed, position.decision)
            action = chosen(actions, chance)
            outcome = apply(position, action)
            if isinstance(action, ABOUT_THIEVES):
                check(position, action, outcome)
            seen.update(event.reason for event in outcome.events)
            position = outcome.position
        assert position.turn.over
        assert position.turn.given == ()
        assert problems(position) == ()
    assert {f"given-up-{what}" for what in ("resources", "vizier", "djinn", "camel", "piece")} < {
        *seen
    }
    assert {f"claimed-{what}" for what in ("resources", "vizier", "djinn", "camel", "piece")} < {
        *seen
    }
    assert {"thief-taken", "thief-turned-up", "given-up-nothing", "given-up-protected"} < {*seen}


@pytest.mark.rule("R7.3", "R2.4.T")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_are_exactly_the_thieves_actions_without_a_violation(players):
    asked = Counter()
    for seed in range(0, 40, 2):
        position, chance = dealt(players, seed), Random(seed)
        while not position.turn.over:
            actions = legal_actions(position)
            if position.decision.owed in (Owed.THIEF, Owed.GIVE, Owed.CLAIM):
                asked[position.decision.owed] += 1
                legal = {action for action in actions if isinstance(action, ABOUT_THIEVES)}
                refused = {action: violations(position, action) for action in UNIVERSE}
                assert legal == {action for action, found in refused.items() if not found}
                things = [violation for found in refused.values() for violation in found]
                assert [faults(thing) for thing in things if faults(thing)] == []
            position = apply(position, chosen(actions, chance)).position
    # With two players the user rarely has a choice: only where to put a palm or palace.
    assert {Owed.THIEF, Owed.GIVE} | ({Owed.CLAIM} if players > 2 else set()) <= set(asked)
