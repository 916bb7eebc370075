"""What a face shows of the list of lessons: the next step, the ways, and the view that is open."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from ft_tutor.course.rule_map import to_practise
from ft_tutor.course.stage.contents.anew import anew_panels
from ft_tutor.course.stage.contents.lessons import lesson_panels
from ft_tutor.course.stage.contents.practise import practise_panels
from ft_tutor.course.stage.contents.resume import resume_panels
from ft_tutor.course.stage.contents.rules import rule_panels
from ft_tutor.course.stage.contents.state import VIEWS, Contents
from ft_tutor.course.stage.contents.words import said_lines, title_of
from ft_tutor.course.stage.page import stops_of
from ft_tutor.course.standing import week
from ft_tutor.play.face import Shown, Style
from ft_tutor.play.furniture import button
from ft_tutor.play.page import Button, Card, Group, Page, Panel, Strip
from ft_tutor.play.speech import said, say

PANELS: Final[Mapping[str, Callable[[Contents], tuple[Panel, ...]]]] = MappingProxyType(
    {
        "view-lessons": lesson_panels,
        "view-rules": rule_panels,
        "view-practise": practise_panels,
        "view-resume": resume_panels,
        "view-anew": anew_panels,
    }
)
"""Per view what it shows below the ways."""


def shown(contents: Contents, style: Style) -> Shown:
    """Return what a face shows of the list."""
    page = Page(
        task=_head(contents),
        answer=contents.notice + said_lines(contents),
        cards=(_next(contents),),
        buttons=(Group("modes", _ways(contents)),),
        panels=PANELS[contents.view](contents),
    )
    return Shown(None, page, style.theme, offer=contents.offer)


def _ways(contents: Contents) -> tuple[Button, ...]:
    ways = (button(view, contents.lang, pressed=view == contents.view) for view in VIEWS)
    due = len(to_practise(contents.rules.values()))
    return tuple(
        replace(one, label=f"{one.label} ({due})") if due and one.id == "view-practise" else one
        for one in ways
    )


def _head(contents: Contents) -> str:
    course, texts, lang = contents.course.course, contents.course.texts, contents.lang
    heading = f'<div class="ft-heading">{texts.html(course.title, lang)}</div>'
    if any(contents.stars.values()):
        return heading + _sum(contents)
    return heading + (texts.html(course.intro, lang) if course.intro else "")


def _sum(contents: Contents) -> str:
    """Return how far the learner has come with the whole course, on one line."""
    stand, lang = contents.standings.values(), contents.lang
    passed, total = sum(one.passed for one in stand), sum(one.total for one in stand)
    stars, minutes = sum(one.won for one in stand), sum(one.minutes for one in stand)
    steps = said("list-steps", lang, passed=passed, total=total)
    won = said("list-stars", lang, stars=stars)
    left = said("list-minutes", lang, number=minutes) if minutes else said("list-all-done", lang)
    tip = said("list-minutes-tip", lang)
    return (
        f'<p class="ft-sum"><span>{steps}</span><span class="ft-stars">★ {won}</span>'
        f'<span title="{tip}">{left}</span>{_week(contents)}</p>'
    )


def _week(contents: Contents) -> str:
    days = week(contents.account.days, contents.today)
    signs = "".join("●" if practised else "○" for practised in days)
    label = said("list-days", contents.lang, number=sum(days))
    return f'<span title="{label}"><span aria-hidden="true">{signs}</span> {label}</span>'


def _next(contents: Contents) -> Card:
    """Return the lesson to go on with, large."""
    lang, loaded = contents.lang, contents.present
    lesson, texts = loaded.lesson, loaded.texts
    stand = contents.standings[lesson.id]
    done = not stand.open_step
    key = "begin-lesson" if not stand.passed else "once-more" if done else "go-on"
    number = next((n for n, step in enumerate(lesson.steps, 1) if step.id == stand.open_step), 1)
    step = texts.plain(lesson.steps[number - 1].title, lang)
    reached = say(
        "list-reached" if done else "list-left" if stand.passed else "list-open",
        lang,
        stars=stand.won,
        most=stand.most,
        passed=stand.passed,
        total=stand.total,
        number=stand.minutes,
    )
    if stand.passed and not done:
        reached = f"{say('list-step', lang, title=step)} {reached}"
    title = title_of(contents, lesson.id)
    return Card(
        lesson=lesson.id,
        lang=lang,
        title=title,
        intro=texts.html(lesson.intro, lang),
        reached=reached,
        button=say(key, lang, number=number),
        step=stand.open_step,
        main=True,
        strip=Strip("", say("steps-of", lang, title=title), stops_of(loaded, stand.stars, lang)),
        steps=tuple(one.id for one in lesson.steps),
    )
