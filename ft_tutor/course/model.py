"""The schema of `course.yaml` and `lesson.yaml`: structure only, the same for all languages.

How to write a lesson
---------------------
`lessons/course.yaml`::

    schema: 1
    title: course.title          # a heading of lessons/en.md
    intro: course.intro          # optional
    languages: [en]
    lessons: [meeple-paths]      # the only place where the order is stated

`lessons/<id>/lesson.yaml` holds a `Lesson`; `lessons/<id>/en.md` holds its words: each level-2
heading (`## loop.goal`) is a text key, the Markdown beneath it is the text. Every key that the
lesson names must be there once, no other may be. A key is `<step-id>.<part>`; the lesson's own
begin with `lesson.`.

Values. Tiles `a1`..`f5`; tribes by letter (y w g b r); a movement `c3:w-c4 y-d4` names every
tribe, and may be illegal or unfinished (`c3`, `c3:w-c4`); a position is one line in the notation
of the game. Ids have small letters and hyphens, no numbers. Quote what holds a colon.

Marks (`marks` of a step, `show` of a wrong entry, hints)::

    {rings: [c3, d4], arrows: [c3-c4, c4-d4], path: c3-c4-d4}      # each optional
    {start: c3, goal: [d4]}                  # footprints and flags: they stay while it is played

Steps. All have `id`, `kind`, `rules` (what it teaches; [] if nothing new), `title`, and may have
`intro`, `marks`, `crop: b2-d4` (the part of the board that is shown). Then, by kind:

tell     text; position (optional)
show     position, movement (legal, complete); captions (optional: one text key an action, the
         pick-up first; by default the events are said); because (optional)
do       position, goal, accept, otherwise, hints, solution, because; par (1), wrong ([]),
         into_dead_end (false)
choose   goal (the question), options, because; position (optional)
referee  position, goal, movement, verdict (`legal` or a rule id), options (the rule ids offered
         beside `legal`), otherwise (the reply to a wrong verdict), replies (optional:
         {rule id or `legal`: text key}), because
free     position, goal; into_dead_end (false): the learner plays about and goes on when he likes

`accept` is a predicate, or a list of movements. A predicate is a named check (`finished`,
`{ends_on: [c4, d3]}`; all of them in `checks.CHECKS`), `{all: [..]}`, `{any: [..]}` or
`{not: ..}`. It is asked when the movement is complete; a predicate with `refused` or `dead_end`
in it also right after a refused action or a step into a dead end, so that a step may ask for a
mistake: `accept: {refused: R2.2.3}`.

`wrong` entries are tried in order; `when` is a rule id (the action was refused for it), a
movement, or a predicate. Each brings a `try`, a movement that must lead to this very entry;
`say` is optional where `when` is about a refusal: the engine's own sentence is the default::

    wrong:
      - {when: R2.2.4, try: "c3:w-c4 b-d4", say: end-colour.no-match, show: {rings: [d4]}}
      - {when: {ends_on: c5}, try: "c3:w-c4 y-c5", say: end-colour.too-far}
    otherwise: end-colour.other
    hints:
      nudge: end-colour.nudge
      where: {say: end-colour.where, rings: [c3]}
      what: {say: end-colour.what, arrows: [c3-c4, c4-d4]}
    solution: ["c3:w-c4 y-d4"]
    because: end-colour.because

An option of a `choose` step; any right one passes. `claims` lets lint prove it: the movement is
legal if, and only if, the option is right::

    options:
      - {id: north, say: pick.north, right: true, reply: pick.north-reply, claims: "c3:w-c2"}
"""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from ft_tutor.course.fields import (
    NOTHING_MARKED,
    Crop,
    Id,
    Language,
    Line,
    MarkFields,
    Model,
    MovementField,
    Rule,
    TextKey,
    read_rule,
    unreadable,
)
from ft_tutor.course.predicates import Accept, When
from ft_tutor.notation import NotationError, read_position
from ft_tutor.scene.overlay import Marks

LEGAL: Final = "legal"
"""The verdict that no rule forbids a movement."""


def _readable(text: str) -> str:
    try:
        read_position(text)
    except NotationError as error:
        raise unreadable("position", error) from error
    return text


def _verdict(value: object) -> str:
    return LEGAL if value == LEGAL else read_rule(value)


PositionText = Annotated[Line, AfterValidator(_readable)]
Verdict = Annotated[str, BeforeValidator(_verdict)]
"""`legal`, or the id of the rule that forbids it."""

Rules = tuple[Rule, ...]


class Course(Model):
    """The file `course.yaml`."""

    schema_: Annotated[Literal[1], Field(alias="schema")]
    title: TextKey
    intro: TextKey | None = None
    languages: Annotated[tuple[Language, ...], Field(min_length=1, max_length=16)]
    lessons: Annotated[tuple[Id, ...], Field(min_length=1, max_length=64)]


