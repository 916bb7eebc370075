"""What stands around a table: the task, the answer and the buttons; the panels are made apart."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ft_tutor.play.face import Style
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.play.furniture import below, button, likes, picked_said
from ft_tutor.play.page import Button, Group, Page
from ft_tutor.play.rest import rest_said
from ft_tutor.play.speech import paragraph, rule_said, spoken
from ft_tutor.play.table import editing, fresh
from ft_tutor.play.table.blocks import panels_of, shows_score
from ft_tutor.play.table.controls import controls
from ft_tutor.play.table.foresight import foreseen
from ft_tutor.play.table.fresh import is_fresh, is_game
from ft_tutor.play.table.owed import rule_of, task_of
from ft_tutor.play.table.pointed import does, where
from ft_tutor.play.table.sale import chosen_words
from ft_tutor.play.table.state import State
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.legality import Violation

SAID: Final = {
    "undo": "undone",
    "redo": "redone",
    "restart": "restarted",
    "goto": "gone-to",
    "unpick": "unpicked",
    "new-game": "new-game-begun",
    "asks": "asks-now",
    "plays": "plays-now",
}
"""Per command: what is said after it."""

SECRET: Final = frozenset({"coins", "fakirs", "reach", "wanted", "found"})
"""Numbers of a refusal that may tell what somebody has below a cover."""

OPEN: Final = frozenset({"kill-number", "kill-not-on-tile", "kill-not-on-player"})
"""Refusals whose numbers lie open on the table (A65)."""


def page_of(table: State, style: Style) -> Page:
    """Return what stands around a table."""
    return Page(
        task=_task(table),
        answer=table.notice + _answer(table),
        buttons=tuple(group for group in _groups(table, style) if group.items),
        where=where(table),
        does=does(table),
        words=below(
            table.view,
            table.lang,
            words="words" in table.unfolded,
            keys="keys" in table.unfolded,
        ),
        panels=tuple(panels_of(table)),
    )


def _task(table: State) -> str:
    if table.editor is not None:
        return paragraph(table.voice.said("edit-help"))
    rule = rule_of(table.position)
    # What may be passed with nothing else to do depends on what nobody may see.
    legal = () if table.is_covered else table.view.legal
    said = task_of(table.position, legal, table.voice)
    return paragraph(f"{said}{rule_said(rule, table.lang) if rule else ''}")


# --- the answer


def _answer(table: State) -> str:
    view, voice = table.view, table.voice
    if table.editor is not None:
        return editing.answered(table, table.editor)
    feedback = view.feedback
    if table.said in (fresh.GOES_ON, fresh.OTHER):
        return spoken(FeedbackKind.PROGRESS, *fresh.told(table))
    if table.said and not (feedback and feedback.events):
        return spoken(FeedbackKind.PROGRESS, voice.said(SAID[table.said]))
    if feedback is not None:
        return _feedback(table, feedback)
    return _picked(table)


def _feedback(table: State, feedback: Feedback) -> str:
    voice = table.voice
    if feedback.violations:
        return _refused(table, feedback)
    if feedback.kind is FeedbackKind.HINT:
        told = (foreseen(table.view.seen, action, voice) for action in feedback.actions)
        return spoken(feedback.kind, voice.said("allowed"), *told)
    return spoken(feedback.kind, voice.events(feedback.events))


def _refused(table: State, feedback: Feedback) -> str:
    """Return why not; where that would tell what is covered, only by which rule."""
    voice, found = table.voice, feedback.violations
    if table.is_covered:
        found = tuple(one for one in found if not _tells(one))
    if not found:
        return spoken(feedback.kind, voice.said("covered-refusal"))
    said = (f"{voice.thing(one)}{rule_said(one.rule, table.lang)}" for one in found)
    return spoken(feedback.kind, *said)


def _tells(violation: Violation) -> bool:
    return violation.reason not in OPEN and bool(SECRET & dict(violation.facts).keys())


def _picked(table: State) -> str:
    view, voice = table.view, table.voice
    if not view.picked:
        return ""
    decision = table.position.decision
    if decision is not None and decision.owed is Owed.MOVEMENT and table.position.turn.movement:
        return picked_said(view, table.lang)
    if sold := chosen_words(view, voice):
        return spoken(FeedbackKind.PROGRESS, *sold)
    return rest_said(view, voice)


# --- buttons


def _groups(table: State, style: Style) -> Iterator[Group]:
    view, lang = table.view, table.lang
    if table.editor is not None:
        yield editing.mending(table, table.editor)
        yield editing.moving(table, table.editor)
        yield _modes(table)
        yield Group("tools", _folded(table, style))
        return
    # It is always there, so that the buttons below stay where they are.
    back = button("unpick", lang, off=not view.picked)
    yield Group("choices", (*controls(view, table.voice), back))
    yield Group("covers", _covers(table))
    yield Group(
        "moving",
        (
            button("undo", lang, off=not table.tree.can_undo),
            button("redo", lang, off=not table.tree.can_redo),
            button("restart", lang, off=not table.tree.can_undo),
            *_anew(table),
        ),
    )
    yield Group("asking", (button("why-not", lang, pressed=table.asks),))
    yield _modes(table)
    yield Group("tools", (button("rings", lang, pressed=view.rings), *_folded(table, style)))


def _anew(table: State) -> tuple[Button, ...]:
    """Return the button for a new game; one that nothing was played of offers others anyway."""
    over = table.position.turn.over
    offers = (over or is_game(table)) and not is_fresh(table)
    return (button("new-game", table.lang, main=over),) if offers else ()


def _modes(table: State) -> Group:
    """Return the buttons for playing, editing and exploring."""
    lang, edits = table.lang, table.editor is not None
    ways = {
        "play": button("mode-play", lang, pressed=not edits and not table.explores),
        "edit": button("mode-edit", lang, pressed=edits),
        "explore": button("mode-explore", lang, pressed=table.explores and not edits),
    }
    return Group("modes", tuple(replace(one, id="mode", value=way) for way, one in ways.items()))


def _covers(table: State) -> tuple[Button, ...]:
    # Whoever explores sees everything anyway.
    if table.position.decision is None or table.explores:
        return ()
    mine = table.covering.mine is not None
    needs = table.is_covered and not table.view.open
    opened = table.covering.open
    return (
        button("show-mine", table.lang, pressed=mine, off=opened, main=needs),
        button("open-hands", table.lang, pressed=opened),
    )


def _folded(table: State, style: Style) -> tuple[Button, ...]:
    lang, unfolded = table.lang, table.unfolded
    # Points so far would tell the coins of others.
    secret = bool(table.view.look.covered)
    # The tree tells what happened, and more.
    log = () if table.explores else (button("log", lang, pressed="log" in unfolded),)
    told = (
        *log,
        button("score", lang, pressed=shows_score(table), off=secret),
    )
    return (
        *(told if table.editor is None else ()),
        button("list", lang, pressed="list" in unfolded),
        button("players", lang, pressed="players" in unfolded),
        button("words", lang, pressed="words" in unfolded),
        button("keys", lang, pressed="keys" in unfolded),
        *likes(lang, style),
    )
