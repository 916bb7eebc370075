"""What a family of drills is: a name, the rules that it drills, and what makes its steps."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.words import Words
from ft_tutor.rules.vocabulary import RuleId

Fields = dict[str, Any]
"""The fields of a step as a lesson file has them, lists as tuples."""

Maker = Callable[[Words, Dice, int], Fields | None]
"""Makes the fields of a drill of a level; None where chance has brought nothing of use."""


@dataclass(frozen=True, slots=True)
class Family:
    """Drills of one kind.

    Attributes:
        name: an id, which is also that of its steps; its sentences are `drill-<name>-<part>`.
        rules: what it drills, the most important first.
    """

    name: str
    rules: tuple[RuleId, ...]
    make: Maker


NEVER = -1
"""A number that nobody is told anything about: the mistake cannot be made here."""


def foreseen(answer: int, *numbers: tuple[int, str]) -> tuple[Fields, ...]:
    """Return the wrong entries of a `count` step: each number that is none too much, once.

    Args:
        answer: the right number.
        numbers: those that one comes to by a mistake, each with the key of what is said to it.
    """
    seen = {answer}
    entries: list[Fields] = []
    for number, say in numbers:
        if number not in seen and number >= 0:
            seen.add(number)
            entries.append({"when": number, "say": say})
    return tuple(entries)


def hints(nudge: str, where: str, what: str, rings: Iterable[str], answer: Iterable[str]) -> Fields:
    """Return three layers of hints by the keys of their words, which ring some places."""
    return {
        "nudge": nudge,
        "where": {"say": where, "rings": tuple(rings)},
        "what": {"say": what, "rings": tuple(answer)},
    }
