"""What a problem is, and what looks for one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ft_tutor.rules.events import Facts, Subject
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import RuleId


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that makes a position impossible.

    Attributes:
        reason: the stem of the sentence in the text catalogues, such as `too-many-meeples`.
        rule: the rule that the position contradicts.
        subject: the tiles, tribes, seats and cards concerned.
        facts: usually `found` and `limit`, how many there are and how many the game has.
    """

    reason: str
    rule: RuleId
    subject: Subject = ()
    facts: Facts = ()


Look = Callable[[Position], Iterator[Problem]]
"""Looks at one aspect of a position, and yields what is wrong with it."""
