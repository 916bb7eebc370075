"""The legal actions as numbered choices, grouped by what they are."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from ft_tutor.notation import write_action
from ft_tutor.rules.actions import (
    Action,
    Bid,
    Build,
    Buy,
    Claim,
    Drop,
    EndTurn,
    Give,
    Keep,
    Kill,
    Pass,
    PickUp,
    PlacePiece,
    Sell,
    TakeCard,
    TribeAction,
    UseCard,
    UseThief,
)
from ft_tutor.texts import Catalogue

MOST_SHOWN: Final = 30
"""How many choices of a group are listed; the others can be typed."""

WIDTH: Final = 96
INDENT: Final = "   "
GLUE: Final = "\N{NO-BREAK SPACE}"
"""Keeps a number beside its action when lines are filled."""

_GROUPS: Final = {
    Bid: "bid",
    PickUp: "pick-up",
    Drop: "drop",
    TribeAction: "collect",
    Build: "build",
    Kill: "kill",
    UseThief: "reveal",
    Give: "give",
    Claim: "claim",
    Buy: "buy",
    TakeCard: "take",
    PlacePiece: "place",
    UseCard: "use",
    Keep: "keep",
    Sell: "sell",
    Pass: "pass",
    EndTurn: "end",
}
"""Per kind of action: its heading; choices are listed in this order."""


@dataclass(frozen=True, slots=True)
class Group:
    """Choices of one kind.

    Attributes:
        heading: the stem of its text.
        listed: the choices that are listed, each with its number.
        more: the choices that are not.
    """

    heading: str
    listed: tuple[tuple[int, Action], ...]
    more: tuple[Action, ...]


def groups(actions: Iterable[Action]) -> tuple[Group, ...]:
    """Group legal actions and number them from 1."""
    by_heading: dict[str, list[Action]] = {heading: [] for heading in _GROUPS.values()}
    for action in actions:
        by_heading[_GROUPS[type(action)]].append(action)
    found: list[Group] = []
    number = 1
    for heading, members in by_heading.items():
        if members:
            found.append(_group(heading, members, number))
            number += len(found[-1].listed)
    return tuple(found)


def _group(heading: str, members: list[Action], number: int) -> Group:
    # Of the sets to sell, which may be hundreds, the big ones are the better ones.
    members = sorted(members, key=_size_of_sale, reverse=True)
    listed = tuple(enumerate(members[:MOST_SHOWN], start=number))
    return Group(heading, listed, tuple(members[MOST_SHOWN:]))


def _size_of_sale(action: Action) -> int:
    return len(action.goods) if isinstance(action, Sell) else 0


def numbered(found: Iterable[Group]) -> dict[int, Action]:
    """Return the listed choices by their numbers."""
    return {number: action for group in found for number, action in group.listed}


def lines(texts: Catalogue, found: Iterable[Group]) -> Iterator[str]:
    """Yield the choices as lines of text."""
    for group in found:
        yield texts.say(f"cli-choice-{group.heading}")
        items = (f"{number}{GLUE}{write_action(action)}" for number, action in group.listed)
        filled = fill(
            "   ".join(items),
            WIDTH,
            initial_indent=INDENT,
            subsequent_indent=INDENT,
            break_on_hyphens=False,
            break_long_words=False,
        )
        yield filled.replace(GLUE, " ")
        if group.more:
            example = write_action(group.more[0])
            yield INDENT + texts.say("cli-choice-more", count=len(group.more), example=example)
