"""Every action that can be named: all kinds, with far more choices than are ever legal."""

from itertools import chain, combinations, combinations_with_replacement, product

from ft_tutor.rules.actions import (
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
from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.vocabulary import SEATS, TILES, TRIBES, Piece, Resource

PAYMENTS = tuple(Payment(elders, fakirs) for elders, fakirs in product(range(4), range(3)))
CARDS = (*DJINNS, MORGIANE.card, *THIEVES, "nobody")


def _some(things, *numbers):
    """Every choice of so many things, each as often as one likes, in their order."""
    return chain.from_iterable(combinations_with_replacement(things, n) for n in numbers)


def _transfers():
    yield {}
    yield from ({"resources": some} for some in _some(Resource, 1, 2))
    yield {"resources": (Resource.FISH,) * 3}
    yield from ({"card": card} for card in CARDS)
    yield from ({"piece": piece} for piece in Piece)
    yield from ({"tile": tile, "piece": piece} for tile in TILES for piece in (None, *Piece))
    yield {"card": "boaz", "tile": TILES[0]}


TARGETS = (
    *({"tile": tile} for tile in TILES),
    *({"seat": seat} for seat in SEATS),
    {},
    {"tile": TILES[14], "seat": SEATS[1]},
)
_SETS = chain.from_iterable(combinations(Resource, n) for n in range(len(Resource) + 1))

PASS = (Pass(),)
PLACES = tuple(PlacePiece(tile, pay) for tile in TILES for pay in (None, *PAYMENTS))
BY_DECISION = {
    Owed.BID: tuple(Bid(spot, fakirs) for spot in range(-1, 11) for fakirs in range(9)),
    Owed.MOVEMENT: (
        *map(PickUp, TILES),
        *(Drop(tile, tribe) for tile in TILES for tribe in TRIBES),
        *PASS,
    ),
    Owed.TRIBE: (
        TribeAction(),
        *map(Build, range(20)),
        *(
            Kill(tribes, fakirs=fakirs, **target)
            for tribes in (*_some(TRIBES, 0, 1, 2), TRIBES[:1] * 3)
            for target in TARGETS
            for fakirs in range(10)
        ),
        *PASS,
    ),
    Owed.THIEF: PASS,
    Owed.GIVE: tuple(Give(**fields) for fields in _transfers()),
    Owed.CLAIM: tuple(Claim(**fields) for fields in _transfers()),
    Owed.TILE: (
        *map(Buy, _some(Resource, 0, 1, 2, 3)),
        *(TakeCard(card, payment) for card in CARDS for payment in PAYMENTS),
        *PLACES,
        *PASS,
    ),
    Owed.PLACE: (*PLACES, *PASS),
    Owed.KEEP: tuple(map(Keep, CARDS)),
    Owed.TURN_END: (EndTurn(), *map(Sell, _SETS), *map(Sell, _some(Resource, 2, 3))),
}
"""Per decision: what may answer it, apart from cards that are used."""

USES = {
    card: tuple(UseCard(card, payment, tile) for payment in PAYMENTS for tile in (None, *TILES))
    for card in CARDS
}
THIEVES_USED = tuple(map(UseThief, CARDS))

EVERY = tuple(dict.fromkeys((*chain(*BY_DECISION.values()), *chain(*USES.values()), *THIEVES_USED)))
"""All of it, some 20,000 actions."""


def answers(position):
    """What could be legal here at all: the answers to what is owed, and cards that are held."""
    player = position.players[position.turn.active]
    held = (USES[one.card] for one in (*player.djinns, *player.thieves))
    return dict.fromkeys((*BY_DECISION[position.decision.owed], *chain(*held), *THIEVES_USED))
