"""The live view of a board: one immutable value, and what follows from each input.

Everything flows one way: an input makes a new view out of the old one, and the picture is
computed from it. Nothing is patched in, and nothing else remembers what is shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, Generic, TypeVar

from ft_tutor.play.choices import Picked, choices, meant
from ft_tutor.play.covers import counted, veiled
from ft_tutor.play.cursor import ARROWS, moved
from ft_tutor.play.face import Hovered, Input, Moment, Pressed, Typed
from ft_tutor.play.feedback import Feedback, FeedbackKind, marks_of
from ft_tutor.play.game import Game
from ft_tutor.play.reach import distances_of, targets_of
from ft_tutor.rules.actions import Action, Drop
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.events import Event
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TRIBE_LETTERS, Seat, Tile, Tribe
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.layout import Frame, tray_under
from ft_tutor.scene.motion import Act, acts, frames, pace
from ft_tutor.scene.overlay import NO_MARKS, Marks, Overlay, Trail, trail_of, trail_through
from ft_tutor.scene.places import InHand, OnTile, Place
from ft_tutor.scene.shapes import Scene
from ft_tutor.scene.table import TableLook, table_acts, table_scene

G = TypeVar("G", bound=Game)

NOT_OF_THE_RULES: Final = frozenset({"press-of-another", "press-not-offered"})
"""Reasons about the place of a press, which no action could be refused for."""

FEW: Final = frozenset({Owed.THIEF, Owed.GIVE, Owed.CLAIM, Owed.TILE, Owed.PLACE, Owed.KEEP})
"""Decisions that are answered by pressing one of a few things."""

UNDO_KEYS: Final = ("u", "Backspace")
"""The keys that undo, and with Shift do it again."""


@dataclass(frozen=True, slots=True)
class Look:
    """What of a position is shown, and what points at something from the start.

    Attributes:
        crop: two corner tiles; None for the whole board.
        hand: whether the hand is shown.
        marks: the aim of a step; it stays while the learner moves.
        path: a path with its meeples; one that is to be walked stays until the movement ends.
        playable: whether presses on it act.
        table: how the whole table is looked at; None for the board alone. Then `crop` and
            `hand` say nothing.
        tags: numbers on places that were put in order.
    """

    crop: tuple[Tile, Tile] | None = None
    hand: bool = True
    marks: Marks = NO_MARKS
    path: Trail | None = None
    playable: bool = True
    table: TableLook | None = None
    tags: tuple[tuple[Place, str], ...] = ()

    @property
    def covered(self) -> frozenset[Seat]:
        """The seats whose coins and cards lie face down."""
        return self.table.covered if self.table else _NOBODY


@dataclass(frozen=True)
class View(Generic[G]):
    """A board that is looked at and played.

    Attributes:
        game: what is played.
        look: what of it is shown.
        rings: whether everything that can be pressed is ringed.
        picked: what is chosen of an action that is not complete.
        cursor: where the keyboard stands; None until an arrow key is pressed.
        hovered: what lies under the pointer.
        feedback: the last answer; None while there is nothing to say.
        moving: where the last action began and what it made happen, while that is news.
    """

    game: G
    look: Look = field(default_factory=Look)
    rings: bool = False
    picked: Picked = ()
    cursor: Place | None = None
    hovered: Place | None = None
    feedback: Feedback | None = None
    moving: tuple[Position, tuple[Event, ...]] | None = field(default=None, compare=False)

    @cached_property
    def position(self) -> Position:
        """The position now."""
        assert self.game.history is not None
        return self.game.history.position

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """What may be done now; () where the board is only looked at."""
        return legal_actions(self.position) if self.look.playable else ()

    # --- what the learner does

    def after(self, heard: Input) -> "View[G]":
        """Return the view after an input that the board itself understands."""
        still = replace(self, moving=None)
        match heard:
            case Pressed(place=place) if place is not None:
                return replace(still, cursor=None).pressed(place)
            case Hovered(place=place):
                return replace(still, hovered=place)
            case Typed():
                return still._typed(heard)  # noqa: SLF001  # our own
            case _:
                return still

    def pressed(self, place: Place) -> "View[G]":
        """Return the view after a press: something more is chosen, or an action is tried."""
        if not self.look.playable:
            return self
        press = meant(self.position, self.picked, place, legal=self.legal)
        if press.undo:
            return self.answered(*self.game.undo())
        if press.action is None:
            return replace(self, picked=press.picked, feedback=None)
        if any(found.reason in NOT_OF_THE_RULES for found in press.violations):
            found = press.violations
            return replace(self, feedback=Feedback(FeedbackKind.REFUSED, violations=found))
        # Why it is refused is known by now; what is offered is judged there.
        return self.answered(*self.game.act(press.action, press.violations or None))

    def answered(self, game: G, feedback: Feedback) -> "View[G]":
        """Return the view of a game that moved on, and of what is said to it."""
        moved_on = game.history is not self.game.history
        return replace(
            self,
            game=game,
            feedback=feedback,
            picked=() if moved_on else self.picked,
            hovered=None if moved_on else self.hovered,
            moving=(self.position, feedback.events) if moved_on and feedback.events else None,
        )

    def _typed(self, heard: Typed) -> "View[G]":
        at = heard.standing(self.cursor)
        if heard.key in ARROWS:
            return replace(self, cursor=moved(at, heard.key, self.scene))
        if heard.key in ("Enter", " "):
            return self if at is None else replace(self, cursor=at).pressed(at)
        if heard.key in UNDO_KEYS:
            act = self.game.redo if heard.shift else self.game.undo
            return self.answered(*act()) if self.look.playable else self
        if heard.key in TRIBE_LETTERS and self.position.hand[TRIBE_LETTERS.index(heard.key)]:
            return self.pressed(InHand(Tribe(TRIBE_LETTERS.index(heard.key))))
        return self

    # --- what is shown

    @property
    def moments(self) -> tuple[Moment, ...]:
        """What moves before the picture is still."""
        moving = self._acts()
        step_ms = pace(moving)
        return tuple(
            Moment(self._picture(act.still), frames(act.flights, step_ms), step_ms)
            for act in moving
        )

    def _acts(self) -> tuple[Act, ...]:
        if self.moving is None:
            return ()
        (before, events), look = self.moving, self.look
        if look.table is not None:
            return table_acts(before, events, look.table)
        frame = Frame(*look.crop) if look.crop else Frame()
        return acts(before, events, frame, tray_under(frame) if look.hand else None)

    @cached_property
    def scene(self) -> Scene:
        """The picture."""
        return self._picture(self.position)

    def _picture(self, position: Position) -> Scene:
        look = self.look
        if look.table is None:
            return board_scene(position, self.overlay, look.crop, hand=look.hand, parts=self.open)
        return table_scene(position, self.overlay, look.table, single=self.open)

    @cached_property
    def overlay(self) -> Overlay:
        """What is laid over the picture."""
        movement, feedback = self.position.turn.movement, self.feedback or _SILENT
        mistaken = feedback.kind in (FeedbackKind.REFUSED, FeedbackKind.WRONG)
        wrong = marks_of(feedback.violations).rings[:1] if mistaken else ()
        marks = feedback.marks
        # What points at the task goes when something else is said, and when the walk begins.
        # A table marks what is asked about it, however far the walk has come.
        stays = self.look.table is not None
        points = not self._is_done and (stays or not (movement or marks.any))
        rings = marks.rings or (self.look.marks.rings if points else ())
        path, faint = self._trails(marks)
        return Overlay(
            legal=self._ringed(),
            picked=self.picked,
            start=OnTile(movement.start) if movement else self.look.marks.start,
            here=OnTile(movement.here) if movement else None,
            goal=self.look.marks.goal,
            cursor=self.cursor,
            hovered=self.hovered if self.look.playable else None,
            path=path,
            faint=faint,
            wrong=wrong,
            hints=tuple(place for place in rings if place not in wrong),
            arrows=marks.arrows or self._asked_arrows(),
            ghosts=self._ghosts(),
            tags=distances_of(self.seen) if self._aims else self.look.tags,
        )

    def _asked_arrows(self) -> tuple[tuple[Place, Place], ...]:
        """Return the arrows of the task until a walk of one's own ends, where it has not been."""
        movement, arrows = self.position.turn.movement, self.look.marks.arrows
        own = movement if self._has_played or self.look.table is None else None
        if self._is_done or (own and not self._walks):
            return ()
        walked = {(OnTile(a), OnTile(b)) for a, b in trail_of(own).legs} if own else ()
        return tuple(arrow for arrow in arrows if arrow not in walked)

    @property
    def _has_played(self) -> bool:
        """Whether anything was played since the game of this view began."""
        return self.game.history is not None and bool(self.game.history.actions)

    @property
    def _is_done(self) -> bool:
        """Whether what was to be played is played: then nothing points at it any more."""
        kind = self.feedback.kind if self.feedback else FeedbackKind.PROGRESS
        return self._has_played and kind in (FeedbackKind.PASSED, FeedbackKind.SOLUTION)

    @property
    def _walks(self) -> bool:
        """Whether a movement is to be made, or is under way."""
        decision = self.position.decision
        return decision is not None and decision.owed is Owed.MOVEMENT

    def _trails(self, marks: Marks) -> tuple[Trail | None, Trail | None]:
        """Return the way that is shown, and the one that is faint.

        On the line that a task shows, what is walked is faint and the rest lies ahead; beside it
        the line is faint. A table that is only looked at shows what is asked about.
        """
        movement, asked = self.position.turn.movement, self.look.path
        if movement is None:
            return asked or trail_through(marks.path), None
        walked = trail_of(movement)
        if asked is None or not (self.look.playable and self._walks):
            return (asked if asked and self.look.table else walked), None
        done, ahead = len(walked.steps), asked.steps[len(walked.steps) :]
        if Trail(asked.start, asked.steps[:done]).legs != walked.legs:
            return walked, asked
        return Trail(walked.start, (*walked.steps, *ahead)), walked

    @cached_property
    def seen(self) -> Position:
        """The position as far as it is not covered."""
        return veiled(self.position, self.look.covered)

    @cached_property
    def counted(self) -> Position:
        """The position for the names of places: of what is covered the number is told."""
        return counted(self.position, self.look.covered)

    @cached_property
    def open(self) -> Mapping[Place, Action | None]:
        """What may be pressed, and the action that it completes, if it does.

        It tells nothing of what is covered: that may be pressed all the same.
        """
        if self.seen is self.position:
            return choices(self.position, self.picked, legal=self.legal)
        return choices(self.seen, self.picked) if self.look.playable else {}

    @property
    def _aims(self) -> bool:
        """Whether assassins look for somebody to kill: their targets are shown in any case."""
        return self.look.table is not None and self.look.playable and not self.picked

    def _ringed(self) -> tuple[Place, ...]:
        """Return what may be pressed; not before a movement, where nearly every tile may."""
        if self._aims and (targets := targets_of(self.seen)):
            return targets
        owed = self.position.decision.owed if self.position.decision else None
        walks = owed is Owed.MOVEMENT
        begun = not walks or self.position.turn.movement is not None or self.picked
        # On a table nobody has to search for the few things that answer a decision.
        few = self.look.table is not None and (owed in FEW or (self.picked and not walks))
        return tuple(self.open) if (few or (self.rings and begun)) and self.look.playable else ()

    def _ghosts(self) -> tuple[tuple[Place, Tribe], ...]:
        """Return the meeple that a press here would drop."""
        if not isinstance(self.hovered, OnTile) or not self.look.playable:
            return ()
        action = self.open.get(self.hovered)
        return ((self.hovered, action.tribe),) if isinstance(action, Drop) else ()


_SILENT: Final = Feedback(FeedbackKind.PROGRESS)
_NOBODY: Final[frozenset[Seat]] = frozenset()
