"""What stands beside the board while a position is edited: palette, fields, problems, text."""

from collections.abc import Callable, Iterator, Mapping
from html import escape
from types import MappingProxyType
from typing import Final

from ft_tutor.notation import NotationError
from ft_tutor.play.editor.base import Saying, Tool
from ft_tutor.play.editor.cards import CardTool, ResourceTool
from ft_tutor.play.editor.editor import NUMBERED, Editor, mend_word
from ft_tutor.play.editor.phases import phase_of, phases
from ft_tutor.play.editor.presets import PRESETS
from ft_tutor.play.editor.state import TABS
from ft_tutor.play.editor.tools import (
    DJINNS,
    MOVE,
    PIECES,
    RESOURCES,
    THIEF_CARDS,
    TILES,
    USED,
    Mover,
)
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.furniture import button
from ft_tutor.play.page import Button, Field, Panel, Row
from ft_tutor.play.speech import rule_said, said, say, spoken
from ft_tutor.play.words import place_said
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.vocabulary import PLAYER_COUNTS, SEATS, CardId, Seat
from ft_tutor.scene.figures import djinn_figure, thief_figure
from ft_tutor.scene.shapes import Scene, placed
from ft_tutor.texts import describe, html, plain

PICTURE: Final = (34.0, 34.0)
"""How wide and high the picture on a button of the palette is, in board units."""

FIGURE: Final = 100.0
"""How wide and high the figure of a card is, in board units."""


def answer(editor: Editor, lang: str) -> str:
    """Return what is said about the last input, as HTML; "" for nothing."""
    if editor.said is not None:
        kind = FeedbackKind.REFUSED if editor.said.refused else FeedbackKind.PROGRESS
        return spoken(kind, escape(editor.said.said(lang)))
    if editor.touched is None:
        return ""
    return spoken(FeedbackKind.PROGRESS, html(place_said(editor.position, editor.touched, lang)))


def panels(editor: Editor, lang: str) -> tuple[Panel, ...]:
    """Return the panels of an editor: what is wrong, and the part of the palette that is open.

    The others are not sent at all: with every press the page is told all of its panels.
    """
    return _tabs(editor, lang), _PARTS[editor.tab](editor, lang), _problems(editor, lang)


def _tabs(editor: Editor, lang: str) -> Panel:
    tabs = (
        Button("edit-tab", say(_TABS[tab], lang), pressed=tab == editor.tab, value=tab)
        for tab in TABS
    )
    return Panel("edit-tabs", say("edit-tabs", lang), buttons=tuple(tabs))


_TABS: Final = {
    "pieces": "edit-pieces",
    "cards": "edit-cards",
    "players": "edit-players",
    "turn": "edit-turn",
    "begin": "edit-beginnings",
    "text": "edit-text-panel",
}
"""Per part of the palette: its title."""


# --- the palette


def _palette(editor: Editor, lang: str) -> Panel:
    playing = range(len(editor.position.players))
    pieces = (tool for tool in PIECES if getattr(tool, "seat", Seat.ONE) in playing)
    others: tuple[Tool | Mover, ...] = (USED, MOVE, TILES)
    return Panel(
        "edit-pieces",
        say("edit-pieces", lang),
        words=f"<p>{said('edit-help', lang)}</p>",
        buttons=(
            button("edit-remove", lang, pressed=editor.removing),
            *(_tool(editor, tool, lang) for tool in (*pieces, *others)),
        ),
    )


def _tool(editor: Editor, tool: Tool | Mover, lang: str) -> Button:
    return Button(
        "edit-tool",
        tool.label.said(lang),
        pressed=editor.tool == tool,
        value=tool.word,
        picture=_picture(tool),
    )


def _picture(tool: Tool | Mover) -> Scene | None:
    if isinstance(tool, Mover) or not tool.drawing:
        return None
    width, height = PICTURE
    return Scene(width, height, placed(tool.drawing, width / 2, height / 2))


def _cards(editor: Editor, lang: str) -> Panel:
    tools = (*RESOURCES, *DJINNS, *THIEF_CARDS)
    card = editor.tool.card if isinstance(editor.tool, CardTool) else None
    is_card = isinstance(editor.tool, CardTool | ResourceTool)
    return Panel(
        "edit-cards",
        say("edit-cards", lang),
        picture=_figure(card) if card else None,
        buttons=(
            *(_tool(editor, tool, lang) for tool in tools),
            button("edit-lay", lang, off=not is_card),
        ),
    )


def _figure(card: CardId) -> Scene:
    """Return the figure of the chosen djinn or thief."""
    figure = thief_figure(card) if card in THIEVES else djinn_figure(card)
    return Scene(FIGURE, FIGURE, placed(figure, FIGURE / 2, FIGURE / 2))


