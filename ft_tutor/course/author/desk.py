"""The author's desk as one immutable value: the step as a learner meets it, and what lint finds.

Whoever drives it reads the files whenever they change and hands over what was found; a file that
cannot be used leaves the last good step in sight.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from ft_tutor.course.author.reading import Reading
from ft_tutor.course.author.tape import Recording, record
from ft_tutor.course.faults import Fault
from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.stage.stage import Stage, open_stage
from ft_tutor.play.face import Commanded, Input
from ft_tutor.play.page import Offer
from ft_tutor.texts import DEFAULT_LANG

GOING: Final = ("go", "step", "next", "back", "open")
"""The commands that lead to another step."""


@dataclass(frozen=True)
class Desk:
    """A lesson at its author's.

    Attributes:
        lesson: its id.
        stage: the lesson as it could last be used; None if it never could.
        faults: what lint finds in the files as they are now.
        broken: whether the files are such that the stage could not follow them.
        recording: what is recorded; None while the step is played as a learner plays it.
        offer: the line that is copied.
        wanted: the step to begin with, as soon as there is one.
    """

    lesson: str
    lang: str = DEFAULT_LANG
    stage: Stage | None = None
    faults: tuple[Fault, ...] = ()
    broken: bool = False
    recording: Recording | None = None
    offer: Offer | None = field(default=None, compare=False)
    wanted: str = ""

    # --- what the files say

    def reread(self, reading: Reading) -> "Desk":
        """Return the desk with what was found in the files."""
        if reading.loaded is None:
            return replace(self, faults=reading.faults, broken=True)
        desk = replace(self, faults=reading.faults, broken=False)
        if self.stage is None:
            return replace(desk, stage=open_stage(reading.loaded, {}, self.lang, self.wanted))
        stage = _followed(self.stage, reading.loaded)
        same = stage.step == self.stage.step and stage.number == self.stage.number
        return replace(desk, stage=stage, recording=self.recording if same else None)

    # --- what the author does

    def after(self, heard: Input) -> "Desk":
        """Return the desk after an input."""
        if self.stage is None:
            return self
        if isinstance(heard, Commanded):
            if heard.name == "record":
                return self._record(self.stage)
            if heard.name == "copy-line":
                return self._copied(heard.value)
        if self.recording is None:
            return replace(self, stage=self.stage.after(heard))
        return self._recorded(self.stage, self.recording, heard)

    def _record(self, stage: Stage) -> "Desk":
        """Begin to record the step in sight, or end it."""
        if self.recording is not None or stage.ended or stage.exploring is not None:
            return replace(self, recording=None)
        return replace(self, recording=record(stage.step, self.lang))

    def _copied(self, line: str) -> "Desk":
        if self.recording is None or line not in self.recording.lines:
            return self
        number = self.offer.number + 1 if self.offer else 1
        return replace(self, offer=Offer(number, "copy", "", "text/plain", line))

    def _recorded(self, stage: Stage, recording: Recording, heard: Input) -> "Desk":
        """Return the desk after an input to a recording; to go to another step ends it."""
        if isinstance(heard, Commanded) and heard.name in GOING:
            gone = stage.after(heard)
            return self if gone is stage else replace(self, stage=gone, recording=None)
        return replace(self, recording=recording.after(heard))


def _followed(stage: Stage, loaded: LoadedLesson) -> Stage:
    """Return a stage with the lesson as it is now; a step that is the same goes on as it stood."""
    steps = loaded.lesson.steps
    ids = [step.id for step in steps]
    stars = {step: won for step, won in stage.stars.items() if step in ids}
    if stage.ended:
        return replace(stage, loaded=loaded, number=len(steps), stars=stars)
    number = ids.index(stage.step.id) if stage.step.id in ids else min(stage.number, len(ids) - 1)
    if steps[number] == stage.step:
        return replace(stage, loaded=loaded, number=number, stars=stars)
    return open_stage(loaded, stars, stage.lang, ids[number])


def open_desk(lesson: str, reading: Reading, lang: str = DEFAULT_LANG, step: str = "") -> Desk:
    """Return the desk of a lesson, at a step or at its first one."""
    return Desk(lesson, lang, wanted=step).reread(reading)
