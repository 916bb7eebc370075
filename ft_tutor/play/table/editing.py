"""A table whose position is edited: presses and keys go to the editor, and a branch grows."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from ft_tutor.play.cursor import ARROWS
from ft_tutor.play.editor import Editor, answer, arisen_mends, open_editor, panels
from ft_tutor.play.face import Commanded, Hovered, Input, Pressed, Typed
from ft_tutor.play.furniture import button
from ft_tutor.play.page import Button, Group, Panel, Row
from ft_tutor.play.table.state import State
from ft_tutor.scene.place_words import named_place, write_place

S = TypeVar("S", bound=State)


def edits(table: S) -> S:
    """Return the table with its position on the editor's desk."""
    if table.editor is not None:
        return table
    view = table.view
    look = replace(view.look, playable=False)
    quiet = replace(view, look=look, picked=(), feedback=None, hovered=None, moving=None)
    editor = replace(open_editor(table.position), offer=table.offer)
    return table.but(view=quiet, editor=editor, asks=False, said="")


def sent(table: S, text: str) -> S:
    """Return the table with a position that came with a link: an edit, so nothing is lost by it."""
    desk = edits(table)
    assert desk.editor is not None
    read = desk.editor.after(Commanded("edit-tab", "text")).after(Commanded("edit-text", text))
    return _edited(desk, read)


def edits_no_more(table: S) -> S:
    """Return the table that is played again, from the position as it was made."""
    if table.editor is None:
        return table
    view = table.view
    look = replace(view.look, playable=True)
    quiet = replace(view, look=look, picked=(), feedback=None, hovered=None, moving=None)
    return table.but(view=quiet, editor=None, said="")


def heard(table: S, editor: Editor, heard: Input) -> S | None:
    """Return the table after an input that the editor understands; None for any other one."""
    match heard:
        case Commanded():
            return _commanded(table, editor, heard)
        case Typed(key=key) if key in ARROWS:
            view = table.view.after(heard)
            return _edited(table.but(view=view), editor.after(Hovered(view.cursor)))
        case Hovered(place=place):
            at = Hovered(place or table.view.cursor)
            return _edited(table.but(view=table.view.after(heard)), editor.after(at))
        case Pressed(place=place) if place is not None:
            view = replace(table.view, cursor=None)
            return _edited(table.but(view=view), editor.after(Hovered(place)).after(heard))
        case _:
            return _edited(table, editor.after(heard))


def _commanded(table: S, editor: Editor, heard: Commanded) -> S | None:
    if heard.name == "press":
        return _pressed(table, editor, heard.value)
    return _edited(table, editor.after(heard)) if editor.knows(heard.name) else None


def _pressed(table: S, editor: Editor, word: str) -> S:
    """Press a place that is named in the list."""
    place = named_place(word)
    return table if place is None else _edited(table, editor.after(Pressed(place)))


def followed(table: S) -> S:
    """Return the table whose editor has come along to another position of the tree."""
    if table.editor is None or table.editor.position == table.position:
        return table
    return table.but(editor=table.editor.edited(table.position))


def _edited(table: S, editor: Editor) -> S:
    """Return the table with what the editor made: a branch of the tree."""
    view = table.view
    tree = view.game.edited(editor.position)
    picked = () if editor.picked is None else (editor.picked,)
    if tree is not view.game or picked != view.picked:
        view = replace(view, game=tree, picked=picked, moving=None)
    if view == table.view and editor == table.editor:
        return table
    return table.but(view=view, editor=editor, offer=editor.offer, said="", mistake=None)


# --- what is shown


def answered(table: State, editor: Editor) -> str:
    """Return what is said about the last edit."""
    return answer(editor, table.voice)


def mending(table: State, editor: Editor) -> Group:
    """Return the buttons that mend what the last edit made impossible, as the answer tells."""
    return Group("choices", arisen_mends(editor, table.voice))


def moving(table: State, editor: Editor) -> Group:
    """Return the buttons that take edits back and do them again."""
    lang = table.lang
    return Group(
        "moving",
        (
            button("undo", lang, off=not editor.can_undo),
            button("redo", lang, off=not editor.can_redo),
            button("restart", lang, off=not editor.changed),
        ),
    )


def edit_panels(table: State, editor: Editor) -> Iterator[Panel]:
    """Yield the palette and what is wrong, and the table as a list if that is unfolded."""
    yield from panels(editor, table.voice)
    if "list" in table.unfolded:
        yield _list(table, editor)


def _list(table: State, editor: Editor) -> Panel:
    """Return every place where the chosen tool works, as a line with a real button."""
    voice, places = table.voice, table.view.scene.places
    rows = (
        Row("", (Button("press", voice.place(table.position, place), value=write_place(place)),))
        for place in places
        if editor.takes(place)
    )
    return Panel("list", voice.say("list-title"), rows=tuple(rows))
