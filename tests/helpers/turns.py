"""Positions in the middle of a turn, and games played from them."""

from dataclasses import replace

from ft_tutor.notation import read_position
from ft_tutor.rules.decisions import STEPS_OF_A_TURN, Owed
from ft_tutor.rules.engine import apply, legal_actions, violations
from ft_tutor.rules.position import with_pending
from helpers.wasted import offered


def in_turn(text, owed=Owed.MOVEMENT):
    """Read a position whose active player still owes this step of a turn and all after it."""
    position = read_position(text)
    steps = [step.owed for step in STEPS_OF_A_TURN[0]]
    pending = STEPS_OF_A_TURN[position.turn.active][: steps.index(owed) + 1]
    return with_pending(position, pending)


def play(position, *actions):
    """Return the position after some actions, all of them legal."""
    for action in actions:
        position = apply(position, action).position
    return position


def events(position, action, kind):
    """Return the events of one kind that an action brings."""
    return [event for event in apply(position, action).events if isinstance(event, kind)]


def refused(position, action):
    """Return the reasons why an action is refused, each with its rule; () if it is legal."""
    found = violations(position, action)
    assert (action in legal_actions(position)) == (action in offered(position, [action]))
    return tuple((violation.reason, violation.rule) for violation in found)


def with_coins(position, *coins):
    """Return the position where the players have these coins."""
    players = zip(position.players, coins, strict=True)
    return replace(
        position, players=tuple(replace(player, coins=number) for player, number in players)
    )
