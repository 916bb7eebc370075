"""The resume code: one line of signs that brings the stars of a whole course to another machine.

It is meant to be copied by hand: capitals and digits without look-alikes, in groups of five. It
holds, lesson by lesson, a short mark by which a lesson is known again, how many steps it has, and
the stars of each; what was not begun takes next to nothing. The last four signs are a check: one
sign that is wrong, or two neighbours that are swapped, are always noticed, anything else but for
once in a million. Nothing in it tells who wrote it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from string import ascii_letters, digits
from typing import Final
from unicodedata import category

from ft_tutor.learner.packing import Choice, Model, Unpacking, even, packed
from ft_tutor.learner.rows import MOST_STARS
from ft_tutor.rules.events import Facts

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""All signs of a code, by their value: without I, L and O, which look like others, and U."""

_ALIKE: Final = str.maketrans("OIL", "011")
_WIDE: Final = {ord(sign) + 0xFEE0: sign for sign in f"{ascii_letters}{digits}-?&=#"}
"""The wide letters and digits that East Asian keyboards write."""

_BETWEEN: Final = frozenset("_.'\"\N{MINUS SIGN}")
_KINDS_BETWEEN: Final = frozenset({"Cc", "Cf", "Pd", "Pf", "Pi", "Zl", "Zp", "Zs"})
"""What may stand between the signs: hyphens of all sorts, and what a copy brings along.

That is blanks, line breaks and quotation marks of all sorts, and what nobody sees.
"""

IN_LINK: Final = "resume"
"""The name under which a link carries a code."""

_LINK: Final = re.compile(rf"[?&]{IN_LINK}=([^&#]*)")

GROUP: Final = 5
MOST_SIGNS: Final = 2_000
"""How long a code may be: that of 64 lessons of 60 steps, with stars as they come."""

_MOST_TYPED: Final = 4 * MOST_SIGNS
"""How much of a text is looked at."""

MARKS: Final = 32
"""How many marks there are for lessons: a changed one has the mark of its former self by chance."""

MOST_LESSONS: Final = 64
MOST_STEPS: Final = 60

_VERSION: Final = 0
_VERSIONS: Final = 4

_CHECK_SIGNS: Final = 4
_CHECKS: Final = len(SIGNS) ** _CHECK_SIGNS
_PRIME: Final = 1_048_573
"""The largest prime below so many checks.

The number of a code leaves a fixed rest. A sign that is wrong changes it by less than 32 times a
power of 32, a swap by 31 times that: no multiple of such a prime.
"""
_REST: Final = 8


@dataclass(frozen=True, slots=True)
class LessonStars:
    """What a code says of a lesson.

    Attributes:
        mark: by which it is known again, below `MARKS`.
        stars: of each of its steps, 0 for one that is open.
    """

    mark: int
    stars: tuple[int, ...]


NOT_BEGUN: Final = LessonStars(0, ())
"""Stands for a lesson without stars: nothing else is said of it."""


class ResumeCodeError(ValueError):
    """A text is no resume code.

    Attributes:
        reason: the stem of the sentence `resume-<reason>` in the text catalogues.
        facts: what the sentence needs.
    """

    def __init__(self, reason: str, facts: Facts = ()) -> None:
        self.reason, self.facts = reason, facts
        super().__init__(reason)


# --- what is said, one choice after another


def _lengths() -> Model:
    """Return how long lessons are: about ten steps."""
    likely = {**dict.fromkeys(range(5, 17), 6), **dict.fromkeys(range(7, 13), 24)}
    return Model([likely.get(length, 1) for length in range(1, MOST_STEPS + 1)], gain=8)


def _steps() -> dict[int, Model]:
    """Return how many stars follow on so many: mostly as many, and nothing on nothing."""
    weights = ([4, 1, 1, 4], [1, 2, 2, 4], [1, 2, 3, 6], [1, 1, 2, 8])
    return {before: Model(list(after), gain=2) for before, after in enumerate(weights)}


@dataclass
class _Models:
    """The models of a code, which learn while it is written or read."""

    begun: Model = field(default_factory=lambda: Model([1, 3], gain=1))
    mark: Model = field(default_factory=lambda: even(MARKS))
    length: Model = field(default_factory=_lengths)
    step: dict[int, Model] = field(default_factory=_steps)


