"""What is pointed at, by the pointer or by the keyboard, and what a press there would do."""

from ft_tutor.play.table.controls import pay_label, payments_after
from ft_tutor.play.table.foresight import foreseen
from ft_tutor.play.table.state import State
from ft_tutor.rules.actions import Action
from ft_tutor.scene.places import Place


def pointed(table: State) -> Place | None:
    """Return the place under the pointer, else the one where the keyboard stands."""
    return table.view.hovered or table.view.cursor


def _meant(table: State) -> Action | None:
    """Return the action that is one press away: where the pointer is, or the only one left."""
    view, place = table.view, pointed(table)
    if place is not None and (action := view.open.get(place)):
        return action
    left = {action for action in view.open.values() if action is not None}
    return left.pop() if view.picked and len(left) == 1 else None


def where(table: State) -> str:
    """Return what the keyboard stands on, in words."""
    cursor = table.view.cursor
    if cursor is None:
        return ""
    return table.voice.seen(table.view, cursor)


def does(table: State) -> str:
    """Return what a press would do where the keyboard stands: the editor's answer says its own."""
    stands = table.view.cursor is not None and table.editor is None
    return told(table) if stands else ""


def told(table: State) -> str:
    """Return what a press would do where the pointer or the keyboard is, as HTML; "" if nothing."""
    view, voice, place, action = table.view, table.voice, pointed(table), _meant(table)
    if action is not None:
        # Where the pointer is may not be where the only action that is left is pressed.
        here = place is not None and view.open.get(place) is not None
        key = "foreseen" if here else "foreseen-left"
        return f"{voice.said(key)} {foreseen(view.seen, action, voice)}"
    if place in view.open and (ways := payments_after(view, place)):
        return voice.said("foreseen-ways", things=tuple(pay_label(way, voice) for way in ways))
    return ""
