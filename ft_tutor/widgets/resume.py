"""Where a learner stands in a lesson, and the way back to the first open step."""

import asyncio
from html import escape
from typing import Any, Final

import ipywidgets as w

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import LoadedLesson, load_lesson
from ft_tutor.course.model import AnyStep
from ft_tutor.learner.progress import Progress
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.bundle import with_picture
from ft_tutor.widgets.buttons import button, row, say, style
from ft_tutor.widgets.page import PageHelper
from ft_tutor.widgets.places import END, live_at
from ft_tutor.widgets.step import STARS

MOMENT: Final = 0.8
"""How long the page needs to build the boards above before it can jump to one, in seconds."""


class Resume(w.VBox):
    """The steps of a lesson with their stars; jumps to the first that is open.

    It stands in the last cell: when all cells are run, JupyterLab scrolls to the end, and from
    there the learner is brought back to where he left off.
    """

    def __init__(self, loaded: LoadedLesson, progress: Progress, lang: str) -> None:
        self._loaded, self._progress, self._lang = loaded, progress, lang
        self._map = w.HTML()
        self._go = button("go", "arrow-up", lang, self.jump, main=True)
        self._page = PageHelper()
        super().__init__([style(), self._page, self._map, row(self._go)])
        self.add_class("ft-live")
        self.refresh()

    @property
    def place(self) -> tuple[str, str]:
        """The lesson and its end, by which the view is found."""
        return self._loaded.lesson.id, END

    def focus_here(self) -> None:
        """Bring the view into sight."""
        self._page.jump()

    @property
    def first_open(self) -> AnyStep | None:
        """The first step that is not passed; None when all are."""
        lesson = self._loaded.lesson
        found = self._progress.first_open(lesson.id, [step.id for step in lesson.steps])
        return lesson.step(found) if found else None

    def refresh(self) -> None:
        """Show the stars as they are now."""
        self._map.value = self._drawn()
        self._go.layout.display = "none" if self.first_open is None else ""

    def jump(self) -> None:
        """Bring the first open step into view, if its cell has been run."""
        here = self.first_open
        view = live_at(self._loaded.lesson.id, here.id) if here else None
        if view is not None:
            view.focus_here()

    def jump_soon(self) -> None:
        """Jump as soon as the page has drawn the boards; only where some step was run."""
        try:
            asyncio.get_running_loop().call_later(MOMENT, self.jump)
        except RuntimeError:  # no loop in this thread: the button is still there
            return

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        return with_picture(super()._repr_mimebundle_(**kwargs), None)

    def _drawn(self) -> str:
        lesson, lang = self._loaded.lesson, self._lang
        stars = self._progress.stars(lesson.id)
        here = self.first_open
        total = len(lesson.steps)
        if here is None:
            words = say("all-passed", lang, total=total)
        else:
            number = lesson.steps.index(here) + 1
            words = say("continue", lang, number=number, title=self._title(here))
        done = say("progress", lang, passed=len(stars), total=total)
        items = "".join(self._item(step, stars, here) for step in lesson.steps)
        return (
            f'<div class="ft-goal">{escape(words)}</div><div class="ft-kind">{escape(done)}</div>'
            f'<ol class="ft-map">{items}</ol>'
        )

    def _item(self, step: AnyStep, stars: dict[str, int], here: AnyStep | None) -> str:
        number = self._loaded.lesson.steps.index(step) + 1
        won = stars.get(step.id, 0)
        drawn = "★" * won + "☆" * (STARS - won)
        label = escape(say("stars", self._lang, stars=won))
        mark = ' class="ft-here" aria-current="step"' if step is here else ""
        return (
            f"<li{mark}>{number}. {escape(self._title(step))} "
            f'<span class="ft-stars ft-small" role="img" aria-label="{label}">{drawn}</span></li>'
        )

    def _title(self, step: AnyStep) -> str:
        return self._loaded.texts.markdown(step.title, self._lang)


def resume(lesson: str, lang: str = DEFAULT_LANG) -> Resume:
    """Return where the learner stands in a lesson; the page jumps to the first open step.

    Args:
        lesson: the id of the lesson, such as ``meeple-paths``.
        lang: the language of everything it says.

    Raises:
        LessonError: the lesson cannot be used.
    """
    view = Resume(load_lesson(data_folder("lessons"), lesson), Progress(), lang)
    view.jump_soon()
    return view
