"""A lesson on its stage, live in a notebook cell; and one step of it alone."""

from dataclasses import replace
from typing import Any

from ft_tutor.course import model
from ft_tutor.course.data import data_folder
from ft_tutor.course.faults import LessonError
from ft_tutor.course.load import lesson_after, load_lesson
from ft_tutor.course.stage.contents.words import PRACTICE
from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import Onward, Stage, open_stage
from ft_tutor.learner.progress import Progress
from ft_tutor.play.face import Commanded, Face, Input
from ft_tutor.play.speech import say
from ft_tutor.publish.stored import stored_still
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.live import living
from ft_tutor.widgets.mistakes import Mistake, check_face, check_language, faults_as_mistakes, named
from ft_tutor.widgets.staged import Staged, noted


class Lesson(Staged[Stage]):
    """A lesson on its stage.

    Attributes:
        value: the stage as it is now.
    """

    def __init__(self, stage: Stage, progress: Progress, face: Face | str | None = None) -> None:
        marks = {"ftLesson": "" if stage.alone else stage.lesson.id, "ftLang": stage.lang}
        super().__init__(stage, shown, stage.lang, marks, progress=progress, face=face)

    def stage_of(self, value: Stage) -> Stage:
        """Return the stage, which is all there is."""
        return value

    def noted(self, value: Stage) -> Stage:
        """Return the stage with what is to be told about the progress file, and what comes next."""
        stage = noted(value, self._progress)
        if not stage.ended or stage.onward is not None:
            return stage
        return replace(stage, onward=_onward(stage))

    def hear(self, heard: Input) -> None:
        """Take an input; one that comes into sight again shows the stars as they are."""
        if heard == Commanded("seen"):
            self._count_again()
        super().hear(heard)

    def _count_again(self) -> None:
        """Show the stars as they are: the list of lessons may have brought or cleared some."""
        stars = self._progress.stars(self.value.lesson.id)
        if stars != self.value.stars:
            self.value = replace(self.value, stars=stars)
            self.refresh(moving=False)

    def picture(self) -> Any:
        """Return how the step in sight begins."""
        return stored_still(self.value.lesson.id, self.value.step, self.value.lang)


def lesson(lesson: str, lang: str = DEFAULT_LANG, *, step: str = "", face: str = "") -> Lesson:
    """Return a lesson, live, at the first step that is open; one that is alive goes on.

    Args:
        lesson: the id of the lesson, such as ``meeple-paths``.
        lang: the language of everything it says.
        step: the id of another step to begin with.
        face: how boards are drawn, ``canvas`` or ``svg``; as the learner likes it if left out.

    Raises:
        Mistake: the lesson cannot be used, has no such step, there are no texts in the language,
            or no such way to draw.
    """
    check_language(lang)
    check_face(face)
    name = (named(lesson), lang)
    found = living(name, lambda: _opened(lesson, step, lang, face, alone=False))
    if face:
        found.draw_as(face)
    if step and found.value.step.id != step:
        _check(found.value.lesson, step, lang)
        found.hear(Commanded("step", step))
    return found


def step(lesson: str, step: str, lang: str = DEFAULT_LANG, *, face: str = "") -> Lesson:
    """Return one step of a lesson, live.

    Args:
        lesson: the id of the lesson, such as ``meeple-paths``.
        step: the id of the step, such as ``first-steps``.
        lang: the language of everything it says.
        face: how the board is drawn, ``canvas`` or ``svg``; as the learner likes it if left out.

    Raises:
        Mistake: the lesson cannot be used, has no such step, there are no texts in the language,
            or no such way to draw.
    """
    check_language(lang)
    check_face(face)
    return _opened(lesson, step, lang, face, alone=True)


def _opened(lesson: str, step: str, lang: str, face: str, *, alone: bool) -> Lesson:
    with faults_as_mistakes():
        loaded = load_lesson(data_folder("lessons"), named(lesson))
    if step or alone:
        _check(loaded.lesson, step, lang)
    progress = Progress()
    stage = open_stage(loaded, progress.stars(lesson), lang, step)
    return Lesson(replace(stage, alone=alone), progress, face)


def _onward(stage: Stage) -> Onward | None:
    """Return what comes after a lesson; None while a teacher is changing the course."""
    try:
        after = lesson_after(data_folder("lessons"), stage.lesson.id)
    except LessonError:
        return None
    if after is None:
        return Onward(PRACTICE)
    return Onward(after.lesson.id, after.texts.plain(after.lesson.title, stage.lang))


def _check(lesson: model.Lesson, step: str, lang: str) -> None:
    ids = [known.id for known in lesson.steps]
    if step not in ids:
        raise Mistake(say("no-such-step", lang, found=named(step), expected=", ".join(ids)))
