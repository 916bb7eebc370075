"""The fields for numbers: what stands in them, between which limits, and what they change."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, TypeVar

from ft_tutor.notation.words import BIGGEST_NUMBER, BIGGEST_RNG
from ft_tutor.play.editor.amounts import read_number
from ft_tutor.play.editor.base import MOST, Saying, Tool
from ft_tutor.play.editor.pieces import CamelTool, CoinTool
from ft_tutor.play.editor.presets import LATEST_ROUND
from ft_tutor.play.editor.state import State, Wrong
from ft_tutor.rules.position import with_turn
from ft_tutor.rules.vocabulary import SEATS, Seat
from ft_tutor.scene.places import AreaOf

S = TypeVar("S", bound=State)

LONGEST_TYPED: Final = 40
"""How many characters of a wrong number are kept in its field."""


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
    now: Callable[[State], int]
    use: Callable[[Any, int], Any]


def _given(tool: Tool, seat: Seat) -> Numbered:
    """Return a field for how much of something lies before a player."""
    place = AreaOf(seat)

    def use(editor: S, number: int) -> S:
        if tool.count(editor.position, place) is None:
            return editor
        after = tool.put(editor.position, place, number)
        return editor.edited(after, said=Saying("edit-player-changed", (("seat", seat),)))

    return Numbered(0, MOST, lambda editor: tool.count(editor.position, place) or 0, use)


def _with_round(editor: S, number: int) -> S:
    turn = editor.position.turn.but(round=number)
    return editor.edited(with_turn(editor.position, turn), said=Saying("edit-turn-changed"))


def _beginning_with(name: str, lowest: int, highest: int) -> Numbered:
    """Return a field of what a position to begin with is made from."""

    def use(editor: S, number: int) -> S:
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


def with_number(name: str, editor: S, typed: str) -> S:
    """Return the editor after a number was typed into a field, or with what is wrong there."""
    numbered = NUMBERED[name]
    number = read_number(typed, numbered.lowest, numbered.highest)
    if isinstance(number, Saying):
        return editor.quiet(wrong=Wrong(name, typed[:LONGEST_TYPED], number))
    after: S = numbered.use(editor, number)
    return after
