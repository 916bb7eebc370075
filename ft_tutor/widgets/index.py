"""The list of lessons, live in a notebook cell."""

from dataclasses import replace

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import LoadedLesson, load_course, load_lesson
from ft_tutor.course.stage.contents import Contents, Stars, shown
from ft_tutor.learner.progress import Progress
from ft_tutor.play.face import Commanded, Face, Input
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.live import Live, labels_of, living
from ft_tutor.widgets.mistakes import check_language, faults_as_mistakes
from ft_tutor.widgets.stage_face import StageFace


class Index(Live[Contents]):
    """The list of lessons; it shows the stars as they are whenever it comes into sight."""

    def __init__(self, contents: Contents, face: Face | None = None) -> None:
        face = face or StageFace("", labels_of(contents.lang), {})
        super().__init__(contents, shown, contents.lang, face=face)

    def hear(self, heard: Input) -> None:
        """Take an input; one that came into sight counts the stars again."""
        if heard == Commanded("seen"):
            stars = _stars(self.value.lessons)
            if stars != self.value.stars:
                self.value = replace(self.value, stars=stars)
                self.refresh()
        else:
            super().hear(heard)


def index(lang: str = DEFAULT_LANG) -> Index:
    """Return the list of lessons, with what the learner has reached.

    Args:
        lang: the language of everything it says.

    Raises:
        Mistake: a lesson cannot be used, or there are no texts in the language.
    """
    check_language(lang)
    return living(("", lang), lambda: _opened(lang))


def _opened(lang: str) -> Index:
    folder = data_folder("lessons")
    with faults_as_mistakes():
        course = load_course(folder)
        lessons = tuple(load_lesson(folder, name) for name in course.course.lessons)
    return Index(Contents(course, lessons, _stars(lessons), lang))


def _stars(lessons: tuple[LoadedLesson, ...]) -> dict[str, Stars]:
    progress = Progress()
    return {loaded.lesson.id: progress.stars(loaded.lesson.id) for loaded in lessons}
