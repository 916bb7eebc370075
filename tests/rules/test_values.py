"""Values made the quick way are the frozen dataclasses that they were."""

import copy
import inspect
import pickle
from dataclasses import FrozenInstanceError, dataclass, fields, replace
from typing import get_args

import pytest

from ft_tutor.rules.actions import Action, Bid, EndTurn
from ft_tutor.rules.events import CamelPlaced, Event
from ft_tutor.rules.events.base import EventBase
from ft_tutor.rules.position import Player, Square, Supply, Turn
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import Seat, Tile

VALUES = [
    new_game(3, seed=1, thieves=True),
    Square(camel=Seat.TWO),
    Player(coins=3),
    Supply(palms=1),
    Turn(round=2),
    Bid(5),
    EndTurn(),
    CamelPlaced(Seat.ONE, Tile.c3),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_is_compared_hashed_copied_and_kept(value):
    for other in (replace(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert other == value
        assert hash(other) == hash(value)
        assert repr(other) == repr(value)


@pytest.mark.parametrize("value", VALUES[:-2], ids=lambda value: type(value).__name__)
def test_a_value_cannot_be_changed(value):
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)
    with pytest.raises((AttributeError, TypeError)):
        value.other = None


def test_it_takes_what_the_dataclass_takes():
    @dataclass(frozen=True, slots=True)
    class Thing:
        one: int
        two: str = "two"

    before = inspect.signature(Thing)
    made = quick(Thing)

    assert inspect.signature(made) == before
    assert (made(1).two, made(1, "x").two, made(two="y", one=1).two) == ("two", "x", "y")
    with pytest.raises(TypeError):
        made()


def test_every_event_is_named():
    def heirs(base):
        return {base, *(one for heir in base.__subclasses__() for one in heirs(heir))}

    shared = {"EventBase", "HandedOver", "PiecePlaced"}
    # With slots a dataclass is made twice; the first one is nowhere to be found.
    found = {heir.__name__ for heir in heirs(EventBase)} - shared
    assert found == {event.__name__ for event in get_args(Event)}
    assert all(hasattr(event, "after") for event in get_args(Event))


def test_every_action_takes_its_fields_alone():
    for action in get_args(Action):
        assert list(inspect.signature(action).parameters) == [one.name for one in fields(action)]
