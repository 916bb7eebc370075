"""The view of practice: steps for what the learner got wrong, and drills without an end."""

from html import escape

from ft_tutor.course.drills.families import DRILLS
from ft_tutor.course.drills.words import family_name
from ft_tutor.course.rule_map import RuleStanding, to_practise
from ft_tutor.course.stage.contents.state import Contents
from ft_tutor.course.stage.contents.words import PRACTICE, TODAY, opening, opening_of
from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.speech import said, say
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.texts import catalogue, rule_name


def practise_panels(contents: Contents) -> tuple[Panel, ...]:
    """Return what to practise."""
    return (_wrong(contents), drills_panel(contents))


def drills_panel(contents: Contents) -> Panel:
    """Return the doors to the puzzle of the day and to the list of drills."""
    lang = contents.lang
    title = catalogue(lang).say(f"notebook-{PRACTICE}-title")
    doors = ((TODAY, "drill-today-title", "drill-today"), ("", "drill-title", "drill-open"))
    rows = tuple(
        Row(
            f"<b>{said(name, lang)}</b>", (opening(contents, PRACTICE, door, say(go, lang), title),)
        )
        for door, name, go in doors
    )
    return Panel("drills", say("view-practise", lang), rows=tuple(rows))


def _wrong(contents: Contents) -> Panel:
    lang = contents.lang
    due = to_practise(contents.rules.values())
    words = said("practise-how" if due else "practise-nothing", lang)
    rows = tuple(_row(contents, one, main=not n) for n, one in enumerate(due))
    return Panel("practise-wrong", say("practise-wrong", lang), words=f"<p>{words}</p>", rows=rows)


def _row(contents: Contents, one: RuleStanding, *, main: bool) -> Row:
    """Return a rule with the steps to practise it; the first is the best."""
    lang, name = contents.lang, escape(rule_name(one.rule, contents.lang))
    why = said("rule-wrong", lang, number=one.wrong) if one.is_unmended else said("rule-long", lang)
    steps = (opening_of(contents, step, main=main and not n) for n, step in enumerate(one.practice))
    words = f"<b>{name}</b><small>{one.rule} · {why}</small>"
    return Row(words, (*steps, *drill_of(contents, one.rule)))


def drill_of(contents: Contents, rule: RuleId) -> tuple[Button, ...]:
    """Return the button that opens the drills for a rule; () where there are none."""
    if rule not in DRILLS:
        return ()
    label = say("drill-rule", contents.lang)
    family = DRILLS[rule][0].name
    return (opening(contents, PRACTICE, family, label, family_name(family, contents.lang)),)
