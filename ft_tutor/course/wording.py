"""How long texts may be, so that they are read (in words, per text key of the schema)."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from ft_tutor.course.faults import Fault
from ft_tutor.course.model import Course, Lesson
from ft_tutor.course.prose import Prose
from ft_tutor.course.references import text_keys

LIMITS: Final[Mapping[str, int]] = {"title": 8, "goal": 20, "paper": 20, "intro": 30}
MESSAGE_LIMIT: Final = 40
COURSE_LIMIT: Final = 80
"""The course's own texts stand on a page where nothing is to be done."""

_WORDLY: Final = re.compile(r"\w")


def count_words(markdown: str) -> int:
    """Count the words of a text; marks without a letter or digit are none."""
    # Not one expression for whole words: on a long row of marks it would search for minutes.
    return sum(bool(_WORDLY.search(word)) for word in markdown.split())


def wording_faults(model: Course | Lesson, prose: Prose) -> Iterator[Fault]:
    """Yield the texts of one language that are too long."""
    limits = {str(key): _limit(model, str(place[-1])) for place, key in text_keys(model)}
    for key, text in prose.texts.items():
        count, limit = count_words(text.markdown), limits.get(key, MESSAGE_LIMIT)
        if count > limit:
            facts = (("key", key), ("count", count), ("limit", limit))
            yield Fault(prose.file, text.line, "text-too-many-words", facts)


def _limit(model: Course | Lesson, name: str) -> int:
    if isinstance(model, Course) and name != "title":
        return COURSE_LIMIT
    return LIMITS.get(name, MESSAGE_LIMIT)
