"""Generator and judge agree; the judge never fails, and the engine never does what it forbids."""

from dataclasses import dataclass
from functools import partial

import pytest
from helpers.positions import UNIVERSE, played_positions, positions
from hypothesis import given

from ft_tutor.notation import read_position
from ft_tutor.rules.actions import Drop, Pass, PickUp, UseCard
from ft_tutor.rules.engine import IllegalAction, apply, is_dead_end, legal_actions, violations
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Seat, Tile, Tribe


def without_powers(position):
    """The legal actions but the uses of djinns, which have a test of their own."""
    return tuple(one for one in legal_actions(position) if not isinstance(one, UseCard))


@given(positions)
def test_legal_are_exactly_the_actions_without_a_violation(position):
    legal = without_powers(position)
    assert len(set(legal)) == len(legal)
    assert set(legal) == {
        action for action in (*UNIVERSE, Pass()) if not violations(position, action)
    }


@given(positions)
def test_the_order_of_legal_actions_is_always_the_same(position):
    assert without_powers(position) == tuple(
        sorted(
            without_powers(position), key=lambda a: (getattr(a, "tile", -1), getattr(a, "tribe", 0))
        )
    )


@given(positions)
def test_what_is_refused_is_refused_with_the_same_reasons(position):
    before = hash(position)
    for action in UNIVERSE:
        if found := violations(position, action):
            with pytest.raises(IllegalAction) as caught:
                apply(position, action)
            assert caught.value.violations == found
            assert caught.value.action == action
    assert hash(position) == before


@given(positions)
def test_a_violation_names_a_rule_and_things_of_the_action_or_the_position(position):
    for action in UNIVERSE:
        for violation in violations(position, action):
            assert violation.rule.startswith("R2") or violation.reason == "not-playing"
            assert all(isinstance(thing, Tile | Tribe | Seat) for thing in violation.subject)
            assert all(isinstance(fact, int | str) for _, fact in violation.facts)


@dataclass(frozen=True)
class Foreign:
    tile: Tile = Tile.c3


class Lookalike(PickUp):
    __slots__ = ()


class Unhashable(type):
    __hash__ = None


class OfUnhashableClass(metaclass=Unhashable):
    pass


class Hostile:
    def __eq__(self, other):
        raise RuntimeError

    def __hash__(self):
        raise RuntimeError

    def __getattr__(self, name):
        raise RuntimeError(name)


ABSURD = [
    None,
    "c3",
    14,
    3.5,
    [],
    {"tile": Tile.c3},
    {Tile.c3},
    object(),
    PickUp,
    Drop,
    Foreign(),
    Lookalike(Tile.c3),
    OfUnhashableClass(),
    Hostile(),
    PickUp("c3"),
    PickUp(14),
    PickUp(None),
    PickUp(Tribe.ELDER),
    PickUp([]),
    Drop("x", 99),
    Drop(Tile.c3, 1),
    Drop(Tile.c3, None),
    Drop(14, Tribe.ELDER),
    Drop(Tile.c3, Tile.c3),
    Drop({}, []),
    (Drop(Tile.c3, Tribe.ELDER),),
    partial(PickUp, Tile.c3),
]


@pytest.mark.parametrize("action", ABSURD, ids=lambda action: type(action).__name__)
def test_an_absurd_action_is_refused_whatever_it_is(action):
    for text in ("c3:yw c4:g d4:y", "c3:y owed=none", "path=c3.w-c4 hand=y d4:y"):
        found = violations(read_position(text), action)
        assert [violation.reason for violation in found] == ["unknown-action"]


@pytest.mark.parametrize("action", [None, "c3", PickUp("c3"), Drop("x", 99)])
def test_an_absurd_action_cannot_be_applied_not_even_as_a_dead_end(action):
    position = new_board(2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        apply(position, action, into_dead_end=True)
    assert caught.value.violations == violations(position, action)
    assert "unknown-action" in str(caught.value)


@given(played_positions())
def test_into_a_dead_end_lets_pass_dead_ends_and_nothing_else(position):
    for action in UNIVERSE:
        found = violations(position, action)
        if not found or is_dead_end(found):
            assert apply(position, action, into_dead_end=True).events
        else:
            with pytest.raises(IllegalAction):
                apply(position, action, into_dead_end=True)


def test_no_violation_is_no_dead_end():
    assert not is_dead_end(())
