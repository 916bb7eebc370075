"""No position is too strange for a table: an editor and a text can make any."""

from dataclasses import replace
from random import Random

from helpers.positions import any_positions
from helpers.presses import CARDS, EVERYWHERE
from helpers.seated import seated
from helpers.whole import Game, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from ft_tutor.play.face import Commanded, Hovered, Pressed, Typed
from ft_tutor.play.table import open_table
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.vocabulary import SEATS, TILES

EXAMPLES = 6
"""Each is drawn anew two dozen times, and no drawing of it is remembered."""

UNFOLDED = ("list", "words", "keys", "players", "score")


def look_at(position, chance, presses=6):
    """Look at a table in every way, point at it and press it; nothing may raise."""
    for hands in (False, True):
        table = open_table(position, open_hands=hands, names=("Ann",))
        for name in UNFOLDED:
            table = table.after(Commanded(name))
        for mode in ("play", "explore", "play"):
            table = table.after(Commanded("mode", mode))
            for place in chance.sample(EVERYWHERE, presses):
                heard = chance.choice((Hovered, Pressed))(place)
                table = table.after(heard)
                seated(table)
            table = table.after(Commanded("why-not")).after(Typed("ArrowRight"))
            seated(table.after(Typed("Enter")))


def strange(position, chance):
    """The position with any decision owed by anybody, about anything."""
    decision = Decision(
        owed=chance.choice(tuple(Owed)),
        who=chance.choice(SEATS),
        tile=chance.choice((None, *TILES)),
        card=chance.choice((None, *CARDS[:-1])),
        cards=tuple(chance.sample(CARDS[:-1], chance.randint(0, 3))),
    )
    movement = chance.choice((None, position.turn.movement))
    turn = replace(position.turn, pending=(decision,), movement=movement)
    return replace(position, turn=replace(turn, active=chance.choice(SEATS)))


def test_no_decision_is_too_strange_for_a_table():
    chance = Random(3)
    for number in (9, 17):
        for turn, (position, _, _) in enumerate(walk(Game(number))):
            if turn % 80 == 0:
                look_at(strange(position, chance), chance)


@settings(max_examples=EXAMPLES)
@given(any_positions(), st.randoms())
def test_no_position_is_too_strange_for_a_table(position, chance):
    look_at(position, chance, presses=3)
