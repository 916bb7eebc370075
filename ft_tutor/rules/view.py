"""What one player may know (R0.8, A65), and whole positions that agree with it.

A view is no position: what is hidden has no field in it. Analysis that must not peek takes a
view and works on positions sampled from it.
"""

from dataclasses import dataclass, replace
from itertools import accumulate, chain, pairwise
from random import Random
from typing import Final, TypeVar

from ft_tutor.rules.counts import NO_RESOURCES, Counts, added, counted, repeated
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import (
    HeldCard,
    Layout,
    Player,
    Position,
    Square,
    Supply,
    Turn,
)
from ft_tutor.rules.vocabulary import SEATS, START_COINS, CardId, Resource, Seat

T = TypeVar("T")

MOST_COINS_GUESSED: Final = 2 * START_COINS
"""A hidden number of coins is guessed from 0 to this; nothing on the table narrows it down."""

_RNG_BITS: Final = 32


@dataclass(frozen=True, slots=True)
class Rival:
    """What is open of another player: not the coins, and only how many resource cards.

    Attributes:
        cards: resource cards in the hand, of kinds unknown.
        camels: not yet placed.
    """

    viziers: int
    elders: int
    cards: int
    djinns: tuple[HeldCard, ...]
    thieves: tuple[HeldCard, ...]
    camels: int


@dataclass(frozen=True, slots=True)
class OpenSupply:
    """What is open of the supply: the draw piles are numbers of cards, and chance is missing.

    Attributes:
        bag: open, for the tiles, the hand and the players show the rest of the 90 meeples.
        row, djinn_row, thief_row: face-up cards, start of the row first.
        deck, djinn_deck, thief_deck: how many cards the draw pile has.
    """

    bag: Counts
    row: tuple[Resource, ...]
    deck: int
    discard: Counts
    djinn_row: tuple[CardId, ...]
    djinn_deck: int
    djinn_discard: tuple[CardId, ...]
    thief_row: tuple[CardId, ...]
    thief_deck: int
    palms: int
    palaces: int


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards that a player does not see: what they are, but not where each of them is.

    Whoever knows the box can work this out by subtraction.

    Attributes:
        resources: in the draw pile and in the others' hands together.
        djinns: in the draw pile, or drawn by another player who is choosing; by name.
        thieves: in the draw pile, by name.
    """

    resources: Counts
    djinns: tuple[CardId, ...]
    thieves: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as one player sees it; an immutable value, like a position.

    Attributes:
        seat: who looks.
        others: everybody else by seat.
        turn: without the djinns that another player has drawn to choose from.
        drawn: per pending decision, how many such djinns there are.
    """

    seat: Seat
    layout: Layout
    squares: tuple[Square, ...]
    own: Player
    others: tuple[tuple[Seat, Rival], ...]
    supply: OpenSupply
    unseen: Unseen
    turn: Turn
    drawn: tuple[int, ...]


def view(position: Position, seat: Seat) -> View:
    """Return what a player may know of a position (R0.8, A65)."""
    others = tuple(
        (other, player)
        for other, player in zip(SEATS, position.players, strict=False)
        if other != seat
    )
    pending = position.turn.pending
    drawn = tuple(decision.cards if _is_hidden(decision, seat) else () for decision in pending)
    return View(
        seat=seat,
        layout=position.layout,
        squares=position.squares,
        own=position.players[seat],
        others=tuple((other, _rival(player)) for other, player in others),
        supply=_open(position.supply),
        unseen=_unseen(position.supply, tuple(player for _, player in others), drawn),
        turn=_with_drawn(position.turn, seat, tuple(() for _ in pending)),
        drawn=tuple(len(cards) for cards in drawn),
    )


def _is_hidden(decision: Decision, seat: Seat) -> bool:
    """Say whether somebody else looks at drawn djinns and has not kept one yet."""
    return decision.owed is Owed.KEEP and decision.who != seat


