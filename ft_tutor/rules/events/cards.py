"""What happens with djinns, and thieves that are bought (R2.5.5, R7.2)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ft_tutor.rules.changes import with_djinn, without
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.events.base import EventBase
from ft_tutor.rules.position import HeldCard, Position, with_pending, with_player, with_supply
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import CardId, RuleId, Seat

SACRED_PLACE: Final = RuleId("R2.5.5")


@quick
@dataclass(frozen=True, slots=True)
class DjinnTaken(EventBase):
    """A player took a djinn from the row (R2.5.5)."""

    reason: ClassVar[str] = "djinn-taken"
    rule: ClassVar[RuleId] = SACRED_PLACE
    about: ClassVar = ("seat", "card")
    seat: Seat
    card: CardId

    def after(self, position: Position) -> Position:
        """Return the position with the djinn in front of the player."""
        row = without(position.supply.djinn_row, self.card)
        position = with_supply(position, position.supply.but(djinn_row=row))
        return with_djinn(position, self.seat, self.card)


@quick
@dataclass(frozen=True, slots=True)
class ThiefTaken(EventBase):
    """A player took the face-up thief (R7.2)."""

    reason: ClassVar[str] = "thief-taken"
    rule: ClassVar[RuleId] = RuleId("R7.2")
    about: ClassVar = ("seat", "card")
    seat: Seat
    card: CardId

    def after(self, position: Position) -> Position:
        """Return the position with the thief in front of the player."""
        row = without(position.supply.thief_row, self.card)
        position = with_supply(position, position.supply.but(thief_row=row))
        player = position.players[self.seat]
        thieves = (*player.thieves, HeldCard(self.card))
        return with_player(position, self.seat, player.but(thieves=thieves))


@quick
@dataclass(frozen=True, slots=True)
class CardUsed(EventBase):
    """A player used the power of a djinn; not again in this turn (W1 to W4)."""

    reason: ClassVar[str] = "card-used"
    about: ClassVar = ("seat", "card")
    seat: Seat
    card: CardId
    rule: RuleId

    def after(self, position: Position) -> Position:
        """Return the position with the djinn used."""
        player = position.players[self.seat]
        djinns = tuple(
            HeldCard(held.card, used=True) if held.card == self.card else held
            for held in player.djinns
        )
        return with_player(position, self.seat, player.but(djinns=djinns))


@quick
@dataclass(frozen=True, slots=True)
class DjinnsDrawn(EventBase):
    """A player drew the top djinns of the pile, to keep one; it is owed (KEEP).

    Attributes:
        card: the djinn that allows it.
    """

    reason: ClassVar[str] = "djinns-drawn"
    about: ClassVar = ("seat", "card", "cards")
    says: ClassVar = ("count",)
    seat: Seat
    cards: tuple[CardId, ...]
    card: CardId
    rule: RuleId

    @property
    def count(self) -> int:
        """How many cards."""
        return len(self.cards)

    def after(self, position: Position) -> Position:
        """Return the position with the choice owed."""
        deck = position.supply.djinn_deck[len(self.cards) :]
        position = with_supply(position, position.supply.but(djinn_deck=deck))
        keep = Decision(Owed.KEEP, self.seat, card=self.card, cards=self.cards)
        return with_pending(position, (*position.turn.pending, keep))


@quick
@dataclass(frozen=True, slots=True)
class DrawnDjinnKept(EventBase):
    """One of the djinns drawn was kept, and the others were discarded; KEEP is settled."""

    reason: ClassVar[str] = "drawn-djinn-kept"
    about: ClassVar = ("seat", "card")
    seat: Seat
    card: CardId
    rule: RuleId

    def after(self, position: Position) -> Position:
        """Return the position with the djinn in front of the player."""
        *pending, keep = position.turn.pending
        discard = (*position.supply.djinn_discard, *without(keep.cards, self.card))
        position = with_supply(position, position.supply.but(djinn_discard=discard))
        return with_pending(with_djinn(position, self.seat, self.card), tuple(pending))
