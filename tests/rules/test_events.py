"""Events and positions: nothing is lost, and the events alone tell the whole story."""

from dataclasses import replace
from functools import reduce
from itertools import accumulate
from random import Random

import pytest
from helpers.play import replay
from helpers.positions import games, played_positions
from hypothesis import given
from hypothesis import strategies as st
from oracle.boards import next_turn

from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.engine import IllegalAction, apply, carry_out, legal_actions
from ft_tutor.rules.events import CamelPlaced, LastRoundBegan
from ft_tutor.rules.history import History
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import CAMELS, MEEPLES, SEATS

chances = st.builds(Random, st.integers(0, 10_000))


def meeples(position):
    """Count every meeple on the table, wherever it is."""
    piles = [square.meeples for square in position.squares]
    piles += [position.hand, position.supply.bag]
    piles += [(player.viziers, player.elders, 0, 0, 0) for player in position.players]
    return tuple(map(sum, zip(*piles, strict=True)))


def camels(position):
    """Count each player's camels, on tiles and not yet placed."""
    return [
        player.camels + [square.camel for square in position.squares].count(seat)
        for seat, player in zip(SEATS, position.players, strict=False)
    ]


def happen(position, event):
    return event.after(position)


def played(position, chance, turns):
    """Yield (position before, action, outcome) of some random turns."""
    for _ in range(turns):
        while position.decision and (actions := legal_actions(position)):
            action = chance.choice(actions)
            outcome = apply(position, action)
            yield position, action, outcome
            position = outcome.position
        if position.decision:
            return
        position = next_turn(position)


@pytest.mark.rule("R0.3", "R0.1")
@given(games(), chances)
def test_no_meeple_and_no_camel_is_lost_after_any_event(position, chance):
    for before, _, outcome in played(position, chance, 10):
        for now in accumulate(outcome.events, happen, initial=before):
            assert meeples(now) == MEEPLES
            assert camels(now) == [CAMELS[len(now.players)]] * len(now.players)
        assert problems(now) == ()


@given(games(), chances)
def test_the_events_alone_lead_to_the_outcome(position, chance):
    for before, action, outcome in played(position, chance, 8):
        assert carry_out(before, action) == outcome
        assert reduce(happen, outcome.events, before) == outcome.position
        assert outcome.position != before


@pytest.mark.rule("R2.3.4")
@given(games(), chances)
def test_a_camel_once_placed_stays(position, chance):
    for before, _, outcome in played(position, chance, 40):
        pairs = zip(before.squares, outcome.position.squares, strict=True)
        placed = [(old.camel, new.camel) for old, new in pairs if old.camel != new.camel]
        assert all(old is None for old, _ in placed)
        assert len(placed) == sum(isinstance(event, CamelPlaced) for event in outcome.events)


@pytest.mark.rule("R2.2.5", "A06")
@given(played_positions(), chances)
def test_a_movement_changes_meeples_and_the_final_tile_and_nothing_else(position, chance):
    for before, action, outcome in played(position, chance, 1):
        now = outcome.position
        assert replace(now.supply) == before.supply
        assert now.layout == before.layout
        for tile, (old, new) in enumerate(zip(before.squares, now.squares, strict=True)):
            if tile != action.tile:
                assert new == old
            assert (new.palms, new.palaces) == (old.palms, old.palaces)
        if now.decision:
            assert now.players == before.players
            assert [square.camel for square in now.squares] == [
                square.camel for square in before.squares
            ]


@given(played_positions(), chances)
def test_a_record_is_replayed_undone_and_redone(position, chance):
    record, stages = History(position), [History(position)]
    for _, action, outcome in played(position, chance, 1):
        record = record.play(action)
        assert record.position == outcome.position
        assert record.last_events == outcome.events
        stages.append(record)
    assert replay(position, record.actions) == record
    assert replay(position, record.actions).events == record.events
    assert History(position, record.actions).position == record.position
    back = record
    for stage in reversed(stages[:-1]):
        assert back.undo().redo() == back
        back = back.undo()
        assert (back.position, back.events) == (stage.position, stage.events)
    assert back.undo() == back
    assert back.position == position
    for stage in stages[1:]:
        back = back.redo()
        assert (back.position, back.events) == (stage.position, stage.events)
    assert back == record
    assert back.redo() == back


def test_playing_on_forgets_what_was_undone():
    start = read_position("c3:yw c4:y d4:w c2:w")
    record = replay(start, read_words("c3:y-c4 w-d4")).undo().undo()
    assert len(record.undone) == 2
    other = record.play(*read_words("y-c4"))
    assert other.undone == ()
    assert other.redo() == other


def test_a_history_that_is_made_from_actions_judges_what_was_undone_too():
    start = read_position("c3:yw c4:y d4:w c2:w")
    good = replay(start, read_words("c3:y-c4 w-d4")).undo().undo().undo()
    assert History(start, undone=good.undone).redo().redo() == good.redo().redo()
    pick_up, *_, illegal = read_words("c3:y-c4 y-e5")
    for undone in ((illegal,), (illegal, pick_up), (*good.undone, illegal)):
        with pytest.raises(IllegalAction):
            History(start, undone=undone)
        with pytest.raises(IllegalAction):
            replace(good, undone=undone)
    # Other histories made of one are played anew as well.
    start = read_position("c3:y c4:y")
    assert replace(good.redo(), start=start, undone=()) == replay(start, good.redo().actions)


def test_a_walk_into_a_dead_end_may_have_been_undone():
    start = read_position("c3:yw c4:y d4:w c2:w")
    words = read_words("c3:w-c2")
    walk = History(start).play(words[0]).play(words[1], into_dead_end=True)
    undone = walk.undo().undo()
    assert History(start, undone=undone.undone).redo().redo() == walk


@pytest.mark.rule("R4.1")
@given(games(), chances)
def test_the_last_round_begins_once_with_the_last_camel(position, chance):
    players = tuple(replace(player, camels=2) for player in position.players)
    began = []
    for before, _, outcome in played(replace(position, players=players), chance, 60):
        began += [event for event in outcome.events if isinstance(event, LastRoundBegan)]
        left = [player.camels for player in outcome.position.players]
        assert outcome.position.turn.last_round == (0 in left)
        assert before.turn.last_round <= outcome.position.turn.last_round
    assert len(began) == outcome.position.turn.last_round
