"""The faults of lesson files: what is wrong, in which file and line; said in any language."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from ft_tutor.rules.problems import Problem
from ft_tutor.texts import DEFAULT_LANG, catalogue, describe, plain
from ft_tutor.texts.values import Fact

MOST_FAULTS: Final = 100
"""How many faults of one file are looked for; a file that is no lesson has thousands."""

About = Fact | Problem
"""What a fault is about: a fact, or what is wrong with a position."""

MOST_SAID: Final = 20
"""How many faults the message of a `LessonError` spells out."""


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One fault.

    Attributes:
        file: relative to the folder of the lessons, with slashes.
        line: from 1.
        reason: the stem of the sentence `fault-<reason>` in the text catalogues.
        facts: the named numbers and words that the sentence needs.
    """

    file: str
    line: int
    reason: str
    facts: tuple[tuple[str, About], ...] = ()


class LessonError(ValueError):
    """A course or a lesson that cannot be used.

    Attributes:
        faults: every fault of the file, up to `MOST_FAULTS`; never empty.
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        found = dict.fromkeys(islice(faults, MOST_FAULTS))
        self.faults = tuple(sorted(found, key=lambda fault: (fault.file, fault.line)))
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(say_fault(fault) for fault in self.faults[:MOST_SAID])


def say_fault(fault: Fault, lang: str = DEFAULT_LANG) -> str:
    """Say a fault: `file:line: sentence`."""
    return f"{fault.file}:{fault.line}: {fault_sentence(fault, lang)}"


def fault_sentence(fault: Fault, lang: str = DEFAULT_LANG) -> str:
    """Say what is wrong, and what would be right."""
    facts = {name: _said(fact, lang) for name, fact in fault.facts}
    return catalogue(lang).say(f"fault-{fault.reason}", **facts)


def _said(fact: About, lang: str) -> Fact:
    return plain(describe(fact, lang)) if isinstance(fact, Problem) else fact
