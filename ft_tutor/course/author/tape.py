"""A recording: what is played on the board of a step, as the line that goes into its file."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final

from ft_tutor.course.session import Step
from ft_tutor.course.stage.stage import step_view
from ft_tutor.notation import write_movement
from ft_tutor.play.board import FreeBoard
from ft_tutor.play.face import Commanded, Input, Pressed
from ft_tutor.play.feedback import Feedback
from ft_tutor.play.game import FreePlay
from ft_tutor.play.view import View
from ft_tutor.rules.actions import Action
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.history import History
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.scene.place_words import named_place

FIELDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "do": ("solution", "try"),
        "choose": ("claims", "after"),
        "count": ("after",),
        "order": ("acts",),
        "predict": ("movement", "after"),
    }
)
"""Per kind of step the fields that what was played may go into; `movement` where none is said."""

_LISTS: Final = frozenset({"solution"})
"""The fields that hold a list of movements."""


@dataclass(frozen=True, slots=True)
class Tape(FreePlay):
    """A position that is played to be written down.

    Attributes:
        refused: what was tried last, if a rule forbids it; any other wish forgets it.
        rule: which one.
    """

    refused: Action | None = None
    rule: str = ""

    def act(
        self, action: Action, /, found: tuple[Violation, ...] | None = None
    ) -> tuple[FreePlay, Feedback]:
        """Carry out an action; one that is refused is kept in mind as a mistake to foresee."""
        free, feedback = FreePlay(self.history).act(action, found)
        if not feedback.violations:
            return Tape(free.history), feedback
        return Tape(self.history, action, feedback.violations[0].rule), feedback

    def undo(self) -> tuple[FreePlay, Feedback]:
        """Take the last action back."""
        return _taped(*FreePlay(self.history).undo())

    def redo(self) -> tuple[FreePlay, Feedback]:
        """Carry the last undone action out again."""
        return _taped(*FreePlay(self.history).redo())

    def restart(self) -> tuple[FreePlay, Feedback]:
        """Go back to the start."""
        return _taped(*FreePlay(self.history).restart())


def _taped(free: FreePlay, feedback: Feedback) -> tuple[Tape, Feedback]:
    return Tape(free.history), feedback


@dataclass(frozen=True)
class Recording:
    """A step whose board is played to be written down.

    Attributes:
        kind: of the step.
    """

    kind: str
    board: FreeBoard

    def after(self, heard: Input) -> "Recording":
        """Return the recording after an input."""
        if isinstance(heard, Commanded) and heard.name == "press":
            heard = Pressed(named_place(heard.value))
        return replace(self, board=self.board.after(heard))

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """What can be copied into the file, best first."""
        return tuple(self._lines())

    def _lines(self) -> Iterator[str]:
        tape = self.board.view.game
        actions = tape.history.actions
        if isinstance(tape, Tape) and tape.refused is not None:
            text = json.dumps(write_movement((*actions, tape.refused)))
            yield (
                f"- {{when: {tape.rule}, try: {text}}}" if self.kind == "do" else f"claims: {text}"
            )
            return
        if not actions:
            return
        text = json.dumps(write_movement(actions))
        for name in FIELDS.get(self.kind, ("movement",)):
            if name == "try" or not _is_on_the_way(tape.history.position):
                yield f"{name}: [{text}]" if name in _LISTS else f"{name}: {text}"


def _is_on_the_way(position: Position) -> bool:
    """Say whether a walk has begun and not ended: that is no solution yet."""
    decision = position.decision
    return decision is not None and decision.owed is Owed.MOVEMENT and any(position.hand)


def record(step: Step, lang: str) -> Recording | None:
    """Return a recording of a step that begins; None if it has no board."""
    view = step_view(step, lang)
    history = view.game.history
    if history is None:
        return None
    look = replace(view.look, playable=True, hand=True, path=None)
    tape: FreePlay = Tape(History(history.start))
    return Recording(step.kind, FreeBoard(View(tape, look, rings=True), lang))
