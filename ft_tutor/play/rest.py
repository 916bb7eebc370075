"""The rest: what is chosen of an action that is not complete, and what is asked next."""

from collections.abc import Mapping
from typing import Any, Final

from ft_tutor.play.choices.meaning import kind_of
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.speech import spoken
from ft_tutor.play.view import View
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import (
    Bid,
    Build,
    Buy,
    Claim,
    Give,
    Kill,
    PlacePiece,
    Sell,
    TakeCard,
    UseCard,
)
from ft_tutor.scene.places import (
    Amount,
    AreaOf,
    DjinnCard,
    GivenUp,
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

_PAID: Final = {OwnMeeple: "rest-pay", OwnResource: "rest-pay", Amount: "rest-pay"}

_ASKED: Final[Mapping[type | None, Mapping[type, str]]] = {
    Bid: {TurnSpot: "rest-spot", Amount: "rest-fakirs"},
    Build: {Amount: "rest-helpers", OwnResource: "rest-helpers", Sign: "rest-build"},
    Kill: {OnTileMeeple: "rest-victim", OwnMeeple: "rest-victim", Amount: "rest-victims"},
    Give: {OwnResource: "rest-give", OnTilePiece: "rest-piece", Amount: "rest-cards"},
    Claim: {GivenUp: "rest-claim", OnTile: "rest-tile"},
    Buy: {RowCard: "rest-buy"},
    TakeCard: _PAID,
    PlacePiece: _PAID,
    UseCard: {OnTile: "rest-tile", **_PAID},
    Sell: {OwnResource: "rest-goods", Sign: "rest-sell"},
}
"""Per kind of action: what is asked where such a place can be pressed next, the first that fits."""

_SHORT: Final[Mapping[type, tuple[str, str]]] = {
    OnTile: ("chosen-tile", "tile"),
    AreaOf: ("seat", "seat"),
    OwnCard: ("chosen-card", "card"),
    DjinnCard: ("chosen-card", "card"),
    ThiefCard: ("chosen-card", "card"),
    OwnMeeple: ("chosen-meeple", "tribe"),
    OwnResource: ("chosen-resource", "resource"),
}
"""Per kind of place: the text that names what was chosen there, and the fact that it needs."""


def asked_of(view: View[Any]) -> str:
    """Return the name of the text that asks for what is still to be chosen."""
    kinds = (kind_of(view.seen, place) for place in view.picked)
    asked = _ASKED.get(next((kind for kind in kinds if kind in _ASKED), None), {})
    open_ = {type(place) for place in view.open}
    return next((key for kind, key in asked.items() if kind in open_), "rest-any")


def rest_said(view: View[Any], voice: Voice) -> str:
    """Return what is chosen, and what is asked next, as an answer."""
    chosen = tuple(_named(view, place, voice) for place in view.picked)
    asked = voice.said(asked_of(view))
    return spoken(FeedbackKind.PROGRESS, voice.said("chosen", things=chosen), asked)


def _named(view: View[Any], place: Place, voice: Voice) -> str:
    """Return what was chosen, in a word or two: where it lies the learner has just seen."""
    if isinstance(place, Amount) and kind_of(view.seen, place) in (Bid, Build):
        return voice.say("control-fakirs", number=place.number)
    if type(place) not in _SHORT:
        return voice.seen(view, place)
    key, fact = _SHORT[type(place)]
    return voice.say(key, **{fact: getattr(place, fact)})
