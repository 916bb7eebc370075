"""The panels beside a table, one below the other."""

from collections.abc import Iterator
from typing import Final

from ft_tutor.play.page import Field, Panel
from ft_tutor.play.table import editing, exploring, fresh
from ft_tutor.play.table.about import about
from ft_tutor.play.table.fresh import choices_of, is_fresh
from ft_tutor.play.table.hearing import NAME
from ft_tutor.play.table.kills import kill_panel
from ft_tutor.play.table.listed import list_panel
from ft_tutor.play.table.log import log_panel
from ft_tutor.play.table.owed import stack_of
from ft_tutor.play.table.pointed import pointed, told
from ft_tutor.play.table.sale import sale_panel
from ft_tutor.play.table.sheet import sheet_panel
from ft_tutor.play.table.state import State
from ft_tutor.rules.vocabulary import SEATS

FIRST: Final = frozenset({"why-not", "pile", "tree", "tree-names"})
"""What answers a question stands before all else, and then where in the tree we are."""


def panels_of(table: State) -> Iterator[Panel]:
    """Yield the panels beside a table: what was asked for first, then what is unfolded."""
    view, voice = table.view, table.voice
    if table.editor is not None:
        yield from editing.edit_panels(table, table.editor)
        if "players" in table.unfolded:
            yield _players(table)
        return
    yield from _first(table)
    asked = exploring.tree_panels(table) if table.explores else exploring.why_panels(table)
    # Two positions that are compared are looked at, and not what is still to be done in one.
    first = FIRST if table.explorer.pinned is None else FIRST | {"compare"}
    yield from (panel for panel in asked if panel.id in first)
    if table.position.decision is not None:
        yield _now(table)
    if shows_score(table):
        yield sheet_panel(table.position, voice)
    if view.look.playable:
        yield from (panel for panel in (kill_panel(view, voice), sale_panel(view, voice)) if panel)
    if "list" in table.unfolded:
        yield list_panel(view, voice)
    yield from (panel for panel in asked if panel.id not in first)
    if "log" in table.unfolded and not table.explores:
        yield log_panel(table.tree, table.round, voice)
    if "players" in table.unfolded and not (is_fresh(table) and not table.explores):
        yield _players(table)


def _first(table: State) -> Iterator[Panel]:
    """Yield what is chosen before a game: who plays, and whether a new one shall begin."""
    if fresh.is_asked(table):
        yield fresh.question(table)
    if is_fresh(table) and not table.explores:
        yield _players(table)


def _now(table: State) -> Panel:
    """Return what is owed, what is pointed at, and what a press there would do."""
    view, voice, place = table.view, table.voice, pointed(table)
    words = []
    if table.is_covered:
        words.append(f"<p>{voice.said('covered')}</p>")
    if place is not None and place in view.scene.carriers:
        words.append(about(view, place, voice))
    if press := told(table):
        words.append(f"<p>{press}</p>")
    return Panel(
        "now", voice.say("owed-title"), "".join(words), rows=stack_of(table.position, voice)
    )


def _players(table: State) -> Panel:
    voice = table.voice
    seats = SEATS[: len(table.position.players)]
    wrong = dict([table.mistake] if table.mistake else [])
    fields = tuple(
        Field(
            f"{NAME}{seat + 1}",
            voice.say("name", number=seat + 1),
            table.names[seat] if seat < len(table.names) else "",
            voice.say(wrong[seat]) if seat in wrong else "",
            voice.say("name-tip"),
        )
        for seat in seats
    )
    return Panel("players", voice.say("players-title"), fields=fields, buttons=choices_of(table))


def shows_score(table: State) -> bool:
    """Say whether the score sheet is seen: at the end unless it was folded, before if asked."""
    if table.view.look.covered:
        return False
    return ("score" in table.unfolded) is not table.position.turn.over
