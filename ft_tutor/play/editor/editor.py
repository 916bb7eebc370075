"""The position editor: an immutable value that answers every press, key and command."""

from dataclasses import dataclass, replace
from typing import Final

from ft_tutor.play.editor.base import Saying, Tool
from ft_tutor.play.editor.commands import COMMANDS, chosen
from ft_tutor.play.editor.pieces import CoinTool
from ft_tutor.play.editor.state import Beginning, State
from ft_tutor.play.editor.tools import Mover, counted, pressed
from ft_tutor.play.face import Commanded, Hovered, Input, Pressed, Typed
from ft_tutor.play.view import UNDO_KEYS
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TRIBE_LETTERS
from ft_tutor.scene.places import Place

PRESS_KEYS: Final = ("Enter", " ")
FIGURES: Final = tuple("0123456789")
"""The keys that set how many of the chosen piece are there."""

REMOVE_KEYS: Final = ("Delete", "x")
"""The keys that take a piece away from the place where the pointer or the cursor is."""


@dataclass(frozen=True)
class Editor(State):
    """An editor that hears presses, keys and commands.

    The place for number keys and Enter is told by `Hovered`: a live view that moves a cursor of
    its own passes it on as such.
    """

    def after(self, heard: Input) -> "Editor":
        """Return the editor after an input; what it does not understand changes nothing."""
        match heard:
            case Hovered(place=place):
                return replace(self, at=place)
            case Pressed(place=place):
                return self if place is None else self._pressed(place, remove=self.removing)
            case Typed():
                return self._typed(heard)
            case Commanded(name=name, value=value):
                after: Editor = COMMANDS[name](self, value) if name in COMMANDS else self
                return after

    def knows(self, name: str) -> bool:
        """Say whether a command is one of the editor's."""
        return name in COMMANDS

    def _pressed(self, place: Place, *, remove: bool) -> "Editor":
        if isinstance(self.tool, Mover):
            return self._moved(self.tool, place)
        return self._put(self.tool, place, pressed(self.position, self.tool, place, remove=remove))

    def _moved(self, tool: Mover, place: Place) -> "Editor":
        """Pick a thing up, or put down the one that was."""
        if self.picked is None:
            if tool.takes(self.position, place):
                return self.quiet(picked=place, touched=place)
            return self.quiet(said=Saying("edit-nothing-to-move", refused=True))
        if place == self.picked:
            return self.quiet(picked=None)
        after = tool.moved(self.position, self.picked, place)
        return self.edited(after or Saying("edit-cannot-go", refused=True), place)

    def _typed(self, heard: Typed) -> "Editor":
        key = heard.key
        if key == "Escape":
            return self.quiet(picked=None)
        if key in UNDO_KEYS:
            return self.done_again() if heard.shift else self.taken_back()
        if key and key in TRIBE_LETTERS:
            return chosen(self, key)
        at = heard.standing(self.at)
        return self if at is None else self._typed_at(at, heard)

    def _typed_at(self, place: Place, heard: Typed) -> "Editor":
        """Return the editor after a key that is about a place."""
        if heard.key in PRESS_KEYS:
            return self._pressed(place, remove=self.removing or heard.shift)
        if heard.key in REMOVE_KEYS:
            return self._pressed(place, remove=True)
        if heard.key in FIGURES and not isinstance(self.tool, Mover):
            number = FIGURES.index(heard.key)
            return self._put(self.tool, place, counted(self.position, self.tool, place, number))
        return self

    def _put(self, tool: Tool, place: Place, after: Position | Saying) -> "Editor":
        """Return the editor after a piece was placed or taken away, or why it was not."""
        if not isinstance(tool, CoinTool) or isinstance(after, Saying):
            return self.edited(after, place)
        number = tool.count(after, place)
        return self.edited(after, said=Saying("edit-coins-now", (("coins", number),)))


def open_editor(position: Position) -> Editor:
    """Return the editor of a position."""
    made = Beginning(
        players=len(position.players),
        thieves=bool(position.supply.thief_row or position.supply.thief_deck),
    )
    return Editor(position, beginning=made)
