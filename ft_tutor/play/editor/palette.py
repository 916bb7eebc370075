"""The palette: a button for every piece and every card, drawn where that says more than words."""

from typing import Final

from ft_tutor.play.editor.base import Tool
from ft_tutor.play.editor.cards import CardTool
from ft_tutor.play.editor.resources import ResourceTool
from ft_tutor.play.editor.state import State
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
from ft_tutor.play.furniture import button
from ft_tutor.play.page import Button, Panel
from ft_tutor.play.voice import Voice
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.vocabulary import CardId, Seat
from ft_tutor.scene.figures import djinn_figure, thief_figure
from ft_tutor.scene.shapes import Scene, placed

PICTURE: Final = (34.0, 34.0)
"""How wide and high the picture on a button of the palette is, in board units."""

FIGURE: Final = 100.0
"""How wide and high the figure of a card is, in board units."""


def pieces_panel(editor: State, voice: Voice) -> Panel:
    """Return the pieces that stand about, and the tools that move things."""
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


def _tool(editor: State, tool: Tool | Mover, voice: Voice) -> Button:
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


def cards_panel(editor: State, voice: Voice) -> Panel:
    """Return all cards, and the figure of the one that is chosen."""
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
