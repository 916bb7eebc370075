"""What cannot be pressed on the picture: counters, signs and ways to pay, as buttons.

What is chosen of them stays in sight as a pressed button, whose second press takes it back.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ft_tutor.play.choices import choices
from ft_tutor.play.page import Button
from ft_tutor.play.view import View
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import (
    Action,
    Bid,
    Build,
    Give,
    Kill,
    Payment,
    PlacePiece,
    Sell,
    TakeCard,
    UseCard,
)
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import carry_out, legal_actions
from ft_tutor.rules.events import Built, CoinsPaid
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import SET_PRICES, Coins
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.places import (
    Amount,
    OnTile,
    OnTileMeeple,
    OnTilePiece,
    OwnMeeple,
    OwnResource,
    Place,
    RowCard,
    Sign,
)

PAID: Final = (TakeCard, UseCard, PlacePiece)
"""Actions that may be paid for in several ways."""

SIGNS: Final[Mapping[str, str]] = {
    "pass": "sign-pass",
    "end": "sign-end",
    "collect": "sign-collect",
    "build": "sign-build",
    "sell": "sign-sell",
}
"""Per sign what its button says."""

_MAIN: Final = (Sign("collect"), Sign("build"), Sign("sell"))


def controls(view: View[Any], voice: Voice, *, told: bool = True) -> tuple[Button, ...]:
    """Return the buttons that press what is not on the picture.

    Args:
        view: what is played.
        voice: who speaks.
        told: whether they say what a press brings; a lesson asks that.
    """
    label = label_of if told else _untold
    chosen = (
        Button(
            "press", label(view.seen, place, None, voice), pressed=True, value=write_place(place)
        )
        for place in dict.fromkeys(view.picked)
        if _is_off_the_picture(place, view)
    )
    offered = (
        Button(
            "press",
            label(view.seen, place, action, voice),
            main=place in _MAIN or len(view.open) == 1,
            value=write_place(place),
        )
        for place, action in _beside(view)
    )
    return (*chosen, *offered)


def _is_off_the_picture(place: Place, view: View[Any]) -> bool:
    return isinstance(place, Amount | Sign) or place not in view.scene.carriers


def _beside(view: View[Any]) -> Iterator[tuple[Place, Action | None]]:
    """Yield the places that are not on the picture, and the ways to pay once a card is chosen."""
    cut = view.look.table is not None and view.look.table.crop
    for place, action in view.open.items():
        if cut and isinstance(place, OnTile | OnTileMeeple | OnTilePiece | RowCard):
            continue  # what a crop leaves out is no choice by itself
        pays = isinstance(place, OwnMeeple | OwnResource) and isinstance(action, PAID)
        if pays or _is_off_the_picture(place, view):
            yield place, action


def label_of(position: Position, place: Place, action: Action | None, voice: Voice) -> str:
    """Return what a button says: what its press would do, or what it chooses."""
    match action:
        case Build():
            return voice.say("control-work", formula=_built(position, action, voice))
        case Bid(fakirs=fakirs):
            return voice.say("control-bid", fakirs=fakirs, coins=price_of(position, action))
        case Sell(goods=goods):
            return voice.say("control-sell", count=len(goods), coins=Coins(SET_PRICES[len(goods)]))
        case TakeCard() | UseCard() | PlacePiece() if action.payment is not None:
            return pay_label(action.payment, voice)
    if isinstance(place, Amount):
        return _counted(position, place.number, action, voice)
    return voice.say(SIGNS[place.name]) if isinstance(place, Sign) else voice.place(position, place)


def _untold(position: Position, place: Place, action: Action | None, voice: Voice) -> str:
    """Return what a button says that only names what is done."""
    match place:
        case Sign(name=name) if isinstance(action, Build | Sell):
            return voice.say(SIGNS[name])
        case Amount(number=number) if isinstance(action, Bid) or (
            not isinstance(action, PAID) and Build(number) in _builds(position)
        ):
            return voice.say("control-fakirs", number=number)
        case _:
            return label_of(position, place, action, voice)


def _counted(position: Position, number: int, action: Action | None, voice: Voice) -> str:
    """Return what a number on the counter is a number of, and what comes of it."""
    match action:
        case Kill(tribes=(tribe, *_)):
            return voice.say("control-kill", tribe=tribe, number=number)
        case Give(resources=(card, *_)):
            return voice.say("control-give", resource=card, number=number)
    if Build(number) in _builds(position):
        built = _built(position, Build(number), voice)
        return voice.say("control-build", fakirs=number, formula=built)
    bids = position.decision is not None and position.decision.owed is Owed.BID
    return voice.say("control-fakirs" if bids else "control-amount", number=number)


def pay_label(payment: Payment, voice: Voice) -> str:
    """Return a way to pay in words."""
    return voice.say("control-pay", elders=payment.elders, fakirs=payment.fakirs)


def payments_after(view: View[Any], place: Place | None) -> tuple[Payment, ...]:
    """Return the ways to pay that are to be chosen from once a card is pressed."""
    if place is None:
        return ()
    actions = choices(view.seen, (*view.picked, place)).values()
    paid = (action.payment for action in actions if isinstance(action, PAID))
    return tuple(dict.fromkeys(payment for payment in paid if payment is not None))


def _builds(position: Position) -> tuple[Action, ...]:
    """Return how builders may work now; () where nobody builds."""
    decision = position.decision
    owed = decision is not None and decision.owed is Owed.TRIBE
    return legal_actions(position) if owed and any(position.hand) else ()


def _built(position: Position, action: Build, voice: Voice) -> str:
    events = carry_out(position, action).events
    built = next(event for event in events if isinstance(event, Built))
    return formula(built, voice)


def formula(built: Built, voice: Voice) -> str:
    """Return how the coins of builders come about (R2.4.B)."""
    return voice.say(
        "formula" if built.times == 1 else "formula-times",
        builders=built.builders,
        fakirs=built.fakirs,
        blue=built.blue,
        times=built.times,
        coins=Coins(built.coins),
    )


def price_of(position: Position, action: Action) -> Coins:
    """Return how many coins whoever decides pays for an action."""
    events = carry_out(position, action).events
    return Coins(sum(event.coins for event in events if isinstance(event, CoinsPaid)))
