"""One thing changed in the middle of a game: a problem is named, or the game is played on.

The changes are made to the value (nothing else adapts to them) and to the text (where what is
left out falls into place by itself, so that more of them seem possible).
"""

import re
from collections import Counter, defaultdict
from dataclasses import fields, replace
from enum import Enum
from random import Random

import pytest
from helpers.rich import rich_game

from ft_tutor.notation import NotationError, read_position, write_position
from ft_tutor.rules.actions import Claim, Give, Keep, TakeCard, UseCard, UseThief
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.position import Given, HeldCard, Movement
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import Resource, Seat, Tile

ABOUT_CARDS = (Claim, Give, Keep, TakeCard, UseCard, UseThief)
EACH = 1  # positions per game and kind of decision
CHANGES = 16  # per position
LONGEST = 5000  # actions; games take a few hundred


def with_thieves(players, seed):
    """A set-up where everybody has djinns, and the thieves have been bought."""
    position = rich_game(players, seed, thieves=True)
    supply = position.supply
    thieves = (*supply.thief_row, *supply.thief_deck)
    hands = tuple(
        replace(player, thieves=tuple(map(HeldCard, thieves[seat::players])))
        for seat, player in enumerate(position.players)
    )
    return replace(position, players=hands, supply=replace(supply, thief_row=(), thief_deck=()))


def played(position, chance):
    """Yield the positions of a game at random, cards used rather often."""
    for _ in range(LONGEST):
        yield position
        legal = legal_actions(position)
        if not legal:
            return
        cards = [action for action in legal if isinstance(action, ABOUT_CARDS)]
        action = chance.choice(cards if cards and chance.random() < 0.4 else legal)
        position = apply(position, action).position
    raise AssertionError("the game does not end")


def moments(players, seed):
    """Some positions of a game per kind of decision, thieves at work among them."""
    chance, by_kind = Random(seed), defaultdict(list)
    for position in played(with_thieves(players, seed), chance):
        owed = position.decision and position.decision.owed
        begun = owed is Owed.MOVEMENT and position.turn.movement is not None
        by_kind[owed, begun].append(position)
    return [one for some in by_kind.values() for one in chance.sample(some, min(EACH, len(some)))]


# --- one change of the value

MAYBE_NONE = {"camel": Seat.ONE, "tile": Tile.c3, "card": "boaz", "movement": Movement(Tile.c3)}
"""The fields that may be None, each with something else."""

CARDS = {"djinns": DJINNS, "thieves": THIEVES}
SPARE = {
    "pending": [Decision(owed, seat) for owed in Owed for seat in Seat],
    "given": [Given(seat, **what) for seat in Seat for what in ({"card": "boaz"}, {"viziers": 1})],
}


def changed(thing, chance, name=""):  # noqa: PLR0911  # one per type
    """The thing with one thing changed, somewhere in it."""
    match thing:
        case bool():
            return not thing
        case Enum():
            return chance.choice([other for other in type(thing) if other is not thing])
        case int():
            return max(0, thing + chance.choice([-1, 1]))
        case str():
            pool = THIEVES if thing in THIEVES else DJINNS
            return chance.choice([card for card in pool if card != thing])
        case tuple():
            return changed_list(thing, chance, name)
    field = chance.choice([one.name for one in fields(thing) if one.name != "layout"])
    value = getattr(thing, field)
    if value is None:
        return replace(thing, **{field: MAYBE_NONE.get(field)})
    if field in MAYBE_NONE and not isinstance(thing, HeldCard) and chance.random() < 0.2:
        return replace(thing, **{field: None})
    return replace(thing, **{field: changed(value, chance, field)})


FIXED = ("squares", "players", "bag", "discard", "meeples", "hand", "")
"""Tuples whose length is fixed; the last is a step of a path."""


def changed_list(things, chance, name):
    things = list(things)
    at = chance.randrange(len(things)) if things else 0
    if name in ("bid_track", "turn_track"):
        things[at] = chance.choice([*Seat, None])
        return tuple(things)
    counts = name == "resources" and len(things) == len(Resource)
    fixed = counts or name in FIXED
    match "change" if fixed else chance.choice(["change", "drop", "double", "swap", "add"]):
        case "add" if name in SPARE:
            things.insert(at, chance.choice(SPARE[name]))
        case "add" if name in CARDS:
            things.append(HeldCard(chance.choice(list(CARDS[name])), chance.random() < 0.5))
        case "drop":
            things[at : at + 1] = []
        case "double":
            things[at:at] = things[at : at + 1]
        case "swap" if things:
            things[at], things[-1] = things[-1], things[at]
        case "change" if things:
            things[at] = changed(things[at], chance)
    return tuple(things)


# --- one change of the text

WORDS = re.compile(r"[ .:=]|[^ .:=]+")
WORDS_TO_ADD = ("yes", "no", "none", "optional", "c3", "p2", "w-c4", "fish2", "fakir", "by-ziad")


def changed_text(position, chance):
    """The position whose text has one word less, or another; None where that is no position."""
    words = WORDS.findall(write_position(position))
    at = chance.randrange(len(words))
    word = words[at]
    if word in ".:= ":
        return None
    number = re.search(r"\d+", word)
    others = [lambda: chance.choice(words), lambda: chance.choice(WORDS_TO_ADD), lambda: word[1:]]
    if number:
        by = chance.choice([-1, 1])
        others += [lambda: word.replace(number[0], str(int(number[0]) + by))] * 3
    words[at] = chance.choice(others)()
    if chance.random() < 0.3:  # the word and the sign before it go
        words[max(0, at - 1) : at + 1] = []
    try:
        return read_position("".join(words))
    except NotationError:
        return None


# --- the property


def markers(position):
    turn = position.turn
    return Counter(one for one in (*turn.bid_track, *turn.turn_track) if one is not None)


def thieves(position):
    held = [card.card for player in position.players for card in player.thieves]
    return {*held, *position.supply.thief_row, *position.supply.thief_deck}


def lived_through(position, chance):
    """Play on from a sound position; nothing may raise, get stuck or be lost."""
    begun, before = markers(position), thieves(position)
    for now in played(position, chance):
        assert problems(now) == (), now.decision
        assert markers(now) == begun
        assert thieves(now) <= before
        before = thieves(now)
    stuck = now.decision
    assert stuck is None or stuck.owed is Owed.MOVEMENT, stuck  # a board without movement
    assert stuck is None or now.turn.movement or len(now.turn.pending) == 1


@pytest.mark.parametrize("change", [changed, changed_text])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_change_is_a_problem_or_is_lived_through(players, seed, change):
    chance, sound = Random(seed), 0
    for position in moments(players, seed):
        assert problems(position) == ()
        for _ in range(CHANGES):
            other = change(position, chance)
            if other is None or other == position or problems(other):
                continue
            sound += 1
            try:
                lived_through(other, chance)
            except Exception as error:
                texts = f"{write_position(position)}\n{write_position(other)}"
                raise AssertionError(f"{error!r}\n{texts}") from error
    assert sound > 5


def test_every_kind_of_decision_is_changed():
    found = [one.decision for players in (2, 3, 4) for one in moments(players, players - 1)]
    assert {decision.owed for decision in found if decision} == set(Owed)
