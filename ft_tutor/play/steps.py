"""The steps of a tree in words: what one did, or a whole movement at once."""

from functools import lru_cache

from ft_tutor.notation.trees import Edit
from ft_tutor.play.same import Same
from ft_tutor.play.tree import Tree
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import PickUp
from ft_tutor.rules.engine import Outcome
from ft_tutor.rules.events import MeepleDropped, MeeplesPickedUp
from ft_tutor.rules.vocabulary import Tile


def steps_said(tree: Tree, numbers: tuple[int, ...], voice: Voice) -> str:
    """Return what the steps to some nodes did, as HTML: one step, or all those of a movement."""
    nodes = tuple(tree.nodes[number] for number in numbers)
    step, outcomes = nodes[0].step, tuple(Same(node.outcome) for node in nodes)
    if isinstance(step, Edit):
        return voice.said("log-edit")
    return _said(outcomes, step.tile if isinstance(step, PickUp) else None, voice)


@lru_cache(maxsize=256)
def _said(outcomes: tuple[Same[Outcome], ...], start: Tile | None, voice: Voice) -> str:
    """Say what happened; a log is told anew with every move of the pointer.

    Args:
        outcomes: of the steps.
        start: where a movement begins, if it is one.
        voice: who speaks.
    """
    events = [event for same in outcomes for event in same.value.events]
    if start is None:
        return voice.events(events)
    walk = voice.said(
        "log-walk",
        seat=outcomes[0].value.position.turn.active,
        tile=start,
        steps=tuple(
            voice.say("log-step", tribe=event.tribe, tile=event.tile)
            for event in events
            if isinstance(event, MeepleDropped)
        ),
    )
    rest = (one for one in events if not isinstance(one, MeepleDropped | MeeplesPickedUp))
    return f"{walk} {voice.events(rest)}".rstrip()
