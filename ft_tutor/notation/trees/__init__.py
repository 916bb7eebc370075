"""Trees of what-ifs: what they are made of."""

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
)

__all__ = [
    "LONGEST_NAME",
    "LONGEST_NOTE",
    "ROOT",
    "Edit",
    "Node",
    "Nodes",
    "Step",
    "adopt",
    "tidy_name",
    "tidy_note",
]
