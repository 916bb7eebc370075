"""The position editor: an immutable value that answers every press, key and command."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from ft_tutor.notation import NotationError, read_position
from ft_tutor.notation.words import BIGGEST_NUMBER, BIGGEST_RNG, LONGEST_TEXT
from ft_tutor.play.editor.amounts import read_number
from ft_tutor.play.editor.base import MOST, Mend, Saying, Tool
from ft_tutor.play.editor.cards import CardTool, ResourceTool
from ft_tutor.play.editor.phases import phases
from ft_tutor.play.editor.pieces import CamelTool, CoinTool
from ft_tutor.play.editor.presets import LATEST_ROUND, PRESETS, filled, preset, shuffled_rest
from ft_tutor.play.editor.state import TABS, Beginning, State, Wrong
from ft_tutor.play.editor.tools import TOOLS, Mover, counted, pressed
from ft_tutor.play.face import Commanded, Hovered, Input, Pressed, Typed
from ft_tutor.play.page import Offer
from ft_tutor.play.view import UNDO_KEYS
from ft_tutor.rules.position import Position, with_turn
from ft_tutor.rules.problems import Problem
from ft_tutor.rules.vocabulary import PLAYER_COUNTS, SEATS, TRIBE_LETTERS, Seat
from ft_tutor.scene.places import AreaOf, Place

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
                return _COMMANDS[name](self, value) if name in _COMMANDS else self

    def knows(self, name: str) -> bool:
        """Say whether a command is one of the editor's."""
        return name in _COMMANDS

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
            return _chosen(self, key)
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


# --- the commands


def _chosen(editor: Editor, word: str) -> Editor:
    if word not in TOOLS:
        return editor
    tool = TOOLS[word]
    key = "edit-chosen-mover" if isinstance(tool, Mover) else "edit-chosen"
    return editor.quiet(tool=tool, picked=None, said=Saying(key, (("thing", tool.label),)))


def _restarted(editor: Editor, _value: str) -> Editor:
    return editor.edited(editor.past[0], said=Saying("restarted")) if editor.past else editor


def mend_word(problem: Problem, mend: Mend) -> str:
    """Return the word of a mend in commands: an old one, of another problem, fits none."""
    facts = (*problem.subject, *dict(problem.facts).values(), *dict(mend.label.facts).values())
    return ":".join((problem.reason, mend.label.key, *map(str, facts)))


def _mended(editor: Editor, word: str) -> Editor:
    for problem, ways in zip(editor.problems, editor.mends, strict=True):
        for way in ways:
            if mend_word(problem, way) == word:
                return editor.edited(way.position, said=Saying("edit-mended"))
    return editor


def _laid(editor: Editor, _value: str) -> Editor:
    """Lay the chosen card at the end of its row."""
    if not isinstance(editor.tool, CardTool | ResourceTool):
        return editor
    return editor.edited(editor.tool.laid(editor.position), said=Saying("edit-laid"))


def _turned_to(editor: Editor, tab: str) -> Editor:
    return editor.quiet(tab=tab) if tab in TABS else editor


def _put_into_phase(editor: Editor, word: str) -> Editor:
    for phase in phases(editor.position):
        if phase.word == word:
            return editor.edited(phase.reached(editor.position), said=phase.label)
    return editor


def _begun(editor: Editor, name: str) -> Editor:
    if name not in PRESETS:
        return editor
    made = editor.beginning
    after = preset(name, made.players, seed=made.seed, thieves=made.thieves, round=made.round)
    return editor.edited(after, said=Saying("edit-begun"))


def _with_players(editor: Editor, number: str) -> Editor:
    if number not in map(str, PLAYER_COUNTS):
        return editor
    return editor.quiet(beginning=replace(editor.beginning, players=int(number)))


def _with_thieves(editor: Editor, _value: str) -> Editor:
    made = editor.beginning
    return editor.quiet(beginning=replace(made, thieves=not made.thieves))


def _read(editor: Editor, typed: str) -> Editor:
    try:
        after = read_position(typed)
    except NotationError as error:
        return editor.quiet(wrong=Wrong("edit-text", typed[:LONGEST_TEXT], error))
    return editor.edited(after, said=Saying("edit-read"))


def _copied(editor: Editor, _value: str) -> Editor:
    offer = Offer(_next_number(editor), "copy", "", "text/plain", editor.text)
    return editor.quiet(offer=offer, said=Saying("edit-copied"))


