"""What stands beside the board while a position is edited: palette, fields, problems, text."""

from collections.abc import Callable, Iterator, Mapping
from html import escape
from types import MappingProxyType
from typing import Final

from ft_tutor.notation import NotationError
from ft_tutor.play.editor.base import Saying, Tool
from ft_tutor.play.editor.cards import CardTool, ResourceTool
from ft_tutor.play.editor.editor import NUMBERED, Editor, mend_word
from ft_tutor.play.editor.phases import SHORT, phase_of, phases
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
from ft_tutor.play.speech import rule_said, spoken
from ft_tutor.play.voice import Voice
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.vocabulary import PLAYER_COUNTS, SEATS, CardId, Seat
from ft_tutor.scene.figures import djinn_figure, thief_figure
from ft_tutor.scene.shapes import Scene, placed
from ft_tutor.texts import describe, plain

PICTURE: Final = (34.0, 34.0)
"""How wide and high the picture on a button of the palette is, in board units."""

FIGURE: Final = 100.0
"""How wide and high the figure of a card is, in board units."""


def answer(editor: Editor, voice: Voice) -> str:
    """Return what is said about the last input, as HTML; "" for nothing."""
    if editor.said is not None:
        kind = FeedbackKind.REFUSED if editor.said.refused else FeedbackKind.PROGRESS
        return spoken(kind, escape(editor.said.said(voice)), _arisen(editor, voice))
    if editor.touched is None:
        return ""
    there = escape(voice.place(editor.position, editor.touched))
    return spoken(FeedbackKind.PROGRESS, there, _arisen(editor, voice))


def _arisen(editor: Editor, voice: Voice) -> str:
    """Return the first problem that the last edit has brought; "" if it brought none."""
    arisen = editor.arisen
    return voice.thing(arisen[0]) if arisen else ""


def panels(editor: Editor, voice: Voice) -> tuple[Panel, ...]:
    """Return the panels of an editor: what is wrong, and the part of the palette that is open.

    The others are not sent at all: with every press the page is told all of its panels.
    """
    return _tabs(editor, voice), _PARTS[editor.tab](editor, voice), _problems(editor, voice)


def _tabs(editor: Editor, voice: Voice) -> Panel:
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


# --- the palette


def _palette(editor: Editor, voice: Voice) -> Panel:
    playing = range(len(editor.position.players))
    pieces = (tool for tool in PIECES if getattr(tool, "seat", Seat.ONE) in playing)
    others: tuple[Tool | Mover, ...] = (USED, MOVE, TILES)
    return Panel(
        "edit-pieces",
        voice.say("edit-pieces"),
        buttons=(
            button("edit-remove", voice.lang, pressed=editor.removing),
            *(_tool(editor, tool, voice) for tool in (*pieces, *others)),
        ),
    )


def _tool(editor: Editor, tool: Tool | Mover, voice: Voice) -> Button:
    """Return the button of a tool; a drawing says more than words, and takes less room."""
    label, picture = tool.label.said(voice), _picture(tool)
    return Button(
        "edit-tool",
        "" if picture else label,
        label if picture else "",
        pressed=editor.tool == tool,
        value=tool.word,
        picture=picture,
    )


def _picture(tool: Tool | Mover) -> Scene | None:
    if isinstance(tool, Mover) or not tool.drawing:
        return None
    width, height = PICTURE
    return Scene(width, height, placed(tool.drawing, width / 2, height / 2))


def _cards(editor: Editor, voice: Voice) -> Panel:
    tools = (*RESOURCES, *DJINNS, *THIEF_CARDS)
    card = editor.tool.card if isinstance(editor.tool, CardTool) else None
    is_card = isinstance(editor.tool, CardTool | ResourceTool)
    return Panel(
        "edit-cards",
        voice.say("edit-cards"),
        picture=_figure(card) if card else None,
        buttons=(
            *(_tool(editor, tool, voice) for tool in tools),
            button("edit-lay", voice.lang, off=not is_card),
        ),
    )


def _figure(card: CardId) -> Scene:
    """Return the figure of the chosen djinn or thief."""
    figure = thief_figure(card) if card in THIEVES else djinn_figure(card)
    return Scene(FIGURE, FIGURE, placed(figure, FIGURE / 2, FIGURE / 2))


# --- problems


def _problems(editor: Editor, voice: Voice) -> Panel:
    number = len(editor.problems)
    return Panel(
        "edit-problems",
        voice.say("edit-problems", number=number),
        words="" if number else f"<p>{voice.said('edit-sound')}</p>",
        rows=tuple(_problem_rows(editor, voice)),
    )