def _with_drawn(turn: Turn, seat: Seat, drawn: tuple[tuple[CardId, ...], ...]) -> Turn:
    """Return the turn with these djinns in the hidden choices of the others."""
    pending = tuple(
        replace(decision, cards=cards) if _is_hidden(decision, seat) else decision
        for decision, cards in zip(turn.pending, drawn, strict=True)
    )
    return replace(turn, pending=pending)


def _rival(player: Player) -> Rival:
    return Rival(
        viziers=player.viziers,
        elders=player.elders,
        cards=sum(player.resources),
        djinns=player.djinns,
        thieves=player.thieves,
        camels=player.camels,
    )


def _open(supply: Supply) -> OpenSupply:
    return OpenSupply(
        bag=supply.bag,
        row=supply.row,
        deck=len(supply.deck),
        discard=supply.discard,
        djinn_row=supply.djinn_row,
        djinn_deck=len(supply.djinn_deck),
        djinn_discard=supply.djinn_discard,
        thief_row=supply.thief_row,
        thief_deck=len(supply.thief_deck),
        palms=supply.palms,
        palaces=supply.palaces,
    )


def _unseen(
    supply: Supply, others: tuple[Player, ...], drawn: tuple[tuple[CardId, ...], ...]
) -> Unseen:
    resources = counted(supply.deck, NO_RESOURCES)
    for player in others:
        resources = added(resources, player.resources)
    return Unseen(
        resources=resources,
        djinns=tuple(sorted((*supply.djinn_deck, *chain.from_iterable(drawn)))),
        thieves=tuple(sorted(supply.thief_deck)),
    )


# --- back to whole positions


def sample(seen: View, rng: Random) -> Position:
    """Return a random whole position that looks the same to the player.

    Every deal of the unseen cards is equally likely. The others' coins are a mere guess.
    """
    resources = _shuffled(tuple(map(Resource, repeated(seen.unseen.resources))), rng)
    hands, deck = _dealt(resources, tuple(rival.cards for _, rival in seen.others))
    drawn, djinn_deck = _dealt(_shuffled(seen.unseen.djinns, rng), seen.drawn)
    players = {seen.seat: seen.own}
    for (seat, rival), hand in zip(seen.others, hands, strict=True):
        players[seat] = _guessed(rival, hand, rng)
    return Position(
        layout=seen.layout,
        squares=seen.squares,
        players=tuple(players[seat] for seat in sorted(players)),
        supply=_filled(seen, deck, djinn_deck, rng),
        turn=_with_drawn(seen.turn, seen.seat, drawn),
    )


def _dealt(
    cards: tuple[T, ...], numbers: tuple[int, ...]
) -> tuple[tuple[tuple[T, ...], ...], tuple[T, ...]]:
    """Return hands of so many cards each, and the cards that are left."""
    ends = tuple(accumulate(numbers, initial=0))
    hands = tuple(cards[start:end] for start, end in pairwise(ends))
    return hands, cards[ends[-1] :]


def _shuffled(cards: tuple[T, ...], rng: Random) -> tuple[T, ...]:
    return tuple(rng.sample(cards, len(cards)))


def _guessed(rival: Rival, hand: tuple[Resource, ...], rng: Random) -> Player:
    return Player(
        coins=rng.randint(0, MOST_COINS_GUESSED),
        viziers=rival.viziers,
        elders=rival.elders,
        resources=counted(hand, NO_RESOURCES),
        djinns=rival.djinns,
        thieves=rival.thieves,
        camels=rival.camels,
    )


def _filled(
    seen: View, deck: tuple[Resource, ...], djinn_deck: tuple[CardId, ...], rng: Random
) -> Supply:
    known = seen.supply
    return Supply(
        bag=known.bag,
        row=known.row,
        deck=deck,
        discard=known.discard,
        djinn_row=known.djinn_row,
        djinn_deck=djinn_deck,
        djinn_discard=known.djinn_discard,
        thief_row=known.thief_row,
        thief_deck=_shuffled(seen.unseen.thieves, rng),
        palms=known.palms,
        palaces=known.palaces,
        rng=rng.getrandbits(_RNG_BITS),
    )
