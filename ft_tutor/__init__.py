"""ft_tutor: an unofficial rules tutor for the board game Five Tribes.

The names below are what a notebook needs. They are loaded when first used, so that importing
the package is quick and the rules work where Jupyter is not installed.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

# For editors and type checkers, which cannot look into a table. A test holds the two together.
if TYPE_CHECKING:
    from ft_tutor.notation import AmbiguousAction as AmbiguousAction
    from ft_tutor.notation import NotationError as NotationError
    from ft_tutor.notation import read_action as read_action
    from ft_tutor.notation import read_movement as read_movement
    from ft_tutor.notation import read_position as read_position
    from ft_tutor.notation import write_action as write_action
    from ft_tutor.notation import write_position as write_position
    from ft_tutor.rules.engine import IllegalAction as IllegalAction
    from ft_tutor.rules.engine import apply as apply
    from ft_tutor.rules.engine import legal_actions as legal_actions
    from ft_tutor.rules.engine import violations as violations
    from ft_tutor.rules.history import History as History
    from ft_tutor.rules.position import Position as Position
    from ft_tutor.rules.problems import problems as problems
    from ft_tutor.rules.scoring import score_sheet as score_sheet
    from ft_tutor.rules.setup import new_board as new_board
    from ft_tutor.rules.setup import new_game as new_game
    from ft_tutor.rules.view import view as view
    from ft_tutor.rules.vocabulary import Seat as Seat
    from ft_tutor.texts import describe as describe
    from ft_tutor.widgets.author import author as author
    from ft_tutor.widgets.board import Board as Board
    from ft_tutor.widgets.index import index as index
    from ft_tutor.widgets.lesson import lesson as lesson
    from ft_tutor.widgets.lesson import step as step
    from ft_tutor.widgets.practise import practise as practise
    from ft_tutor.widgets.table import table as table

_HOMES = {
    "author": "ft_tutor.widgets.author",
    "Board": "ft_tutor.widgets.board",
    "step": "ft_tutor.widgets.lesson",
    "index": "ft_tutor.widgets.index",
    "lesson": "ft_tutor.widgets.lesson",
    "practise": "ft_tutor.widgets.practise",
    "table": "ft_tutor.widgets.table",
    "Position": "ft_tutor.rules.position",
    "Seat": "ft_tutor.rules.vocabulary",
    "History": "ft_tutor.rules.history",
    "IllegalAction": "ft_tutor.rules.engine",
    "apply": "ft_tutor.rules.engine",
    "legal_actions": "ft_tutor.rules.engine",
    "violations": "ft_tutor.rules.engine",
    "new_board": "ft_tutor.rules.setup",
    "new_game": "ft_tutor.rules.setup",
    "problems": "ft_tutor.rules.problems",
    "score_sheet": "ft_tutor.rules.scoring",
    "view": "ft_tutor.rules.view",
    "AmbiguousAction": "ft_tutor.notation",
    "NotationError": "ft_tutor.notation",
    "read_action": "ft_tutor.notation",
    "read_movement": "ft_tutor.notation",
    "read_position": "ft_tutor.notation",
    "write_action": "ft_tutor.notation",
    "write_position": "ft_tutor.notation",
    "describe": "ft_tutor.texts",
}
"""Per public name: the module that it comes from."""

__all__ = list(_HOMES)


if not TYPE_CHECKING:  # which would take every misspelt name for one of ours

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
