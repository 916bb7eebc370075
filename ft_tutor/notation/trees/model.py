"""A tree of what-ifs as plain values: nodes by number, each with its step, name and note."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import Outcome
from ft_tutor.rules.position import Position

ROOT: Final = 0
"""The number of the node where a tree begins."""

LONGEST_NAME: Final = 80
LONGEST_NOTE: Final = 500
"""How many characters of a learner's name and note of a node are kept."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A step that no rule knows: the position was changed by hand to this one."""

    position: Position


Step = Action | Edit


@dataclass(frozen=True, slots=True)
class Node:
    """A position in a tree, and how it came about.

    Positions are kept, not played anew: neighbours share nearly all of their parts, so that a
    node takes 1 to 2 kB and going anywhere costs nothing.

    Attributes:
        parent: the number of the node before; None for the root.
        step: what leads here from there; None for the root.
        outcome: the position here, and what the step made happen.
        name, note: the learner's own words, plain text.
        children: the numbers of the nodes after it, the oldest first.
        last: the child that was visited last; it is where a redo goes.
    """

    parent: int | None
    step: Step | None
    outcome: Outcome
    name: str = ""
    note: str = ""
    children: tuple[int, ...] = ()
    last: int | None = field(default=None, compare=False)


Nodes = dict[int, Node]
"""All nodes of a tree by number; once the tree is made, nobody changes it."""


def adopt(nodes: Nodes, number: int, child: Node) -> None:
    """Add a child of a node that is there; it counts as visited last."""
    assert child.parent is not None
    parent = nodes[child.parent]
    nodes[number] = child
    nodes[child.parent] = replace(parent, children=(*parent.children, number), last=number)


def walked(nodes: Nodes, number: int) -> Iterator[int]:
    """Yield a node and everything that follows from it, each line to its end."""
    waiting = [number]
    while waiting:
        at = waiting.pop()
        yield at
        waiting.extend(reversed(nodes[at].children))


def tidy_name(text: str) -> str:
    """Return a learner's name for a node on one line, cut where it is too long."""
    return _cut(" ".join(_printable(text).split()), LONGEST_NAME)


def tidy_note(text: str) -> str:
    """Return a learner's note without signs that steer a terminal or turn the writing round."""
    lines = (_printable(line).rstrip() for line in text.splitlines())
    return _cut("\n".join(lines).strip(), LONGEST_NOTE)


_JOINERS: Final = "\u200c\u200d"
"""They join or part letters, and are seen in no other way; some languages need them."""


def _printable(text: str) -> str:
    kept = (sign if sign.isprintable() or sign in _JOINERS else " " for sign in text)
    return "".join(kept).strip(_JOINERS)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"
