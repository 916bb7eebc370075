"""Fakirs that are discarded for nothing: legal, but not offered (R2.4.R, A29)."""

from ft_tutor.rules.actions import Build, Kill
from ft_tutor.rules.engine import violations
from ft_tutor.rules.vocabulary import TILES

COLUMNS = 6


def _place(tile):
    return divmod(tile, COLUMNS)


def _steps(one, other):
    (row, column), (row2, column2) = _place(one), _place(other)
    return abs(row - row2) + abs(column - column2)


def _touches(one, other):
    (row, column), (row2, column2) = _place(one), _place(other)
    return max(abs(row - row2), abs(column - column2)) <= 1


def wastes_fakirs(position, action):
    """Say whether fewer fakirs would do the same."""
    if not isinstance(action, Build | Kill) or not action.fakirs:
        return False
    here = position.turn.movement.here
    if isinstance(action, Build):
        return not any(position.layout[t].kind.is_blue for t in TILES if _touches(here, t))
    if action.tile is None:
        return True
    return sum(position.hand) + action.fakirs > max(_steps(here, action.tile), sum(position.hand))


def offered(position, actions):
    """Those of the actions that are neither refused nor wasteful."""
    return {
        action
        for action in actions
        if not violations(position, action) and not wastes_fakirs(position, action)
    }