def _problem_rows(editor: Editor, voice: Voice) -> Iterator[Row]:
    for problem, ways in zip(editor.problems, editor.mends, strict=True):
        words = voice.thing(problem) + rule_said(problem.rule, voice.lang)
        yield Row(
            words,
            buttons=tuple(
                Button("edit-mend", way.label.said(voice), value=mend_word(problem, way))
                for way in ways
            ),
        )


# --- fields


def _field(editor: Editor, name: str, label: Saying, voice: Voice, **more: str | int) -> Field:
    """Return a field; what was typed wrongly stands there still, with what is wrong."""
    wrong = editor.wrong if editor.wrong and editor.wrong.field == name else None
    value = NUMBERED[name].now(editor) if name in NUMBERED else editor.text
    return Field(
        name,
        label.said(voice),
        value=wrong.typed if wrong else str(int(value) if name in NUMBERED else value),
        error=_why(wrong.why, voice) if wrong else "",
        **more,  # type: ignore[arg-type]
    )


def _why(why: Saying | NotationError, voice: Voice) -> str:
    return why.said(voice) if isinstance(why, Saying) else plain(describe(why, voice.lang))


def _players(editor: Editor, voice: Voice) -> Panel:
    def fields() -> Iterator[Field]:
        for seat in SEATS[: len(editor.position.players)]:
            whose = (("seat", seat),)
            coins, camels = f"edit-coins{seat + 1}", f"edit-camels{seat + 1}"
            yield _field(editor, coins, Saying("edit-coins", whose), voice)
            yield _field(editor, camels, Saying("edit-camels", whose), voice)

    return Panel("edit-players", voice.say("edit-players"), fields=tuple(fields()))


def _turn(editor: Editor, voice: Voice) -> Panel:
    position, here = editor.position, phase_of(editor.position)

    def moments(seat: Seat | None) -> tuple[Button, ...]:
        return tuple(
            Button(
                "edit-phase",
                voice.say(SHORT[phase.name]),
                phase.label.said(voice),
                pressed=phase == here,
                value=phase.word,
            )
            for phase in phases(position)
            if phase.seat is seat
        )

    last = button("edit-last-round", voice.lang, pressed=position.turn.last_round)
    return Panel(
        "edit-turn",
        voice.say("edit-turn"),
        fields=(_field(editor, "edit-round", Saying("edit-round"), voice),),
        buttons=(*moments(None), last),
        rows=tuple(
            Row(escape(voice.seat(seat)), moments(seat)) for seat in SEATS[: len(position.players)]
        ),
    )


def _beginnings(editor: Editor, voice: Voice) -> Panel:
    made = editor.beginning
    players = (
        Button(
            "edit-players",
            voice.say("edit-players-number", number=number),
            pressed=made.players == number,
            value=str(number),
        )
        for number in PLAYER_COUNTS
    )
    begin = (Button("edit-begin", voice.say(_BEGIN[name]), value=name) for name in PRESETS)
    return Panel(
        "edit-beginnings",
        voice.say("edit-beginnings"),
        fields=(
            _field(editor, "edit-seed", Saying("edit-seed"), voice, tip=voice.say("edit-seed-tip")),
            _field(editor, "edit-begin-round", Saying("edit-begin-round"), voice),
        ),
        buttons=(
            *players,
            button("edit-thieves", voice.lang, pressed=made.thieves),
            *begin,
            button("edit-shuffle", voice.lang),
            button("edit-fill", voice.lang),
        ),
    )


_BEGIN: Final = {
    "start": "edit-begin-start",
    "empty": "edit-begin-empty",
    "middle": "edit-begin-middle",
    "late": "edit-begin-late",
}
"""Per kind of position to begin with: what its button says."""


def _text(editor: Editor, voice: Voice) -> Panel:
    field = _field(
        editor, "edit-text", Saying("edit-text"), voice, tip=voice.say("edit-text-tip"), lines=4
    )
    pictures = (
        Button("save", voice.say("edit-save-svg"), value="svg"),
        Button("save", voice.say("edit-save-png"), value="png"),
    )
    return Panel(
        "edit-text",
        voice.say("edit-text-panel"),
        fields=(field,),
        buttons=(button("edit-copy", voice.lang), button("edit-save", voice.lang), *pictures),
    )


_PARTS: Final[Mapping[str, Callable[[Editor, Voice], Panel]]] = MappingProxyType(
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
