"""The tree of what-ifs, as a game that can be played on any board."""

from ft_tutor.notation.trees import LONGEST_NAME, LONGEST_NOTE, ROOT, Edit, Node
from ft_tutor.play.tree.tree import Tree, planted, text_of, tree_of

__all__ = [
    "LONGEST_NAME",
    "LONGEST_NOTE",
    "ROOT",
    "Edit",
    "Node",
    "Tree",
    "planted",
    "text_of",
    "tree_of",
]
