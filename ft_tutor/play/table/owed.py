"""What is owed, in words: the decision that is waited for, and those that wait below it."""

from collections.abc import Mapping
from html import escape
from typing import Any, Final

from ft_tutor.play.page import Row
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Pass
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.counts import present
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import (
    PIECES,
    RULES_OF_TILES,
    RULES_OF_TRIBES,
    TRIBES,
    RuleId,
    Seat,
    TileKind,
    Tribe,
)

RULES: Final[Mapping[Owed, RuleId]] = {
    Owed.BID: RuleId("R1.1"),
    Owed.MOVEMENT: RuleId("R2.2.1"),
    Owed.TRIBE: RuleId("R2.3.1"),
    Owed.THIEF: RuleId("R2.4.T"),
    Owed.GIVE: RuleId("R7.3"),
    Owed.CLAIM: RuleId("R7.3"),
    Owed.TILE: RuleId("R2"),
    Owed.PLACE: RuleId("A33"),
    Owed.KEEP: RuleId("A43"),
    Owed.TURN_END: RuleId("R2.6.1"),
}
"""Per kind of decision: the rule that asks for it, where nothing on the table says it better."""

_TRIBES: Final = {Tribe.BUILDER: "task-build", Tribe.ASSASSIN: "task-kill"}
"""Per tribe what it has to do, where that takes more than a word."""

_TILES: Final[Mapping[TileKind, str]] = {
    TileKind.SMALL_MARKET: "task-small",
    TileKind.LARGE_MARKET: "task-large",
    TileKind.SACRED_PLACE: "task-sacred",
    TileKind.OASIS: "task-oasis",
    TileKind.VILLAGE: "task-village",
}

_TASKS: Final[Mapping[Owed, str]] = {
    Owed.BID: "task-bid",
    Owed.MOVEMENT: "task-movement",
    Owed.TRIBE: "task-tribe",
    Owed.THIEF: "task-thief",
    Owed.GIVE: "task-give",
    Owed.CLAIM: "task-claim",
    Owed.TILE: "task-tile",
    Owed.PLACE: "task-place",
    Owed.KEEP: "task-keep",
    Owed.TURN_END: "task-end",
}
"""Per kind of decision what is to be done."""

_OWED: Final[Mapping[Owed, str]] = {
    Owed.BID: "owed-bid",
    Owed.MOVEMENT: "owed-movement",
    Owed.TRIBE: "owed-tribe",
    Owed.THIEF: "owed-thief",
    Owed.GIVE: "owed-give",
    Owed.CLAIM: "owed-claim",
    Owed.TILE: "owed-tile",
    Owed.PLACE: "owed-place",
    Owed.KEEP: "owed-keep",
    Owed.TURN_END: "owed-end",
}
"""Per kind of decision a few words, for the list of all that is owed."""


def task_of(position: Position, legal: tuple[Any, ...], voice: Voice) -> str:
    """Return whose decision it is and what may be done, as HTML."""
    decision = position.decision
    if decision is None:
        return voice.said("task-over" if position.turn.over else "task-nothing")
    key, facts = _task(position, decision)
    if legal == (Pass(),):
        key = "task-only-pass"
    return voice.said(key, seat=decision.who, **facts)


def _task(position: Position, decision: Decision) -> tuple[str, dict[str, Any]]:
    movement = position.turn.movement
    match decision.owed:
        case Owed.MOVEMENT if movement is not None:
            return "task-drop", {"left": sum(movement.hand), "tile": movement.here}
        case Owed.TRIBE if any(position.hand):
            tribe = TRIBES[present(position.hand)[0]]
            key = _TRIBES.get(tribe, "task-collect")
            return key, {"tribe": tribe, "number": position.hand[tribe]}
        case Owed.TILE if movement is not None:
            thieves = len(position.supply.thief_row)
            return _TILES[_kind(position)], {"tile": movement.here, "thieves": thieves}
        case _:
            facts = {"card": decision.card, "tile": decision.tile, "what": _what(decision)}
            return _TASKS[decision.owed], {k: v for k, v in facts.items() if v is not None}


def _kind(position: Position) -> TileKind:
    assert position.turn.movement is not None
    return position.layout[position.turn.movement.here].kind


def _what(decision: Decision) -> str:
    """Return what a thief is about, by its word."""
    thief = THIEVES.get(decision.card) if decision.card else None
    return thief.what if thief else ""


def stack_of(position: Position, voice: Voice) -> tuple[Row, ...]:
    """Return the decisions that are owed, the next one first; who has the turn is not named."""
    pending = tuple(reversed(position.turn.pending))
    return tuple(
        Row(_owed(one, position.turn.active, voice), here=number == 0)
        for number, one in enumerate(pending)
    )


def _owed(one: Decision, active: Seat, voice: Voice) -> str:
    what = voice.say(_OWED[one.owed])
    return escape(what) if one.who == active else voice.said("owed-of", seat=one.who, what=what)


def rule_of(position: Position) -> RuleId | None:
    """Return the rule of the decision that is waited for; None where nothing is."""
    decision = position.decision
    if decision is None:
        return None
    if decision.owed is Owed.MOVEMENT and position.turn.movement is not None:
        return RuleId("R2.2.2")
    if decision.owed is Owed.TRIBE and any(position.hand):
        return RULES_OF_TRIBES[TRIBES[present(position.hand)[0]]]
    if decision.owed is Owed.TILE and position.turn.movement is not None:
        return RULES_OF_TILES[_kind(position)]
    if decision.owed is Owed.PLACE and decision.tile is not None:
        kind = position.layout[decision.tile].kind
        return RULES_OF_TILES[kind] if kind in PIECES else RULES[decision.owed]
    return RULES[decision.owed]
