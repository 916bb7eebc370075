"""The view of practice: steps chosen by what the learner got wrong, or was not asked for long.

Whatever else may be practised, such as drills for a rule, stands here as further panels.
"""

from html import escape

from ft_tutor.course.rule_map import RuleStanding, to_practise
from ft_tutor.course.stage.contents.state import Contents
from ft_tutor.course.stage.contents.words import opening_of
from ft_tutor.play.page import Panel, Row
from ft_tutor.play.speech import said, say
from ft_tutor.texts import rule_name


def practise_panels(contents: Contents) -> tuple[Panel, ...]:
    """Return what to practise."""
    return (_wrong(contents),)


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
    return Row(f"<b>{name}</b><small>{one.rule} · {why}</small>", tuple(steps))
