"""Short ways to say what happens in a test, in the words of the notation."""

from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.engine import violations
from ft_tutor.rules.history import History


def play(position, movement):
    """Play a movement such as `c3:w-c4 y-d4`; every step must be legal."""
    return replay(read_position(position), read_words(movement))


def refusal(position, movement):
    """Say why the last step of a movement is refused; the others are legal, or dead ends."""
    *first, last = read_words(movement)
    return violations(History(read_position(position), tuple(first)).position, last)


def refused(position, movement):
    """As `refusal`, but the reason and the rule alone."""
    return tuple((found.reason, found.rule) for found in refusal(position, movement))


def left_on(position, *tiles):
    """The meeples on some tiles."""
    return tuple(position.squares[tile].meeples for tile in tiles)


def happened(record):
    """The reasons of all events, in order."""
    return [event.reason for event in record.events]


def replay(start, actions):
    """The history of the actions, each of which must be legal."""
    history = History(start)
    for action in actions:
        history = history.play(action)
    return history
