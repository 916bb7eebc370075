"""Whether an action is one at all: its fields are of their types, whoever made it."""

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
    Payment,
    PickUp,
    PlacePiece,
    Sell,
    TakeCard,
    TribeAction,
    UseCard,
    UseThief,
)
from ft_tutor.rules.vocabulary import Piece, Resource, Seat, Tile, Tribe

Check = Callable[[Any], bool]


def _a(what: type) -> Check:
    return lambda thing: type(thing) is what


def _or_none(check: Check) -> Check:
    return lambda thing: thing is None or check(thing)


def _amount(thing: Any) -> bool:
    return type(thing) is int and thing >= 0


def _listed(what: type) -> Check:
    """Check a tuple of things in their order, the same one several times or not."""

    def check(things: Any) -> bool:
        return (
            type(things) is tuple
            and all(type(thing) is what for thing in things)
            and list(things) == sorted(things)
        )

    return check


_UNSET: Final = object()
"""Stands for a field that was never set: a stranger may make an action without its `__init__`."""


def _payment(thing: Any) -> bool:
    return (
        type(thing) is Payment
        and _amount(getattr(thing, "elders", _UNSET))
        and _amount(getattr(thing, "fakirs", _UNSET))
    )


_TRANSFER: Final[Mapping[str, Check]] = {
    "resources": _listed(Resource),
    "card": _or_none(_a(str)),
    "tile": _or_none(_a(Tile)),
    "piece": _or_none(_a(Piece)),
}

_FIELDS: Final[Mapping[type, Mapping[str, Check]]] = {
    Bid: {"spot": _a(int), "fakirs": _amount},
    PickUp: {"tile": _a(Tile)},
    Drop: {"tile": _a(Tile), "tribe": _a(Tribe)},
    TribeAction: {},
    Build: {"fakirs": _amount},
    Kill: {
        "tribes": _listed(Tribe),
        "tile": _or_none(_a(Tile)),
        "seat": _or_none(_a(Seat)),
        "fakirs": _amount,
    },
    UseThief: {"card": _a(str)},
    Give: _TRANSFER,
    Claim: _TRANSFER,
    Buy: {"resources": _listed(Resource)},
    TakeCard: {"card": _a(str), "payment": _payment},
    PlacePiece: {"tile": _a(Tile), "payment": _or_none(_payment)},
    UseCard: {"card": _a(str), "payment": _payment, "tile": _or_none(_a(Tile))},
    Keep: {"card": _a(str)},
    Sell: {"goods": _listed(Resource)},
    Pass: {},
    EndTurn: {},
}
"""Per class of actions: its fields, and what each must be."""


_CHECKS: Final = {id(action): tuple(fields.items()) for action, fields in _FIELDS.items()}
"""The same by identity: a stranger's class may not even be hashable."""


def is_well_formed(thing: object) -> bool:
    """Say whether a thing is an action with proper fields; a stranger's thing may be anything."""
    fields = _CHECKS.get(id(type(thing)))
    if fields is None:
        return False
    for name, check in fields:  # noqa: SIM110  # a generator is slower
        if not check(getattr(thing, name, _UNSET)):
            return False
    return True
