"""The steps of a tree in words: what one did, or a whole movement at once."""

from functools import lru_cache

from ft_tutor.notation.trees import Edit
from ft_tutor.play.briefly import brief, walked
from ft_tutor.play.same import Same
from ft_tutor.play.tree import Tree
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Action, Drop, PickUp
from ft_tutor.rules.engine import Outcome


def steps_said(tree: Tree, numbers: tuple[int, ...], voice: Voice) -> str:
    """Return what the steps to some nodes did, as HTML: one step, or all those of a movement."""
    nodes = tuple(tree.nodes[number] for number in numbers)
    step, outcomes = nodes[0].step, tuple(Same(node.outcome) for node in nodes)
    return voice.said("log-edit") if isinstance(step, Edit) else _said(outcomes, step, voice)


@lru_cache(maxsize=256)
def _said(outcomes: tuple[Same[Outcome], ...], step: Action | None, voice: Voice) -> str:
    """Say what happened; a log is told anew with every move of the pointer."""
    events = [event for same in outcomes for event in same.value.events]
    if not isinstance(step, PickUp | Drop):
        return brief(events, voice)
    start = step.tile if isinstance(step, PickUp) else None
    return walked(events, outcomes[0].value.position.turn.active, start, voice)
