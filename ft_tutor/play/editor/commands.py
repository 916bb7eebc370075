"""The commands of the editor: what buttons and fields ask for by name."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final, TypeVar

from ft_tutor.notation import NotationError, read_position
from ft_tutor.notation.words import LONGEST_TEXT
from ft_tutor.play.editor.base import Mend, Saying
from ft_tutor.play.editor.cards import CardTool
from ft_tutor.play.editor.fields import NUMBERED, with_number
from ft_tutor.play.editor.phases import phases
from ft_tutor.play.editor.presets import PRESETS, filled, preset, shuffled_rest
from ft_tutor.play.editor.resources import ResourceTool
from ft_tutor.play.editor.state import TABS, State, Wrong
from ft_tutor.play.editor.tools import TOOLS
from ft_tutor.play.page import Offer
from ft_tutor.rules.position import with_turn
from ft_tutor.rules.problems import Problem
from ft_tutor.rules.vocabulary import PLAYER_COUNTS

S = TypeVar("S", bound=State)


def chosen(editor: S, word: str) -> S:
    """Return the editor with another tool."""
    if word not in TOOLS:
        return editor
    return editor.quiet(tool=TOOLS[word], picked=None)


def _restarted(editor: S, _value: str) -> S:
    return editor.edited(editor.past[0], said=Saying("restarted")) if editor.past else editor


def mend_word(problem: Problem, mend: Mend) -> str:
    """Return the word of a mend in commands: an old one, of another problem, fits none."""
    facts = (*problem.subject, *dict(problem.facts).values(), *dict(mend.label.facts).values())
    return ":".join((problem.reason, mend.label.key, *map(str, facts)))


def _mended(editor: S, word: str) -> S:
    for problem, ways in zip(editor.problems, editor.mends, strict=True):
        for way in ways:
            if mend_word(problem, way) == word:
                return editor.edited(way.position, said=Saying("edit-mended"))
    return editor


def _laid(editor: S, _value: str) -> S:
    """Lay the chosen card at the end of its row."""
    if not isinstance(editor.tool, CardTool | ResourceTool):
        return editor
    return editor.edited(editor.tool.laid(editor.position), said=Saying("edit-laid"))


def _turned_to(editor: S, tab: str) -> S:
    return editor.quiet(tab=tab) if tab in TABS else editor


def _put_into_phase(editor: S, word: str) -> S:
    for phase in phases(editor.position):
        if phase.word == word:
            return editor.edited(phase.reached(editor.position), said=phase.label)
    return editor


def _begun(editor: S, name: str) -> S:
    if name not in PRESETS:
        return editor
    made = editor.beginning
    after = preset(name, made.players, seed=made.seed, thieves=made.thieves, round=made.round)
    return editor.edited(after, said=Saying("edit-begun"))


def _with_players(editor: S, number: str) -> S:
    if number not in map(str, PLAYER_COUNTS):
        return editor
    return editor.quiet(beginning=replace(editor.beginning, players=int(number)))


def _with_thieves(editor: S, _value: str) -> S:
    made = editor.beginning
    return editor.quiet(beginning=replace(made, thieves=not made.thieves))


def _read(editor: S, typed: str) -> S:
    try:
        after = read_position(typed)
    except NotationError as error:
        return editor.quiet(wrong=Wrong("edit-text", typed[:LONGEST_TEXT], error))
    return editor.edited(after, said=Saying("edit-read"))


def _copied(editor: S, _value: str) -> S:
    offer = Offer(_next_number(editor), "copy", "", "text/plain", editor.text)
    return editor.quiet(offer=offer, said=Saying("edit-copied"))


def _linked(editor: S, _value: str) -> S:
    offer = Offer(_next_number(editor), "link", "position", "text/plain", editor.text)
    return editor.quiet(offer=offer, said=Saying("edit-linked"))


def _saved(editor: S, _value: str) -> S:
    offer = Offer(_next_number(editor), "save", FILE, "text/plain", editor.text + "\n")
    return editor.quiet(offer=offer, said=Saying("edit-saved"))


FILE: Final = "position.txt"
"""What a position is called that is kept as a file."""


def _next_number(editor: S) -> int:
    return editor.offer.number + 1 if editor.offer else 1


def _last_round(editor: S, _value: str) -> S:
    turn = editor.position.turn
    turn = turn.but(last_round=not turn.last_round)
    return editor.edited(with_turn(editor.position, turn), said=Saying("edit-turn-changed"))


COMMANDS: Final[Mapping[str, Callable[[Any, str], Any]]] = MappingProxyType(
    {
        "undo": lambda editor, _: editor.taken_back(),
        "redo": lambda editor, _: editor.done_again(),
        "restart": _restarted,
        "edit-tab": _turned_to,
        "edit-tool": chosen,
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
        "edit-link": _linked,
        "edit-save": _saved,
        **{name: partial(with_number, name) for name in NUMBERED},
    }
)
"""The commands by their names."""
