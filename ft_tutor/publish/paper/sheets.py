"""A lesson as sheets of paper or as slides: its tasks in their order, with or without answers."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.markdown import escaped
from ft_tutor.course.session import Step
from ft_tutor.course.steps.free import Free
from ft_tutor.course.steps.show import Show
from ft_tutor.publish.paper.answers import answer_of
from ft_tutor.publish.paper.leaves import Leaf, Sheet
from ft_tutor.publish.stills import still
from ft_tutor.publish.wording import heading_of, offers_of, room_of, told_of
from ft_tutor.scene.table.look import Part
from ft_tutor.texts import catalogue

BROAD: Final = (1.45, 2.6)
WHOLE: Final = (1.2, 1.5)
"""From so many times wider than high on a picture needs more than half of the paper's width, and
from the second number on all of it: one of the whole board sooner, for its tiles are small."""

BESIDE: Final = 500
"""A picture that is not so wide, in pixels, is large enough in any case."""


FULL: Final = 900
"""So many signs fill a slide from side to side; one that is offered fills the room of three."""

SPREAD: Final = 1200
"""A picture stands below the words of a slide if its ratio times the signs for which there is still
room is greater than this: it is larger there than beside them, and so seen from the last row."""


def handout_sheets(loaded: LoadedLesson, lang: str, *, key: bool) -> Iterator[Sheet]:
    """Yield the sheets of a hand-out: numbered tasks with room to write, or with their answers."""
    say = catalogue(lang).say
    title = escaped(loaded.texts.plain(loaded.lesson.title, lang))
    head = say("paper-key", title=title) if key else title
    intro = loaded.texts.notebook(loaded.lesson.intro, lang)
    name = Leaf("intro", say("paper-key-intro") if key else say("paper-name"))
    yield Leaf("title", f"# {head}"), Leaf("intro", "" if key else intro), name
    tasks = list(_tasks(loaded, lang, key=key))
    # What says whose game it is stays with the last task: it shall not have a page of its own.
    yield from tasks[:-1]
    yield from ((*task, Leaf("credit", say("paper-credit"))) for task in tasks[-1:])


def _tasks(loaded: LoadedLesson, lang: str, *, key: bool) -> Iterator[Sheet]:
    """Yield the tasks of a hand-out, or those of its key that have an answer."""
    for number, step in enumerate(_printed(loaded), 1):
        room = "" if key else _room(step, lang)
        task = _task(number, step, loaded, lang, key=key, room=room)
        if not key:
            yield tuple(_as_wide_as_it_is(leaf, step) for leaf in task)
        elif any(leaf.part == "answer" for leaf in task):
            # Whoever leads the group knows the pictures: small ones save paper.
            yield task


def _as_wide_as_it_is(leaf: Leaf, step: Step) -> Leaf:
    """Give a picture that would be too small beside the words more of the paper's width."""
    picture = leaf.picture
    if picture is None:
        return leaf
    is_whole = step.crop is None and Part.SULTANATE in step.parts
    broad, wide = WHOLE if is_whole else BROAD
    if picture.ratio <= broad or picture.width <= BESIDE:
        return leaf
    return replace(leaf, part="wide" if picture.ratio > wide else "broad")


def slide_sheets(loaded: LoadedLesson, lang: str) -> Iterator[Sheet]:
    """Yield the slides of a lesson: each question, and after it the same with its answer."""
    say = catalogue(lang).say
    title = escaped(loaded.texts.plain(loaded.lesson.title, lang))
    intro = loaded.texts.notebook(loaded.lesson.intro, lang)
    yield Leaf("title", f"# {title}"), Leaf("intro", intro), Leaf("credit", say("paper-credit"))
    for number, step in enumerate(loaded.lesson.steps, 1):
        task, answer = _task(number, step, loaded, lang), answer_of(step, loaded, lang)
        question = tuple(leaf for leaf in task if leaf.part != "answer")
        yield _for_the_last_row(question)
        if answer and (step.scored or isinstance(step, Show)):
            kept = (leaf for leaf in question if leaf.part in ("heading", "board", "task"))
            yield _for_the_last_row((*kept, Leaf("answer", answer)))


def _for_the_last_row(sheet: Sheet) -> Sheet:
    """Give a picture all of a slide's width where that makes it larger."""
    told = (leaf for leaf in sheet if leaf.part != "heading")
    room = FULL - sum(len(leaf.text) * (3 if leaf.part == "offer" else 1) for leaf in told)
    return tuple(
        replace(leaf, part="wide") if leaf.picture and leaf.picture.ratio * room > SPREAD else leaf
        for leaf in sheet
    )


def _printed(loaded: LoadedLesson) -> Iterator[Step]:
    """Yield the steps that paper can hold: a playground needs a live board."""
    yield from (step for step in loaded.lesson.steps if not isinstance(step, Free))


def _task(
    number: int, step: Step, loaded: LoadedLesson, lang: str, *, key: bool = False, room: str = ""
) -> Sheet:
    """Return one task; ``room`` is what leaves room to write, "" for none."""
    picture, goal = still(step, lang), step.paper or getattr(step, "goal", None)
    told = () if key else told_of(step, loaded, lang)
    asked = f"**{escaped(loaded.texts.plain(goal, lang))}**" if goal else ""
    offered = "" if key else offers_of(step, loaded, lang)
    answer = answer_of(step, loaded, lang) if key or isinstance(step, Show) else ""
    return (
        Leaf("heading", heading_of(number, step, loaded, lang)),
        *((Leaf("board", picture=picture),) if picture else ()),
        *(Leaf("intro", text) for text in told if text),
        *((Leaf("task", asked),) if asked else ()),
        *((Leaf("offer", offered or room),) if offered or room else ()),
        *((Leaf("answer", answer),) if answer else ()),
    )


def _room(step: Step, lang: str) -> str:
    """Return room for the answer of a step that asks for something."""
    written = room_of(step, lang) or catalogue(lang).say("paper-lines")
    return written if step.scored else ""