# --- problems


def _problems(editor: Editor, lang: str) -> Panel:
    number = len(editor.problems)
    return Panel(
        "edit-problems",
        say("edit-problems", lang, number=number),
        words="" if number else f"<p>{said('edit-sound', lang)}</p>",
        rows=tuple(_problem_rows(editor, lang)),
    )


def _problem_rows(editor: Editor, lang: str) -> Iterator[Row]:
    for problem, ways in zip(editor.problems, editor.mends, strict=True):
        words = html(describe(problem, lang)) + rule_said(problem.rule, lang)
        yield Row(
            words,
            buttons=tuple(
                Button("edit-mend", way.label.said(lang), value=mend_word(problem, way))
                for way in ways
            ),
        )


# --- fields


def _field(editor: Editor, name: str, label: Saying, lang: str, **more: str | int) -> Field:
    """Return a field; what was typed wrongly stands there still, with what is wrong."""
    wrong = editor.wrong if editor.wrong and editor.wrong.field == name else None
    value = NUMBERED[name].now(editor) if name in NUMBERED else editor.text
    return Field(
        name,
        label.said(lang),
        value=wrong.typed if wrong else str(int(value) if name in NUMBERED else value),
        error=_why(wrong.why, lang) if wrong else "",
        **more,  # type: ignore[arg-type]
    )


def _why(why: Saying | NotationError, lang: str) -> str:
    return why.said(lang) if isinstance(why, Saying) else plain(describe(why, lang))


def _players(editor: Editor, lang: str) -> Panel:
    def fields() -> Iterator[Field]:
        for seat in SEATS[: len(editor.position.players)]:
            whose = (("seat", seat),)
            coins, camels = f"edit-coins{seat + 1}", f"edit-camels{seat + 1}"
            yield _field(editor, coins, Saying("edit-coins", whose), lang)
            yield _field(editor, camels, Saying("edit-camels", whose), lang)

    return Panel("edit-players", say("edit-players", lang), fields=tuple(fields()))


def _turn(editor: Editor, lang: str) -> Panel:
    position, here = editor.position, phase_of(editor.position)
    moments = (
        Button("edit-phase", phase.label.said(lang), pressed=phase == here, value=phase.word)
        for phase in phases(position)
    )
    last = button("edit-last-round", lang, pressed=position.turn.last_round)
    return Panel(
        "edit-turn",
        say("edit-turn", lang),
        fields=(_field(editor, "edit-round", Saying("edit-round"), lang),),
        buttons=(*moments, last),
    )


def _beginnings(editor: Editor, lang: str) -> Panel:
    made = editor.beginning
    players = (
        Button(
            "edit-players",
            say("edit-players-number", lang, number=number),
            pressed=made.players == number,
            value=str(number),
        )
        for number in PLAYER_COUNTS
    )
    begin = (Button("edit-begin", say(_BEGIN[name], lang), value=name) for name in PRESETS)
    return Panel(
        "edit-beginnings",
        say("edit-beginnings", lang),
        fields=(
            _field(editor, "edit-seed", Saying("edit-seed"), lang, tip=say("edit-seed-tip", lang)),
            _field(editor, "edit-begin-round", Saying("edit-begin-round"), lang),
        ),
        buttons=(
            *players,
            button("edit-thieves", lang, pressed=made.thieves),
            *begin,
            button("edit-shuffle", lang),
            button("edit-fill", lang),
        ),
    )


_BEGIN: Final = {
    "start": "edit-begin-start",
    "empty": "edit-begin-empty",
    "middle": "edit-begin-middle",
    "late": "edit-begin-late",
}
"""Per kind of position to begin with: what its button says."""


def _text(editor: Editor, lang: str) -> Panel:
    field = _field(
        editor, "edit-text", Saying("edit-text"), lang, tip=say("edit-text-tip", lang), lines=4
    )
    pictures = (
        Button("save", say("edit-save-svg", lang), value="svg"),
        Button("save", say("edit-save-png", lang), value="png"),
    )
    return Panel(
        "edit-text",
        say("edit-text-panel", lang),
        fields=(field,),
        buttons=(button("edit-copy", lang), button("edit-save", lang), *pictures),
    )


_PARTS: Final[Mapping[str, Callable[[Editor, str], Panel]]] = MappingProxyType(
    {
        "pieces": _palette,
        "cards": _cards,
        "players": _players,
        "turn": _turn,
        "begin": _beginnings,
        "text": _text,
    }
)
"""The parts of the palette by their names."""
