"""What stands around the board of a stage: strip, task, answer, options and buttons."""

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING, Final

from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.session import begin
from ft_tutor.course.stage.manners import label_of, manner_of
from ft_tutor.course.stage.reply import reply_said
from ft_tutor.course.stage.salute import salute
from ft_tutor.course.stage.stage import Onward, Stage
from ft_tutor.course.steps.count import read_number
from ft_tutor.play.face import Shown, Style
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.furniture import below, button, moving, names, picked_said, tools, where
from ft_tutor.play.page import Button, Field, Group, Option, Page, Panel, Stop, Strip
from ft_tutor.play.speech import said, say, spoken
from ft_tutor.play.voice import Voice
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Position
from ft_tutor.scene.places import Amount, Sign

if TYPE_CHECKING:  # as in the stage: only who asks what if needs it
    from ft_tutor.play.table import Table

STARS: Final = 3
NEXT_LESSON: Final = "next-lesson"
"""The command that opens another notebook in the place of this one; the page carries it out."""

OPEN: Final = "☆"
"""The sign of a step that is still without a star."""

_SIGNS: Final = (Amount, Sign)


def shown(stage: Stage, style: Style) -> Shown:
    """Return what a face shows of a stage."""
    if stage.exploring is not None:
        return _exploring(stage, stage.exploring, style)
    if stage.ended:
        return Shown(None, _end(stage), style.theme)
    if stage.session.history is None:
        return Shown(None, _page(stage, style), style.theme, step=stage.step.id)
    moments = stage.view.moments if style.motion else ()
    return Shown(
        stage.view.scene,
        _page(stage, style),
        style.theme,
        moments,
        stage.step.id,
        names=names(stage.view, stage.lang),
        cursor=stage.view.cursor,
    )


def _exploring(stage: Stage, table: "Table", style: Style) -> Shown:
    """Return the table of a what-if, with the way back to the step that it came from."""
    from ft_tutor.play.table import shown as table_shown  # noqa: PLC0415 - as above

    there = table_shown(table, style)
    back = Group("go", (button("lesson", stage.lang, main=True),))
    title = stage.loaded.texts.html(stage.step.title, stage.lang)
    where = f'<div class="ft-kind">{said("what-if-of", stage.lang)} {title}</div>'
    page = replace(there.page, task=where + there.page.task, buttons=(*there.page.buttons, back))
    return replace(there, page=page, step=stage.step.id)


def _page(stage: Stage, style: Style) -> Page:
    return Page(
        task=_task(stage),
        answer=stage.notice + _answer(stage) + _missed(stage),
        options=_options(stage),
        entry=_entry(stage),
        buttons=_buttons(stage, style),
        strip=None if stage.alone else _strip(stage),
        where=where(stage.view, stage.lang) if stage.session.history else "",
        words=below(
            stage.view if stage.session.history else None,
            stage.lang,
            words=stage.words,
            keys=stage.keys,
        ),
    )


def drawn_stars(stars: int) -> str:
    """Return stars as signs; none for a step that is still open."""
    return "★" * stars + "☆" * (STARS - stars) if stars else ""


def _strip(stage: Stage) -> Strip:
    title = stage.loaded.texts.markdown(stage.lesson.title, stage.lang)
    stops = stops_of(stage.loaded, stage.stars, stage.lang, here=stage.number)
    return Strip(title, say("steps", stage.lang), stops)


def stops_of(
    loaded: LoadedLesson, stars: Mapping[str, int], lang: str, *, here: int = -1
) -> tuple[Stop, ...]:
    """Return the steps of a lesson as they stand in a strip; ``here`` is the one in sight."""
    total = len(loaded.lesson.steps)
    stops = []
    for number, step in enumerate(loaded.lesson.steps):
        won, title = stars.get(step.id, 0), loaded.texts.markdown(step.title, lang)
        place = say("step", lang, number=number + 1, total=total)
        label = say("step-label", lang, place=place, title=title, stars=won)
        stops.append(Stop(title, label, step.id in stars, drawn_stars(won) or OPEN, number == here))
    return tuple(stops)


def _task(stage: Stage) -> str:
    step, lang, texts = stage.step, stage.lang, stage.loaded.texts
    number = stage.number + 1
    place = escape(stage.above) or said("step", lang, number=number, total=len(stage.lesson.steps))
    title = texts.html(step.title, lang)
    words = (step.intro, getattr(step, "text", None))
    told = "".join(f"<div>{texts.html(key, lang)}</div>" for key in words if key)
    goal = getattr(step, "goal", None)
    asked = f'<div class="ft-goal">{texts.html(goal, lang)}</div>' if goal else ""
    return (
        f'<div class="ft-kind">{place} · {said(f"kind-{step.kind}", lang)} {_won(stage)}</div>'
        f'<div class="ft-heading">{title}</div>{told}{asked}'
    )


def _won(stage: Stage) -> str:
    stars = stage.stars.get(stage.step.id, 0)
    if not stars:
        return ""
    label, tip = said("stars", stage.lang, stars=stars), said("stars-tip", stage.lang)
    return (
        f'<span class="ft-stars" role="img" aria-label="{label}" title="{tip}">'
        f"{drawn_stars(stars)}</span>"
    )


def _answer(stage: Stage) -> str:
    view, lang = stage.view, stage.lang
    if picked := picked_said(view, lang):
        return picked
    if view.feedback is not None:
        reply = reply_said(
            view.feedback,
            view.game,
            stage.loaded.texts,
            lang,
            starred=stage.step.id in stage.stars,
        )
        if reply:  # what is taken back has nothing to say
            return reply
    if view.look.playable and _walks(view.position):
        return spoken(FeedbackKind.PROGRESS, said("begin-hand", lang))
    return ""  # the task says it


