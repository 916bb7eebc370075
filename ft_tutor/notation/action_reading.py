"""Reading the word of an action: `kill.r-c4.fakir2`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ft_tutor.notation import parts
from ft_tutor.notation.parts import Fields, PartKind, fields_of, payment_of
from ft_tutor.notation.reading import read_drop
from ft_tutor.notation.words import SPOT_WORDS, Piece
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
from ft_tutor.rules.vocabulary import Tile, Tribe


@dataclass(frozen=True, slots=True)
class Reading:
    """What a word says.

    Attributes:
        action: with something neutral in the fields that the word leaves out.
        open: the names of those fields.
    """

    action: Action
    open: tuple[str, ...] = ()

    def allows(self, action: Action) -> bool:
        """Say whether the word may mean an action: they agree in all that the word states."""
        if type(action) is not type(self.action):
            return False
        return all(
            getattr(action, name) == getattr(self.action, name)
            for name in action.__dataclass_fields__
            if name not in self.open
        )


def read_word(word: Piece) -> Reading:
    """Return what a word says.

    Raises:
        NotationError: it cannot be read.
    """
    if word.text in Tile.__members__:
        return Reading(PickUp(Tile[word.text]))
    head, *rest = word.split(".")
    if head.text.startswith(_BID):
        return _bid(head, rest)
    if head.text in _KINDS:
        kind = _KINDS[head.text]
        fields = fields_of(head, rest, kind.parts)
        _refuse_missing(word, fields, kind)
        return kind.made(fields)
    if "-" in word.text:
        return _drop(word)
    raise word.wrong("unknown-word", EXPECTED)


def _drop(word: Piece) -> Reading:
    """Read `w-c4`, or `-c4` where the tribe is left out."""
    if word.text.startswith("-"):
        return Reading(Drop(word.cut(1).tile(), Tribe.VIZIER), ("tribe",))
    return Reading(Drop(*read_drop(word)))


_BID: Final = "bid"


def _bid(head: Piece, rest: Iterable[Piece]) -> Reading:
    spot = head.text.removeprefix(_BID)
    if spot not in SPOT_WORDS:
        raise head.wrong("unknown-spot", ", ".join(f"{_BID}{word}" for word in SPOT_WORDS))
    return Reading(Bid(SPOT_WORDS[spot], **fields_of(head, rest, (parts.FAKIRS,))))


# --- the other kinds of action


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of action: the parts that its word may have, the fields that it must have."""

    parts: tuple[PartKind, ...]
    made: Callable[[Fields], Reading]
    needs: str = ""


def _refuse_missing(word: Piece, fields: Fields, kind: _Kind) -> None:
    if kind.needs and kind.needs not in fields:
        examples = ", ".join(part.example for part in kind.parts)
        raise word.cut(len(word.text)).wrong("part-missing", f"{word.text}.{examples}")


def _plain(kind: type) -> Callable[[Fields], Reading]:
    """Return the maker of an action whose fields are the parts, and leave out nothing."""
    return lambda fields: Reading(kind(**fields))


def _list(kind: type, field: str) -> Callable[[Fields], Reading]:
    return lambda fields: Reading(kind(**_in_order(fields, field)))


def _in_order(fields: Fields, field: str) -> Fields:
    """Return the fields with a list in its order, whatever order the text has."""
    return fields | {field: tuple(sorted(fields.get(field, ())))}


def _kill(fields: Fields) -> Reading:
    left_out = "tribes" in fields and not fields["tribes"]
    tribes = fields.pop("tribes", ())
    return Reading(Kill(tribes, **fields), ("tribes",) if left_out else ())


def _take(fields: Fields) -> Reading:
    return _paid(TakeCard, fields, Payment(), "card")


def _place(fields: Fields) -> Reading:
    return _paid(PlacePiece, fields, None, "tile")


def _use(fields: Fields) -> Reading:
    return _paid(UseCard, fields, Payment(), "card", "tile")


def _paid(kind: type, fields: Fields, nothing: Payment | None, *others: str) -> Reading:
    payment = payment_of(fields)
    values: dict[str, Any] = {name: fields.get(name) for name in others}
    left_out = [name for name in others if name not in fields]
    if payment is None:
        left_out.append("payment")
    action = kind(payment=nothing if payment is None else payment, **values)
    return Reading(action, tuple(left_out))


_KINDS: Final[Mapping[str, _Kind]] = {
    "collect": _Kind((), _plain(TribeAction)),
    "build": _Kind((parts.FAKIRS,), _plain(Build)),
    "kill": _Kind((parts.FAKIRS, parts.SEAT, parts.VICTIMS), _kill),
    "reveal": _Kind((parts.CARD,), _plain(UseThief), "card"),
    "give": _Kind(parts.TRANSFER, _list(Give, "resources")),
    "claim": _Kind(parts.TRANSFER, _list(Claim, "resources")),
    "buy": _Kind((parts.RESOURCES,), _list(Buy, "resources")),
    "take": _Kind((parts.CARD, *parts.PAYMENT), _take, "card"),
    "place": _Kind((parts.TILE, *parts.PAYMENT), _place, "tile"),
    "use": _Kind((parts.CARD, parts.TILE, *parts.PAYMENT), _use, "card"),
    "keep": _Kind((parts.CARD,), _plain(Keep), "card"),
    "sell": _Kind((parts.GOODS,), _list(Sell, "goods")),
    "pass": _Kind((), _plain(Pass)),
    "end": _Kind((), _plain(EndTurn)),
}
"""Per first word of an action: what may follow it, and the action that it makes."""

EXPECTED: Final = ", ".join(("c3", "w-c4", "bid8", *_KINDS))
