"""What stands beside the board while a position is edited, and what is said about each edit."""

from collections.abc import Callable, Iterator, Mapping
from html import escape
from types import MappingProxyType
from typing import Final

from ft_tutor.play.editor.base import Mend, Saying, Tool
from ft_tutor.play.editor.commands import mend_word
from ft_tutor.play.editor.forms import begin_panel, players_panel, text_panel, turn_panel
from ft_tutor.play.editor.palette import cards_panel, pieces_panel
from ft_tutor.play.editor.state import TABS, State
from ft_tutor.play.editor.tools import Mover
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.speech import rule_said, spoken
from ft_tutor.play.voice import Voice
from ft_tutor.rules.problems import Problem


def answer(editor: State, voice: Voice) -> str:
    """Return what is said about the last input, or what the next press does, as HTML.

    It is never empty: what stands below must not move under the pointer.
    """
    if editor.said is not None:
        kind = FeedbackKind.REFUSED if editor.said.refused else FeedbackKind.PROGRESS
        return spoken(kind, escape(editor.said.said(voice)), _arisen(editor, voice))
    if editor.touched is None:
        return spoken(FeedbackKind.PROGRESS, escape(_invitation(editor.tool).said(voice)))
    there = escape(voice.place(editor.position, editor.touched))
    return spoken(FeedbackKind.PROGRESS, there, _arisen(editor, voice))


def _invitation(tool: Tool | Mover) -> Saying:
    """Return what a press with a tool does."""
    key = "edit-chosen-mover" if isinstance(tool, Mover) else "edit-chosen"
    return Saying(key, (("thing", tool.label),))


def _arisen(editor: State, voice: Voice) -> str:
    """Return the first problem that the last edit has brought; "" if it brought none."""
    arisen = editor.arisen
    return voice.thing(arisen[0]) if arisen else ""


def panels(editor: State, voice: Voice) -> tuple[Panel, ...]:
    """Return the panels of an editor: what is wrong, and the part of the palette that is open.

    The others are not sent at all: with every press the page is told all of its panels.
    """
    return _tabs(editor, voice), _PARTS[editor.tab](editor, voice), _problems(editor, voice)


def _tabs(editor: State, voice: Voice) -> Panel:
    tabs = (
        Button("edit-tab", voice.say(_TABS[tab]), pressed=tab == editor.tab, value=tab)
        for tab in TABS
    )
    return Panel("edit-tabs", "", buttons=tuple(tabs))


_TABS: Final = {
    "pieces": "edit-pieces",
    "cards": "edit-cards",
    "players": "edit-players",
    "turn": "edit-turn",
    "begin": "edit-beginnings",
    "text": "edit-text-panel",
}
"""Per part of the palette: its title."""


# --- problems


def _problems(editor: State, voice: Voice) -> Panel:
    number = len(editor.problems)
    return Panel(
        "edit-problems",
        voice.say("edit-problems", number=number),
        words="" if number else f"<p>{voice.said('edit-sound')}</p>",
        rows=tuple(_problem_rows(editor, voice)),
    )


def _problem_rows(editor: State, voice: Voice) -> Iterator[Row]:
    for problem, ways in zip(editor.problems, editor.mends, strict=True):
        words = voice.thing(problem) + rule_said(problem.rule, voice.lang)
        yield Row(words, buttons=_mend_buttons(problem, ways, voice))


def _mend_buttons(problem: Problem, ways: tuple[Mend, ...], voice: Voice) -> tuple[Button, ...]:
    return tuple(
        Button("edit-mend", way.label.said(voice), value=mend_word(problem, way)) for way in ways
    )


def arisen_mends(editor: State, voice: Voice) -> tuple[Button, ...]:
    """Return what mends the problem that the last edit has brought: it is told right there."""
    for problem, ways in zip(editor.problems, editor.mends, strict=True):
        if problem in editor.arisen:
            return _mend_buttons(problem, ways, voice)
    return ()


_PARTS: Final[Mapping[str, Callable[[State, Voice], Panel]]] = MappingProxyType(
    {
        "pieces": pieces_panel,
        "cards": cards_panel,
        "players": players_panel,
        "turn": turn_panel,
        "begin": begin_panel,
        "text": text_panel,
    }
)
"""The parts of the palette by their names."""
