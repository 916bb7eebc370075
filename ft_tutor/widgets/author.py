"""The author's view of a lesson, live in a cell: it follows the files as they are saved."""

from pathlib import Path
from typing import Any, Final

from ft_tutor.course.author import Desk, open_desk, read_lesson, shown, watched
from ft_tutor.course.data import data_folder
from ft_tutor.course.load import check_id
from ft_tutor.learner.preferences import load_preferences
from ft_tutor.play.face import Commanded, Face
from ft_tutor.publish.stills import still
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.live import Live, every, living
from ft_tutor.widgets.mistakes import check_face, check_language, faults_as_mistakes, named
from ft_tutor.widgets.staged import playing_on

LOOK: Final = 0.7
"""How often the files are looked at, in seconds."""


class Author(Live[Desk]):
    """A lesson at its author's; nothing that is done here counts as progress.

    Attributes:
        value: the desk as it is now.
    """

    def __init__(self, folder: Path, lesson: str, lang: str, step: str, face: Face | str) -> None:
        self._folder = folder
        self._files = watched(folder, lesson)
        desk = open_desk(lesson, read_lesson(folder, lesson), lang, step)
        super().__init__(desk, shown, lang, {"ftAuthor": lesson}, face or load_preferences().face)
        every(LOOK, self.look)

    def look(self) -> bool:
        """Follow the files if they have changed; say whether to look again."""
        if not self.is_open:
            return False
        files = watched(self._folder, self.value.lesson)
        if files != self._files:
            self._files = files
            self.value = self.value.reread(read_lesson(self._folder, self.value.lesson))
            self.refresh(moving=False)
        return True

    def kept(self, before: Desk) -> None:
        """Let a solution play on."""
        if self.value.stage is not None:
            playing_on(before.stage, self.value.stage, self._play_on)

    def _play_on(self, playing: Any) -> None:
        stage = self.value.stage
        if stage is not None and stage.playing is playing:
            self.hear(Commanded("play-on"))

    def picture(self) -> Any:
        """Return how the step in sight begins."""
        stage = self.value.stage
        return None if stage is None else still(stage.step, stage.lang)


def author(lesson: str, lang: str = DEFAULT_LANG, *, step: str = "", face: str = "") -> Author:
    """Return a lesson as its author sees it: playable, checked, and anew whenever a file is saved.

    Args:
        lesson: the id of the lesson; its files may have faults.
        lang: the language of everything it says.
        step: the id of the step to begin with.
        face: how boards are drawn, ``canvas`` or ``svg``; as the learner likes it if left out.

    Raises:
        Mistake: this is no id, there are no texts in the language, or no such way to draw.
    """
    check_language(lang)
    check_face(face)
    with faults_as_mistakes():
        check_id(named(lesson))
    folder = data_folder("lessons")
    found = living(
        ("author", lesson, lang), lambda: Author(folder, lesson, lang, named(step), face)
    )
    if face:
        found.draw_as(face)
    if step:
        found.hear(Commanded("step", named(step)))
    return found
