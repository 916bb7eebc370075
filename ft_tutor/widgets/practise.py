"""Practice, live in a notebook cell: endless drills, and the puzzle of the day."""

from dataclasses import replace
from secrets import randbelow
from typing import Any

from ft_tutor.course.drills.families import DRILLS, FAMILIES
from ft_tutor.course.drills.making import LEVELS, families_for
from ft_tutor.course.stage.contents.words import PRACTICE, TODAY
from ft_tutor.course.stage.practice import Practice, open_practice, shown
from ft_tutor.course.stage.practice.state import BIGGEST_SEED
from ft_tutor.course.stage.stage import Stage
from ft_tutor.learner.clock import today
from ft_tutor.learner.progress import Progress
from ft_tutor.play.face import Face
from ft_tutor.play.speech import say
from ft_tutor.publish.stills import Picture, still
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.live import living
from ft_tutor.widgets.mistakes import Mistake, check_face, check_language, named
from ft_tutor.widgets.staged import Staged, noted


class Practise(Staged[Practice]):
    """Practice, alive.

    Attributes:
        value: the drill on the stage, or the list of drills.
    """

    def __init__(
        self, practice: Practice, progress: Progress, face: Face | str | None = None
    ) -> None:
        marks = {"ftLesson": PRACTICE, "ftLang": practice.lang}
        super().__init__(practice, shown, practice.lang, marks, progress=progress, face=face)

    def stage_of(self, value: Practice) -> Stage | None:
        """Return the drill on the stage, if one is there."""
        return value.stage

    def noted(self, value: Practice) -> Practice:
        """Return the practice with what is to be told about the progress file, and the day."""
        value = replace(value, today=today())
        if value.stage is None:
            return value
        return replace(value, stage=noted(value.stage, self._progress))

    def picture(self) -> Picture | None:
        """Return how the drill in sight begins."""
        return still(self.value.stage.step, self.value.lang) if self.value.stage else None


def practise(
    rule: str = "",
    level: int = 1,
    seed: int | None = None,
    *,
    lang: str = DEFAULT_LANG,
    face: str = "",
) -> Practise:
    """Return drills without an end, live: the list of them, or at once those for a rule.

    Args:
        rule: the id of a rule such as ``R2.4.B``, the name of a drill such as ``builders``, or
            ``today`` for the puzzle of the day.
        level: 1, 2 or 3.
        seed: a whole number: the same number brings the same drill; any if left out.
        lang: the language of everything it says.
        face: how boards are drawn, ``canvas`` or ``svg``; as the learner likes it if left out.

    Raises:
        Mistake: there are no drills for the rule, no such level or seed, no texts in the
            language, or no such way to draw.
    """
    check_language(lang)
    check_face(face)
    _check(rule, level, seed, lang)
    if rule or seed is not None:
        return _opened(rule, level, seed, lang, face)
    found = living((PRACTICE, lang), lambda: _opened(rule, level, seed, lang, face))
    if face:
        found.draw_as(face)
    return found


def _opened(rule: str, level: int, seed: int | None, lang: str, face: str) -> Practise:
    seed = randbelow(BIGGEST_SEED // 1000) if seed is None else seed
    return Practise(open_practice(today(), lang, rule, level, seed), Progress(), face)


def _check(rule: Any, level: Any, seed: Any, lang: str) -> None:
    if not isinstance(rule, str) or (rule != TODAY and not families_for(rule)):
        expected = ", ".join((TODAY, *(one.name for one in FAMILIES), *DRILLS))
        raise Mistake(say("no-such-drill", lang, found=named(rule), expected=expected))
    if level not in LEVELS or not isinstance(level, int):
        expected = ", ".join(map(str, LEVELS))
        raise Mistake(say("no-such-level", lang, found=_number(level), expected=expected))
    if seed is not None and (not isinstance(seed, int) or not 0 <= seed <= BIGGEST_SEED):
        expected = str(BIGGEST_SEED)
        raise Mistake(say("no-such-seed", lang, found=_number(seed), expected=expected))


def _number(given: Any) -> str:
    """Return what was given where a number belongs."""
    small = isinstance(given, int) and abs(given) <= BIGGEST_SEED
    return str(given) if small or isinstance(given, float) else named(given)
