"""The schema of `course.yaml` and `lesson.yaml`: structure only, the same for all languages.

How to write a lesson
---------------------
`lessons/course.yaml`::

    schema: 1
    title: course.title          # a heading of lessons/en.md
    intro: course.intro          # optional
    languages: [en]
    lessons: [meeple-paths]      # the only place where the order is stated
    chapters:                    # optional: the list of lessons is parted where these begin
      - {title: course.first-steps, first: meeple-paths}

`lessons/<id>/lesson.yaml` holds a `Lesson`; `lessons/<id>/en.md` holds its words: each level-2
heading (`## loop.goal`) is a text key, the Markdown beneath it is the text. Every key that the
lesson names must be there once, no other may be. A key is `<step-id>.<part>`; the lesson's own
begin with `lesson.`.

Values. Tiles `a1`..`f5`; tribes by letter (y w g b r); actions are words of the notation
(`c3:w-c4 y-d4`, `bid3`, `kill.r-c4`), a tribe always named; they may be illegal or unfinished; a
position is one line in the notation of the game. Ids have small letters and hyphens, no numbers.
Quote what holds a colon.

Marks (`marks` of a step, `show` of a wrong entry, hints) name places: `c3`, `hand.w`, `spot.8`,
`djinn.enki`, `row.1` (all in `scene.place_words`)::

    {rings: [c3, d4], arrows: [c3-c4, c4-d4], path: c3-c4-d4}      # each optional
    {start: c3, goal: [d4]}                  # footprints and flags: they stay while it is played

Steps. All have `id`, `kind`, `rules` (what it teaches; [] if nothing new), `title`, and may have
`intro`, `paper` (what paper asks in place of the goal), `marks`,
`crop: b2-d4` (the part of the board that is shown) or
`parts: [turn-track, player-1]` (parts of the table, large; `parts: table` for all of it; with
`sultanate` among the parts a `crop` shows a part of it), and `asks: [R1.3]`: what an earlier step
or lesson taught and this one asks again (a ruling such as A15 counts as taught when a rule is that
it refines). What else a kind has is said in its module in `steps`: tell, show, do, choose, count,
order, predict, referee, free. All of it may be about any decision of the game: a movement, a bid, a
kill, a purchase.

A predicate is a named check (`finished`, `{ends_on: [c4, d3]}`; all of them in `checks.CHECKS`),
`{all: [..]}`, `{any: [..]}` or `{not: ..}`.

A `measure` is a number that the engine reckons: `earns`, `{coins: 2}`, all of them in
`measures.MEASURES`; `{earns: me, after: "c3:w-c4 y-d4"}` reckons it after these actions, and
`{sum: [..]}`, `{difference: [.., ..]}` put several together. `{measure: .., is: 5}` is a predicate.

`until` says when actions are complete: a predicate, or the name of the decision that is owed then
(`until: tribe`, `until: nothing`). By default that is when the decision that was owed first is
settled: a movement with its control check, one bid, one kill.
"""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field

from ft_tutor.course.fields import Id, Language, Model, Rule, TextKey
from ft_tutor.course.steps import AnyStep
from ft_tutor.course.values import fault

Rules = tuple[Rule, ...]

MOST_LESSONS: Final = 64
"""How many lessons a course may have."""


RESERVED: Final = frozenset(
    {
        *("explore-editor", "explore-what-if", "play-hot-seat", "practise"),
        *("djinns", "rules"),
        *("aux", "con", "nul", "prn"),
    }
)
"""What no lesson may be called: other notebooks, other hand-outs, and devices of Windows."""


def _unreserved(lesson_id: str) -> str:
    if lesson_id in RESERVED:
        raise fault("id-reserved", found=lesson_id)
    return lesson_id


LessonId = Annotated[Id, AfterValidator(_unreserved)]
"""The id of a lesson."""


class Chapter(Model):
    """A chapter of the course.

    Attributes:
        first: the lesson that it begins with.
    """

    title: TextKey
    first: Id


class Course(Model):
    """The file `course.yaml`.

    Attributes:
        chapters: how the list of lessons is parted, in the order of the lessons.
    """

    schema_: Annotated[Literal[1], Field(alias="schema")]
    title: TextKey
    intro: TextKey | None = None
    languages: Annotated[tuple[Language, ...], Field(min_length=1, max_length=16)]
    lessons: Annotated[tuple[LessonId, ...], Field(min_length=1, max_length=MOST_LESSONS)]
    chapters: Annotated[tuple[Chapter, ...], Field(max_length=16)] = ()


_Step = Annotated[AnyStep, Field(discriminator="kind")]


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
    steps: Annotated[tuple[_Step, ...], Field(min_length=1, max_length=60)]

    def step(self, step_id: str) -> AnyStep:
        """Find a step.

        Raises:
            KeyError: there is none of that id.
        """
        for step in self.steps:
            if step.id == step_id:
                return step
        raise KeyError(step_id)
