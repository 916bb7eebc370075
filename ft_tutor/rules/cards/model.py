"""What a card is: its record, and the hooks by which it takes part in the game.

There are five kinds of hook, each given with the card: it offers a paid power, reacts to an event,
adjusts an amount, forbids what would harm its owner, or widens a choice.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from ft_tutor.rules.actions import Claim, Give, Payment
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.legality import Stages, Violation
from ft_tutor.rules.position import HeldCard, Position
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import CardId, RuleId, Seat, Tile, Tribe


class Cost(Enum):
    """What a use of a paid power costs, in elders and fakirs."""

    NONE = "none"
    ELDER_OR_FAKIR = "elder-or-fakir"
    ELDER_AND_ONE_MORE = "elder-and-one-more"
    FAKIR = "fakir"
    FAKIRS = "fakirs"


WAYS: Final[Mapping[Cost, tuple[Payment, ...]]] = {
    Cost.NONE: (),
    Cost.ELDER_OR_FAKIR: (Payment(elders=1), Payment(fakirs=1)),
    Cost.ELDER_AND_ONE_MORE: (Payment(elders=2), Payment(elders=1, fakirs=1)),
    Cost.FAKIR: (Payment(fakirs=1),),
    Cost.FAKIRS: (),
}
"""Per cost: every way to pay it, the player's choice each time (A75); fakirs in a bid are named
by the bid itself.
"""


class Amount(Enum):
    """The amounts that a djinn may adjust for its owner."""

    BUILDING = "building"  # what the coins of builders are multiplied by (R2.4.B)
    VICTIMS = "victims"  # how many meeples the assassins kill (R2.4.R)
    BID_FAKIRS = "bid-fakirs"  # how many fakirs may lower a bid (R1.8)
    VIZIER = "vizier"  # what a vizier scores (R5)
    ELDER = "elder"  # what an elder scores (R5)
    PALM = "palm"  # what a palm scores (R5)
    WILD_GOODS = "wild-goods"  # for how many goods of any kind fakirs stand (A58)


class Threat(Enum):
    """What a djinn may keep from its owner."""

    ASSASSINS = "assassins"  # those of an opponent (R2.4.R)
    THIEVES = "thieves"  # those of an opponent (R7.3)


# --- djinns


@quick
@dataclass(frozen=True, slots=True)
class Use:
    """A paid power as it is used, or might be.

    Attributes:
        seat: who uses it.
        tile: what it acts on, if it acts on a tile.
    """

    djinn: "Djinn"
    seat: Seat
    payment: Payment
    tile: Tile | None = None

    @property
    def card(self) -> CardId:
        """The djinn's id."""
        return self.djinn.card

    @property
    def rule(self) -> RuleId:
        """The djinn's rule."""
        return self.djinn.rule

    @property
    def on_tile(self) -> Tile:
        """What it acts on, where a tile is asked for."""
        assert self.tile is not None
        return self.tile


Targets = Sequence[Tile | None]
"""What a use of a power may act on: tiles, or None once where a power acts on no tile."""

ONE_USE: Targets = (None,)
NO_USE: Targets = ()


@dataclass(frozen=True, slots=True)
class Power:
    """A power that is paid for in a window of the owner's turn (W1 to W4).

    Attributes:
        targets: what it may act on after the payment; empty where that could have no effect.
        stages: the same as reasons, after those that all powers share.
        effects: what it does once it is paid.
    """

    targets: Callable[[Position, Use], Targets]
    stages: Stages
    effects: Callable[[Position, Use], Effects]


Reaction = Callable[[Position, Seat, Any], Effects | None]
"""What a djinn does after an event, if anything; asked with the position after it and its owner."""

Adjustment = Callable[[Position, Seat, HeldCard, int], int]
"""The amount that applies to who has the djinn, instead of the usual one."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Djinn:
    """A djinn card and all that it does.

    Attributes:
        points: printed on the card, in VP (R5).
        rule: what its power does.
        cost: of one use of the power; NONE for powers that always work.
        power: that it offers in a window.
        paid_with: the reason that says with what else it is paid, if not in a window.
        reacts: to which events, and how.
        adjusts: which amounts, and how.
        forbids: what it keeps from its owner.
        keeps: the victims of its owner's assassins that go in front of him (D.12).
    """

    card: CardId
    points: int
    rule: RuleId
    cost: Cost = Cost.NONE
    power: Power | None = None
    paid_with: str = ""
    reacts: Mapping[type, Reaction] = field(default_factory=dict)
    adjusts: Mapping[Amount, Adjustment] = field(default_factory=dict)
    forbids: Threat | None = None
    keeps: tuple[Tribe, ...] = ()


def needs_tile(_position: Position, use: Use) -> Violation | None:
    """Return that a power is to name the tile that it acts on, or None."""
    return None if use.tile is not None else Violation("power-needs-tile", use.rule, (use.card,))


def takes_no_tile(_position: Position, use: Use) -> Violation | None:
    """Return that a power acts on no tile, or None."""
    if use.tile is None:
        return None
    return Violation("power-takes-no-tile", use.rule, (use.card, use.tile))


def wrong_price(djinn: Djinn, payment: Payment) -> Violation | None:
    """Return that a payment is not what a power costs, or None."""
    if payment in WAYS[djinn.cost]:
        return None
    facts = (
        ("price", djinn.cost.value),
        ("elders", payment.elders),
        ("fakirs", payment.fakirs),
    )
    return Violation("power-price", djinn.rule, (djinn.card,), facts)


# --- thieves


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Thief:
    """A thief: what he makes the others give up, and what his user takes of it (R7.3).

    Attributes:
        tribe: after whose action he may be used.
        what: is given up: `resources`, `vizier`, `djinn`, `camel` or `piece`.
        fields: of Give and Claim that must be filled in, and no others.
        gifts: what a player can give up; empty if there is nothing.
        gift_fault: why a Give with the right fields is not among them.
        claims: what the user can take; empty if there is nothing.
        claim_fault: why a Claim with the right fields is not among them.
        claimed: takes it.
        viziers: that each player gives up; they are all alike, so that no field names them.
    """

    card: CardId
    tribe: Tribe
    what: str
    fields: frozenset[str]
    gifts: Callable[[Position, Seat], tuple[Give, ...]]
    gift_fault: Callable[[Position, Seat, Give], Violation | None]
    claims: Callable[[Position, Seat], tuple[Claim, ...]]
    claim_fault: Callable[[Position, Seat, Claim], Violation | None]
    claimed: Callable[[Position, Seat, Claim], Effects]
    viziers: int = 0
