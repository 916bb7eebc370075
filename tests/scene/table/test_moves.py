"""What flies over the table, and what stands still meanwhile."""

from collections import Counter

import pytest
from helpers.whole import Game, walk

from ft_tutor.rules.engine import apply
from ft_tutor.rules.vocabulary import SEATS
from ft_tutor.scene.motion import frames
from ft_tutor.scene.shapes import Layer
from ft_tutor.scene.table import Part, TableLook, table_acts, table_scene
from ft_tutor.scene.table.flights import MOVES
from ft_tutor.scene.table.moves import FLIGHT_MS, STAGGER_MS


def moved(number, look=None):
    """Yield position, outcome and acts of every action of a game."""
    for position, _, action in walk(Game(number)):
        outcome = apply(position, action)
        yield position, outcome, table_acts(position, outcome.events, look or TableLook())


@pytest.fixture(scope="module")
def games():
    return [one for number in (3, 9, 16) for one in moved(number)]


def test_every_kind_of_move_is_seen_in_some_game(games):
    seen = Counter(type(event) for _, outcome, _ in games for event in outcome.events)
    assert set(MOVES) <= set(seen)
    flown = Counter(
        kind
        for _, outcome, acts in games
        for kind in {type(event) for event in outcome.events}
        if acts
    )
    assert set(MOVES) <= set(flown)


def test_whatever_flies_stays_on_the_table_and_is_soon_there(games):
    for position, _, acts in games:
        scene = table_scene(position)
        for act in acts:
            assert act.flights
            for flight in act.flights:
                for x, y in (flight.start, flight.end):
                    assert 0 <= x <= scene.width
                    assert 0 <= y <= scene.height
            long = max(flight.wait + flight.ms for flight in act.flights)
            assert long <= FLIGHT_MS + 12 * STAGGER_MS


def test_what_flies_to_a_track_does_not_stand_there_yet(games):
    """A marker is seen once: in the air."""
    flown = 0
    for position, outcome, acts in games:
        tracks = (position.turn.bid_track, position.turn.turn_track)
        after = outcome.position.turn
        if (after.bid_track, after.turn_track) == tracks:
            continue
        for act in acts:
            turn = act.still.turn
            standing = [seat for seat in (*turn.bid_track, *turn.turn_track) if seat is not None]
            markers = [f for f in act.flights if f.drawing[0].style.startswith("camel.")]
            there = sum(seat is not None for track in tracks for seat in track)
            if markers:
                flown += 1
                assert len(standing) + len(markers) == there
    assert flown > 20


def test_what_is_not_shown_does_not_fly():
    for part, least in ((Part.TURN_TRACK, 0), (Part.SULTANATE, 1)):
        look = TableLook(frozenset({part}))
        acts = [act for _, _, found in moved(3, look) for act in found]
        assert (len(acts) > 0) == bool(least)


def test_cards_fly_to_a_hand_that_is_covered():
    look = TableLook(covered=frozenset(SEATS))
    acts = [act for _, _, found in moved(3, look) for act in found]
    cards = [f for act in acts for f in act.flights if f.drawing[0].style == "card"]
    assert cards


def test_frames_lie_on_the_layer_of_motion(games):
    flights = next(acts[0].flights for _, _, acts in games if acts)
    assert {shape.layer for frame in frames(flights) for shape in frame} == {Layer.MOTION}