def _missed(stage: Stage) -> str:
    """Return what to do instead, where the picture was pressed and is only looked at."""
    if not stage.missed:
        return ""
    return spoken(FeedbackKind.PROGRESS, said(f"missed-{stage.step.kind}", stage.lang))


def _walks(position: Position) -> bool:
    """Say whether meeples in the hand are to be dropped; after the movement they work."""
    decision = position.decision
    on_the_way = decision is not None and decision.owed is Owed.MOVEMENT
    return on_the_way and any(position.hand)


def _options(stage: Stage) -> tuple[Option, ...]:
    session = stage.session
    return tuple(
        Option(
            id=option,
            label=label_of(session, option, stage.loaded.texts, stage.lang),
            state=session.step.state(session, option),
            off=session.passed or option in session.given,
        )
        for option in session.step.offers
    )


def _entry(stage: Stage) -> Panel | None:
    """Return the field of an answer that is typed; what is no number is said beside it."""
    session, lang = stage.session, stage.lang
    if not manner_of(stage.step).typed:
        return None
    typed = "".join(session.given)
    odd = bool(session.given) and read_number(typed) is None
    key = "no-number-typed" if odd and not typed.strip() else "no-number"
    field = Field(
        "answer",
        say("your-number", lang),
        value=typed,
        error=say(key, lang, found=typed.strip()) if odd else "",
        off=session.passed,
        digits=True,
    )
    check = button("check", lang, off=session.passed, main=not session.passed)
    return Panel("entry", "", fields=(field,), buttons=(check,))


def _buttons(stage: Stage, style: Style) -> tuple[Group, ...]:
    lang, session = stage.lang, stage.session
    wishes = manner_of(stage.step).wishes
    asking = tuple(
        button(name, lang, off=session.passed, main=name == "advance" and not session.passed)
        for name in ("hint", "solve", "advance")
        if name in wishes
    )
    if session.history is not None:
        asking += (button("what-if", lang),)
    groups = [Group("step", asking)] if asking else []
    groups += _choices(stage)
    if "undo" in wishes and stage.view.look.playable:
        groups.append(moving(stage.view, lang, earlier=bool(session.earlier)))
    elif "restart" in wishes:
        restart = button("restart", lang, off=session == begin(stage.step))
        undo = button("undo", lang, off=session.passed or not session.given)
        groups.append(Group("moving", (undo, restart) if "undo" in wishes else (restart,)))
    rings = stage.view.rings if stage.view.look.playable else None
    groups.append(tools(lang, style, rings=rings, words=stage.words, keys=stage.keys))
    if not stage.alone:
        groups.append(_going(stage))
    return tuple(groups)


def _choices(stage: Stage) -> list[Group]:
    """Return what cannot be pressed on the picture: numbers, signs; on a table, ways to pay."""
    view = stage.view
    # What is owed after the step is no question of the step.
    if not view.look.playable or stage.session.passed:
        return []
    # A board alone has neither numbers nor signs; what a crop leaves out is no choice by itself.
    if view.look.table is None and not any(isinstance(place, _SIGNS) for place in view.open):
        return []
    from ft_tutor.play.table.controls import controls  # noqa: PLC0415 - a lesson without has none

    found = controls(view, Voice(stage.lang), told=False)
    return [Group("choices", found)] if found else []


def _going(stage: Stage) -> Group:
    lang, session = stage.lang, stage.session
    onward = session.passed or manner_of(stage.step).passed_by_going_on
    last = stage.number == len(stage.lesson.steps) - 1
    name = "next" if not last else "finish" if onward else "skip"
    onwards = replace(button(name, lang, main=onward), id="next")
    return Group("go", (button("back", lang, off=stage.number == 0), onwards))


def _onward(onward: Onward, lang: str, *, main: bool) -> Button:
    """Return the button that opens what comes after the lesson, and closes this."""
    facts = {"title": onward.title, "file": f"{onward.notebook}.ipynb"}
    name = "next-lesson" if onward.title else "next-practice"
    label, tip = say(name, lang, **facts), say(f"{name}-tip", lang, **facts)
    return Button(NEXT_LESSON, label, tip, main=main, value=f"{onward.notebook} {lang}")


def _end(stage: Stage) -> Page:
    """Return the page after the last step: what was reached, and where to go on."""
    lang, lesson, texts = stage.lang, stage.lesson, stage.loaded.texts
    facts = {
        "total": len(lesson.steps),
        "passed": len(stage.stars),
        "stars": sum(stage.stars.values()),
    }
    total = facts["total"]
    here = stage.first_open
    closing = texts.html(lesson.closing, lang) if lesson.closing else ""
    heading = said("all-passed", lang, total=total) if here == total else said("ended", lang)
    task = (
        f'<div class="ft-end"><div class="ft-heading">{heading}</div>'
        f'<p class="ft-stars">{said("list-won", lang, **facts)}</p>{closing}</div>'
    )
    open_step = "" if here == total else texts.markdown(lesson.steps[here].title, lang)
    answer = (
        f"<p>{said('continue', lang, number=here + 1, title=open_step)}</p>" if open_step else ""
    )
    onward = _onward(stage.onward, lang, main=not open_step) if stage.onward else None
    # Where it was finished stands what most wish for now.
    buttons = (
        button("back", lang),
        button("index", lang, main=not open_step and onward is None),
        *((onward,) if onward else ()),
        *((button("open", lang, main=True),) if open_step else ()),
    )
    return Page(
        task=task,
        answer=stage.notice + answer,
        buttons=(Group("go", buttons),),
        strip=_strip(stage),
        picture=salute(facts["passed"], total),
    )
