"""What is paid and gained (R1, R2.4.B, R2.5, R2.6)."""

from dataclasses import dataclass
from typing import ClassVar

from ft_tutor.rules.changes import with_coins, with_discarded, with_resources
from ft_tutor.rules.counts import changed
from ft_tutor.rules.events.base import EventBase
from ft_tutor.rules.position import Position, with_player, with_supply, with_turn
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import CardId, Resource, RuleId, Seat, Tile, Tribe


@quick
@dataclass(frozen=True, slots=True)
class CoinsPaid(EventBase):
    """A player paid coins to the bank."""

    reason: ClassVar[str] = "coins-paid"
    about: ClassVar = ("seat",)
    coins_said: ClassVar = ("coins",)
    seat: Seat
    coins: int
    rule: RuleId

    def after(self, position: Position) -> Position:
        """Return the position with fewer coins."""
        return with_coins(position, self.seat, -self.coins)


@quick
@dataclass(frozen=True, slots=True)
class CoinsGained(EventBase):
    """A player got coins from the bank through a card.

    Attributes:
        card: the djinn that brings them.
        reason: `coins-gained`, or a sentence that says more.
    """

    about: ClassVar = ("seat", "card")
    coins_said: ClassVar = ("coins",)
    seat: Seat
    coins: int
    rule: RuleId
    card: CardId
    reason: str = "coins-gained"

    def after(self, position: Position) -> Position:
        """Return the position with more coins."""
        return with_coins(position, self.seat, self.coins)


@quick
@dataclass(frozen=True, slots=True)
class Paid(EventBase):
    """A player gave elders, to the bag, and fakirs, to the discard pile.

    Attributes:
        rule: what they are given for.
        card: the djinn whose power is paid, if it is one.
    """

    about: ClassVar = ("seat", "card")
    says: ClassVar = ("elders", "fakirs")
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

    def after(self, position: Position) -> Position:
        """Return the position with fewer elders and fakirs."""
        player, supply = position.players[self.seat], position.supply
        poorer = player.but(
            elders=player.elders - self.elders,
            resources=changed(player.resources, Resource.FAKIR, -self.fakirs),
        )
        richer = supply.but(
            bag=changed(supply.bag, Tribe.ELDER, self.elders),
            discard=changed(supply.discard, Resource.FAKIR, self.fakirs),
        )
        return with_supply(with_player(position, self.seat, poorer), richer)


@quick
@dataclass(frozen=True, slots=True)
class Built(EventBase):
    """Builders brought coins (R2.4.B).

    Attributes:
        tile: the final tile.
        blue: how many blue tiles there are on it and around it.
        builders: how many worked.
        fakirs: how many helped.
        times: 1, or what a card multiplies by.
    """

    rule: ClassVar[RuleId] = RuleId("R2.4.B")
    about: ClassVar = ("seat", "tile")
    says: ClassVar = ("blue", "builders", "fakirs", "times")
    coins_said: ClassVar = ("coins",)
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

    def after(self, position: Position) -> Position:
        """Return the position with the coins, which the turn remembers."""
        position = with_coins(position, self.seat, self.coins)
        return with_turn(position, position.turn.but(built=position.turn.built + self.coins))


@quick
@dataclass(frozen=True, slots=True)
class Sold(EventBase):
    """A player sold one set of different goods (R2.6.1)."""

    reason: ClassVar[str] = "sold"
    rule: ClassVar[RuleId] = RuleId("R2.6.1")
    about: ClassVar = ("seat", "goods")
    says: ClassVar = ("count",)
    coins_said: ClassVar = ("coins",)
    seat: Seat
    goods: tuple[Resource, ...]
    coins: int

    @property
    def count(self) -> int:
        """How many goods."""
        return len(self.goods)

    def after(self, position: Position) -> Position:
        """Return the position with the goods discarded for coins."""
        position = with_resources(position, self.seat, self.goods, -1)
        return with_coins(with_discarded(position, self.goods), self.seat, self.coins)
