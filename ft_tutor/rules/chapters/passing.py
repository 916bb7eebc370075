"""Leaving out what is owed: allowed where the rules say so, and there alone."""

from collections.abc import Callable, Mapping
from typing import Final

from ft_tutor.rules.actions import Pass
from ft_tutor.rules.chapters import tiles
from ft_tutor.rules.chapters.assassins import ASSASSINS, legal_kills, must_kill
from ft_tutor.rules.chapters.hands import held_tribe, settle_tribe
from ft_tutor.rules.chapters.movement import in_a_turn, movement_exists
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import MeeplesReturned, Passed
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import RULES_OF_PIECES, RULES_OF_TRIBES, RuleId, Tribe


def _movement(position: Position) -> Violation | None:
    if position.turn.movement is not None or movement_exists(position):
        return Violation("pass-movement", RuleId("R2.2.6"))
    return None if in_a_turn(position) else Violation("pass-no-turn", RuleId("R4.2"))


def _tribe(position: Position) -> Violation | None:
    tribe = held_tribe(position)
    if tribe is None:
        return None
    if tribe is not Tribe.ASSASSIN:
        return Violation("pass-tribe", RULES_OF_TRIBES[tribe], (tribe,))
    return Violation("pass-kill", RuleId("A15")) if must_kill(legal_kills(position)) else None


def _tile(position: Position) -> Violation | None:
    if tiles.may_skip(position):
        return None
    tile, piece = tiles.due_tile(position), tiles.due_piece(position)
    assert tile is not None
    assert piece is not None
    return Violation("pass-piece", RULES_OF_PIECES[piece], (tile,), (("piece", piece.value),))


def _thief(_position: Position) -> Violation | None:
    return None


_MAY_PASS: Final[Mapping[Owed, Callable[[Position], Violation | None]]] = {
    Owed.MOVEMENT: _movement,
    Owed.TRIBE: _tribe,
    Owed.TILE: _tile,
    Owed.PLACE: _tile,
    Owed.THIEF: _thief,
}

_REASONS: Final = {
    Owed.MOVEMENT: ("passed-movement", RuleId("R4.2")),
    Owed.TRIBE: ("passed-kill", RuleId("R2.3.1")),
    Owed.TILE: ("passed-tile", RuleId("R2")),
    Owed.PLACE: ("passed-piece", RuleId("A33")),
    Owed.THIEF: ("passed-thief", RuleId("R2.4.T")),
}


def _may_pass(position: Position, _action: Pass) -> Violation | None:
    decision = position.decision
    assert decision is not None
    return _MAY_PASS[decision.owed](position)


PASS_STAGES: Final[Stages] = ((_may_pass,),)


def pass_effects(position: Position, _action: Pass) -> Effects:
    """Leave out what is owed; assassins go back to the bag all the same."""
    decision = position.decision
    assert decision is not None
    owed = decision.owed
    if owed is Owed.TRIBE and held_tribe(position) is not None:
        count = position.hand[Tribe.ASSASSIN]
        position = yield MeeplesReturned(Tribe.ASSASSIN, count, ASSASSINS)
        return (yield from settle_tribe(position, Tribe.ASSASSIN))
    nothing_left = owed is Owed.TILE and tiles.due_piece(position) is not None
    reason, rule = _REASONS[Owed.PLACE if nothing_left else owed]
    return (yield Passed(decision.who, owed, reason, rule))


PROCEDURES: Final[Procedures] = {
    Pass: Procedure(frozenset(_MAY_PASS), PASS_STAGES, pass_effects),
}
