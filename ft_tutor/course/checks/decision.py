"""Checks of any decision: what is owed, what was done, and what it brought."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import BeforeValidator

from ft_tutor.course.checks.check import Check, flag, listed
from ft_tutor.course.fields import Events, Resources, Tribes
from ft_tutor.course.tries import Try
from ft_tutor.course.values import (
    adapter,
    as_written,
    fault,
    near,
    read_actions,
    read_spot,
    word_of,
)
from ft_tutor.notation.words import DJINN_WORDS, THIEF_WORDS
from ft_tutor.rules.actions import Action
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import is_dead_end
from ft_tutor.rules.events import BidPlaced, CardsTaken, DjinnTaken, Killed, Sold, ThiefTaken
from ft_tutor.rules.position import Position
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import Resource, Seat

NOTHING: Final = "nothing"
DJINN: Final = "djinn"
THIEF: Final = "thief"

OWED: Final = (*(owed.value for owed in Owed), NOTHING)
"""The names of what may be owed, as positions name it; `nothing` when nothing is."""


def _owed(attempt: Try, names: tuple[str, ...]) -> bool:
    decision = attempt.position.decision
    return (decision.owed.value if decision else NOTHING) in names


def _plays(attempt: Try, actions: tuple[Action, ...]) -> bool:
    return set(actions) <= set(attempt.actions)


def _event(attempt: Try, names: tuple[str, ...]) -> bool:
    return any(type(event).__name__ in names for event in attempt.events)


def _bid(attempt: Try, spots: tuple[int, ...]) -> bool:
    bids = (event for event in attempt.events if isinstance(event, BidPlaced))
    return any(event.seat is attempt.seat and event.spot in spots for event in bids)


def _kills(attempt: Try, tribes: tuple[Any, ...]) -> bool:
    killed = {tribe for e in attempt.events if isinstance(e, Killed) for tribe in e.tribes}
    return set(tribes) <= killed


def _buys(attempt: Try, resources: tuple[Resource, ...]) -> bool:
    events = (event for event in attempt.events if isinstance(event, CardsTaken))
    bought = Counter(card for event in events for card in event.cards)
    return Counter(resources) <= bought


def _row_begins(attempt: Try, resources: tuple[Resource, ...]) -> bool:
    return attempt.position.supply.row[: len(resources)] == resources


def _sells(attempt: Try, resources: tuple[Resource, ...]) -> bool:
    events = (event for event in attempt.events if isinstance(event, Sold))
    return any(set(resources) <= set(event.goods) for event in events)


def _takes(attempt: Try, words: tuple[str, ...]) -> bool:
    taken = (event for event in attempt.events if isinstance(event, DjinnTaken | ThiefTaken))
    kinds = {DjinnTaken: DJINN, ThiefTaken: THIEF}
    return any(event.card in words or kinds[type(event)] in words for event in taken)


def _coins(position: Position, seat: Seat) -> int:
    return position.players[seat].coins


def _coins_at_least(attempt: Try, count: int) -> bool:
    return _coins(attempt.position, attempt.seat) >= count


def _earns_at_least(attempt: Try, count: int) -> bool:
    before, now = (_coins(one, attempt.seat) for one in (attempt.start, attempt.position))
    return bool(attempt.actions) and now - before >= count


def _dead_end(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return is_dead_end(attempt.violations) is wanted


def _refused(attempt: Try, what: str) -> bool:
    return any(what in (violation.rule, violation.reason) for violation in attempt.violations)


def _action(value: object) -> Action:
    actions = read_actions(value)
    if len(actions) != 1:
        raise fault("not-one-action", found=as_written(value))
    return actions[0]


def _rule_or_reason(value: object) -> str:
    if not isinstance(value, str) or (value[:1].isupper() and value not in RULES):
        raise fault("unknown-rule", found=as_written(value), near=near(str(value), RULES))
    return value


DECISION: Final[Mapping[str, Check]] = {
    "owed": Check(_owed, listed(word_of(OWED))),
    "plays": Check(_plays, listed(_action)),
    "event": Check(_event, adapter(Events)),
    "bid": Check(_bid, listed(read_spot)),
    "kills": Check(_kills, adapter(Tribes)),
    "buys": Check(_buys, adapter(Resources)),
    "sells": Check(_sells, adapter(Resources)),
    "row_begins": Check(_row_begins, adapter(Resources)),
    "takes": Check(_takes, listed(word_of((DJINN, THIEF, *DJINN_WORDS, *THIEF_WORDS)))),
    "coins_at_least": Check(_coins_at_least, adapter(int)),
    "earns_at_least": Check(_earns_at_least, adapter(int)),
    "dead_end": flag(_dead_end, early=True),
    "refused": Check(
        _refused, adapter(Annotated[str, BeforeValidator(_rule_or_reason)]), early=True
    ),
}
"""What is asked about any decision.

owed               this decision is waited for now: `tile`, or `[tile, end]`; `nothing`
plays              all these actions were carried out, in the notation's words: `kill.r-c4`
event              one of these events happened, by its class: `CamelPlaced`
bid                a bid for the spot that costs so much: `3`
kills              meeples of all these tribes were killed: `r`
buys               all these resources were bought: `[fish, silk]`
row_begins         these are the first cards of the row now: `[fish, silk]`
sells              one set with all these resources was sold
takes              a `djinn`, a `thief`, or one of these cards was taken: `enki`
coins_at_least     whoever decides has at least so many coins
earns_at_least     he has at least so many more than at the start
dead_end           the last step was into a dead end (R2.2.8); asked early
refused            the last action broke this rule (`R2.2.3`) or had this reason
                   (`drop-diagonal`); asked early
"""
