"""Every place that can be named, and the actions that presses reach."""

from collections import deque

from ft_tutor.play.choices import choices
from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.vocabulary import SEATS, TILES, TRIBES, Piece, Resource
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
    RowCard,
    Shared,
    Sign,
    Stock,
    ThiefCard,
    TurnSpot,
)

CARDS = (*DJINNS, MORGIANE.card, *THIEVES, "nobody")

EVERYWHERE = (
    *map(OnTile, TILES),
    *map(InHand, TRIBES),
    *map(BidSpot, range(-1, 5)),
    *map(TurnSpot, range(-1, 10)),
    *map(RowCard, range(-1, 10)),
    *map(DjinnCard, CARDS),
    *map(ThiefCard, CARDS),
    *map(AreaOf, SEATS),
    *(OwnCard(seat, card) for seat in SEATS for card in CARDS),
    *(OwnResource(seat, resource) for seat in SEATS for resource in Resource),
    *(OwnMeeple(seat, tribe) for seat in SEATS for tribe in TRIBES),
    *(OnTileMeeple(tile, tribe) for tile in TILES for tribe in TRIBES),
    *(OnTilePiece(tile, piece) for tile in TILES for piece in Piece),
    *(GivenUp(seat, index) for seat in SEATS for index in range(-1, 3)),
    *map(Stock, Shared),
    *map(Amount, (-1, *range(12), 10**12)),
    *map(Sign, ("pass", "end", "collect", "build", "sell", "", "nobody")),
)
"""Places of all types, many of which no position has."""


def reached(position, legal=None):
    """Yield (picked, place, action) for every press that choices lead to, the shortest first."""
    waiting, seen = deque([()]), {frozenset()}
    while waiting:
        picked = waiting.popleft()
        for place, action in choices(position, picked, legal=legal).items():
            yield picked, place, action
            chosen = frozenset((*picked, place))
            if action is None and chosen not in seen:
                seen.add(chosen)
                waiting.append((*picked, place))
