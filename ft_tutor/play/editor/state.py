"""What an editor is: a position, the positions before it, and what is chosen; it hears nothing."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, Self

from ft_tutor.notation import NotationError, write_position
from ft_tutor.play.editor.base import Mend, Saying, Tool
from ft_tutor.play.editor.mends import mends
from ft_tutor.play.editor.pieces import MeepleTool
from ft_tutor.play.editor.tools import Mover
from ft_tutor.play.page import Offer
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import Problem, problems
from ft_tutor.rules.vocabulary import PLAYER_COUNTS, Tribe
from ft_tutor.scene.places import Place

MOST_KEPT: Final = 500
"""How many edits can be taken back."""

TABS: Final = ("pieces", "cards", "players", "turn", "begin", "text")
"""The parts of the palette; one is seen at a time."""

FIRST_TOOL: Final = MeepleTool(Tribe.VIZIER)


_QUIET: Final = MappingProxyType({"said": None, "wrong": None, "touched": None, "before": None})
"""What is over with the next input."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """What was typed into a field and could not be used.

    Attributes:
        field: the id of the field.
        typed: the text, no longer than can be read.
        why: what is wrong with it.
    """

    field: str
    typed: str
    why: Saying | NotationError


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a position to begin with is made from.

    Attributes:
        players: 2, 3 or 4.
        round: for the middle of a game: at the start of which round.
    """

    players: int = min(PLAYER_COUNTS)
    thieves: bool = False
    seed: int = 1
    round: int = 3


@dataclass(frozen=True)
class State:
    """A position that is edited.

    Attributes:
        position: as it is now; it can always be written down.
        past: the positions before each edit, the first one first.
        undone: the positions that were taken back, the next to do again last.
        tool: what is chosen from the palette.
        removing: whether presses take away.
        picked: what a tool of two presses has picked up.
        at: the place under the pointer or the keyboard's cursor.
        touched: the place that the last edit was about.
        said: what is said about the last input; None for nothing.
        wrong: what was typed last, if it could not be used.
        beginning: what a position to begin with is made from.
        offer: what the page may take to the learner's computer.
        tab: which part of the palette is open, one of `TABS`.
        before: the position before the last input; None where that changed nothing.
    """

    position: Position
    past: tuple[Position, ...] = ()
    undone: tuple[Position, ...] = ()
    tool: Tool | Mover = FIRST_TOOL
    removing: bool = False
    picked: Place | None = None
    at: Place | None = None
    touched: Place | None = None
    said: Saying | None = None
    wrong: Wrong | None = None
    beginning: Beginning = field(default_factory=Beginning)
    offer: Offer | None = None
    tab: str = TABS[0]
    before: Position | None = None

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return bool(self.past)

    @property
    def can_redo(self) -> bool:
        """Whether there is an edit to do again."""
        return bool(self.undone)

    @property
    def changed(self) -> bool:
        """Whether the position is another than in the beginning."""
        return bool(self.past) and self.past[0] != self.position

    @cached_property
    def text(self) -> str:
        """The position as text."""
        return write_position(self.position)

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """What makes the position impossible; it may be edited all the same."""
        return problems(self.position)

    @property
    def arisen(self) -> tuple[Problem, ...]:
        """The problems that the last input has brought."""
        if self.before is None or self.before == self.position:
            return ()
        known = problems(self.before)
        return tuple(problem for problem in self.problems if problem not in known)

    @cached_property
    def mends(self) -> tuple[tuple[Mend, ...], ...]:
        """Per problem: what mends it."""
        return tuple(mends(self.position, problem) for problem in self.problems)

    def takes(self, place: Place) -> bool:
        """Say whether a press on a place does something with the chosen tool."""
        if isinstance(self.tool, Mover):
            return self.picked is not None or self.tool.takes(self.position, place)
        return self.tool.count(self.position, place) is not None

    # --- what may become of it

    def quiet(self, **changes: Any) -> Self:
        """Return the editor with changes, and nothing said but what is among them."""
        return replace(self, **{**_QUIET, **changes})

    def edited(
        self, after: Position | Saying, touched: Place | None = None, said: Saying | None = None
    ) -> Self:
        """Return the editor one edit further; or with the reason why there is none."""
        if isinstance(after, Saying):
            return self.quiet(said=after, picked=None)
        if after == self.position:
            return self.quiet(picked=None, touched=touched, said=said)
        try:
            text = write_position(after)
        except NotationError:
            return self.quiet(said=Saying("edit-beyond-sense", refused=True), picked=None)
        # The first one is where everything began, and is kept.
        past = (*self.past[:1], *(*self.past[1:], self.position)[-MOST_KEPT:])
        one_further = self.quiet(
            position=after,
            before=self.position,
            past=past,
            undone=(),
            picked=None,
            touched=touched,
            said=said,
        )
        one_further.__dict__["text"] = text  # it is known already, and dear
        return one_further

    def taken_back(self) -> Self:
        """Return the editor before the last edit; nothing happens where there is none."""
        if not self.past:
            return self
        *past, position = self.past
        undone = (*self.undone, self.position)
        return self._gone_to(position, tuple(past), undone, "undone")

    def done_again(self) -> Self:
        """Return the editor after the last edit that was taken back."""
        if not self.undone:
            return self
        *undone, position = self.undone
        return self._gone_to(position, (*self.past, self.position), tuple(undone), "redone")

    def _gone_to(
        self,
        position: Position,
        past: tuple[Position, ...],
        undone: tuple[Position, ...],
        said: str,
    ) -> Self:
        return self.quiet(
            position=position, past=past, undone=undone, picked=None, said=Saying(said)
        )
