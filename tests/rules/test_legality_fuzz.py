"""Stale, foreign and absurd actions all through whole games with powers and thieves.

Whatever is asked, the answer is reasons; whatever is refused raises the one documented error;
no position is ever changed.
"""

from dataclasses import fields, replace
from functools import cache
from random import Random

import pytest
from helpers.universe import EVERY
from helpers.whole import Game, walk

from ft_tutor.notation import write_position
from ft_tutor.rules.actions import Drop, Payment, PickUp
from ft_tutor.rules.engine import IllegalAction, apply, legal_actions, violations
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import Piece, Resource, Seat, Tile, Tribe

NUMBERS = range(13, 13 + 18 * 7, 7)
"""A game of each of the 18 kinds."""
LOOKED_AT = 9
"""Positions of a game."""

THINGS = (
    None,
    True,
    -1,
    0,
    4,
    30,
    10**30,
    0.5,
    float("nan"),
    "",
    "c3",
    "boaz",
    "x" * 100_000,
    b"c3",
    [],
    {},
    set(),
    object(),
    Tile.c3,
    Tribe.ELDER,
    Seat.FOUR,
    Resource.FAKIR,
    Piece.PALM,
    (),
    (None,),
    (0, 1),
    (Resource.FISH,) * 5000,
    (Resource.FAKIR, Resource.FISH),
    (Tribe.ASSASSIN, Tribe.VIZIER),
    Payment(),
    Payment(-1, 1),
    Payment(10**30, 10**30),
    Payment("one", None),
    Payment,
    lambda: None,
)
"""What a field of an action may be given: wrong types, wrong orders, absurd sizes."""


@cache
def some_positions(number):
    """Some positions of a game, and the actions played in it."""
    turns = tuple(walk(Game(number)))
    played = tuple(dict.fromkeys(action for _, _, action in turns))
    chosen = Random(number).sample(turns, LOOKED_AT)
    over = apply(turns[-1][0], turns[-1][2]).position
    return (over, *(position for position, _, _ in chosen)), played


class Unruly:
    """What cannot be compared, hashed, counted or printed."""

    __hash__ = None

    def _raise(self, *_):
        raise RuntimeError

    __eq__ = __lt__ = __bool__ = __len__ = __repr__ = __getattr__ = _raise


class Heir(Drop):
    """A class of a stranger that looks like an action."""


ODD = (
    *THINGS,
    Unruly(),
    Unruly,
    (Unruly(),),
    ([],),
    (Tribe.VIZIER, None),
    (Tribe.ELDER, Resource.FISH),
    object.__new__(Payment),
    object.__new__(PickUp),
    Heir(Tile.c3, Tribe.ELDER),
    10**5000,
    float("inf"),
    "\0\ud800",
)


def half_made(action, chance):
    """The action with fields that are odd, or that were never set."""
    made = object.__new__(type(action))
    for one in fields(action):
        how = chance.random()
        if how < 0.8:
            value = getattr(action, one.name) if how < 0.5 else chance.choice(ODD)
            object.__setattr__(made, one.name, value)
    return made


@pytest.mark.parametrize("number", NUMBERS[::4])
def test_half_made_actions(number):
    positions, _ = some_positions(number)
    chance = Random(number)
    for position in positions:
        some = (*legal_actions(position)[:20], *chance.sample(EVERY, 60))
        for action in some:
            refuses_or_plays(position, half_made(action, chance))
        for thing in ODD:
            refuses_or_plays(position, thing)


def refuses_or_plays(position, action):
    """Judge an action, and try it: what is said of it and what happens must agree."""
    found = violations(position, action)
    assert type(found) is tuple
    for violation in found:
        assert type(violation) is Violation
        assert violation.rule in RULES
    if not found:
        assert apply(position, action).events
        return
    with pytest.raises(IllegalAction) as caught:
        apply(position, action)
    assert caught.value.violations == found
    assert caught.value.action is action


def unchanged(position, before):
    text, number, legal = before
    assert write_position(position) == text
    assert hash(position) == number
    assert legal_actions(position) == legal


def before(position):
    return write_position(position), hash(position), legal_actions(position)


@pytest.mark.parametrize("number", NUMBERS)
def test_stale_and_foreign_actions(number):
    """Actions of earlier and later turns, and of other games; also once the game is over."""
    positions, own = some_positions(number)
    _, foreign = some_positions(NUMBERS[NUMBERS.index(number) - 1])
    chance = Random(number)
    for position in positions:
        kept = before(position)
        for action in (*chance.sample(own, 60), *chance.sample(foreign, 60)):
            refuses_or_plays(position, action)
        unchanged(position, kept)


def spoilt(action, chance):
    """The action with one of its fields absurd."""
    names = [one.name for one in fields(action)]
    if not names:
        return chance.choice(THINGS)
    return replace(action, **{chance.choice(names): chance.choice(THINGS)})


@pytest.mark.parametrize("number", NUMBERS)
def test_absurd_actions(number):
    """Actions of every kind, legal ones above all, with a field that makes no sense."""
    positions, own = some_positions(number)
    chance = Random(number)
    for position in positions:
        kept = before(position)
        some = (*legal_actions(position)[:40], *chance.sample(own, 20), *chance.sample(EVERY, 60))
        for action in some:
            refuses_or_plays(position, spoilt(action, chance))
        for thing in THINGS:
            refuses_or_plays(position, thing)
        unchanged(position, kept)
