"""What every live stage does beside showing: it keeps what was won, and lets a solution play on."""

from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any, Final, TypeVar

from ft_tutor.course.stage.stage import Stage
from ft_tutor.course.stage.visit import Kept, Visit
from ft_tutor.learner.progress import Progress
from ft_tutor.learner.stopwatch import Stopwatch
from ft_tutor.play.face import Commanded, Face, Input, Shown, Style
from ft_tutor.widgets.live import Live, Value, later, notices_said

PAUSE: Final = 0.9
"""Between the actions of a solution that plays, in seconds."""

V = TypeVar("V", bound=Value)


class Staged(Live[V]):
    """A live view with a stage on it, at least at times.

    Args:
        value: what is shown first.
        show: makes what is shown of a value.
        lang: the language of what the page says by itself.
        marks: what the page may know the view by.
        progress: where it is kept what was won.
        face: what shows it, or the way in which one is made.
    """

    def __init__(
        self,
        value: V,
        show: Callable[[V, Style], Shown],
        lang: str,
        marks: dict[str, str],
        *,
        progress: Progress,
        face: Face | str | None = None,
    ) -> None:
        self._progress = progress
        self._watch = Stopwatch()
        self._visit = Visit()
        super().__init__(self.noted(value), show, lang, marks, face)

    def stage_of(self, value: V) -> Stage | None:
        """Return the stage of a value; None where there is none."""
        raise NotImplementedError

    def noted(self, value: V) -> V:
        """Return a value with what is to be told about the progress file."""
        raise NotImplementedError

    def hear(self, heard: Input) -> None:
        """Take an input, as a press or a key gives it."""
        self._watch = self._watch.sign(monotonic())
        self._progress.retry()
        super().hear(heard)

    def kept(self, before: V) -> None:
        """Keep what was won and what was wrong, and let a solution play on."""
        former, stage = self.stage_of(before), self.stage_of(self.value)
        if former is not None and stage is not None and stage.loaded is former.loaded:
            self._visited(former, stage)
        else:
            self._visit, self._watch = Visit(), Stopwatch(last=monotonic())
        self.value = self.noted(self.value)

    def _visited(self, former: Stage, stage: Stage) -> None:
        self._visit, kept = self._visit.after(former, stage)
        if kept:
            self._keep(stage.lesson.id, kept)
        elif stage.number != former.number:
            self._watch = Stopwatch(last=monotonic())
        playing_on(former, stage, self._play_on)

    def _keep(self, lesson: str, kept: Kept) -> None:
        self._progress.record(
            lesson,
            kept.step,
            stars=kept.stars,
            tries=kept.tries,
            seconds=self._watch.seconds,
            hints=kept.hints,
            wrong=kept.wrong,
            clean=kept.clean,
        )
        self._watch = Stopwatch(last=monotonic())

    def _play_on(self, playing: Any) -> None:
        stage = self.stage_of(self.value)
        if stage is not None and stage.playing is playing:
            self.hear(Commanded("play-on"))


def playing_on(former: Stage | None, stage: Stage, play_on: Callable[[Any], None]) -> None:
    """Let the next action of a solution come after a pause, if it is not on its way already."""
    playing = stage.playing
    if playing and (former is None or playing is not former.playing):
        later(PAUSE, lambda: play_on(playing))


def noted(stage: Stage, progress: Progress) -> Stage:
    """Return a stage with what is to be told about the progress file."""
    notice = notices_said(progress.notices, stage.lang)
    return stage if notice == stage.notice else replace(stage, notice=notice)
