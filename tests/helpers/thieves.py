"""Positions right after a tribe action, where a thief may be used."""

from ft_tutor.notation import read_position
from ft_tutor.rules import events
from ft_tutor.rules.actions import Build, Kill, TribeAction
from ft_tutor.rules.engine import violations
from ft_tutor.rules.history import History
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.texts import describe, faults, plain

ACTS = {
    "y": TribeAction(),
    "w": TribeAction(),
    "g": TribeAction(),
    "b": Build(),
    "r": Kill((Tribe.BUILDER,), tile=Tile.a1),
}
"""What two meeples of a colour do on a3; the assassins find builders on a1."""


def before(tribe, text, owed="end1.tile1.tribe1"):
    """A movement has ended on a3 with two meeples of a colour in the hand."""
    return read_position(
        f"a1:bb path=a2.{tribe}-a3 hand={tribe}{tribe} row=fish owed={owed} {text}"
    )


def acted(tribe, text, **more):
    """As `before`, and the tribe has acted."""
    position = before(tribe, text, **more)
    assert problems(position) == ()
    return History(position).play(ACTS[tribe])


def happened(record):
    """The reasons of the last action's events, silent ones left out."""
    return [event.reason for event in events.told(record.last_events)]


def refused(record, action):
    """Reason and rule of each violation of an action, which is said whole."""
    found = violations(record.position, action)
    assert [faults(violation) for violation in found if faults(violation)] == []
    return [(violation.reason, violation.rule) for violation in found]


def said(record, action):
    """The sentence of the one violation of an action."""
    (violation,) = violations(record.position, action)
    return plain(describe(violation))
