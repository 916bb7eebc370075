"""Notation: positions and movements as one line of text, both ways.

A position is a list of items, separated by white space; what is not stated has a sensible
default. A tile item is ``c3:oasis.yyw.camel1.palm2``, a setting is ``seats=2``::

    c3:yw c4:g d4:y

A movement is its start tile and its drops in order: ``c3:w-c4 y-d4``.
"""

from ft_tutor.rules.notation.actions import (
    AmbiguousAction,
    read_action,
    read_movement,
    read_words,
    write_action,
    write_movement,
)
from ft_tutor.rules.notation.errors import NotationError
from ft_tutor.rules.notation.reading import read_position
from ft_tutor.rules.notation.writing import write_position

__all__ = [
    "AmbiguousAction",
    "NotationError",
    "read_action",
    "read_movement",
    "read_position",
    "read_words",
    "write_action",
    "write_movement",
    "write_position",
]
