"""ft_tutor: an unofficial rules tutor for the board game Five Tribes.

The names below are what a notebook needs. They are loaded when first used, so that importing
the package is quick and the rules work where Jupyter is not installed.
"""

from importlib import import_module
from typing import Any

_HOMES = {
    "Board": "ft_tutor.widgets.board",
    "step": "ft_tutor.widgets.step",
    "resume": "ft_tutor.widgets.resume",
    "Position": "ft_tutor.rules.position",
    "History": "ft_tutor.rules.history",
    "apply": "ft_tutor.rules.engine",
    "legal_actions": "ft_tutor.rules.engine",
    "violations": "ft_tutor.rules.engine",
    "new_board": "ft_tutor.rules.setup",
    "new_game": "ft_tutor.rules.setup",
    "problems": "ft_tutor.rules.problems",
    "read_movement": "ft_tutor.notation",
    "read_position": "ft_tutor.notation",
    "write_position": "ft_tutor.notation",
}
"""Per public name: the module that it comes from."""

__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
