"""What is pointed at: its name, what lies there, and the rule that says what it does."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Final

from ft_tutor.play.table.owed import rule_of
from ft_tutor.play.view import View
from ft_tutor.play.voice import Voice
from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import RULES_OF_TILES, RULES_OF_TRIBES, CardId, Resource, RuleId
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
    Shared,
    Sign,
    Stock,
    ThiefCard,
    TurnSpot,
)
from ft_tutor.texts import rule_sentence

_CARDS: Final = {card: djinn.rule for card, djinn in ALL_DJINNS.items()}


def _card(_position: Position, place: Any) -> RuleId | None:
    return _of_card(place.card)


def _of_card(card: CardId) -> RuleId | None:
    return RuleId("R7.3") if card in THIEVES else _CARDS.get(card)


def _tribe(_position: Position, place: Any) -> RuleId:
    return RULES_OF_TRIBES[place.tribe]


def _always(rule: str) -> Callable[[Position, Any], RuleId]:
    return lambda _position, _place: RuleId(rule)


_STOCKS: Final[Mapping[Shared, RuleId]] = {
    Shared.ROUND: RuleId("R3.4"),
    Shared.BAG: RuleId("R0.3"),
    Shared.PALMS: RuleId("R2.5.1"),
    Shared.PALACES: RuleId("R2.5.2"),
    Shared.RESOURCES: RuleId("R3.1"),
    Shared.DISCARDS: RuleId("R3.1"),
    Shared.DJINNS: RuleId("R3.2"),
    Shared.DJINN_DISCARDS: RuleId("R3.2"),
    Shared.THIEVES: RuleId("R7.4"),
}
"""Per thing that belongs to nobody: the rule that says what it is for."""

_RULES: Final[Mapping[type, Callable[[Position, Any], RuleId | None]]] = {
    OnTile: lambda position, place: RULES_OF_TILES[position.layout[place.tile].kind],
    OnTileMeeple: _tribe,
    OnTilePiece: lambda _, place: RuleId(f"R5.{place.piece.value}s"),
    InHand: _tribe,
    BidSpot: _always("R2.1.1"),
    TurnSpot: lambda _, place: RuleId("R1.2" if place.index > 2 else "R1.3"),
    RowCard: _always("R2.5.6"),
    DjinnCard: _card,
    ThiefCard: _card,
    OwnCard: _card,
    AreaOf: _always("A65"),
    OwnResource: lambda _, place: RuleId(
        "R2.4.B" if place.resource is Resource.FAKIR else "R2.6.1"
    ),
    OwnMeeple: _tribe,
    GivenUp: _always("R7.3"),
    Stock: lambda _, place: _STOCKS[place.what],
    Amount: lambda position, _: rule_of(position),
    Sign: lambda position, _: rule_of(position),
}
"""Per type of place: the rule that says what it is for."""


def rule_about(position: Position, place: Place) -> RuleId | None:
    """Return the rule that says what a place is for; None for a card that nobody knows."""
    return _RULES[type(place)](position, place)


def about(view: View[Any], place: Place, voice: Voice) -> str:
    """Return what a place is and what it does, as HTML."""
    name = escape(voice.seen(view, place))
    rule = rule_about(view.seen, place)
    if rule is None:
        return f"<p>{name}</p>"
    sentence = escape(rule_sentence(rule, voice.lang))
    return f"<p><strong>{name}</strong></p><p>{sentence} ({rule})</p>"
