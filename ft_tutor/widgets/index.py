"""The list of lessons, live in a notebook cell."""

from dataclasses import replace

from ft_tutor.course.data import data_folder, is_teachers
from ft_tutor.course.faults import LessonError
from ft_tutor.course.load import load_usable
from ft_tutor.course.stage.contents import Contents, shown
from ft_tutor.course.stage.contents.state import Bring, PutBack, Reset
from ft_tutor.learner.account import Account
from ft_tutor.learner.clock import now
from ft_tutor.learner.progress import Progress
from ft_tutor.play.face import Commanded, Face, Input
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.speech import said, spoken
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.live import Live, labels_of, living, notices_said
from ft_tutor.widgets.mistakes import check_language, faults_as_mistakes
from ft_tutor.widgets.stage_face import StageFace


class Index(Live[Contents]):
    """The list of lessons; it shows what was reached whenever it comes into sight."""

    def __init__(
        self,
        contents: Contents,
        progress: Progress,
        face: Face | None = None,
        *,
        left_out: int = 0,
    ) -> None:
        self._progress, self._left_out = progress, left_out
        contents = replace(contents, notice=self._told(contents.lang))
        face = face or StageFace("", labels_of(contents.lang), {"ftIndex": "true"})
        super().__init__(contents, shown, contents.lang, face=face)

    def hear(self, heard: Input) -> None:
        """Take an input; what was reached meanwhile is known before it is answered."""
        account = self._progress.account()
        known = self.value.known(account, *now(), self._told(self.value.lang))
        news, self.value = known != self.value, known
        super().hear(heard)
        if news and heard == Commanded("seen"):
            self.refresh()

    def kept(self, before: Contents) -> None:  # noqa: ARG002  # the seam's
        """Do what the learner wishes with the file of his progress."""
        if self.value.wish is not None:
            removed = self._fulfil(self.value.wish)
            account = self._progress.account()
            self.value = self.value.fulfilled(account, removed, self._told(self.value.lang))

    def _told(self, lang: str) -> str:
        """Return what is to be told of the file of progress, and of lessons with faults."""
        told = notices_said(self._progress.notices, lang)
        if not self._left_out:
            return told
        left_out = said("list-left-out", lang, count=self._left_out)
        return told + spoken(FeedbackKind.WRONG, left_out)

    def _fulfil(self, wish: Bring | Reset | PutBack) -> Account | None:
        """Do it, and return what it removed."""
        match wish:
            case Bring(stars=stars):
                self._progress.bring(stars)
            case PutBack(visits=visits):
                self._progress.put_back(visits)
            case Reset(lessons=lessons):
                return self._progress.reset(*lessons)
        return None


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
    with faults_as_mistakes():
        course, lessons, faults = load_usable(data_folder("lessons"))
        if not lessons or (faults and not is_teachers()):
            raise LessonError(faults)
    progress = Progress()
    left_out = len({*course.course.lessons} - {loaded.lesson.id for loaded in lessons})
    contents = Contents(course, lessons, progress.account(), *now(), lang, teachers=is_teachers())
    return Index(contents, progress, left_out=left_out)
