"""What a face shows of practice: a drill with the ways on, or the list of drills."""

from dataclasses import replace

from ft_tutor.course.drills.families import FAMILIES
from ft_tutor.course.drills.making import LEVELS
from ft_tutor.course.drills.words import family_name
from ft_tutor.course.stage.page import shown as stage_shown
from ft_tutor.course.stage.practice.state import Practice
from ft_tutor.play.face import Shown, Style
from ft_tutor.play.furniture import button
from ft_tutor.play.page import Button, Group, Page, Panel
from ft_tutor.play.speech import said, say


def shown(practice: Practice, style: Style) -> Shown:
    """Return what a face shows of practice."""
    if practice.stage is None:
        return Shown(None, _list(practice), style.theme)
    there = stage_shown(practice.stage, style)
    if practice.stage.exploring is not None:
        return there
    page = replace(there.page, buttons=_ways(practice, there.page.buttons))
    return replace(there, page=page)


def _ways(practice: Practice, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Return the buttons of a drill: those of its step, easier and harder beside the tools.

    After a pass the next drill is what the learner mostly wants.
    """
    lang, stage = practice.lang, practice.stage
    passed = stage is not None and stage.session.passed
    going = (button("drill-choose", lang), button("drill-next", lang, main=passed))
    levels = () if practice.puzzle else _easier_and_harder(practice)
    joined = (
        replace(group, items=(*group.items, *levels)) if group.name == "tools" else group
        for group in groups
    )
    return (*joined, Group("go", going))


def _easier_and_harder(practice: Practice) -> tuple[Button, ...]:
    return (
        button("drill-easier", practice.lang, off=practice.level == LEVELS[0]),
        button("drill-harder", practice.lang, off=practice.level == LEVELS[-1]),
    )


def _list(practice: Practice) -> Page:
    lang = practice.lang
    right = f"<p>{said('drill-right', lang, number=practice.right)}</p>" if practice.right else ""
    task = (
        f'<div class="ft-heading">{said("drill-title", lang)}</div>'
        f"<p>{said('drill-intro', lang)}</p>{right}"
    )
    return Page(task=task, panels=(_puzzle(lang), _levels(practice), _families(lang)))


def _puzzle(lang: str) -> Panel:
    buttons = (button("drill-today", lang, main=True), button("index", lang))
    words = f"<p>{said('drill-today-how', lang)}</p>"
    return Panel("drill-today", say("drill-today-title", lang), words=words, buttons=buttons)


def _levels(practice: Practice) -> Panel:
    lang = practice.lang
    buttons = (
        Button(
            "drill-level",
            say("drill-level", lang, number=level),
            pressed=level == practice.level,
            value=str(level),
        )
        for level in LEVELS
    )
    return Panel("drill-levels", say("drill-levels", lang), buttons=tuple(buttons))


def _families(lang: str) -> Panel:
    anything = Button("drill-about", say("drill-any", lang), say("drill-any-tip", lang))
    buttons = [anything]
    for one in FAMILIES:
        tip = say("drill-about-tip", lang, expected=", ".join(one.rules))
        buttons.append(Button("drill-about", family_name(one.name, lang), tip, value=one.name))
    return Panel("drill-families", say("drill-families", lang), buttons=tuple(buttons))
