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
from ft_tutor.texts import catalogue

WIDE: Final = 1.45
BESIDE: Final = 500
"""A picture that is so many times wider than high, and so wide, in pixels, is not put beside the
words: it would be too small there."""


def handout_sheets(loaded: LoadedLesson, lang: str, *, key: bool) -> Iterator[Sheet]:
    """Yield the sheets of a hand-out: numbered tasks with room to write, or with their answers."""
    say = catalogue(lang).say
    title = escaped(loaded.texts.plain(loaded.lesson.title, lang))
    head = say("paper-key", title=title) if key else title
    intro = loaded.texts.notebook(loaded.lesson.intro, lang)
    name = Leaf("intro", say("paper-key-intro") if key else say("paper-name"))
    yield Leaf("title", f"# {head}"), Leaf("intro", "" if key else intro), name
    for number, step in enumerate(_printed(loaded), 1):
        room = "" if key else _room(step, lang)
        task = _task(number, step, loaded, lang, key=key, room=room)
        if not key:
            yield tuple(map(_as_wide_as_it_is, task))
        elif any(leaf.part == "answer" for leaf in task):
            # Whoever leads the group knows the pictures: small ones save paper.
            yield task
    yield (Leaf("credit", say("paper-credit")),)


def _as_wide_as_it_is(leaf: Leaf) -> Leaf:
    """Give what would be too small beside the words the whole width of the paper."""
    is_wide = leaf.picture is not None and leaf.picture.ratio > WIDE and leaf.picture.width > BESIDE
    return replace(leaf, part="wide") if is_wide else leaf


def slide_sheets(loaded: LoadedLesson, lang: str) -> Iterator[Sheet]:
    """Yield the slides of a lesson: each question, and after it the same with its answer."""
    say = catalogue(lang).say
    title = escaped(loaded.texts.plain(loaded.lesson.title, lang))
    intro = loaded.texts.notebook(loaded.lesson.intro, lang)
    yield Leaf("title", f"# {title}"), Leaf("intro", intro), Leaf("credit", say("paper-credit"))
    for number, step in enumerate(loaded.lesson.steps, 1):
        question = _task(number, step, loaded, lang)
        yield question
        answer = answer_of(step, loaded, lang)
        if answer and step.scored:
            kept = (leaf for leaf in question if leaf.part in ("heading", "board"))
            yield (*kept, Leaf("answer", answer))


def _printed(loaded: LoadedLesson) -> Iterator[Step]:
    """Yield the steps that paper can hold: a playground needs a live board."""
    yield from (step for step in loaded.lesson.steps if not isinstance(step, Free))


def _task(
    number: int, step: Step, loaded: LoadedLesson, lang: str, *, key: bool = False, room: str = ""
) -> Sheet:
    """Return one task; ``room`` is what leaves room to write, "" for none."""
    picture, goal = still(step, lang), getattr(step, "goal", None)
    told = () if key else told_of(step, loaded, lang)
    asked = f"**{escaped(loaded.texts.plain(goal, lang))}**" if goal else ""
    offered = "" if key else offers_of(step, loaded, lang)
    answer = answer_of(step, loaded, lang) if key or isinstance(step, Show) else ""
    return (
        Leaf("heading", heading_of(number, step, loaded, lang)),
        *((Leaf("board", picture=picture),) if picture else ()),
        *(Leaf("intro", text) for text in told if text),
        *(Leaf("task", text) for text in (asked, offered or room) if text),
        *((Leaf("answer", answer),) if answer else ()),
    )


def _room(step: Step, lang: str) -> str:
    """Return room for the answer of a step that asks for something."""
    written = room_of(step, lang) or catalogue(lang).say("paper-lines")
    return written if step.scored else ""
