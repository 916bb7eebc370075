"""Positions in the windows in which paid powers may be used, and what happens there."""

from ft_tutor.notation import read_position
from ft_tutor.rules.actions import Payment, UseCard
from ft_tutor.rules.engine import legal_actions, violations
from ft_tutor.rules.history import History
from ft_tutor.texts import describe, faults, plain
from helpers.pieces import pieces

ELDER = Payment(elders=1)
FAKIR = Payment(fakirs=1)
TWO_ELDERS = Payment(elders=2)
BOTH = Payment(elders=1, fakirs=1)

OWED = {
    "W1": "end1.tile1.tribe1.movement1",
    "W2": "end1.tile1.tribe1",
    "W3": "end1.tile1",
    "W4": "end1",
}
"""What the first player owes in each window."""


def window(name, text):
    """A position in a window of the first player's turn.

    After W1 a movement has ended on a3; `hand=` is to be stated for W2.
    """
    path = "" if name == "W1" or "path=" in text else "path=a2.w-a3 "
    return History(read_position(f"owed={OWED[name]} {path}{text}"))


def does(record, *actions):
    """Play actions, each of which must be among those offered; all is said and kept."""
    for action in actions:
        assert action in legal_actions(record.position), action
        before = pieces(record.position)
        record = record.play(action)
        assert [faults(event) for event in record.last_events if faults(event)] == []
        assert pieces(record.position) == before
    return record


def told(record):
    """The reasons of the last action's events, bookkeeping left out."""
    hidden = ("asked", "settled")
    return [event.reason for event in record.last_events if event.reason not in hidden]


def why(record, action):
    """Reason and rule of each violation; the action is not offered, its reasons are said whole."""
    found = violations(record.position, action)
    assert [faults(violation) for violation in found if faults(violation)] == []
    assert action not in legal_actions(record.position)
    return [(violation.reason, violation.rule) for violation in found]


def said(record, action):
    """The sentence of the one violation of an action."""
    (violation,) = violations(record.position, action)
    return plain(describe(violation))


def uses(record, card):
    """The uses of a djinn that are offered now."""
    return [
        action
        for action in legal_actions(record.position)
        if isinstance(action, UseCard) and action.card == card
    ]


def coins(record):
    """The coins of each player."""
    return [player.coins for player in record.position.players]
