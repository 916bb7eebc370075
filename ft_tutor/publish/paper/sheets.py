"""A lesson as sheets of paper or as slides: its tasks in their order, with or without answers."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.markdown import escaped
from ft_tutor.course.session import Step, begin
from ft_tutor.course.stage.manners import label_of, manner_of
from ft_tutor.course.steps.free import Free
from ft_tutor.course.steps.order import Order
from ft_tutor.course.steps.show import Show
from ft_tutor.course.steps.tell import Tell
from ft_tutor.publish.paper.answers import answer_of
from ft_tutor.publish.paper.leaves import Leaf, Sheet
from ft_tutor.publish.stills import still
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
        yield tuple(map(_as_wide_as_it_is, _task(number, step, loaded, lang, key=key)))
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
        question = _task(number, step, loaded, lang, key=False)
        written = (say("paper-lines"), say("notebook-room"))  # nobody writes on a wall
        yield tuple(leaf for leaf in question if leaf.text not in written)
        answer = answer_of(step, loaded, lang)
        if answer and step.scored:
            kept = (leaf for leaf in question if leaf.part in ("heading", "board"))
            yield (*kept, Leaf("answer", answer))


def _printed(loaded: LoadedLesson) -> Iterator[Step]:
    """Yield the steps that paper can hold: a playground needs a live board."""
    yield from (step for step in loaded.lesson.steps if not isinstance(step, Free))


def _task(number: int, step: Step, loaded: LoadedLesson, lang: str, *, key: bool) -> Sheet:
    title = escaped(loaded.texts.plain(step.title, lang))
    heading = catalogue(lang).say("notebook-step", number=number, title=title)
    picture = still(step, lang)
    words = () if key else _words(step, loaded, lang)
    goal = getattr(step, "goal", None)
    return (
        Leaf("heading", f"## {heading}"),
        *((Leaf("board", picture=picture),) if picture else ()),
        *(Leaf("intro", text) for text in words if text),
        *((Leaf("task", f"**{escaped(loaded.texts.plain(goal, lang))}**"),) if goal else ()),
        *(Leaf("task", text) for text in (_room(step, loaded, lang),) if text and not key),
        *(Leaf("answer", text) for text in (_shown(step, loaded, lang, key=key),) if text),
    )


def _words(step: Step, loaded: LoadedLesson, lang: str) -> tuple[str, ...]:
    text = step.text if isinstance(step, Tell) else None
    keys = (step.intro, text)
    return tuple(loaded.texts.notebook(one, lang) if one else "" for one in keys)


def _shown(step: Step, loaded: LoadedLesson, lang: str, *, key: bool) -> str:
    """Return the answer on a key, and on every sheet what a step only shows."""
    return answer_of(step, loaded, lang) if key or isinstance(step, Show) else ""


def _room(step: Step, loaded: LoadedLesson, lang: str) -> str:
    """Return what may be ticked or numbered, or lines to write on."""
    say, session = catalogue(lang).say, begin(step)
    if not step.scored:
        return ""
    if manner_of(step).typed:
        return say("notebook-room")
    if not step.offers:
        return say("paper-lines")
    key = "notebook-item" if isinstance(step, Order) else "notebook-option"
    labels = (label_of(session, one, loaded.texts, lang) for one in step.offers)
    return "\n".join(f"- {say(key, option=escaped(label))}" for label in labels)
