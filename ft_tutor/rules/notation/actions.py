"""Actions and movements as text: `c3:w-c4 y-d4`."""

import re
from collections.abc import Sequence

from ft_tutor.rules.actions import Action, Drop, PickUp
from ft_tutor.rules.counts import kinds
from ft_tutor.rules.engine import IllegalAction, apply, legal_actions, violations
from ft_tutor.rules.notation.errors import NotationError
from ft_tutor.rules.notation.reading import read_drop
from ft_tutor.rules.notation.words import Piece, checked_text
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Tile, Tribe


class AmbiguousAction(ValueError):  # noqa: N818  # named as the game's term, not as an error
    """A text that leaves out the tribe where several tribes could be dropped.

    Attributes:
        readings: the legal actions that it could mean.
    """

    def __init__(self, text: str, readings: tuple[Action, ...]) -> None:
        self.readings = readings
        could_be = " or ".join(write_action(action) for action in readings)
        super().__init__(f"{text!r} could be {could_be}")


def write_action(action: Action) -> str:
    """Return an action as a word: `c3` picks up, `w-c4` drops."""
    if isinstance(action, PickUp):
        return action.tile.name
    return f"{action.tribe.letter}-{action.tile.name}"


def write_movement(actions: Sequence[Action]) -> str:
    """Return the actions of a movement as text: `c3:w-c4 y-d4`."""
    words = [write_action(action) for action in actions]
    if actions and isinstance(actions[0], PickUp):
        return ":".join((words[0], " ".join(words[1:]))).rstrip(":")
    return " ".join(words)


def read_words(text: str) -> tuple[Action, ...]:
    """Return the actions of a movement's text without asking whether they are legal.

    Raises:
        NotationError: the text cannot be read.
    """
    return tuple(_read_word(piece) for piece in _pieces(text))


def _pieces(text: str) -> list[Piece]:
    checked_text(text, "c3:w-c4")
    words = [Piece(text, match.start(), match[0]) for match in re.finditer(r"[^\s:]+", text)]
    if not words:
        raise Piece(text, text.index(":"), ":").wrong("unknown-word", "c3, w-c4")
    return words


def _read_word(piece: Piece) -> Action:
    if "-" in piece.text:
        return Drop(*read_drop(piece))
    if piece.text in Tile.__members__:
        return PickUp(piece.tile())
    raise piece.wrong("unknown-word", "c3, w-c4")


def read_action(text: str, position: Position) -> Action:
    """Return the action that a word means in a position; `-c4` leaves out the tribe.

    Raises:
        NotationError: the text cannot be read.
        IllegalAction: it can be read, but breaks a rule.
        AmbiguousAction: it leaves out the tribe, and several could be dropped.
    """
    pieces = _pieces(text)
    if len(pieces) != 1:
        raise NotationError("one-action", text, 0, found=text, expected="w-c4")
    return _read_legal(pieces[0], position)


def read_movement(text: str, position: Position) -> tuple[Action, ...]:
    """Return the actions of a movement's text, each legal in its turn.

    Raises:
        NotationError: the text cannot be read.
        IllegalAction: an action breaks a rule.
        AmbiguousAction: an action leaves out the tribe, and several could be dropped.
    """
    actions = []
    for piece in _pieces(text):
        action = _read_legal(piece, position)
        position = apply(position, action).position
        actions.append(action)
    return tuple(actions)


def _read_legal(piece: Piece, position: Position) -> Action:
    action = _read_any_tribe(piece, position) if piece.text[0] == "-" else _read_word(piece)
    found = violations(position, action)
    if found:
        raise IllegalAction(action, found)
    return action


def _read_any_tribe(piece: Piece, position: Position) -> Action:
    tile = piece.cut(1).tile()
    readings = tuple(
        action
        for action in legal_actions(position)
        if isinstance(action, Drop) and action.tile == tile
    )
    if len(readings) > 1:
        raise AmbiguousAction(piece.text, readings)
    # Where nothing is legal, any tribe of the hand shows why.
    return readings[0] if readings else Drop(tile, Tribe(next(iter(kinds(position.hand)), 0)))
