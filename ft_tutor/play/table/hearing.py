"""What follows from each input at a table: a new table; the same one where nothing does."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

from ft_tutor.play.choices import meant
from ft_tutor.play.face import Commanded, Input, Pressed, Typed
from ft_tutor.play.feedback import Feedback, FeedbackKind, marks_of
from ft_tutor.play.names import polite
from ft_tutor.play.table import editing, exploring, fresh
from ft_tutor.play.table.log import GOTO, ROUND
from ft_tutor.play.table.sale import KEY, chosen_set
from ft_tutor.play.table.state import FOLDED, State
from ft_tutor.play.view import UNDO_KEYS
from ft_tutor.rules.vocabulary import SEATS
from ft_tutor.scene.place_words import named_place
from ft_tutor.scene.places import Amount, Place

S = TypeVar("S", bound=State)

LONGEST_NUMBER: Final = 6
"""How many digits the number of a node or a round has at most."""


def heard(table: S, heard: Input) -> S:
    """Return the table after an input; what moved before it is no news any more."""
    still = table
    if table.view.moving is not None:
        still = table.but(view=replace(table.view, moving=None))
    new = _heard(still, heard)
    return table if new is still else new


def _heard(table: S, heard: Input) -> S:
    if table.editor is None:
        return _played(table, heard)
    edited = editing.heard(table, table.editor, heard)
    return editing.followed(_played(table, heard)) if edited is None else edited


def _played(table: S, heard: Input) -> S:
    match heard:
        case Commanded(name=name, value=value):
            return _commanded(table, name, value)
        case Pressed(place=place) if place is not None:
            return _pressed(table, place, cursor=None)
        case Typed():
            return _typed(table, heard)
        case _:
            return _viewed(table, heard)


def _viewed(table: S, heard: Input) -> S:
    view = table.view.after(heard)
    return table if view == table.view else table.but(view=view, said="", mistake=None)


def _pressed(table: S, place: Place, cursor: Place | None) -> S:
    """Play a press, or answer it where presses are questions."""
    if table.asks:
        view = replace(table.view, cursor=cursor)
        return _asked(table.but(view=view, said="", mistake=None), place)
    view = replace(table.view, cursor=cursor, moving=None).pressed(place)
    return table if view == table.view else table.but(view=view, said="", mistake=None)


def _asked(table: S, place: Place) -> S:
    """Return the table with the answer to "why not?": the rule, or what it would do."""
    view = table.view
    press = meant(view.position, view.picked, place, legal=view.legal)
    if press.violations:
        found = press.violations
        feedback = Feedback(FeedbackKind.REFUSED, violations=found, marks=marks_of(found))
        answered = table.but(view=replace(view, feedback=feedback))
        return exploring.asked(answered, press.action, found) if press.action else answered
    if press.action is not None:
        feedback = Feedback(FeedbackKind.HINT, actions=(press.action,))
        return exploring.asked(table.but(view=replace(view, feedback=feedback)), press.action, ())
    return table.but(view=replace(view, picked=press.picked, feedback=None))


def _typed(table: S, heard: Typed) -> S:
    key, view = heard.key, table.view
    if key == "Escape":
        return _unpicked(table, "")
    if key in UNDO_KEYS:
        return _commanded(table, "redo" if heard.shift else "undo", "")
    if key in ("Enter", " ") and (at := heard.standing(view.cursor)) is not None:
        return _pressed(table, at, at)
    if len(key) == 1 and key in "0123456789":
        place = Amount(int(key))
        return _pressed(table, place, view.cursor) if place in view.open else table
    return _viewed(table, heard)


# --- commands


def _commanded(table: S, name: str, value: str) -> S:
    if name in FOLDED:
        return table.but(unfolded=table.unfolded ^ {name}, said="")
    if name in exploring.COMMANDS:
        return exploring.explored(table, name, value)
    if name.startswith(NAME):
        return _named(table, name.removeprefix(NAME), value)
    command = _COMMANDS.get(name)
    return table if command is None else command(table, value)


MODES: Final = ("play", "edit", "explore")
"""The ways to be at a table."""

NAME: Final = "name-"
"""The command that names a player; the number of the player follows."""


def _named(table: S, number: str, value: str) -> S:
    """Give a player a name, unless another one has it already."""
    seats = {str(seat + 1): seat for seat in SEATS[: len(table.position.players)]}
    if number not in seats:
        return table
    seat, name = seats[number], polite(value)
    names = [*table.names, *("" for _ in SEATS)][: len(table.position.players)]
    others = {one.casefold() for other, one in enumerate(names) if other != seat}
    if name and name.casefold() in others:
        return table.but(mistake=(seat, "name-taken"), said="")
    names[seat] = name
    return table.but(names=tuple(names), mistake=None, said="")


def _press(table: S, value: str) -> S:
    """Press a place that is named."""
    place = named_place(value)
    return table if place is None else _pressed(table, place, table.view.cursor)


def _unpicked(table: S, _value: str) -> S:
    """Take back what is chosen of an action that is not complete."""
    if not table.view.picked:
        return table
    view = replace(table.view, picked=(), feedback=None, moving=None)
    return table.but(view=view, said="unpick")


def _set(table: S, value: str) -> S:
    """Choose all goods of a set; the same set once more takes it back."""
    goods = chosen_set(table.view.seen, value)
    if not goods:
        return table
    picked = () if table.view.picked == goods else goods
    view = replace(table.view, picked=picked, feedback=None, moving=None)
    return table.but(view=view, said="")


def _moved(name: str) -> Callable[[Any, str], Any]:
    def command(table: S, _value: str) -> S:
        return _answered(table, name, getattr(table.tree, name)())

    return command


def _goto(table: S, value: str) -> S:
    number = _number(value)
    return table if number is None else _answered(table, GOTO, table.tree.goto(number))


def _answered(table: S, name: str, answer: Any) -> S:
    """Return the table where the game went somewhere; nothing is half chosen there."""
    view = table.view.answered(*answer)
    if view.game.history is table.tree.history:
        return table
    return table.but(view=view, said=name, round=None, mistake=None)


def _round(table: S, value: str) -> S:
    return table.but(round=_number(value))


def _number(text: str) -> int | None:
    plain = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
    return int(text) if plain else None


def _rings(table: S, _value: str) -> S:
    return table.but(view=replace(table.view, rings=not table.view.rings, moving=None))


def _asks(table: S, _value: str) -> S:
    view = replace(table.view, picked=(), feedback=None, moving=None)
    return table.but(asks=not table.asks, view=view, said="asks" if not table.asks else "plays")


def _mine(table: S, _value: str) -> S:
    return _covered(table, covering=table.covering.turned(table.position))


def _open(table: S, _value: str) -> S:
    covering = replace(table.covering, open=not table.covering.open, mine=None)
    return _covered(table, covering=covering)


def _covered(table: S, **changes: Any) -> S:
    """Return the table with other covers; what was half chosen may lie below one now."""
    view = replace(table.view, picked=(), hovered=None, cursor=None, feedback=None, moving=None)
    return table.but(view=view, said="", **changes)


def _mode(table: S, value: str) -> S:
    """Play, edit the position, or try what-ifs."""
    if value not in MODES:
        return table
    if value == "edit":
        return editing.edits(table)
    return exploring.explores(editing.edits_no_more(table), on=value == "explore")


_COMMANDS: Final[Mapping[str, Callable[[Any, str], Any]]] = {
    "mode": _mode,
    "position": editing.sent,
    "press": _press,
    "unpick": _unpicked,
    KEY: _set,
    "undo": _moved("undo"),
    "redo": _moved("redo"),
    "restart": _moved("restart"),
    GOTO: _goto,
    ROUND: _round,
    "rings": _rings,
    fresh.COMMAND: fresh.begun,
    "why-not": _asks,
    "show-mine": _mine,
    "open-hands": _open,
}
"""Per command what it does; those that fold a panel and those that name a player come on top."""
