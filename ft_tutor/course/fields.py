"""The kinds of value that a lesson file may hold, each read strictly from its text."""

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Annotated, Any, Final, get_args

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    InstanceOf,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import PydanticCustomError

from ft_tutor.notation import NotationError, read_words
from ft_tutor.notation.words import RESOURCE_WORDS, SPOT_WORDS
from ft_tutor.rules.actions import Action
from ft_tutor.rules.events import Event
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import TRIBE_LETTERS, Resource, RuleId, Tile, Tribe
from ft_tutor.scene.overlay import Marks
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


def _tile(value: object) -> Tile:
    word = _text(value)
    if word not in Tile.__members__:
        raise fault("unknown-tile", found=word)
    return Tile[word]


def _tribe(value: object) -> Tribe:
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
        return tuple(_tile(one) for one in value)
    return tuple(_tile(word) for word in _text(value).split("-"))


def _place(value: object) -> Place:
    word = _text(value)
    try:
        return read_place(word)
    except ValueError as error:
        # A lone word is nearly always meant as a tile.
        raise fault("unknown-place" if "." in word else "unknown-tile", found=word) from error


def _arrow(value: object) -> tuple[Place, Place]:
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


def _path(value: object) -> tuple[Tile, ...]:
    tiles = _tiles_of(value)
    if len(tiles) < 2:
        raise fault("not-a-path", found=as_written(value))
    return tiles


def _crop(value: object) -> tuple[Tile, Tile]:
    first, last = _pair(value)
    if first % 6 > last % 6 or first // 6 > last // 6:
        raise fault("crop-order", found=as_written(value))
    return first, last


def _parts(value: object) -> tuple[Part, ...]:
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


def _drop(value: object) -> tuple[Tribe, Tile]:
    letter, _, tile = _text(value).partition("-")
    return _tribe(letter), _tile(tile)


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


def _resource(value: object) -> Resource:
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


def _key(value: object) -> Key:
    text = _text(value)
    if len(text) > LONGEST_KEY or not _KEY.fullmatch(text):
        raise fault("not-a-text-key", found=text)
    return Key(text)


Line = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_LINE)]
"""A text on one line."""

Id = Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=48)]
"""The id of a lesson, a step or an option: small letters and hyphens; no numbers."""

TextKey = Annotated[InstanceOf[Key], BeforeValidator(_key)]
"""A heading of the prose files: the step's id, a dot, the part, such as ``loop.goal``."""

Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
"""A language, such as ``en``."""

Rule = Annotated[RuleId, BeforeValidator(read_rule)]
"""The id of a rule of the catalogue, such as ``R2.2.3``."""

Tiles = Annotated[tuple[Tile, ...], BeforeValidator(one_or_many(_tile))]
"""One tile, or a list of tiles: ``c3`` or ``[c3, d4]``."""

Tribes = Annotated[tuple[Tribe, ...], BeforeValidator(one_or_many(_tribe))]
"""One tribe's letter, or a list of them: ``w`` or ``[w, y]``."""

Drops = Annotated[tuple[tuple[Tribe, Tile], ...], BeforeValidator(one_or_many(_drop))]
"""One drop, or a list of drops: ``w-c4`` or ``[w-c4, y-d4]``."""

Resources = Annotated[tuple[Resource, ...], BeforeValidator(one_or_many(_resource))]
"""One resource, or a list of them: ``fish`` or ``[fish, silk]``."""

_EVENTS: Final = tuple(kind.__name__ for kind in get_args(Event))

Events = Annotated[tuple[str, ...], BeforeValidator(one_or_many(word_of(_EVENTS)))]
"""What happened, by the names of its classes."""

OnePlace = Annotated[Place, BeforeValidator(_place)]
"""A place: ``c3`` or ``hand.w``."""

Places = Annotated[tuple[Place, ...], BeforeValidator(one_or_many(_place))]
"""One place, or a list of places: ``c3`` or ``[c3, djinn.enki]``."""

Arrow = Annotated[tuple[Place, Place], BeforeValidator(_arrow)]
"""From one place to another: ``b3-c3``."""

Path = Annotated[tuple[Tile, ...], BeforeValidator(_path)]
"""Tiles one after another: ``b3-c3-c4``."""

Crop = Annotated[tuple[Tile, Tile], BeforeValidator(_crop)]
"""The part of the board that is shown: its top left and its bottom right tile, ``b2-d4``."""

Parts = Annotated[tuple[Part, ...], BeforeValidator(_parts)]
"""The parts of the table that are shown: ``turn-track``, ``[sultanate, player-1]``, ``table``."""

MovementField = Annotated[Actions, BeforeValidator(read_actions)]
"""The words of a movement: ``c3:w-c4 y-d4``."""


class Model(BaseModel):
    """What all parts of a lesson have in common: strict, immutable, no unknown keys."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class MarkFields(Model):
    """What points at something, as a lesson writes it."""

    rings: Places = ()
    start: OnePlace | None = None
    goal: Places = ()
    arrows: tuple[Arrow, ...] = ()
    path: Path = ()

    @property
    def marks(self) -> Marks:
        """What points at something."""
        return Marks(self.rings, self.start, self.goal, self.arrows, self.path)


NOTHING_MARKED: Final = MarkFields()
