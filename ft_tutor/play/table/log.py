"""The log: what happened, line by line, each with a button that goes back there."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ft_tutor.notation.trees import ROOT
from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.steps import steps_said
from ft_tutor.play.tree import Tree
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Drop, PickUp

GOTO: Final = "goto"
"""The command that goes to a node; its value is the number."""

ROUND: Final = "log-round"
"""The command that turns to the log of another round; its value is the number."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: an action, or all the steps of one movement.

    Attributes:
        nodes: the numbers of its nodes, in order.
        round: in which it was played.
        done: whether it was played, and not taken back.
    """

    nodes: tuple[int, ...]
    round: int
    done: bool


def lines_of(tree: Tree) -> tuple[Line, ...]:
    """Return the lines from the start to here, and on to the end that was played."""
    lines: list[Line] = []
    here = len(tree.path())
    for number, node in enumerate(_line(tree)):
        if node == ROOT:
            continue
        one = Line((node,), _round(tree, node), number < here)
        if lines and _goes_on(tree, lines[-1], one):
            lines[-1] = Line((*lines[-1].nodes, node), lines[-1].round, one.done)
        else:
            lines.append(one)
    return tuple(lines)


def _line(tree: Tree) -> Iterator[int]:
    """Yield the numbers of the nodes of the line that we are in."""
    yield from tree.path()
    at = tree.node
    while at.last is not None:
        yield at.last
        at = tree.nodes[at.last]


def _round(tree: Tree, number: int) -> int:
    """Return in which round a step was taken."""
    parent = tree.nodes[number].parent
    assert parent is not None
    return tree.nodes[parent].outcome.position.turn.round


def _goes_on(tree: Tree, line: Line, other: Line) -> bool:
    """Say whether a step belongs to the movement of the line before; here a line ends."""
    walks = isinstance(tree.nodes[line.nodes[0]].step, PickUp)
    drops = isinstance(tree.nodes[other.nodes[0]].step, Drop)
    return walks and drops and line.done is other.done


def log_panel(tree: Tree, chosen: int | None, voice: Voice) -> Panel:
    """Return the log of one round, with buttons for the others.

    Args:
        tree: what is played.
        chosen: the round that is looked at; None for the one of the last thing that happened.
        voice: who speaks.
    """
    lines = lines_of(tree)
    rounds = tuple(dict.fromkeys(line.round for line in lines))
    here = chosen if chosen in rounds else _last_round(lines)
    rows = tuple(_row(tree, line, voice) for line in lines if line.round == here)
    start = Row(
        voice.said("log-start"), (_button(ROOT, voice, "log-to-start"),), here=tree.here == ROOT
    )
    first = () if rounds and here != rounds[0] else (start,)
    buttons = tuple(
        Button(ROUND, voice.say("log-round", number=one), pressed=one == here, value=str(one))
        for one in rounds
    )
    return Panel(
        "log",
        voice.say("log-title"),
        buttons=buttons if len(buttons) > 1 else (),
        rows=(*first, *rows),
    )


def _last_round(lines: tuple[Line, ...]) -> int | None:
    """Return in which round the last thing happened; the first one, where nothing did."""
    done = [line.round for line in lines if line.done]
    return done[-1] if done else next((line.round for line in lines), None)


def _row(tree: Tree, line: Line, voice: Voice) -> Row:
    words = steps_said(tree, line.nodes, voice)
    key = "log-goto" if line.done else "log-again"
    return Row(
        words if line.done else f'<span class="ft-undone">{words}</span>',
        (_button(line.nodes[-1], voice, key),),
        here=tree.here in line.nodes,
    )


def _button(number: int, voice: Voice, key: str) -> Button:
    return Button(GOTO, voice.say(key, number=number), value=str(number))