def _saved(editor: Editor, _value: str) -> Editor:
    offer = Offer(_next_number(editor), "save", FILE, "text/plain", editor.text + "\n")
    return editor.quiet(offer=offer, said=Saying("edit-saved"))


FILE: Final = "position.txt"
"""What a position is called that is kept as a file."""


def _next_number(editor: Editor) -> int:
    return editor.offer.number + 1 if editor.offer else 1


def _last_round(editor: Editor, _value: str) -> Editor:
    turn = editor.position.turn
    turn = turn.but(last_round=not turn.last_round)
    return editor.edited(with_turn(editor.position, turn), said=Saying("edit-turn-changed"))


# --- what is typed into fields


@dataclass(frozen=True, slots=True)
class Numbered:
    """A field for a number.

    Attributes:
        lowest, highest: between which it must lie.
        now: what stands there.
        use: what becomes of the editor with another number.
    """

    lowest: int
    highest: int
    now: Callable[[Editor], int]
    use: Callable[[Editor, int], Editor]


def _given(tool: Tool, seat: Seat) -> Numbered:
    """Return a field for how much of something lies before a player."""
    place = AreaOf(seat)

    def use(editor: Editor, number: int) -> Editor:
        if tool.count(editor.position, place) is None:
            return editor
        after = tool.put(editor.position, place, number)
        return editor.edited(after, said=Saying("edit-player-changed", (("seat", seat),)))

    return Numbered(0, MOST, lambda editor: tool.count(editor.position, place) or 0, use)


def _with_round(editor: Editor, number: int) -> Editor:
    turn = editor.position.turn.but(round=number)
    return editor.edited(with_turn(editor.position, turn), said=Saying("edit-turn-changed"))


def _beginning_with(name: str, lowest: int, highest: int) -> Numbered:
    """Return a field of what a position to begin with is made from."""

    def use(editor: Editor, number: int) -> Editor:
        changes: dict[str, Any] = {name: number}
        return editor.quiet(beginning=replace(editor.beginning, **changes))

    return Numbered(lowest, highest, lambda editor: int(getattr(editor.beginning, name)), use)


NUMBERED: Final[Mapping[str, Numbered]] = MappingProxyType(
    {
        **{f"edit-coins{seat + 1}": _given(CoinTool(), seat) for seat in SEATS},
        **{f"edit-camels{seat + 1}": _given(CamelTool(seat), seat) for seat in SEATS},
        "edit-round": Numbered(
            1, BIGGEST_NUMBER, lambda editor: editor.position.turn.round, _with_round
        ),
        "edit-seed": _beginning_with("seed", 0, BIGGEST_RNG),
        "edit-begin-round": _beginning_with("round", 1, LATEST_ROUND),
    }
)
"""The fields for numbers by their ids."""


def _number(name: str, editor: Editor, typed: str) -> Editor:
    numbered = NUMBERED[name]
    number = read_number(typed, numbered.lowest, numbered.highest)
    if isinstance(number, Saying):
        return editor.quiet(wrong=Wrong(name, typed[:LONGEST_TYPED], number))
    return numbered.use(editor, number)


LONGEST_TYPED: Final = 40
"""How many characters of a wrong number are kept in its field."""

_COMMANDS: Final[Mapping[str, Callable[[Editor, str], Editor]]] = MappingProxyType(
    {
        "undo": lambda editor, _: editor.taken_back(),
        "redo": lambda editor, _: editor.done_again(),
        "restart": _restarted,
        "edit-tab": _turned_to,
        "edit-tool": _chosen,
        "edit-remove": lambda editor, _: editor.quiet(removing=not editor.removing),
        "edit-lay": _laid,
        "edit-mend": _mended,
        "edit-phase": _put_into_phase,
        "edit-last-round": _last_round,
        "edit-begin": _begun,
        "edit-players": _with_players,
        "edit-thieves": _with_thieves,
        "edit-shuffle": lambda editor, _: editor.edited(
            shuffled_rest(editor.position), said=Saying("edit-shuffled")
        ),
        "edit-fill": lambda editor, _: editor.edited(
            filled(editor.position), said=Saying("edit-filled")
        ),
        "edit-text": _read,
        "edit-copy": _copied,
        "edit-save": _saved,
        **{name: partial(_number, name) for name in NUMBERED},
    }
)
"""The commands by their names."""
