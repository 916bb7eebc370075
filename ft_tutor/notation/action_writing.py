"""Writing an action as its word."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from ft_tutor.notation.words import SPOT_WORDS
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
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe


def written(action: Action) -> str:
    """Return an action as its word."""
    return ".".join(_PARTS[type(action)](action))


def resource_words(cards: Iterable[Resource]) -> Iterator[str]:
    """Yield resources in order, equal neighbours as one word: `fish2`."""
    for resource, run in groupby(cards):
        yield amount_word(resource.name.lower(), len(tuple(run)))


def amount_word(word: str, number: int) -> str:
    """Return an amount as a word; the lone word means one."""
    return word if number == 1 else f"{word}{number}"


def transfer_words(thing: Any) -> Iterator[str]:
    """Yield what is given up or claimed: `fish2`, a card, `c3` for a camel, `palm-c3`."""
    yield from resource_words(thing.resources)
    if thing.card is not None:
        yield thing.card
    where = "" if thing.tile is None else thing.tile.name
    if thing.piece is not None:
        yield f"{thing.piece.value}-{where}" if where else thing.piece.value
    elif where:
        yield where


def _letters(tribes: Iterable[Tribe]) -> str:
    return "".join(tribe.letter for tribe in tribes)


_SPOTS: Final = {spot: word for word, spot in SPOT_WORDS.items()}


def _bid(action: Bid) -> Iterator[str]:
    # A spot that the track does not have has no word; reading refuses the rest.
    yield f"bid{_SPOTS.get(action.spot, '')}"
    yield from _fakirs(action.fakirs)


def _fakirs(number: int) -> Iterator[str]:
    if number:
        yield amount_word("fakir", number)


def _payment(payment: Payment | None) -> Iterator[str]:
    if payment is None:
        return
    if payment.elders or not payment.fakirs:
        yield amount_word("elder", payment.elders)
    yield from _fakirs(payment.fakirs)


def _build(action: Build) -> Iterator[str]:
    yield "build"
    yield from _fakirs(action.fakirs)


def _kill(action: Kill) -> Iterator[str]:
    yield "kill"
    where = "" if action.tile is None else action.tile.name
    seat = "" if action.seat is None else _seat(action.seat)
    if where or seat:
        yield f"{_letters(action.tribes)}-{where or seat}"
    elif action.tribes:
        yield _letters(action.tribes)
    if where and seat:
        yield seat
    yield from _fakirs(action.fakirs)


def _seat(seat: Seat) -> str:
    return f"p{seat + 1}"


def _tile(tile: Tile | None) -> Iterator[str]:
    if tile is not None:
        yield tile.name


def _give(action: Give) -> Iterator[str]:
    yield "give"
    yield from transfer_words(action)


def _claim(action: Claim) -> Iterator[str]:
    yield "claim"
    yield from transfer_words(action)


_PARTS: Final[Mapping[type, Callable[[Any], Iterable[str]]]] = {
    Bid: _bid,
    PickUp: lambda action: (action.tile.name,),
    Drop: lambda action: (f"{action.tribe.letter}-{action.tile.name}",),
    TribeAction: lambda _: ("collect",),
    Build: _build,
    Kill: _kill,
    UseThief: lambda action: ("reveal", action.card),
    Give: _give,
    Claim: _claim,
    Buy: lambda action: ("buy", *resource_words(action.resources)),
    TakeCard: lambda action: ("take", action.card, *_payment(action.payment)),
    PlacePiece: lambda action: ("place", action.tile.name, *_payment(action.payment)),
    UseCard: lambda action: (
        "use",
        action.card,
        *_tile(action.tile),
        *_payment(action.payment),
    ),
    Keep: lambda action: ("keep", action.card),
    Sell: lambda action: ("sell", *resource_words(action.goods)),
    Pass: lambda _: ("pass",),
    EndTurn: lambda _: ("end",),
}
"""Per kind of action: the parts of its word."""
