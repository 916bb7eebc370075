"""Kinds of action: what the engine must know about each to judge it and carry it out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.legality import Stages
from ft_tutor.rules.position import Position


@dataclass(frozen=True, slots=True)
class Kind:
    """What the engine knows about one kind of action.

    Attributes:
        owed: the decisions that it answers.
        stages: its requirements, in the rulebook's order.
        effects: what it does.
    """

    owed: frozenset[Owed]
    stages: Stages
    effects: Callable[[Position, Any], Effects]


def answering(*owed: Owed) -> frozenset[Owed]:
    """Return the decisions that a kind of action answers."""
    return frozenset(owed)
