"""The list of lessons as one immutable value: what there is, and how far the learner has come."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ft_tutor.course.load import LoadedCourse, LoadedLesson
from ft_tutor.course.markdown import to_html
from ft_tutor.course.stage.page import stops_of
from ft_tutor.play.face import Input, Shown, Style
from ft_tutor.play.page import Card, Page, Strip
from ft_tutor.play.speech import say
from ft_tutor.texts import DEFAULT_LANG, catalogue

Stars = Mapping[str, int]

TABLES: Final = ("play-hot-seat", "explore-what-if", "explore-editor")
"""The notebooks of the tables, which stand below the lessons."""


@dataclass(frozen=True)
class Contents:
    """The lessons of a course.

    Attributes:
        stars: per lesson, the stars of its steps.
    """

    course: LoadedCourse
    lessons: tuple[LoadedLesson, ...]
    stars: Mapping[str, Stars]
    lang: str = DEFAULT_LANG

    def after(self, _heard: Input) -> "Contents":
        """Return the same list: its page opens lessons by itself."""
        return self

    @property
    def present(self) -> LoadedLesson:
        """The lesson to go on with: the first that is not passed whole; else the first."""
        lessons = self.lessons
        return next((one for one in lessons if self.first_open(one)), lessons[0])

    def first_open(self, loaded: LoadedLesson) -> str:
        """Return the id of the first open step of a lesson; "" if there is none."""
        won = self.stars[loaded.lesson.id]
        return next((step.id for step in loaded.lesson.steps if step.id not in won), "")


def shown(contents: Contents, style: Style) -> Shown:
    """Return what a face shows of the list."""
    lessons = (_card(contents, loaded) for loaded in contents.lessons)
    tables = (_table_card(name, contents.lang) for name in TABLES)
    return Shown(None, Page(task=_head(contents), cards=(*lessons, *tables)), style.theme)


def _head(contents: Contents) -> str:
    course, texts, lang = contents.course.course, contents.course.texts, contents.lang
    intro = texts.html(course.intro, lang) if course.intro else ""
    return f'<div class="ft-heading">{texts.html(course.title, lang)}</div>{intro}'


def _table_card(name: str, lang: str) -> Card:
    words = catalogue(lang)
    title, intro, button = (
        words.say(f"notebook-{name}-{part}") for part in ("title", "intro", "button")
    )
    html = to_html(intro)
    return Card(lesson=name, lang=lang, title=title, intro=html, reached="", button=button)


def _card(contents: Contents, loaded: LoadedLesson) -> Card:
    lang, lesson, texts = contents.lang, loaded.lesson, loaded.texts
    stars, open_step = contents.stars[lesson.id], contents.first_open(loaded)
    title = texts.markdown(lesson.title, lang)
    total = len(lesson.steps)
    key = "begin-lesson" if not stars else "go-on" if open_step else "once-more"
    number = next((n for n, step in enumerate(lesson.steps, 1) if step.id == open_step), 1)
    return Card(
        lesson=lesson.id,
        lang=lang,
        title=title,
        intro=texts.html(lesson.intro, lang),
        reached=say("progress", lang, passed=len(stars), total=total),
        button=say(key, lang, number=number),
        step=open_step,
        main=loaded is contents.present,
        strip=Strip("", say("steps-of", lang, title=title), stops_of(loaded, stars, lang)),
        steps=tuple(step.id for step in lesson.steps),
    )
