"""The table as a list: all that may be pressed now, as lines with real buttons."""

from html import escape
from typing import Any

from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.table.controls import label_of
from ft_tutor.play.table.foresight import foreseen
from ft_tutor.play.view import View
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Action, PickUp
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.places import Amount, Place, Sign


def list_panel(view: View[Any], voice: Voice) -> Panel:
    """Return the table as a list."""
    rows = tuple(_row(view, place, action, voice) for place, action in view.open.items())
    words = "" if rows else f"<p>{voice.said('list-nothing')}</p>"
    return Panel("list", voice.say("list-title"), words, rows=rows)


def _row(view: View[Any], place: Place, action: Action | None, voice: Voice) -> Row:
    if isinstance(place, Amount | Sign):
        name = label_of(view.seen, place, action, voice)
    else:
        name = voice.seen(view, place)
    # What a pick-up does is told by what stands there.
    told = (
        "" if action is None or isinstance(action, PickUp) else foreseen(view.seen, action, voice)
    )
    button = Button("press", name, value=write_place(place))
    return Row(told or escape(voice.say("list-chooses")), (button,))