def _choices(lessons: Sequence[LessonStars]) -> Iterator[Choice]:
    models = _Models()
    yield even(_VERSIONS).choice(_VERSION)
    yield even(MOST_LESSONS + 1).choice(len(lessons))
    for lesson in lessons:
        begun = lesson != NOT_BEGUN
        yield models.begun.choice(int(begun))
        if begun:
            yield models.mark.choice(lesson.mark)
            yield models.length.choice(len(lesson.stars) - 1)
            for before, stars in zip((MOST_STARS, *lesson.stars), lesson.stars, strict=False):
                yield models.step[before].choice(stars)


def _read(reading: Unpacking) -> Iterator[LessonStars]:
    models = _Models()
    if reading.read(even(_VERSIONS)) != _VERSION:
        raise ResumeCodeError("newer")
    for _ in range(reading.read(even(MOST_LESSONS + 1))):
        if not reading.read(models.begun):
            yield NOT_BEGUN
            continue
        mark, length = reading.read(models.mark), reading.read(models.length) + 1
        stars = [MOST_STARS]
        for _ in range(length):
            stars.append(reading.read(models.step[stars[-1]]))
        yield LessonStars(mark, tuple(stars[1:]))


# --- what is written


def write_code(lessons: Sequence[LessonStars]) -> str:
    """Return the code of what was won, such as ``7QX2M-0K4TB``; the lessons in their order.

    Raises:
        ValueError: there are too many lessons or steps, or a number is out of range.
    """
    given = [one if any(one.stars) else NOT_BEGUN for one in lessons]
    while given and given[-1] == NOT_BEGUN:
        given.pop()
    if len(given) > MOST_LESSONS or not all(map(_fits, given)):
        raise ValueError("no code can hold so much")
    number = packed(_choices(given)) * _CHECKS
    number += (_REST - number) % _PRIME
    signs = ""
    while number or len(signs) % GROUP:
        number, value = divmod(number, len(SIGNS))
        signs = SIGNS[value] + signs
    return "-".join(signs[at : at + GROUP] for at in range(0, len(signs), GROUP))


def _fits(lesson: LessonStars) -> bool:
    few = len(lesson.stars) <= MOST_STEPS and 0 <= lesson.mark < MARKS
    return few and all(0 <= stars <= MOST_STARS for stars in lesson.stars)


def read_code(text: str) -> tuple[LessonStars, ...]:
    """Read a code, however it was typed: small letters, O for 0, I for 1, hyphens or none.

    Raises:
        ResumeCodeError: it is none, or not as it was written.
    """
    signs = _signs(text)
    number = 0
    for sign in signs:
        number = number * len(SIGNS) + SIGNS.index(sign)
    payload, check = divmod(number, _CHECKS)
    if number % _PRIME != _REST or check >= _PRIME:
        raise ResumeCodeError("mistyped")
    reading = Unpacking(payload)
    lessons = tuple(_read(reading))
    # Only what would be written is read: the same stars have one code.
    if reading.number or write_code(lessons).replace("-", "") != signs:
        raise ResumeCodeError("mistyped")
    return lessons


def _signs(text: str) -> str:
    shown = (sign for sign in _typed(text) if not _is_between(sign))
    # Letters of other alphabets stay what they are: a capital of theirs may be two of ours.
    signs = "".join(sign.upper() if sign.isascii() else sign for sign in shown).translate(_ALIKE)
    if not signs:
        raise ResumeCodeError("empty")
    if odd := next((sign for sign in signs if sign not in SIGNS), ""):
        raise ResumeCodeError("foreign", (("sign", _visible(odd)),))
    if len(signs) > MOST_SIGNS or len(text) > _MOST_TYPED:
        raise ResumeCodeError("long", (("most", MOST_SIGNS),))
    if over := len(signs) % GROUP:
        raise ResumeCodeError("length", (("count", len(signs)), ("over", over)))
    return signs


def _typed(text: str) -> str:
    """Return the part of a text that is the code: the whole of it, unless it is a link."""
    text = text[:_MOST_TYPED].translate(_WIDE)
    link = _LINK.search(text)
    return link[1] if link else text


def _is_between(sign: str) -> bool:
    return sign in _BETWEEN or category(sign) in _KINDS_BETWEEN


def _visible(sign: str) -> str:
    return sign if sign.isprintable() else f"U+{ord(sign):04X}"
