"""The kinds of value that a lesson file may hold, each read strictly from its text."""

from typing import Annotated, Final, get_args

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    InstanceOf,
    StringConstraints,
)

from ft_tutor.course.values import (
    LONGEST_LINE,
    Actions,
    Key,
    one_or_many,
    read_actions,
    read_arrow,
    read_crop,
    read_drop,
    read_key,
    read_one_place,
    read_parts,
    read_path,
    read_resource,
    read_rule,
    read_tile,
    read_tribe,
    word_of,
)
from ft_tutor.rules.events import Event
from ft_tutor.rules.vocabulary import Resource, RuleId, Tile, Tribe
from ft_tutor.scene.overlay import Marks
from ft_tutor.scene.places import Place
from ft_tutor.scene.table import Part

Line = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_LINE)]
"""A text on one line."""

Id = Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=48)]
"""The id of a lesson, a step or an option: small letters and hyphens; no numbers."""

TextKey = Annotated[InstanceOf[Key], BeforeValidator(read_key)]
"""A heading of the prose files: the step's id, a dot, the part, such as ``loop.goal``."""

Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
"""A language, such as ``en``."""

Rule = Annotated[RuleId, BeforeValidator(read_rule)]
"""The id of a rule of the catalogue, such as ``R2.2.3``."""

Tiles = Annotated[tuple[Tile, ...], BeforeValidator(one_or_many(read_tile))]
"""One tile, or a list of tiles: ``c3`` or ``[c3, d4]``."""

Tribes = Annotated[tuple[Tribe, ...], BeforeValidator(one_or_many(read_tribe))]
"""One tribe's letter, or a list of them: ``w`` or ``[w, y]``."""

Drops = Annotated[tuple[tuple[Tribe, Tile], ...], BeforeValidator(one_or_many(read_drop))]
"""One drop, or a list of drops: ``w-c4`` or ``[w-c4, y-d4]``."""

Resources = Annotated[tuple[Resource, ...], BeforeValidator(one_or_many(read_resource))]
"""One resource, or a list of them: ``fish`` or ``[fish, silk]``."""

_EVENTS: Final = tuple(kind.__name__ for kind in get_args(Event))

Events = Annotated[tuple[str, ...], BeforeValidator(one_or_many(word_of(_EVENTS)))]
"""What happened, by the names of its classes."""

OnePlace = Annotated[Place, BeforeValidator(read_one_place)]
"""A place: ``c3`` or ``hand.w``."""

Places = Annotated[tuple[Place, ...], BeforeValidator(one_or_many(read_one_place))]
"""One place, or a list of places: ``c3`` or ``[c3, djinn.enki]``."""

Arrow = Annotated[tuple[Place, Place], BeforeValidator(read_arrow)]
"""From one place to another: ``b3-c3``."""

Path = Annotated[tuple[Tile, ...], BeforeValidator(read_path)]
"""Tiles one after another: ``b3-c3-c4``."""

Crop = Annotated[tuple[Tile, Tile], BeforeValidator(read_crop)]
"""The part of the board that is shown: its top left and its bottom right tile, ``b2-d4``."""

Parts = Annotated[tuple[Part, ...], BeforeValidator(read_parts)]
"""The parts of the table that are shown: ``turn-track``, ``[sultanate, player-1]``, ``table``."""

MovementField = Annotated[Actions, BeforeValidator(read_actions)]
"""The words of a movement: ``c3:w-c4 y-d4``."""


class Model(BaseModel):
    """What all parts of a lesson have in common: strict, immutable, no unknown keys."""

    # Built as parts of what is read, and not one by one before: an import is a tenth quicker.
    model_config = ConfigDict(defer_build=True, extra="forbid", frozen=True, strict=True)


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
