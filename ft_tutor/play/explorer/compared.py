"""Two positions of a tree side by side: what each player scores, and who profits."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ft_tutor.analysis.comparing import CATEGORIES, Difference, Pair, difference
from ft_tutor.play.explorer.rows import GOTO, entries
from ft_tutor.play.page import Button, Grid, Panel, Row
from ft_tutor.play.steps import steps_said
from ft_tutor.play.tree import Tree
from ft_tutor.play.voice import Voice
from ft_tutor.scene.table import TableLook, table_scene
from ft_tutor.texts import rule_name

MOST_STEPS: Final = 12
"""How many steps of a line are told, the last ones; a whole game may have hundreds."""


def compare_panel(tree: Tree, pinned: int | None, voice: Voice) -> Panel:
    """Return the position here beside a pinned one; beside the one before, where none is pinned.

    Beside a pinned one both lines are told from where they part, and the other table is drawn.
    """
    base = before_here(tree) if pinned is None else pinned
    one = tree.nodes[base].outcome.position
    found = difference(one, tree.position)
    panel = Panel(
        "compare", voice.say("effects-title"), _words(found, voice), grid=_grid(found, voice)
    )
    if pinned is None:
        return panel
    return replace(
        panel,
        title=voice.say("compare-title"),
        picture=table_scene(one, look=TableLook(names=voice.names, lang=voice.lang)),
        rows=tuple(_lines(tree, pinned, voice)),
    )


def before_here(tree: Tree) -> int:
    """Return the node before the last step; before the whole movement, where it is one."""
    entry = next(one for one in entries(tree) if tree.here in one.nodes)
    parent = tree.nodes[entry.nodes[0]].parent
    return tree.here if parent is None else parent


def _words(found: Difference, voice: Voice) -> str:
    profits = found.profits
    gain = max(player.total.change for player in found.players)
    moves = found.movements
    sentences = (
        voice.said("compare-profits", seats=profits, count=len(profits), points=gain),
        voice.said("compare-moves", number=moves.one, found=moves.other) if moves else "",
        voice.said("compare-actions", number=found.actions.one, found=found.actions.other),
    )
    return "".join(f"<p>{sentence}</p>" for sentence in sentences if sentence)


def _grid(found: Difference, voice: Voice) -> Grid:
    columns = {rule: index for index, rule in enumerate(CATEGORIES)}
    rows = tuple(
        (
            rule_name(rule, voice.lang),
            *(_cell(player.points[columns[rule]], voice) for player in found.players),
        )
        for rule in found.categories
    )
    total = (
        voice.say("compare-total"),
        *(_cell(player.total, voice) for player in found.players),
    )
    head = (voice.say("compare-what"), *(voice.seat(player.seat) for player in found.players))
    return Grid(head, (*rows, total), voice.say("compare-caption"))


def _cell(pair: Pair, voice: Voice) -> str:
    if not pair.change:
        return str(pair.one)
    key = "compare-more" if pair.change > 0 else "compare-less"
    return voice.say(key, number=pair.one, found=pair.other, change=abs(pair.change))


def _lines(tree: Tree, pinned: int, voice: Voice) -> Iterator[Row]:
    """Yield both lines from where they part, each with its steps."""
    one, other = tree.path(pinned), tree.path()
    shared = sum(1 for a, b in zip(one, other, strict=False) if a == b)
    for key, path in (("compare-one", one), ("compare-other", other)):
        yield Row(voice.said(key))
        yield from _steps(tree, frozenset(path[shared:]), voice)


def _steps(tree: Tree, numbers: frozenset[int], voice: Voice) -> Iterator[Row]:
    """Yield the last steps of a line."""
    parts = (tuple(one for one in entry.nodes if one in numbers) for entry in entries(tree))
    steps = tuple(part for part in parts if part)
    earlier = len(steps) - MOST_STEPS
    if earlier > 0:
        yield Row(voice.said("compare-earlier", number=earlier), indent=1)
    for nodes in steps[-MOST_STEPS:]:
        button = Button(GOTO, voice.say("tree-goto", number=nodes[-1]), value=str(nodes[-1]))
        here = nodes[-1] == tree.here
        yield Row(steps_said(tree, nodes, voice), (button,), here=here, indent=1)
