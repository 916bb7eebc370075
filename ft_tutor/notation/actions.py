"""Actions as text, one word each, and what a word means in a position."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from ft_tutor.notation.action_words import Meaning, read_word, written
from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.spans import Span, checked_text
from ft_tutor.rules.actions import Action, Drop, Payment, PickUp, TakeCard, UseCard
from ft_tutor.rules.cards.djinns import DJINNS, Cost
from ft_tutor.rules.counts import present
from ft_tutor.rules.engine import IllegalAction, apply, is_dead_end, legal_actions, violations
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Tribe


class AmbiguousAction(ValueError):  # noqa: N818  # named as the game's term, not as an error
    """A text that leaves something out, such as the tribe, where several are possible.

    Attributes:
        readings: the legal actions that it could mean.
    """

    def __init__(self, text: str, readings: tuple[Action, ...]) -> None:
        self.readings = readings
        could_be = " or ".join(write_action(action) for action in readings)
        super().__init__(f"{text!r} could be {could_be}")


def write_action(action: Action) -> str:
    """Return an action as a word: `c3` picks up, `w-c4` drops, `bid8` bids, and so on."""
    return written(action)


def write_movement(actions: Sequence[Action]) -> str:
    """Return actions as text, the steps of a movement after a colon: `c3:w-c4 y-d4`."""
    words = [write_action(action) for action in actions]
    for index, (action, after) in enumerate(pairwise(actions)):
        joined = isinstance(action, PickUp) and isinstance(after, Drop)
        words[index] += ":" if joined else " "
    return "".join(words)


def read_words(text: str) -> tuple[Action, ...]:
    """Return the actions of a text without asking whether they are legal.

    What a word leaves out stays as it is when nothing is chosen.

    Raises:
        NotationError: the text cannot be read.
    """
    pieces = _pieces(text)
    for piece in pieces:
        if piece.text.startswith("-"):  # no tribe is neutral
            raise piece.wrong("bad-drop", "w-c4")
    return tuple(read_word(piece).action for piece in pieces)


def _pieces(text: str) -> list[Span]:
    checked_text(text, "c3:w-c4")
    words = [Span(text, match.start(), match[0]) for match in re.finditer(r"[^\s:]+", text)]
    if not words:
        raise Span(text, text.index(":"), ":").wrong("unknown-word", "c3, w-c4")
    return words


def read_action(text: str, position: Position) -> Action:
    """Return the action that a word means in a position.

    A word may leave out what can only be one thing: the tribe of a drop (`-c4`) or of a victim
    (`kill.-c4`), the payment for a card, the tile of a power.

    Raises:
        NotationError: the text cannot be read.
        IllegalAction: it can be read, but breaks a rule.
        AmbiguousAction: it leaves something out, and several things are possible.
    """
    pieces = _pieces(text)
    if len(pieces) != 1:
        raise NotationError("one-action", text, 0, found=text, expected="w-c4")
    return read_legal(pieces[0], position)


def read_movement(text: str, position: Position) -> tuple[Action, ...]:
    """Return the actions of a text, such as a movement or a whole turn, each legal in its turn.

    Raises:
        NotationError: the text cannot be read.
        IllegalAction: an action breaks a rule.
        AmbiguousAction: an action leaves something out, and several things are possible.
    """
    actions = []
    for piece in _pieces(text):
        action = read_legal(piece, position)
        position = apply(position, action).position
        actions.append(action)
    return tuple(actions)


def read_legal(piece: Span, position: Position) -> Action:
    """Return the action that a piece of text means in a position.

    Raises:
        NotationError: the piece cannot be read.
        IllegalAction: it can be read, but breaks a rule.
        AmbiguousAction: it leaves something out, and several things are possible.
    """
    meaning = read_word(piece)
    action = _completed(piece, meaning, position) if meaning.open else meaning.action
    found = violations(position, action)
    if found:
        raise IllegalAction(action, found)
    return action


def read_played(piece: Span, position: Position) -> Action:
    """Return the action that a piece of a record means; a walk into a dead end may be recorded.

    Raises:
        NotationError: the piece cannot be read.
        IllegalAction: it can be read, but breaks a rule.
        AmbiguousAction: it leaves something out, and several things are possible.
    """
    try:
        return read_legal(piece, position)
    except IllegalAction as error:
        if is_dead_end(error.violations) and isinstance(error.action, Action):
            return error.action
        raise


def _completed(piece: Span, meaning: Meaning, position: Position) -> Action:
    readings = tuple(action for action in legal_actions(position) if meaning.allows(action))
    if len(readings) > 1:
        raise AmbiguousAction(piece.text, readings)
    return readings[0] if readings else _likely(meaning, position)


def _likely(meaning: Meaning, position: Position) -> Action:
    """Return the action that best shows why nothing that the word may mean is legal."""
    action = meaning.action
    if isinstance(action, Drop):
        return Drop(action.tile, Tribe(next(iter(present(position.hand)), 0)))
    if "payment" not in meaning.open:
        return action
    if isinstance(action, TakeCard):
        return replace(action, payment=Payment(elders=2))
    if isinstance(action, UseCard) and action.card in DJINNS:
        return replace(action, payment=_USUAL[DJINNS[action.card].cost])
    return action


_USUAL: Final[Mapping[Cost, Payment]] = {
    Cost.NONE: Payment(),
    Cost.ELDER_OR_FAKIR: Payment(elders=1),
    Cost.ELDER_AND_ONE_MORE: Payment(elders=2),
    Cost.FAKIR: Payment(fakirs=1),
    Cost.FAKIRS: Payment(fakirs=1),
}
"""Per cost: one way to pay it."""
