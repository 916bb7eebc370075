r"""Trees of what-ifs as text, both ways: a line per position, with its number.

A tree begins with its headings, the position of its root and the number of the one where we are;
then every line is a step from the line before, or from another one::

    ft-tutor tree 1
    position: c3:yw c4:g d4:y c2:w
    here: 4

    0: start name{The puzzle}
    1: c3
    2: w-c4
    3: y-d4 name{Control} note{It takes d4.\nIs it worth it?}
    4 after 1: edit c4:gg d4:y c2:w path=c3 hand=yw
    end

A step is an action in the words of the notation, or ``edit`` and a position, to which somebody
changed the one before by hand. Names and notes are escaped as in records of games. The last line
is ``end``, so that a torn text is known as one.
"""

from ft_tutor.notation.trees.errors import TreeError
from ft_tutor.notation.trees.model import (
    LONGEST_NAME,
    LONGEST_NOTE,
    ROOT,
    Edit,
    Node,
    Nodes,
    Step,
    adopt,
    tidy_name,
    tidy_note,
    walked,
)
from ft_tutor.notation.trees.reading import LONGEST_TREE, MOST_EDITS, MOST_NODES, read_tree
from ft_tutor.notation.trees.writing import write_tree

__all__ = [
    "LONGEST_NAME",
    "LONGEST_NOTE",
    "LONGEST_TREE",
    "MOST_EDITS",
    "MOST_NODES",
    "ROOT",
    "Edit",
    "Node",
    "Nodes",
    "Step",
    "TreeError",
    "adopt",
    "read_tree",
    "tidy_name",
    "tidy_note",
    "walked",
    "write_tree",
]
