"""The words of the actions: one row per kind of action, read and written from the same table."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, Final

from ft_tutor.notation.parts import (
    CARD,
    FAKIRS,
    GOODS,
    NOTHING,
    PAYMENT,
    RESOURCES,
    SEAT,
    TILE,
    TRANSFER,
    VICTIMS,
    Part,
    fields_of,
    words_of,
)
from ft_tutor.notation.spans import Span
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
    PickUp,
    PlacePiece,
    Sell,
    TakeCard,
    TribeAction,
    UseCard,
    UseThief,
)
from ft_tutor.rules.vocabulary import TRIBE_LETTERS, Tile, Tribe


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of action.

    Attributes:
        parts: that may follow the first word, in the order in which they are written.
        needs: the field that its word must state.
        open: the fields that its word may leave to the position.
    """

    action: Any
    parts: tuple[Part, ...] = ()
    needs: str = ""
    open: tuple[str, ...] = ()


KINDS: Final[Mapping[str, Kind]] = {
    "collect": Kind(TribeAction),
    "build": Kind(Build, (FAKIRS,)),
    "kill": Kind(Kill, (VICTIMS, SEAT, FAKIRS), open=("tribes",)),
    "reveal": Kind(UseThief, (CARD,), needs="card"),
    "give": Kind(Give, TRANSFER),
    "claim": Kind(Claim, TRANSFER),
    "buy": Kind(Buy, (RESOURCES,)),
    "take": Kind(TakeCard, (CARD, PAYMENT), needs="card", open=("payment",)),
    "place": Kind(PlacePiece, (TILE, PAYMENT), needs="tile", open=("payment",)),
    "use": Kind(UseCard, (CARD, TILE, PAYMENT), needs="card", open=("tile", "payment")),
    "keep": Kind(Keep, (CARD,), needs="card"),
    "sell": Kind(Sell, (GOODS,)),
    "pass": Kind(Pass),
    "end": Kind(EndTurn),
}
"""Per first word. The others, `bid8`, `c3` and `w-c4`, are no first word with parts."""

_HEADS: Final = {kind.action: head for head, kind in KINDS.items()}
_BID: Final = "bid"
_SPOTS: Final = {spot: word for word, spot in SPOT_WORDS.items()}
_OF_BID: Final = (FAKIRS,)
EXPECTED: Final = ", ".join(("c3", "w-c4", "bid8", *KINDS))


# --- writing


def written(action: Action) -> str:
    """Return an action as its word."""
    match action:
        case PickUp():
            return action.tile.name
        case Drop():
            return drop_word(action.tile, action.tribe)
        case Bid():
            # A spot that the track does not have has no word; reading refuses the rest.
            return ".".join((f"{_BID}{_SPOTS.get(action.spot, '')}", *words_of(action, _OF_BID)))
    head = _HEADS[type(action)]
    return ".".join((head, *words_of(action, KINDS[head].parts)))


def drop_word(tile: Tile, tribe: Tribe) -> str:
    """Return a step with its drop as a word: `w-c4`."""
    return f"{tribe.letter}-{tile.name}"


# --- reading


@dataclass(frozen=True, slots=True)
class Meaning:
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


def read_word(word: Span) -> Meaning:
    """Return what a word says.

    Raises:
        NotationError: it cannot be read.
    """
    if word.text in Tile.__members__:
        return Meaning(PickUp(Tile[word.text]))
    head, *rest = word.split(".")
    if head.text.startswith(_BID):
        spot = _spot(head)
        return Meaning(Bid(spot, **fields_of(head, rest, _OF_BID)))
    if head.text in KINDS:
        return _read(word, head, rest)
    if word.text.startswith("-"):  # the tribe is left out
        return Meaning(Drop(word.cut(1).tile(), Tribe.VIZIER), ("tribe",))
    if "-" in word.text:
        return Meaning(Drop(*read_drop(word)))
    raise word.wrong("unknown-word", EXPECTED)


def _spot(head: Span) -> int:
    word = head.text.removeprefix(_BID)
    if word not in SPOT_WORDS:
        raise head.wrong("unknown-spot", ", ".join(f"{_BID}{word}" for word in SPOT_WORDS))
    return SPOT_WORDS[word]


def _read(word: Span, head: Span, rest: list[Span]) -> Meaning:
    kind = KINDS[head.text]
    stated = fields_of(head, rest, kind.parts)
    if kind.needs and kind.needs not in stated:
        examples = ", ".join(part.example for part in kind.parts)
        raise word.cut(len(word.text)).wrong("part-missing", f"{word.text}.{examples}")
    for name in stated.keys() & {"resources", "goods"}:  # in whatever order the text has them
        stated[name] = tuple(sorted(stated[name]))
    missing = {
        field.name: NOTHING.get(field.name)
        for field in fields(kind.action)
        if field.default is MISSING and field.name not in stated
    }
    left_out = tuple(name for name in kind.open if name not in stated)
    return Meaning(kind.action(**missing, **stated), left_out)


def read_drop(span: Span) -> tuple[Tile, Tribe]:
    """Return a step with its drop, such as `w-c4`, as its tile and its tribe.

    Raises:
        NotationError: it is not of that form.
    """
    letter, dash, _ = span.text.partition("-")
    if not dash or len(letter) != 1 or letter not in TRIBE_LETTERS:
        raise span.wrong("bad-drop", "w-c4")
    return span.cut(2).tile(), Tribe(TRIBE_LETTERS.index(letter))
