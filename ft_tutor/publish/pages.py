"""The generated notebooks, page by page: the index and one notebook per lesson and language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Final

from ft_tutor.course.data import INDEX
from ft_tutor.course.load import LoadedCourse, LoadedLesson
from ft_tutor.course.markdown import escaped
from ft_tutor.course.model import Lesson
from ft_tutor.course.session import Step
from ft_tutor.course.stage.contents.words import AUTHOR
from ft_tutor.publish.cells import (
    Cell,
    Output,
    Page,
    cell_id,
    code_cell,
    picture_output,
    prose_cell,
    task,
)
from ft_tutor.publish.stills import Draw
from ft_tutor.publish.wording import heading_of, offers_of, room_of, told_of
from ft_tutor.texts import DEFAULT_LANG, catalogue

STAGE: Final = ("ft-stage", "nbval-ignore-output")
"""The tags of the cell that wakes by itself; what it shows is each learner's own."""

STEP: Final = ("ft-step",)
"""The tag of a picture that can be woken where it is."""

_METADATA: Final = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def page_name(lesson_id: str, lang: str) -> str:
    """Return where the notebook of a lesson lies in the folder of notebooks."""
    return f"{lang}/{lesson_id}.ipynb"


def author_name(lesson_id: str) -> str:
    """Return where the notebook for the author of a lesson lies in the folder of notebooks."""
    return f"{AUTHOR}/{lesson_id}.ipynb"


def author_page(lesson_id: str, lang: str) -> Page:
    """Return the notebook in which a lesson is written, played and checked."""
    words = catalogue(lang)
    live = code_cell(cell_id(lesson_id, AUTHOR), code(AUTHOR, lesson_id, lang=lang), 1, tags=STAGE)
    title = words.say("notebook-author-title", title=lesson_id)
    prose = prose_cell(
        cell_id(lesson_id, "how"), f"# {escaped(title)}", words.say("notebook-author-how")
    )
    return page([live, prose], {AUTHOR: lesson_id, "lang": lang})


def index_page(course: LoadedCourse, lessons: tuple[LoadedLesson, ...]) -> Page:
    """Return the start page: what the course is, how to run it, and the lessons to click."""
    lang, intro = course.course.languages[0], course.course.intro
    title = escaped(course.texts.plain(course.course.title, lang))
    words = course.texts.notebook(intro, lang) if intro else ""
    live = code_cell(cell_id("course", "live"), code("index", lang=lang), 1, tags=STAGE)
    head = prose_cell(cell_id("course", lang), f"# {title}", words)
    links = (_lessons(course, lessons, other) for other in course.course.languages)
    return page([live, head, *links], {"index": True, "lang": lang})


def _lessons(course: LoadedCourse, lessons: tuple[LoadedLesson, ...], lang: str) -> Cell:
    return prose_cell(cell_id("lessons", lang), _links(course, lessons, lang))


def _links(course: LoadedCourse, lessons: tuple[LoadedLesson, ...], lang: str) -> str:
    """Return the lessons to click, counted through, below the titles of their chapters."""
    chapters = {chapter.first: chapter.title for chapter in course.course.chapters}
    lines = []
    for number, loaded in enumerate(lessons, 1):
        if title := chapters.get(loaded.lesson.id):
            lines.append(f"\n### {escaped(course.texts.plain(title, lang))}\n")
        lines.append(f"{number}. {_link(loaded, lang)}  \n   {_first_line(loaded, lang)}")
    return "\n".join(lines).strip()


def _link(loaded: LoadedLesson, lang: str) -> str:
    title = escaped(loaded.texts.plain(loaded.lesson.title, lang))
    return f"**[{title}]({page_name(loaded.lesson.id, lang)})**"


def _first_line(loaded: LoadedLesson, lang: str) -> str:
    return escaped(loaded.texts.plain(loaded.lesson.intro, lang))


def lesson_page(loaded: LoadedLesson, lang: str, draw: Draw, kept: Mapping[str, str]) -> Page:
    """Return the notebook of a lesson in one language.

    Args:
        loaded: the lesson.
        lang: the language.
        draw: draws how a step begins.
        kept: PNG pictures in base64 of an older notebook, by fingerprint.
    """
    marks = {"lesson": loaded.lesson.id, "lang": lang}
    return page(list(_LessonPage(loaded, lang, draw, kept).cells()), marks)


@dataclass(frozen=True)
class _LessonPage:
    loaded: LoadedLesson
    lang: str
    draw: Draw
    kept: Mapping[str, str]

    def cells(self) -> Iterator[Cell]:
        """Yield the stage, and below it the whole lesson to read and to print."""
        lesson = self.loaded.lesson
        yield self._stage(lesson)
        wake_up = catalogue(self.lang).say("notebook-wake-up")
        heading = f"# {escaped(self._plain(lesson.title))}"
        yield prose_cell(cell_id(lesson.id, "intro"), heading, self._say(lesson.intro), wake_up)
        runs = count(2)  # the stage is the first cell of code
        for number, step in enumerate(lesson.steps, 1):
            yield from self._step(number, step, runs)
        back = f"[{catalogue(self.lang).say('notebook-back')}](../{INDEX})"
        yield prose_cell(cell_id(lesson.id, "closing"), self._say(lesson.closing), back)

    def _stage(self, lesson: Lesson) -> Cell:
        pictures = self._picture(lesson.steps[0])
        live = code("lesson", lesson.id, lang=self.lang)
        return code_cell(cell_id(lesson.id, "stage"), live, 1, *pictures, tags=STAGE)

    def _step(self, number: int, step: Step, runs: Iterator[int]) -> Iterator[Cell]:
        yield prose_cell(self._id(step, "text"), *self._words(number, step))
        if pictures := self._picture(step):
            live = code("step", self.loaded.lesson.id, step.id, lang=self.lang)
            yield code_cell(self._id(step, "board"), live, next(runs), *pictures, tags=STEP)

    def _picture(self, step: Step) -> tuple[Output, ...]:
        picture = self.draw(step, self.lang)
        return (picture_output(picture, self.kept),) if picture else ()

    def _words(self, number: int, step: Step) -> tuple[str, ...]:
        loaded, lang = self.loaded, self.lang
        goal = self._plain(getattr(step, "goal", None))
        return (
            heading_of(number, step, loaded, lang),
            *told_of(step, loaded, lang),
            task(goal) if goal else "",
            room_of(step, lang) or offers_of(step, loaded, lang),
        )

    def _say(self, key: str | None) -> str:
        return self.loaded.texts.notebook(key, self.lang) if key else ""

    def _plain(self, key: str | None) -> str:
        return self.loaded.texts.plain(key, self.lang) if key else ""

    def _id(self, step: Step, part: str) -> str:
        return cell_id(self.loaded.lesson.id, step.id, part)


def code(name: str, *words: str, lang: str, **more: str) -> str:
    """Return a cell that calls one of our own names: just what may run by itself."""
    named = {**more, **({"lang": lang} if lang != DEFAULT_LANG else {})}
    listed = (*(f'"{word}"' for word in words), *(f'{key}="{is_}"' for key, is_ in named.items()))
    return f"import ft_tutor; ft_tutor.{name}({', '.join(listed)})"


def page(cells: list[Cell], marks: Mapping[str, str | bool]) -> Page:
    """Return a notebook; its marks tell JupyterLab that it is a page of ours."""
    metadata = {**_METADATA, "ft_tutor": marks}
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
