"""What is paid and gained (R1, R2.4.B, R2.5, R2.6)."""

from dataclasses import dataclass
from typing import ClassVar

from ft_tutor.rules.events.base import Facts, Subject, Told
from ft_tutor.rules.vocabulary import CardId, Resource, RuleId, Seat, Tile


@dataclass(frozen=True, slots=True)
class CoinsPaid(Told):
    """A player paid coins to the bank."""

    reason: ClassVar[str] = "coins-paid"
    seat: Seat
    coins: int
    rule: RuleId

    @property
    def subject(self) -> Subject:
        """The seat."""
        return (self.seat,)

    @property
    def facts(self) -> Facts:
        """How many coins."""
        return (("coins", self.coins),)


@dataclass(frozen=True, slots=True)
class CoinsGained(Told):
    """A player got coins from the bank through a card.

    Attributes:
        card: the djinn that brings them.
        reason: `coins-gained`, or a sentence that says more.
    """

    seat: Seat
    coins: int
    rule: RuleId
    card: CardId
    reason: str = "coins-gained"

    @property
    def subject(self) -> Subject:
        """The seat and the card."""
        return (self.seat, self.card)

    @property
    def facts(self) -> Facts:
        """How many coins."""
        return (("coins", self.coins),)


@dataclass(frozen=True, slots=True)
class Paid(Told):
    """A player gave elders, to the bag, and fakirs, to the discard pile.

    Attributes:
        rule: what they are given for.
        card: the djinn whose power is paid, if it is one.
    """

    seat: Seat
    elders: int
    fakirs: int
    rule: RuleId
    card: CardId | None = None

    @property
    def reason(self) -> str:
        """Which of the two were given."""
        if self.elders and self.fakirs:
            return "paid-both"
        return "paid-elders" if self.elders else "paid-fakirs"

    @property
    def subject(self) -> Subject:
        """The seat, and the card if there is one."""
        return (self.seat,) if self.card is None else (self.seat, self.card)

    @property
    def facts(self) -> Facts:
        """How many of each."""
        return (("elders", self.elders), ("fakirs", self.fakirs))


@dataclass(frozen=True, slots=True)
class Built(Told):
    """Builders brought coins (R2.4.B).

    Attributes:
        tile: the final tile.
        blue: how many blue tiles there are on it and around it.
        builders: how many worked.
        fakirs: how many helped.
        times: 1, or what a card multiplies by.
    """

    rule: ClassVar[RuleId] = RuleId("R2.4.B")
    seat: Seat
    tile: Tile
    blue: int
    builders: int
    fakirs: int
    times: int
    coins: int

    @property
    def reason(self) -> str:
        """Whether the coins are multiplied."""
        return "built" if self.times == 1 else "built-multiplied"

    @property
    def subject(self) -> Subject:
        """The seat and the tile."""
        return (self.seat, self.tile)

    @property
    def facts(self) -> Facts:
        """The sum and what it is made of."""
        return (
            ("coins", self.coins),
            ("blue", self.blue),
            ("builders", self.builders),
            ("fakirs", self.fakirs),
            ("times", self.times),
        )


@dataclass(frozen=True, slots=True)
class Sold(Told):
    """A player sold one set of different goods (R2.6.1)."""

    reason: ClassVar[str] = "sold"
    rule: ClassVar[RuleId] = RuleId("R2.6.1")
    seat: Seat
    goods: tuple[Resource, ...]
    coins: int

    @property
    def subject(self) -> Subject:
        """The seat and the goods."""
        return (self.seat, *self.goods)

    @property
    def facts(self) -> Facts:
        """How many goods, and the coins."""
        return (("count", len(self.goods)), ("coins", self.coins))
