"""What a face shows of practice: a drill with the ways on, or the list of drills."""

from collections.abc import Iterator
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
from ft_tutor.rules.rulebook import RULES, chapter_key
from ft_tutor.texts import catalogue


def shown(practice: Practice, style: Style) -> Shown:
    """Return what a face shows of practice."""
    if practice.stage is None:
        return Shown(None, _list(practice), style.theme)
    there = stage_shown(practice.stage, style)
    if practice.stage.exploring is not None:
        return there
    page = replace(there.page, buttons=(*there.page.buttons, _going(practice)))
    return replace(there, page=page)


def _going(practice: Practice) -> Group:
    """Return the ways on; after a pass the next drill is what the learner mostly wants."""
    lang, stage = practice.lang, practice.stage
    passed = stage is not None and stage.session.passed
    buttons = [button("drill-choose", lang)]
    if not practice.puzzle:
        buttons.append(button("drill-easier", lang, off=practice.level == LEVELS[0]))
        buttons.append(button("drill-harder", lang, off=practice.level == LEVELS[-1]))
    buttons.append(button("drill-next", lang, main=passed))
    return Group("go", tuple(buttons))


def _list(practice: Practice) -> Page:
    lang = practice.lang
    right = f"<p>{said('drill-right', lang, number=practice.right)}</p>" if practice.right else ""
    task = (
        f'<div class="ft-heading">{said("drill-title", lang)}</div>'
        f"<p>{said('drill-intro', lang)}</p>{right}"
    )
    return Page(task=task, panels=(_puzzle(lang), _levels(practice), *_families(lang)))


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


def _families(lang: str) -> Iterator[Panel]:
    """Yield the drills by the chapters of the rulebook."""
    anything = Button("drill-about", say("drill-any", lang), say("drill-any-tip", lang))
    yield Panel("drill-any", say("drill-mixed", lang), buttons=(anything,))
    by_chapter: dict[str, list[Button]] = {}
    for one in FAMILIES:
        tip = say("drill-about-tip", lang, expected=", ".join(one.rules))
        one_button = Button("drill-about", family_name(one.name, lang), tip, value=one.name)
        by_chapter.setdefault(RULES[one.rules[0]].chapter, []).append(one_button)
    for chapter, buttons in by_chapter.items():
        title = catalogue(lang).say(chapter_key(chapter))
        yield Panel(f"drill-{chapter}", title, buttons=tuple(buttons))