class BaseStep(Model):
    """What all steps have in common.

    Attributes:
        rules: what the step teaches.
        intro: what is said before the board.
        crop: top left and bottom right tile of the part shown; None for the whole board.
        pointing: what points at something from the start, written as `marks`.
    """

    id: Id
    rules: Rules
    title: TextKey
    intro: TextKey | None = None
    position: PositionText | None = None
    crop: Crop | None = None
    pointing: Annotated[MarkFields, Field(alias="marks")] = NOTHING_MARKED

    @property
    def marks(self) -> Marks:
        """What points at something from the start."""
        return self.pointing.marks


class Tell(BaseStep):
    """Something is told, with a picture or without."""

    kind: Literal["tell"]
    text: TextKey


class Show(BaseStep):
    """A movement plays.

    Attributes:
        captions: what is said at each action; empty for the sentences of the events.
    """

    kind: Literal["show"]
    position: PositionText
    movement: MovementField
    captions: Annotated[tuple[TextKey, ...], Field(max_length=32)] = ()
    because: TextKey | None = None


class Wrong(Model):
    """What is answered to a foreseen mistake.

    Attributes:
        when: the mistake.
        attempt: an example of it, written as `try`.
        say: None for the engine's own sentence.
    """

    when: When
    attempt: Annotated[MovementField, Field(alias="try")]
    say: TextKey | None = None
    show: MarkFields = NOTHING_MARKED


class Pointer(MarkFields):
    """A hint that points at something, and says so in words too."""

    say: TextKey


class Hints(Model):
    """The three layers of hints: a nudge, where (rings), what (arrows)."""

    nudge: TextKey
    where: Pointer
    what: Pointer


class Do(BaseStep):
    """The learner does it on the board.

    Attributes:
        accept: what passes.
        par: within how many movements.
        otherwise: the answer to a wrong try that no entry of `wrong` foresees.
        solution: the movements that pass.
        into_dead_end: whether the path may walk where it cannot be finished, to see why.
    """

    kind: Literal["do"]
    position: PositionText
    goal: TextKey
    accept: Accept
    par: Annotated[int, Field(ge=1, le=9)] = 1
    wrong: Annotated[tuple[Wrong, ...], Field(max_length=16)] = ()
    otherwise: TextKey
    hints: Hints
    solution: Annotated[tuple[MovementField, ...], Field(min_length=1, max_length=9)]
    because: TextKey
    into_dead_end: bool = False


class Option(Model):
    """One answer that may be chosen.

    Attributes:
        reply: what is said when it is chosen.
        claims: a movement that is legal if, and only if, the option is right.
    """

    id: Id
    say: TextKey
    right: bool = False
    reply: TextKey
    claims: MovementField | None = None


class Choose(BaseStep):
    """The learner answers a question; any right option passes."""

    kind: Literal["choose"]
    goal: TextKey
    options: Annotated[tuple[Option, ...], Field(min_length=2, max_length=8)]
    because: TextKey


class Referee(BaseStep):
    """The learner judges a movement: is it legal, and if not, which rule forbids it?

    Attributes:
        movement: tried word by word from the position, dead ends included.
        options: the rules offered beside `legal`.
        replies: what is said to a wrong verdict, where `otherwise` is not enough.
    """

    kind: Literal["referee"]
    position: PositionText
    goal: TextKey
    movement: MovementField
    verdict: Verdict
    options: Annotated[tuple[Rule, ...], Field(min_length=1, max_length=6)]
    replies: dict[Verdict, TextKey] = Field(default_factory=dict)
    otherwise: TextKey
    because: TextKey


class Free(BaseStep):
    """The learner plays about, and goes on when he likes."""

    kind: Literal["free"]
    position: PositionText
    goal: TextKey
    into_dead_end: bool = False


Step = Annotated[
    Tell | Show | Do | Choose | Referee | Free,
    Field(discriminator="kind"),
]
"""A step; the kinds are a closed set."""

AnyStep = Tell | Show | Do | Choose | Referee | Free


class Lesson(Model):
    """The file `lesson.yaml`.

    Attributes:
        teaches: exactly what the steps' `rules` name, in any order.
        needs: rules that earlier lessons teach.
        leaves_out: rules of the same chapter that are left to later lessons.
        closing: what is said after the last step.
    """

    schema_: Annotated[Literal[1], Field(alias="schema")]
    id: Id
    title: TextKey
    intro: TextKey
    closing: TextKey | None = None
    teaches: Rules
    needs: Rules = ()
    leaves_out: Rules = ()
    steps: Annotated[tuple[Step, ...], Field(min_length=1, max_length=60)]

    def step(self, step_id: str) -> AnyStep:
        """Find a step.

        Raises:
            KeyError: there is none of that id.
        """
        for step in self.steps:
            if step.id == step_id:
                return step
        raise KeyError(step_id)


def offers(step: Choose | Referee) -> tuple[str, ...]:
    """List what `Session.answer` takes at a step: option ids; or `legal` and rule ids."""
    if isinstance(step, Choose):
        return tuple(option.id for option in step.options)
    return (LEGAL, *step.options)
