"""The view of the lessons: chapter by chapter, what is done and open, and how long it takes."""

from collections.abc import Iterator
from dataclasses import replace
from html import escape
from typing import Final

from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.stage.contents.practise import drills_panel
from ft_tutor.course.stage.contents.state import Contents
from ft_tutor.course.stage.contents.words import AUTHOR, OPEN_STEP, opening, title_of
from ft_tutor.course.standing import LessonStanding
from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.speech import said, say
from ft_tutor.texts import catalogue

TABLES: Final = ("play-hot-seat", "explore-what-if", "explore-editor")
"""The notebooks of the tables, which stand below the lessons."""

_SIGNS: Final = {"lesson-done": "✓", "lesson-begun": "◐", "lesson-open": "○"}
"""Per state of a lesson its sign, so that nothing depends on colour."""


def lesson_panels(contents: Contents) -> tuple[Panel, ...]:
    """Return the chapters with their lessons, the drills, and the tables."""
    written = (_written(contents),) if contents.teachers else ()
    return (*_chapters(contents), *written, drills_panel(contents), _tables(contents))


def _chapters(contents: Contents) -> Iterator[Panel]:
    course, texts = contents.course.course, contents.course.texts
    titles = {chapter.first: chapter.title for chapter in course.chapters}
    chapter: list[LoadedLesson] = []
    title = say("list-lessons", contents.lang)
    for loaded in contents.lessons:
        name = loaded.lesson.id
        if name in titles:
            yield from _panel(contents, title, chapter)
            title, chapter = texts.plain(titles[name], contents.lang), []
        chapter.append(loaded)
    yield from _panel(contents, title, chapter)


def _panel(contents: Contents, title: str, lessons: list[LoadedLesson]) -> Iterator[Panel]:
    if lessons:
        rows = tuple(_row(contents, loaded) for loaded in lessons)
        yield Panel(f"chapter-{lessons[0].lesson.id}", title, rows=rows)


def _row(contents: Contents, loaded: LoadedLesson) -> Row:
    lang, lesson = contents.lang, loaded.lesson
    stand = contents.standings[lesson.id]
    here = loaded is contents.present
    key = "begin-lesson" if not stand.passed else "list-go-on" if stand.open_step else "list-again"
    title = title_of(contents, lesson.id)
    go_on = opening(contents, lesson.id, stand.open_step, say(key, lang), title)
    return Row(_words(contents, loaded, stand), (replace(go_on, main=here),), here=here)


def _words(contents: Contents, loaded: LoadedLesson, stand: LessonStanding) -> str:
    lang = contents.lang
    open_step, passed = stand.open_step, stand.passed
    state = "lesson-open" if not passed else "lesson-begun" if open_step else "lesson-done"
    number = 1 + contents.lessons.index(loaded)
    title = escape(title_of(contents, loaded.lesson.id))
    label = said(state, lang)
    sign = (
        f'<span class="ft-state ft-{state}" role="img" aria-label="{label}">{_SIGNS[state]}</span>'
    )
    if not passed:
        reached = said("list-open", lang, total=stand.total, number=stand.minutes)
    else:
        reached = said(
            "list-reached",
            lang,
            passed=stand.passed,
            total=stand.total,
            stars=stand.won,
            most=stand.most,
        )
    return f"{sign}<b>{number}. {title}</b><small>{_bar(stand)}{reached}</small>"


def _bar(stand: LessonStanding) -> str:
    """Return how much of a lesson is passed, drawn; the words beside it say the same."""
    if not stand.passed:
        return ""
    share = round(100 * stand.passed / stand.total)
    return f'<span class="ft-bar" aria-hidden="true"><i style="width:{share}%"></i></span>'


def _written(contents: Contents) -> Panel:
    """Return the ways to the notebooks in which lessons are written, those left out too."""
    lang, known = contents.lang, {loaded.lesson.id for loaded in contents.lessons}
    rows = []
    for name in dict.fromkeys(contents.course.course.lessons):
        title = title_of(contents, name) if name in known else name
        tip = say("write-tip", lang, title=title)
        button = Button(OPEN_STEP, say("write", lang), tip, value=f"{name} {AUTHOR}")
        rows.append(Row(f"<b>{escape(title)}</b>", (button,)))
    return Panel("written", say("list-write", lang), rows=tuple(rows))


def _tables(contents: Contents) -> Panel:
    words, lang = catalogue(contents.lang), contents.lang
    rows = []
    for name in TABLES:
        title, label = (words.say(f"notebook-{name}-{part}") for part in ("title", "button"))
        button = opening(contents, name, "", label, title)
        rows.append(Row(f"<b>{escape(title)}</b>", (button,)))
    return Panel("tables", say("list-tables", lang), rows=tuple(rows))
