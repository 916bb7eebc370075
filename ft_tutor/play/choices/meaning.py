"""Meaning: which kind of action a press is about, by the place and by what is owed."""

from collections.abc import Callable, Mapping
from typing import Any, Final

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
    PickUp,
    PlacePiece,
    Sell,
    TakeCard,
    TribeAction,
    UseCard,
    UseThief,
)
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Position
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
    Stock,
    ThiefCard,
    TurnSpot,
)

_ON_A_TILE: Final = {
    Owed.TRIBE: Kill,
    Owed.TILE: PlacePiece,
    Owed.PLACE: PlacePiece,
    Owed.GIVE: Give,
    Owed.CLAIM: Claim,
    None: PickUp,
}

_KINDS: Final[Mapping[type, Mapping[Owed | None, type | None]]] = {
    OnTile: _ON_A_TILE,
    OnTileMeeple: _ON_A_TILE,
    OnTilePiece: _ON_A_TILE,
    InHand: {None: Drop},
    BidSpot: {None: Bid},
    TurnSpot: {None: Bid},
    RowCard: {None: Buy},
    DjinnCard: {Owed.KEEP: Keep, None: TakeCard},
    ThiefCard: {None: TakeCard},
    AreaOf: {None: Kill},
    OwnCard: {Owed.GIVE: Give, None: UseCard},
    OwnResource: {Owed.BID: Bid, Owed.TRIBE: Build, Owed.GIVE: Give, None: Sell},
    OwnMeeple: {None: Kill},
    GivenUp: {None: Claim},
    Stock: {None: None},
    Amount: {Owed.BID: Bid, None: Build},
}
"""Per place: the kind of action by what is owed; under None what it is in all other cases."""

SIGNS: Final[Mapping[str, type]] = {
    "pass": Pass,
    "end": EndTurn,
    "collect": TribeAction,
    "build": Build,
    "sell": Sell,
}
"""Per sign: the kind of action that it stands for or completes."""

WHOLES: Final[Mapping[type, Callable[[Any], Place]]] = {
    OnTileMeeple: lambda place: OnTile(place.tile),
    OnTilePiece: lambda place: OnTile(place.tile),
    OwnMeeple: lambda place: AreaOf(place.seat),
}
"""Per place that is a part of another: that other place."""


def kind_of(position: Position, place: Place) -> type | None:
    """Return the kind of action that a press would begin; None for a sign that nobody knows."""
    if isinstance(place, Sign):
        return SIGNS.get(place.name)
    decision = position.decision
    kinds = _KINDS[type(place)]
    kind = kinds.get(decision.owed if decision else None, kinds[None])
    if kind is PickUp and position.turn.movement is not None:
        return Drop
    if kind is UseCard and isinstance(place, OwnCard) and place.card in THIEVES:
        return UseThief
    return kind
