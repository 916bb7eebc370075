"""The tree as rows: every line that was tried, with its names, notes and buttons."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from ft_tutor.notation.trees import LONGEST_NAME, LONGEST_NOTE, ROOT, Node
from ft_tutor.play.page import Button, Field, Panel, Row
from ft_tutor.play.steps import steps_said
from ft_tutor.play.tree import Tree
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Drop, PickUp

GOTO: Final = "goto"
NAME: Final = "tree-name"
NOTE: Final = "tree-note"
REMOVE: Final = "tree-remove"
PIN: Final = "tree-pin"
PAGE: Final = "tree-page"
"""The commands of the rows; the value is the number of a node, a text, or that of a page."""

ROWS: Final = 24
"""How many rows are seen at once; a long tree is leafed through."""

DEEPEST: Final = 6
"""How far a row is set in at most."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the tree: a step, or all the steps of one movement.

    Attributes:
        nodes: the numbers of its nodes, in order; it stands for the last one.
        indent: how many branches lie before it.
    """

    nodes: tuple[int, ...]
    indent: int = 0

    @property
    def number(self) -> int:
        """The node that it stands for."""
        return self.nodes[-1]


def entries(tree: Tree) -> tuple[Entry, ...]:
    """Return the rows of a tree, each line to its end; a later branch is set in."""
    found = []
    waiting = [(ROOT, 0)]
    while waiting:
        number, indent = waiting.pop()
        entry = Entry(_joined(tree, number), indent)
        found.append(entry)
        first, *others = tree.nodes[entry.number].children or (None,)
        waiting.extend((other, indent + 1) for other in reversed(others) if other is not None)
        if first is not None:
            waiting.append((first, indent))
    return tuple(found)


def _joined(tree: Tree, number: int) -> tuple[int, ...]:
    """Return a step, and the rest of its movement as far as it runs on without a mark."""
    nodes = [number]
    if isinstance(tree.nodes[number].step, PickUp):
        while (after := _next_drop(tree, nodes[-1])) is not None:
            nodes.append(after)
    return tuple(nodes)


def _next_drop(tree: Tree, number: int) -> int | None:
    node = tree.nodes[number]
    if number == tree.here or node.name or node.note or len(node.children) != 1:
        return None
    child = node.children[0]
    return child if isinstance(tree.nodes[child].step, Drop) else None


def tree_panel(
    tree: Tree, voice: Voice, pinned: int | None = None, page: int | None = None
) -> Panel:
    """Return the tree as a list.

    Args:
        tree: what was tried.
        voice: who speaks.
        pinned: the node that others are compared with.
        page: which part of a long list; None for the one where we are.
    """
    all_ = entries(tree)
    pages = (len(all_) + ROWS - 1) // ROWS
    here = next(index for index, entry in enumerate(all_) if tree.here in entry.nodes)
    page = here // ROWS if page is None else min(page, pages - 1)
    seen = all_[page * ROWS : (page + 1) * ROWS]
    return Panel(
        "tree",
        voice.say("tree-title"),
        buttons=tuple(_pages(page, pages, voice)),
        rows=tuple(_row(tree, entry, voice, pinned) for entry in seen),
    )


def names_panel(tree: Tree, voice: Voice) -> Panel:
    """Return the fields for the name and the note of the position here, on one line."""
    return Panel("tree-names", "", fields=_fields(tree.node, voice))


def _fields(node: Node, voice: Voice) -> tuple[Field, ...]:
    return (
        Field(
            NAME,
            voice.say("tree-name"),
            node.name,
            tip=voice.say("tree-name-tip", number=LONGEST_NAME),
        ),
        Field(
            NOTE,
            voice.say("tree-note"),
            node.note,
            tip=voice.say("tree-note-tip", number=LONGEST_NOTE),
            # One that came as text may have several lines: they are not lost.
            lines=2 if "\n" in node.note else 1,
        ),
    )


def _pages(page: int, pages: int, voice: Voice) -> Iterator[Button]:
    for number in range(pages) if pages > 1 else ():
        label = voice.say("tree-page", number=number + 1)
        yield Button(PAGE, label, pressed=number == page, value=str(number))


def _row(tree: Tree, entry: Entry, voice: Voice, pinned: int | None) -> Row:
    node, here = tree.nodes[entry.number], tree.here == entry.number
    steps = voice.said("tree-root") if node.step is None else steps_said(tree, entry.nodes, voice)
    name = f"<strong><bdi>{escape(node.name)}</bdi></strong> " if node.name else ""
    note = f" <em><bdi>{escape(node.note)}</bdi></em>" if node.note else ""
    return Row(
        f"{name}{steps}{note}",
        tuple(_buttons(tree, entry.number, voice, pinned)),
        here=here,
        indent=min(entry.indent, DEEPEST),
    )


def _buttons(tree: Tree, number: int, voice: Voice, pinned: int | None) -> Iterator[Button]:
    """Yield what can be done about a row; where we are, also what changes the tree."""
    parent, value = tree.nodes[number].parent, str(number)
    if number != tree.here:
        yield Button(GOTO, voice.say("tree-goto", number=number), value=value)
        yield _pin(number, voice, pinned)
        return
    if parent is not None:
        other = voice.say("tree-other")
        yield Button(GOTO, other, voice.say("tree-other-tip"), value=str(parent))
    yield _pin(number, voice, pinned)
    if parent is not None:
        yield Button(REMOVE, voice.say("tree-remove"), voice.say("tree-remove-tip"), value=value)


def _pin(number: int, voice: Voice, pinned: int | None) -> Button:
    """Return the button that compares with a node, or no longer."""
    label, tip = voice.say("tree-pin"), voice.say("tree-pin-tip")
    return Button(PIN, label, tip, pressed=number == pinned, value=str(number))
