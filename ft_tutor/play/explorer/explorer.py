"""The explorer beside a table: what is asked and compared, as one immutable value."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from ft_tutor.analysis.why_not import WhyNot, why_not
from ft_tutor.notation import NotationError
from ft_tutor.notation.trees import LONGEST_TREE
from ft_tutor.play.explorer.compared import compare_panel
from ft_tutor.play.explorer.numbers import ASK, Asked, asked, numbers_panel
from ft_tutor.play.explorer.piles import (
    ROUTE,
    WALK,
    outcomes_of,
    pile_marks,
    pile_panel,
    pile_trail,
)
from ft_tutor.play.explorer.reasons import TRY, why_not_panel, why_panel
from ft_tutor.play.explorer.rows import NAME, NOTE, PAGE, PIN, REMOVE, names_panel, tree_panel
from ft_tutor.play.page import Button, Field, Offer, Panel
from ft_tutor.play.same import Same
from ft_tutor.play.tree import Tree, text_of, tree_of
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Action
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.events import Event
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.overlay import Marks, Trail
from ft_tutor.texts import describe, plain

TEXT: Final = "tree-text"
SAVE: Final = "tree-save"
COPY: Final = "tree-copy"
PILE: Final = "pile"
"""Commands: a pasted text, a file, the clipboard, and the tile whose pile is asked about."""

FILE: Final = "five-tribes.tree.txt"
MIME: Final = "text/plain"


@dataclass(frozen=True, slots=True)
class Explorer:
    """What is asked about a tree; the tree itself is the game of the table.

    Attributes:
        pinned: the node that others are compared with.
        page: which part of a long tree is seen; None for the one where we are.
        number: which number's origin is asked about.
        pile: whose outcomes are asked about.
        route: which of its outcomes is shown on the board.
        question: why something is not allowed.
        fault: what is wrong with a pasted or too large tree.
        offer: the tree as a file or for the clipboard.
    """

    pinned: int | None = None
    page: int | None = None
    number: Asked | None = None
    pile: Tile | None = None
    route: int | None = None
    question: WhyNot | None = None
    fault: NotationError | None = None
    offer: Offer | None = None

    # --- what is asked

    def after(self, tree: Tree, name: str, value: str) -> tuple["Explorer", Tree]:
        """Return the explorer and the tree after a command; both the same where it says nothing."""
        command = _COMMANDS.get(name)
        return (self, tree) if command is None else command(self, tree, value)

    def moved(self, tree: Tree) -> "Explorer":
        """Return the explorer at another position: what was asked about the one before is gone."""
        pinned = self.pinned if self.pinned in tree.nodes else None
        return replace(self, pinned=pinned, page=None, pile=None, route=None, question=None)

    def wondering(self, tree: Tree, action: Action) -> "Explorer":
        """Return the explorer that asks why an action is not allowed here."""
        return replace(self, question=why_not(tree.position, action))

    # --- what is shown

    def panels(self, tree: Tree, voice: Voice) -> tuple[Panel, ...]:
        """Return the panels beside the table.

        They tell everything of everybody: a table shows them only while nothing is covered.
        """
        return _panels(Same(self), Same(tree), voice)

    def marks(self, tree: Tree) -> Marks:
        """Return where the pile that is asked about can end."""
        return pile_marks(tree.position, self.pile)

    def trail(self, tree: Tree) -> Trail | None:
        """Return the route that is shown on the board."""
        return pile_trail(tree.position, self.pile, self.route)


@lru_cache(maxsize=2)
def _panels(same: Same[Explorer], tried: Same[Tree], voice: Voice) -> tuple[Panel, ...]:
    """Make the panels; while the pointer wanders over the table, they stay as they are."""
    explorer, tree = same.value, tried.value
    question = explorer.question
    reasons = () if question is None else (why_not_panel(question, voice),)
    decision = tree.position.decision
    walks = decision is not None and decision.owed is Owed.MOVEMENT
    has_pile = explorer.pile is not None or (walks and tree.position.turn.movement is not None)
    # At the beginning there is no last step that could have changed something.
    changed = explorer.pinned is not None or tree.node.parent is not None
    pile = pile_panel(tree.position, explorer.pile, voice, explorer.route)
    return (
        *reasons,
        *((pile,) if has_pile else ()),
        tree_panel(tree, voice, explorer.pinned, explorer.page),
        names_panel(tree, voice),
        *((compare_panel(tree, explorer.pinned, voice),) if changed else ()),
        *((why_panel(last_events(tree), voice),) if tree.node.parent is not None else ()),
        numbers_panel(tree, voice, explorer.number),
        _files(explorer, voice),
    )


def _files(explorer: Explorer, voice: Voice) -> Panel:
    fault = explorer.fault
    error = "" if fault is None else plain(describe(fault, voice.lang))
    field = Field(TEXT, voice.say("tree-text"), "", error, tip=voice.say("tree-text-tip"), lines=4)
    save = Button(SAVE, voice.say("tree-save"), voice.say("tree-save-tip"))
    copy = Button(COPY, voice.say("tree-copy"), voice.say("tree-copy-tip"))
    return Panel("tree-file", voice.say("tree-file"), fields=(field,), buttons=(save, copy))


def last_events(tree: Tree) -> tuple[Event, ...]:
    """Return what the last step made happen."""
    return tree.node.outcome.events


# --- the commands


Answer = tuple[Explorer, Tree]


def _number(value: str) -> int | None:
    short = value.isascii() and value.isdigit() and len(value) <= 6
    return int(value) if short else None


def _renamed(explorer: Explorer, tree: Tree, value: str) -> Answer:
    return explorer, tree.renamed(tree.here, value)


def _noted(explorer: Explorer, tree: Tree, value: str) -> Answer:
    return explorer, tree.noted(tree.here, value)


def _removed(explorer: Explorer, tree: Tree, value: str) -> Answer:
    number = _number(value)
    less = tree if number is None else tree.removed(number)
    return (explorer, tree) if less is tree else (explorer.moved(less), less)


def _pinned(explorer: Explorer, tree: Tree, value: str) -> Answer:
    number = _number(value)
    kept = number if number in tree.nodes and number != explorer.pinned else None
    return replace(explorer, pinned=kept), tree


def _paged(explorer: Explorer, tree: Tree, value: str) -> Answer:
    return replace(explorer, page=_number(value)), tree


def _asked(explorer: Explorer, tree: Tree, value: str) -> Answer:
    number = asked(value, len(tree.position.players))
    return replace(explorer, number=None if number == explorer.number else number), tree


def _piled(explorer: Explorer, tree: Tree, value: str) -> Answer:
    tile = Tile.__members__.get(value)
    return replace(explorer, pile=None if tile is explorer.pile else tile, route=None), tree


def _routed(explorer: Explorer, tree: Tree, value: str) -> Answer:
    number = _number(value)
    return replace(explorer, route=None if number == explorer.route else number), tree


def _walked(explorer: Explorer, tree: Tree, value: str) -> Answer:
    """Walk the route of an outcome, as far as it is legal here."""
    found, number = outcomes_of(tree.position, explorer.pile), _number(value)
    if number is None or number >= len(found):
        return explorer, tree
    pick_up, *drops = found[number].route.actions()
    walked = tree
    for action in drops if tree.position.turn.movement else (pick_up, *drops):
        walked, _ = walked.act(action)
    return (explorer, tree) if walked is tree else (explorer.moved(walked), walked)


def _tried(explorer: Explorer, tree: Tree, value: str) -> Answer:
    """Make the changes of a way, and do then what was not allowed before."""
    question, number = explorer.question, _number(value)
    if question is None or number is None or number >= len(question.ways):
        return explorer, tree
    tried, _ = tree.edited(question.ways[number][-1].position).act(question.action)
    return explorer.moved(tried), tried


def _pasted(explorer: Explorer, tree: Tree, value: str) -> Answer:
    if not value.strip():
        return replace(explorer, fault=None), tree
    try:
        pasted = tree_of(value[: LONGEST_TREE + 1])
    except NotationError as fault:
        return replace(explorer, fault=fault), tree
    return Explorer(offer=explorer.offer), pasted


def _offered(kind: str) -> Callable[[Explorer, Tree, str], Answer]:
    def offer(explorer: Explorer, tree: Tree, _value: str) -> Answer:
        number = 1 if explorer.offer is None else explorer.offer.number + 1
        try:
            content = text_of(tree)
        except NotationError as fault:
            return replace(explorer, fault=fault), tree
        made = Offer(number, "save" if kind == "save" else "copy", FILE, MIME, content)
        return replace(explorer, offer=made, fault=None), tree

    return offer


_COMMANDS: Final[Mapping[str, Callable[[Explorer, Tree, str], Answer]]] = {
    NAME: _renamed,
    NOTE: _noted,
    REMOVE: _removed,
    PIN: _pinned,
    PAGE: _paged,
    ASK: _asked,
    PILE: _piled,
    ROUTE: _routed,
    WALK: _walked,
    TRY: _tried,
    TEXT: _pasted,
    SAVE: _offered("save"),
    COPY: _offered("copy"),
}
"""Per command: what it does; going to a node is the table's own."""

COMMANDS: Final = frozenset(_COMMANDS)
