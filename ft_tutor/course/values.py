"""How a value of a lesson file is read from its text, strictly; what is wrong is a named fault."""

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any, Final

from pydantic import (
    ConfigDict,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import PydanticCustomError

from ft_tutor.notation import NotationError, read_words
from ft_tutor.notation.words import RESOURCE_WORDS, SPOT_WORDS
from ft_tutor.rules.actions import Action
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import TRIBE_LETTERS, Resource, RuleId, Tile, Tribe
from ft_tutor.scene.place_words import read_place
from ft_tutor.scene.places import Place
from ft_tutor.scene.table import Part

FAULT_PREFIX: Final = "fault-"
"""Marks an error of our own validators; what follows is the reason of the fault."""

LONGEST_LINE: Final = 2000
"""How many characters a position, a movement or any other line may have."""


NO_WORD: Final = "none"
"""Where no known word is near; the text catalogues ask for it."""

LONGEST_KEY: Final = 96

WHOLE_TABLE: Final = "table"
"""Stands for all parts of a table."""

Actions = tuple[Action, ...]
"""The actions of a movement, in order; legal or not, finished or not."""


def fault(reason: str, **facts: str | int) -> PydanticCustomError:
    """Make the error that a validator raises; the loader turns it into a `Fault`."""
    return PydanticCustomError(f"{FAULT_PREFIX}{reason}", reason, facts)


def as_written(value: object) -> str:
    """Return a value as its author writes it in YAML: he need not know what Python calls it."""
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(as_written, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {as_written(inner)}' for key, inner in value.items())}}}"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def near(found: str, known: Iterable[str]) -> str:
    """Return the known word that a mistyped one was probably meant to be, else `none`."""
    return next(iter(get_close_matches(found, tuple(known), n=1, cutoff=0.6)), NO_WORD)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise fault("not-a-text", found=as_written(value))
    if len(value) > LONGEST_LINE:
        raise fault("text-too-long", limit=LONGEST_LINE)
    return value


def read_tile(value: object) -> Tile:
    """Read the name of a tile, such as ``c3``."""
    word = _text(value)
    if word not in Tile.__members__:
        raise fault("unknown-tile", found=word)
    return Tile[word]


def read_tribe(value: object) -> Tribe:
    """Read the letter of a tribe."""
    letter = _text(value)
    if len(letter) != 1 or letter not in TRIBE_LETTERS:
        raise fault("unknown-tribe", found=letter, expected=", ".join(TRIBE_LETTERS))
    return Tribe(TRIBE_LETTERS.index(letter))


def read_rule(value: object) -> RuleId:
    """Read a rule id.

    Raises:
        PydanticCustomError: the catalogue has no such rule.
    """
    word = _text(value)
    if word not in RULES:
        raise fault("unknown-rule", found=word, near=near(word, RULES))
    return RuleId(word)


def _tiles_of(value: object) -> tuple[Tile, ...]:
    if isinstance(value, tuple):
        return tuple(read_tile(one) for one in value)
    return tuple(read_tile(word) for word in _text(value).split("-"))


def read_one_place(value: object) -> Place:
    """Read a place of the table in its words, such as ``c3`` or ``djinn.boaz``."""
    word = _text(value)
    try:
        return read_place(word)
    except ValueError as error:
        # A lone word is nearly always meant as a tile.
        raise fault("unknown-place" if "." in word else "unknown-tile", found=word) from error


def read_arrow(value: object) -> tuple[Place, Place]:
    """Read two places; the names of some cards have hyphens too, so every cut is tried."""
    word = _text(value)
    cuts = (index for index, sign in enumerate(word) if sign == "-")
    for tail, tip in ((word[:cut], word[cut + 1 :]) for cut in cuts):
        try:
            places = read_place(tail), read_place(tip)
        except ValueError:
            continue
        if places[0] != places[1]:
            return places
    raise fault("not-two-places", found=word)


def _pair(value: object) -> tuple[Tile, Tile]:
    tiles = _tiles_of(value)
    if len(tiles) != 2 or tiles[0] is tiles[1]:
        raise fault("not-two-tiles", found=as_written(value))
    return tiles[0], tiles[1]


def read_path(value: object) -> tuple[Tile, ...]:
    """Read the tiles of a path: a list, or a text with hyphens; two at least."""
    tiles = _tiles_of(value)
    if len(tiles) < 2:
        raise fault("not-a-path", found=as_written(value))
    return tiles


def read_crop(value: object) -> tuple[Tile, Tile]:
    """Read the first and the last tile of a rectangle of tiles."""
    first, last = _pair(value)
    if first % 6 > last % 6 or first // 6 > last // 6:
        raise fault("crop-order", found=as_written(value))
    return first, last


def read_parts(value: object) -> tuple[Part, ...]:
    """Read the parts of a table, as their own names or ``table`` for all of them."""
    words = value if isinstance(value, tuple) else (value,)
    if words == (WHOLE_TABLE,):
        return tuple(Part)
    known = {part.value: part for part in Part}
    unknown = [word for word in map(_text, words) if word not in known]
    if unknown or not words:
        expected = ", ".join((WHOLE_TABLE, *known))
        raise fault("unknown-part", found=unknown[0] if unknown else "", expected=expected)
    return tuple(dict.fromkeys(known[word] for word in words))


def read_drop(value: object) -> tuple[Tribe, Tile]:
    """Read a tribe's letter and the tile where it is dropped, such as ``y-c3``."""
    letter, _, tile = _text(value).partition("-")
    return read_tribe(letter), read_tile(tile)


def word_of(known: Iterable[str]) -> Callable[[object], str]:
    """Return what reads one of some words."""
    words = tuple(known)

    def read(value: object) -> str:
        if value not in words:
            expected = ", ".join(sorted(words))
            raise fault(
                "unknown-word",
                found=as_written(value),
                near=near(str(value), words),
                expected=expected,
            )
        return str(value)

    return read


def read_resource(value: object) -> Resource:
    """Read the name of a resource."""
    return RESOURCE_WORDS[word_of(RESOURCE_WORDS)(value)]


def read_spot(value: object) -> int:
    """Return a spot of the turn order track by what it costs.

    Raises:
        PydanticCustomError: there is no such spot.
    """
    return SPOT_WORDS[word_of(SPOT_WORDS)(str(value))]


def adapter(kind: Any) -> TypeAdapter[Any]:
    """Return what reads values of a kind strictly."""
    return TypeAdapter(kind, config=ConfigDict(strict=True))


def read_by(kind: TypeAdapter[Any], value: object, reason: str, **facts: str) -> Any:
    """Read a value of some kind.

    Args:
        kind: what reads it.
        value: from the lesson file.
        reason: of the fault, where the kind names none itself; it is told what was `found`.
        facts: what else that fault is told.

    Raises:
        PydanticCustomError: the value is of another kind.
    """
    try:
        return kind.validate_python(value)
    except ValidationError as error:
        first = error.errors()[0]
        if first["type"].startswith(FAULT_PREFIX):
            raise fault(first["msg"], **first.get("ctx", {})) from error
        raise fault(reason, found=as_written(first["input"]), **facts) from error


def one_or_many(read: Callable[[object], Any]) -> Callable[[object], tuple[Any, ...]]:
    """Return what reads one value, or a list of them."""

    def read_all(value: object) -> tuple[Any, ...]:
        values = value if isinstance(value, tuple) else (value,)
        if not values:
            raise fault("empty-list")
        return tuple(read(one) for one in values)

    return read_all


def read_actions(value: object) -> Actions:
    """Read a movement's text: each word says its tribe; it may be illegal or unfinished.

    Raises:
        PydanticCustomError: it cannot be read.
    """
    text = _text(value)
    if not text.strip():
        raise fault("empty-text")
    try:
        return read_words(text)
    except NotationError as error:
        raise unreadable("movement", error) from error


def unreadable(what: str, error: NotationError) -> PydanticCustomError:
    """Make the error for a position or a movement that cannot be read."""
    return fault(
        f"{what}-unreadable", found=error.found, expected=error.expected, column=error.column
    )


class Key(str):
    """A text key, told apart from other texts of a lesson."""

    __slots__ = ()


_KEY: Final = re.compile(r"[a-z]+(-[a-z]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+")


def read_key(value: object) -> Key:
    """Read a text key."""
    text = _text(value)
    if len(text) > LONGEST_KEY or not _KEY.fullmatch(text):
        raise fault("not-a-text-key", found=text)
    return Key(text)
