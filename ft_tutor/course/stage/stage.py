"""The stage: a whole lesson as one immutable value, one step of it in sight.

Every input makes a new stage; what a face shows is computed from it. Stars that are won stand in
the value; whoever drives it keeps them in the progress file.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.model import Lesson
from ft_tutor.course.session import Session, Step, begin
from ft_tutor.course.stage.manners import manner_of, opening_trail
from ft_tutor.play.face import Commanded, Hovered, Input, Pressed, Typed
from ft_tutor.play.feedback import Feedback
from ft_tutor.play.view import UNDO_KEYS, Look, View
from ft_tutor.rules.actions import Action
from ft_tutor.scene.overlay import Marks, trail_through
from ft_tutor.scene.place_words import named_place
from ft_tutor.scene.places import OnTile, Place
from ft_tutor.texts import DEFAULT_LANG

if TYPE_CHECKING:  # few learners ask what if: the table with its editor and tree takes 2 MB
    from ft_tutor.play.table import Table


@dataclass(frozen=True, slots=True)
class Onward:
    """What comes after a lesson.

    Attributes:
        notebook: the name of its notebook.
        title: of the lesson that it holds, as plain text; "" for practice.
    """

    notebook: str
    title: str = ""


@dataclass(frozen=True)
class Stage:
    """A lesson, live.

    Attributes:
        number: which step is in sight, from 0; the number of steps means the end of the lesson.
        view: the step's board and session; at the end that of the last step.
        stars: the most stars won per step.
        playing: the actions of a solution that are still to be played.
        words: whether the board is shown in words too.
        keys: whether the help of the keyboard is shown.
        alone: whether it is one step of a lesson, without the others around it.
        above: what stands above the task in place of the number of the step, as plain text.
        notice: what is to be told beside all answers, as HTML.
        exploring: the table on which the learner asks "what if?"; None while he is in the lesson.
        onward: what comes after the lesson; None where that is not known.
        missed: whether the picture was pressed last where that does nothing.
    """

    loaded: LoadedLesson
    number: int
    view: View[Session]
    lang: str = DEFAULT_LANG
    stars: Mapping[str, int] = field(default_factory=dict)
    playing: tuple[Action, ...] = ()
    words: bool = False
    keys: bool = False
    alone: bool = False
    above: str = ""
    notice: str = ""
    exploring: "Table | None" = None
    onward: Onward | None = None
    missed: bool = False

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.loaded.lesson

    @property
    def step(self) -> Step:
        """The step in sight; at the end the last one."""
        return self.view.game.step

    @property
    def session(self) -> Session:
        """Where the learner stands in the step."""
        return self.view.game

    @property
    def ended(self) -> bool:
        """Whether the end of the lesson is in sight."""
        return self.number == len(self.lesson.steps)

    @property
    def first_open(self) -> int:
        """The first step that is not passed; the end of the lesson if there is none."""
        steps = self.lesson.steps
        return next((n for n, step in enumerate(steps) if step.id not in self.stars), len(steps))

    # --- what the learner does

    def after(self, heard: Input) -> "Stage":
        """Return the stage after an input."""
        if self.exploring is not None:
            if isinstance(heard, Commanded) and heard.name in LEAVING:
                return replace(self, exploring=None).after(heard)
            return replace(self, exploring=self.exploring.after(heard))
        if self.missed and not isinstance(heard, Hovered):
            return replace(self, missed=False).after(heard)
        if isinstance(heard, Commanded):
            act = _COMMANDS.get(heard.name, Stage._nothing)
            # A solution plays on only while the learner does nothing else.
            stage = self if heard.name == "play-on" else replace(self, playing=())
            return act(stage, heard.value)
        return self if self.ended else self._at_board(heard)

    def _at_board(self, heard: Input) -> "Stage":
        """Return the stage after a press, a key or the pointer at the board."""
        place = self._pressed(heard)
        if place is not None and not self.view.look.playable:
            return self._pointed(place)
        if self.step.pressed and isinstance(heard, Typed) and heard.key in UNDO_KEYS:
            return self._undo("")
        view = self.view.after(heard)
        if view == self.view:
            return self
        stage = replace(self, playing=())
        return stage._seen(view)  # noqa: SLF001  # our own

    def _pressed(self, heard: Input) -> Place | None:
        """Return the place that is pressed, by the pointer or by a key."""
        if isinstance(heard, Pressed):
            return heard.place
        if isinstance(heard, Typed) and heard.key in ("Enter", " "):
            return heard.standing(self.view.cursor)
        return None

    def _pointed(self, place: Place) -> "Stage":
        """Return the stage after a press on a picture that is only looked at.

        It may be one of the answers; else it is told where they are given, until one is right.
        """
        pressed, tile = self.step.pressed, getattr(place, "tile", None)
        # A meeple is pressed for its tile.
        option = pressed.get(place) or (pressed.get(OnTile(tile)) if tile is not None else None)
        if self.session.passed or (option and option in self.session.given):
            return self
        return self._answer(option) if option else replace(self, missed=True)

    def _seen(self, view: View[Session]) -> "Stage":
        """Return the stage with another view; a pass brings its stars."""
        session = view.game
        if not session.passed or session is self.session:
            return replace(self, view=view)
        best = max(session.stars, self.stars.get(session.step.id, 0))
        if not best:  # a solution that was only watched
            return replace(self, view=view)
        return replace(self, view=view, stars={**self.stars, session.step.id: best})

    def _answered(self, session: Session, feedback: Feedback) -> "Stage":
        view = self.view.answered(session, feedback)
        return self._seen(replace(view, look=replace(view.look, tags=_numbers(session))))

    def _nothing(self, _value: str) -> "Stage":
        """Do nothing about a command that is none of ours."""
        return self

    # --- going about

    def at(self, number: int) -> "Stage":
        """Return the stage with another step in sight, begun anew; the end comes after the last."""
        steps = self.lesson.steps
        number = min(max(number, 0), len(steps))
        if self.alone or number == self.number:
            return self
        if number == len(steps):
            return replace(self, number=number)
        return replace(self, number=number, view=step_view(steps[number], self.lang))

    def _go(self, value: str) -> "Stage":
        return self.at(int(value)) if value.isdecimal() and len(value) < 4 else self

    def _to_step(self, value: str) -> "Stage":
        ids = [step.id for step in self.lesson.steps]
        return self.at(ids.index(value)) if value in ids else self

    def _next(self, _value: str) -> "Stage":
        """Go on; what is only told is passed by going on."""
        done = self
        if manner_of(self.step).passed_by_going_on and not self.ended and not self.session.passed:
            done = self._answered(*self.session.advance())
        return done.at(self.number + 1)

    def _back(self, _value: str) -> "Stage":
        return self.at(self.number - 1)

    def _to_open(self, _value: str) -> "Stage":
        return self.at(self.first_open)

    # --- at the step

    def _hint(self, _value: str) -> "Stage":
        if not self._offers("hint"):
            return self
        session, feedback = self.session.hint()
        stage = replace(self, view=self._pointed_at(feedback.marks))
        stage = stage._answered(session, feedback)  # noqa: SLF001  # our own
        # The second hint rings what may be pressed; who wanted the rings before keeps them.
        rings = stage.view.rings or stage.session.rings
        return replace(stage, view=replace(stage.view, rings=rings))

    def _pointed_at(self, marks: Marks) -> View[Session]:
        """Return the view with the way of a hint as that of the task: it stays until walked."""
        look = self.view.look
        pointing = replace(look.marks, arrows=marks.arrows or look.marks.arrows)
        path = trail_through(marks.path) or look.path
        return replace(self.view, look=replace(look, marks=pointing, path=path))

    def _solve(self, _value: str) -> "Stage":
        if not self._offers("solve"):
            return self
        session, feedback = self.session.solve()
        return replace(self._answered(session, feedback), playing=feedback.actions)

    def _play_on(self, _value: str) -> "Stage":
        """Play the next action of a solution."""
        if not self.playing:
            return self
        stage = self._answered(*self.session.act(self.playing[0]))
        return replace(stage, playing=self.playing[1:])

    def _advance(self, _value: str) -> "Stage":
        return self._answered(*self.session.advance()) if self._offers("advance") else self

    def _answer(self, value: str) -> "Stage":
        known = not self.ended and (value in self.step.offers or manner_of(self.step).typed)
        return self._answered(*self.session.answer(value)) if known else self

    def _check(self, _value: str) -> "Stage":
        """Judge what was typed, if that was not done already; the field sends it by itself."""
        return self if self.session.given else self._answer("")

    def _offers(self, wish: str) -> bool:
        return not self.ended and wish in manner_of(self.step).wishes

    def _undo(self, _value: str) -> "Stage":
        return self._answered(*self.session.undo()) if self._offers("undo") else self

    def _redo(self, _value: str) -> "Stage":
        return self._answered(*self.session.redo()) if self._offers("undo") else self

    def _restart(self, _value: str) -> "Stage":
        if self.ended:
            return self
        stage = self._answered(*self.session.restart())
        return replace(stage, view=replace(stage.view, feedback=None))

    def _press(self, value: str) -> "Stage":
        """Press a place that is no part of the picture: a number, a sign."""
        place = named_place(value)
        return self if place is None else self.after(Pressed(place))

    # --- beside the lesson

    def _what_if(self, _value: str) -> "Stage":
        """Explore from the position in sight; the step waits as it is."""
        if self.ended or self.session.history is None:
            return self
        from ft_tutor.play.table import open_table  # noqa: PLC0415 - when it is asked for

        table = open_table(self.view.position, self.lang, open_hands=True)
        return replace(self, exploring=table.after(Commanded("mode", "explore")))

    # --- how it is shown

    def _rings(self, _value: str) -> "Stage":
        return replace(self, view=replace(self.view, rings=not self.view.rings))

    def _words(self, _value: str) -> "Stage":
        return replace(self, words=not self.words)

    def _keys(self, _value: str) -> "Stage":
        return replace(self, keys=not self.keys)


_COMMANDS: Final[Mapping[str, Callable[[Stage, str], Stage]]] = MappingProxyType(
    {
        "go": Stage._go,  # noqa: SLF001
        "step": Stage._to_step,  # noqa: SLF001
        "next": Stage._next,  # noqa: SLF001
        "back": Stage._back,  # noqa: SLF001
        "open": Stage._to_open,  # noqa: SLF001
        "hint": Stage._hint,  # noqa: SLF001
        "solve": Stage._solve,  # noqa: SLF001
        "play-on": Stage._play_on,  # noqa: SLF001
        "advance": Stage._advance,  # noqa: SLF001
        "answer": Stage._answer,  # noqa: SLF001
        "check": Stage._check,  # noqa: SLF001
        "undo": Stage._undo,  # noqa: SLF001
        "redo": Stage._redo,  # noqa: SLF001
        "restart": Stage._restart,  # noqa: SLF001
        "press": Stage._press,  # noqa: SLF001
        "what-if": Stage._what_if,  # noqa: SLF001
        "rings": Stage._rings,  # noqa: SLF001
        "words": Stage._words,  # noqa: SLF001
        "keys": Stage._keys,  # noqa: SLF001
    }
)
"""Per command what it does."""


LEAVING: Final = ("lesson", "go", "step")
"""The commands that lead from a what-if back into the lesson."""


def _numbers(session: Session) -> tuple[tuple[Place, str], ...]:
    """Return the numbers of the places that were put in order so far."""
    given = session.given
    places = session.step.pressed.items()
    return tuple((place, str(given.index(one) + 1)) for place, one in places if one in given)


def step_view(step: Step, lang: str = DEFAULT_LANG) -> View[Session]:
    """Return the view of a learner who comes to a step."""
    manner, session = manner_of(step), begin(step)
    # What lies in the hand is asked about, even where nothing is moved.
    hand = manner.hand or bool(session.position and any(session.position.hand))
    look = Look(step.crop, hand, step.marks, opening_trail(step), manner.playable, step.look(lang))
    return View(session, look, rings=session.rings)


def open_stage(
    loaded: LoadedLesson, stars: Mapping[str, int], lang: str = DEFAULT_LANG, step: str = ""
) -> Stage:
    """Return a lesson at a step, or at the first one that is open."""
    steps = loaded.lesson.steps
    ids = [one.id for one in steps]
    stage = Stage(loaded, 0, step_view(steps[0], lang), lang, dict(stars))
    number = ids.index(step) if step in ids else stage.first_open
    return stage.at(number if number < len(steps) or stars else 0)
