"""Spelling: which places are pressed for an action, and which action pressed places mean.

One row per kind of action says both, so that what is offered and what is refused speak alike. A
number of things is spelled as the thing and an `Amount`, nothing as ``Amount(0)``: a place is
pressed once, and a second press takes it back.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from ft_tutor.play.choices import reading
from ft_tutor.play.choices.pressed import Pressed
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
    Payment,
    PickUp,
    PlacePiece,
    Sell,
    TakeCard,
    TribeAction,
    UseCard,
    UseThief,
)
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import MARKETS, CardId, Market, Resource, Seat, Tile, Tribe
from ft_tutor.scene.places import (
    Amount,
    AreaOf,
    BidSpot,
    DjinnCard,
    GivenUp,
    InHand,
    OnTile,
    OnTileMeeple,
    OnTilePiece,
    OwnCard,
    OwnMeeple,
    OwnResource,
    Place,
    RowCard,
    Sign,
    ThiefCard,
    TurnSpot,
)

Places = tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Spelling:
    """The places that are pressed for an action.

    Attributes:
        first: pressed before the others, all of them.
        must: pressed in any case, in any order.
        may: pressed in any order, as far as they tell actions apart; what the rules leave no
            choice about is not asked.
    """

    first: Places = ()
    must: Places = ()
    may: Places = ()

    def holds(self, picked: Places) -> bool:
        """Say whether these places may be pressed for it."""
        rest = [place for place in picked if place not in self.first]
        if rest and len(picked) - len(rest) < len(self.first):
            return False
        return all(place in self.must or place in self.may for place in rest)

    def is_done(self, picked: Places) -> bool:
        """Say whether nothing that must be pressed is missing."""
        return all(place in picked for place in (*self.first, *self.must))

    def next(self, picked: Places) -> Places:
        """Return what can be pressed after these places, which it holds."""
        first = tuple(place for place in self.first if place not in picked)
        return first or tuple(p for p in (*self.must, *self.may) if p not in picked)


Spelled = Callable[[Seat, Position, Any], Iterable[Spelling]]


@dataclass(frozen=True, slots=True)
class Row:
    """A kind of action.

    Attributes:
        places: the types of the places that are pressed for it.
        spelled: the ways to press an action; the seat is whoever decides.
        read: the action that pressed places mean, legal or not; None while too little is pressed.
        many: those of the places of which several are pressed; of any other the last one counts.
    """

    places: tuple[type, ...]
    spelled: Spelled
    read: Callable[[Pressed], Action | None]
    many: tuple[type, ...] = ()


def _several(place: Place, number: int) -> Iterator[Place]:
    """Yield what is pressed for so many of a thing that is there in any case."""
    if number:
        yield place
    if number > 1:
        yield Amount(number)


def _some_fakirs(seat: Seat, number: int) -> Places:
    """Return what is pressed for so many fakirs, or for none."""
    return (OwnResource(seat, Resource.FAKIR), Amount(number)) if number else (Amount(0),)


def _payment(seat: Seat, payment: Payment | None) -> Iterator[Place]:
    if payment is not None:
        yield from _several(OwnMeeple(seat, Tribe.ELDER), payment.elders)
        yield from _several(OwnResource(seat, Resource.FAKIR), payment.fakirs)


def _tile(tile: Tile | None) -> Iterator[Place]:
    if tile is not None:
        yield OnTile(tile)


def _piece(action: Give) -> Iterator[Place]:
    if action.tile is not None and action.piece is not None:
        yield OnTilePiece(action.tile, action.piece)


def _face_up(position: Position, card: CardId) -> Place:
    return ThiefCard(card) if card in position.supply.thief_row else DjinnCard(card)


# --- the kinds that need more than a line


def _kill(_seat: Seat, _position: Position, action: Kill) -> Iterator[Spelling]:
    victims: list[Place] = []
    for tribe in dict.fromkeys(action.tribes):
        number = action.tribes.count(tribe)
        if action.tile is not None:
            victims += _several(OnTileMeeple(action.tile, tribe), number)
        elif action.seat is not None:
            victims += _several(OwnMeeple(action.seat, tribe), number)
    where = _tile(action.tile) if action.seat is None else (AreaOf(action.seat),)
    yield Spelling(tuple(where), may=tuple(victims))


def _give(seat: Seat, _position: Position, action: Give) -> Iterator[Spelling]:
    cards = tuple(OwnResource(seat, card) for card in dict.fromkeys(action.resources))
    if len(cards) == 1:
        one, *number = _several(cards[0], len(action.resources))
        yield Spelling((one,), may=tuple(number))
        return
    card = (OwnCard(seat, action.card),) if action.card else ()
    yield Spelling(tuple(_tile(action.tile)), may=(*cards, *card, *_piece(action)))


def _claim(_seat: Seat, position: Position, action: Claim) -> Iterator[Spelling]:
    """Yield how a claim is pressed: by what was given up; for resources, by each choice of them."""
    given = position.turn.given
    if not action.resources:
        like = tuple(GivenUp(one.seat, 0) for one in given if _is_claimed(one, action))
        yield Spelling(may=(*_tile(action.tile), *like))
        return
    lying = [(card, GivenUp(one.seat, n)) for one in given for n, card in enumerate(one.resources)]
    yield from _each_choice(lying, action.resources)


def _is_claimed(given: Any, action: Claim) -> bool:
    """Say whether a thing that was given up is what an action claims."""
    if action.piece is not None:
        return bool(given.piece is action.piece)
    return bool(given.card == action.card and given.tile == action.tile)


def _buy(_seat: Seat, position: Position, action: Buy) -> Iterator[Spelling]:
    market = market_at(position)
    offered = position.supply.row[: market.first] if market else ()
    lying = [(card, RowCard(n)) for n, card in enumerate(offered)]
    yield from _each_choice(lying, action.resources)


def market_at(position: Position) -> Market | None:
    """Return the market where the movement ended, if there is one."""
    movement = position.turn.movement
    return MARKETS.get(position.layout[movement.here].kind) if movement else None


def _each_choice(
    lying: Iterable[tuple[Resource, Place]], wanted: tuple[Resource, ...]
) -> Iterator[Spelling]:
    """Yield each choice of cards that lie somewhere; equal ones are as good as each other."""
    some = ((card, place) for card, place in lying if card in wanted)
    for chosen in combinations(some, len(wanted)):
        if tuple(sorted(card for card, _ in chosen)) == wanted:
            yield Spelling(may=tuple(place for _, place in chosen))


def _one(*first: Place, must: Iterable[Place] = (), may: Iterable[Place] = ()) -> tuple[Spelling]:
    return (Spelling(first, tuple(must), tuple(may)),)


_PAID: Final = (OwnMeeple, OwnResource, Amount)

ROWS: Final[Mapping[type, Row]] = {
    Bid: Row(
        (TurnSpot, BidSpot, OwnResource, Amount),
        lambda seat, _, a: _one(must=(TurnSpot(a.spot),), may=_some_fakirs(seat, a.fakirs)),
        reading.bid,
    ),
    PickUp: Row(
        (OnTile,),
        lambda _, __, a: _one(OnTile(a.tile)),
        reading.pick_up,
    ),
    Drop: Row(
        (OnTile, InHand),
        lambda _, __, a: _one(must=(InHand(a.tribe), OnTile(a.tile))),
        reading.drop,
    ),
    TribeAction: Row((Sign,), lambda *_: _one(Sign("collect")), lambda _: TribeAction()),
    Build: Row(
        (Sign, OwnResource, Amount),
        lambda seat, _, a: _one(must=(Sign("build"),), may=_some_fakirs(seat, a.fakirs)),
        lambda pressed: Build(pressed.fakirs),
    ),
    Kill: Row(
        (OnTile, OnTileMeeple, AreaOf, OwnMeeple, Amount),
        _kill,
        reading.kill,
        many=(OnTileMeeple, OwnMeeple),
    ),
    UseThief: Row(
        (OwnCard,),
        lambda seat, _, a: _one(OwnCard(seat, a.card)),
        reading.use_thief,
    ),
    Give: Row(
        (OwnResource, OwnCard, OnTile, OnTilePiece, Amount),
        _give,
        reading.give,
        many=(OwnResource,),
    ),
    Claim: Row((GivenUp, OnTile), _claim, reading.claim, many=(GivenUp,)),
    Buy: Row((RowCard,), _buy, reading.buy, many=(RowCard,)),
    TakeCard: Row(
        (DjinnCard, ThiefCard, *_PAID),
        lambda seat, p, a: _one(_face_up(p, a.card), may=_payment(seat, a.payment)),
        reading.take,
    ),
    PlacePiece: Row(
        (OnTile, *_PAID),
        lambda seat, _, a: _one(OnTile(a.tile), may=_payment(seat, a.payment)),
        reading.place,
    ),
    UseCard: Row(
        (OwnCard, OnTile, *_PAID),
        lambda seat, _, a: _one(
            OwnCard(seat, a.card), may=(*_payment(seat, a.payment), *_tile(a.tile))
        ),
        reading.use,
    ),
    Keep: Row(
        (DjinnCard,),
        lambda _, __, a: _one(DjinnCard(a.card)),
        reading.keep,
    ),
    Sell: Row(
        (OwnResource, Sign),
        lambda seat, _, a: _one(
            *(OwnResource(seat, good) for good in a.goods), must=(Sign("sell"),)
        ),
        lambda pressed: Sell(pressed.resources),
        many=(OwnResource,),
    ),
    Pass: Row((Sign,), lambda *_: _one(Sign("pass")), lambda _: Pass()),
    EndTurn: Row((Sign,), lambda *_: _one(Sign("end")), lambda _: EndTurn()),
}
