"""The view of the rule map: every rule of the game, and how the learner stands with it."""

from collections import Counter
from collections.abc import Iterator
from html import escape
from typing import Final

from ft_tutor.course.rule_map import RuleStanding, State, chapters
from ft_tutor.course.stage.contents.practise import drill_of
from ft_tutor.course.stage.contents.state import Contents
from ft_tutor.course.stage.contents.words import opening_of
from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.speech import said, say
from ft_tutor.rules.rulebook import chapter_key
from ft_tutor.texts import catalogue, rule_name, rule_sentence

SIGNS: Final = {State.NEW: "○", State.MET: "✓", State.USED: "✓✓", State.DUE: "↻"}
"""Per state of a rule its sign, so that nothing depends on colour."""

COUNTED: Final = {
    State.NEW: "rules-new",
    State.MET: "rules-met",
    State.USED: "rules-used",
    State.DUE: "rules-due",
}
EXPLAINED: Final = {
    State.NEW: "rule-is-new",
    State.MET: "rule-is-met",
    State.USED: "rule-is-used",
    State.DUE: "rule-is-due",
}
"""Per state how many rules are in it, and what it means for one."""


def rule_panels(contents: Contents) -> tuple[Panel, ...]:
    """Return what the signs mean, the rules by chapter, and below its chapter the open rule."""
    return (_legend(contents), *_chapters(contents))


def _legend(contents: Contents) -> Panel:
    lang = contents.lang
    by_chapter = chapters(contents.rules.values()).values()
    counts = Counter(one.state for rules in by_chapter for one in rules)
    parts = (
        f'<span class="ft-key ft-rule-{state.value}">{SIGNS[state]} '
        f"{said(COUNTED[state], lang, number=counts[state])}</span>"
        for state in State
    )
    words = (
        f"<p>{said('rules-press', lang)}</p><p>{' '.join(parts)} {said('rules-wrong', lang)}</p>"
    )
    return Panel("rules-legend", say("view-rules", lang), words=words)


def _chapters(contents: Contents) -> Iterator[Panel]:
    words = catalogue(contents.lang)
    for chapter, rules in chapters(contents.rules.values()).items():
        buttons = tuple(_button(contents, one) for one in rules)
        yield Panel(f"rules-{chapter}", words.say(chapter_key(chapter)), buttons=buttons)
        for one in rules:
            if one.rule == contents.rule:
                yield _open(contents, one)


def _button(contents: Contents, one: RuleStanding) -> Button:
    lang, state = contents.lang, one.state
    name = rule_name(one.rule, lang)
    wrong = f" ✗{one.wrong}" if one.wrong else ""
    tip = f"{one.rule}: {_stands(contents, one)}"
    pressed = True if one.rule == contents.rule else None
    label = f"{SIGNS[state]} {name}{wrong}"
    return Button(f"rule-{state.value}", label, tip, pressed=pressed, value=one.rule)


def _stands(contents: Contents, one: RuleStanding) -> str:
    """Say how the learner stands with a rule, and how often he got it wrong."""
    lang = contents.lang
    parts = [say(EXPLAINED[one.state], lang)]
    if one.is_unmended and one.state is State.DUE:
        parts = [say("rule-is-unmended", lang)]
    if one.wrong:
        parts.append(say("rule-wrong", lang, number=one.wrong))
    return " ".join(parts)


def _open(contents: Contents, one: RuleStanding) -> Panel:
    """Return what a rule says, and the steps that are about it."""
    lang = contents.lang
    rows = tuple(
        Row(
            said("rule-taught" if step.teaches else "rule-asked", lang),
            (opening_of(contents, step),),
        )
        for step in one.steps
    )
    sentence, stands = escape(rule_sentence(one.rule, lang)), escape(_stands(contents, one))
    none = "" if rows else f"<p>{said('rule-no-steps', lang)}</p>"
    title = f"{one.rule} · {rule_name(one.rule, lang)}"
    words = f"<p>{sentence}</p><p>{stands}</p>{none}"
    return Panel("rule-open", title, words, buttons=drill_of(contents, one.rule), rows=rows)
