"""Writing a tree: a line of text per node, each line of play to its end."""

from collections.abc import Iterator
from functools import lru_cache

from ft_tutor.notation.actions import write_action
from ft_tutor.notation.games.free_text import escaped
from ft_tutor.notation.trees.errors import TreeError
from ft_tutor.notation.trees.model import ROOT, Edit, Node, Nodes, walked
from ft_tutor.notation.trees.reading import (
    EDIT,
    END,
    LONGEST_TREE,
    MOST_EDITS,
    MOST_NODES,
    START,
    TITLE,
)
from ft_tutor.notation.writing import write_position
from ft_tutor.rules.position import Position


def write_tree(nodes: Nodes, here: int) -> str:
    """Return a tree as text, which reads back as the same tree.

    Raises:
        NotationError: it is larger than can be read back, or a position of it is beyond all sense.
    """
    if len(nodes) > MOST_NODES:
        number, limit = str(len(nodes)), str(MOST_NODES)
        raise TreeError("tree-too-many", "", 0, found=number, expected=limit)
    if sum(isinstance(node.step, Edit) for node in nodes.values()) > MOST_EDITS:
        raise TreeError("tree-too-many-edits", "", 0, found="", expected=str(MOST_EDITS))
    position = _written(nodes[ROOT].outcome.position)
    headings = (TITLE, f"position: {position}", f"here: {here}", "")
    text = "\n".join((*headings, *_lines(nodes), END, ""))
    if len(text) > LONGEST_TREE:
        number, limit = str(len(text)), str(LONGEST_TREE)
        raise TreeError("too-long", text, LONGEST_TREE, found=number, expected=limit)
    return text


def _lines(nodes: Nodes) -> Iterator[str]:
    before: int | None = None
    for number in walked(nodes, ROOT):
        node = nodes[number]
        after = "" if node.parent == before else f" after {node.parent}"
        yield f"{number}{after}: {_step(node)}{_word('name', node.name)}{_word('note', node.note)}"
        before = number


def _step(node: Node) -> str:
    match node.step:
        case None:
            return START
        case Edit(position=position):
            return EDIT + _written(position)
        case action:
            return write_action(action)


@lru_cache(maxsize=MOST_EDITS)
def _written(position: Position) -> str:
    """Return a position as text; a tree is kept after every press, and they hardly change."""
    return write_position(position)


def _word(name: str, text: str) -> str:
    return f" {name}{{{escaped(text)}}}" if text else ""
