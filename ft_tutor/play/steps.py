"""The steps of a tree in words: what one did, or a whole movement at once."""

from ft_tutor.notation.trees import Edit, Node
from ft_tutor.play.tree import Tree
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import PickUp
from ft_tutor.rules.events import Event, MeepleDropped, MeeplesPickedUp


def steps_said(tree: Tree, numbers: tuple[int, ...], voice: Voice) -> str:
    """Return what the steps to some nodes did, as HTML: one step, or all those of a movement."""
    nodes = tuple(tree.nodes[number] for number in numbers)
    first = nodes[0]
    if isinstance(first.step, Edit):
        return voice.said("log-edit")
    events = [event for node in nodes for event in node.outcome.events]
    if not isinstance(first.step, PickUp):
        return voice.events(events)
    walk = voice.said(
        "log-walk",
        seat=_walker(first, tree),
        tile=first.step.tile,
        steps=tuple(
            voice.say("log-step", tribe=event.tribe, tile=event.tile)
            for event in events
            if isinstance(event, MeepleDropped)
        ),
    )
    rest: list[Event] = [
        event for event in events if not isinstance(event, MeepleDropped | MeeplesPickedUp)
    ]
    return f"{walk} {voice.events(rest)}".rstrip()


def _walker(node: Node, tree: Tree) -> int:
    assert node.parent is not None
    return tree.nodes[node.parent].outcome.position.turn.active
