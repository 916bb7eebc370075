"""A table where what-ifs are tried: the tree, its questions and what they mark on the picture."""

from dataclasses import replace
from typing import TypeVar

from ft_tutor.play.explorer import COMMANDS
from ft_tutor.play.explorer.explorer import PILE
from ft_tutor.play.explorer.reasons import why_not_panel
from ft_tutor.play.page import Panel
from ft_tutor.play.table.state import State
from ft_tutor.play.view import NOT_OF_THE_RULES
from ft_tutor.rules.actions import Action, PickUp
from ft_tutor.rules.legality import Violation
from ft_tutor.scene.overlay import NO_MARKS

S = TypeVar("S", bound=State)

__all__ = ["COMMANDS", "asked", "explored", "explores", "followed", "tree_panels", "why_panels"]


def explores(table: S, *, on: bool) -> S:
    """Return the table where what-ifs are tried, or played as before."""
    if table.explores is on:
        return table
    view = replace(table.view, picked=(), feedback=None, hovered=None, moving=None)
    return table.but(view=view, explores=on, said="")


def explored(table: S, name: str, value: str) -> S:
    """Return the table after a command of the explorer; nothing happens where things are covered.

    The explorer tells everything of everybody.
    """
    if table.view.look.covered:
        return table
    asker = replace(table.explorer, offer=table.offer)
    explorer, tree = asker.after(table.tree, name, value)
    if explorer == table.explorer and tree is table.tree:
        return table
    view = table.view
    if tree is not view.game:
        went = tree.position is not view.position
        view = replace(view, game=tree, moving=None)
        view = replace(view, picked=(), feedback=None, hovered=None) if went else view
    return table.but(
        view=view, explorer=explorer, offer=explorer.offer, said="", round=None, mistake=None
    )


def asked(table: S, action: Action, found: tuple[Violation, ...]) -> S:
    """Return the table with what would allow an action, or what an allowed pick-up can come to."""
    if table.view.look.covered:
        return table
    explorer = replace(table.explorer, question=None, pile=None, route=None)
    if found and not any(one.reason in NOT_OF_THE_RULES for one in found):
        explorer = explorer.wondering(table.tree, action)
    elif isinstance(action, PickUp):
        explorer, _ = explorer.after(table.tree, PILE, action.tile.name)
    return table.but(explorer=explorer)


def followed(table: S, before: S) -> S:
    """Return the table whose explorer has come along, with what it marks on the picture."""
    explorer, tree = table.explorer, table.tree
    if explorer is before.explorer and tree.here != before.tree.here:
        explorer = explorer.moved(tree)
        table = table.but(explorer=explorer)
    if explorer.question is not None and not _is_answered(table):
        explorer = replace(explorer, question=None)
        table = table.but(explorer=explorer)
    if _asks_alike(table, before):
        return table
    marks, path = NO_MARKS, None
    if _is_marked(table):
        marks = explorer.marks(tree)
        path = None if explorer.route is None else explorer.trail(tree)
    look = table.view.look
    if (marks, path) == (look.marks, look.path):
        return table
    return table.but(view=replace(table.view, look=replace(look, marks=marks, path=path)))


def _is_answered(table: State) -> bool:
    """Say whether the rules that forbid what is asked about still stand in the answer."""
    feedback, question = table.view.feedback, table.explorer.question
    return feedback is not None and question is not None and bool(feedback.violations)


def _asks_alike(table: State, before: State) -> bool:
    """Say whether the same is asked about the same position: then the same is marked."""
    same = table.tree is before.tree and table.explorer is before.explorer
    return same and _is_marked(table) is _is_marked(before)


def _is_marked(table: State) -> bool:
    """Say whether the picture shows where a pile can end."""
    asked = table.explores or table.explorer.pile is not None
    return asked and table.editor is None and not table.view.look.covered


# --- what is shown


def why_panels(table: State) -> tuple[Panel, ...]:
    """Return why something is not allowed, where that was asked."""
    question = table.explorer.question
    if question is None or table.view.look.covered:
        return ()
    return (why_not_panel(question, table.voice),)


def tree_panels(table: State) -> tuple[Panel, ...]:
    """Return all panels of the explorer; the answer to "why not?" is among them."""
    return table.explorer.panels(table.tree, table.voice)
