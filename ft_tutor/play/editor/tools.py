"""The palette: all tools, the two that move things, and what a press with a tool does."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from ft_tutor.play.editor.base import Saying, Tool, seat_of
from ft_tutor.play.editor.cards import CardTool, UsedTool
from ft_tutor.play.editor.pieces import CamelTool, CoinTool, MeepleTool, PieceTool, tile_of
from ft_tutor.play.editor.resources import ResourceTool
from ft_tutor.play.editor.tracks import MarkerTool, is_spot, stands, swapped
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.position import Position, with_supply
from ft_tutor.rules.setup import djinn_ids
from ft_tutor.rules.vocabulary import SEATS, TRIBES, Piece, Resource
from ft_tutor.scene.places import (
    DjinnCard,
    OwnCard,
    OwnMeeple,
    OwnResource,
    Place,
    RowCard,
    ThiefCard,
)

PIECES: Final[tuple[Tool, ...]] = (
    *map(MeepleTool, TRIBES),
    *map(CamelTool, SEATS),
    *map(PieceTool, Piece),
    CoinTool(),
    *map(MarkerTool, SEATS),
)
RESOURCES: Final[tuple[Tool, ...]] = tuple(map(ResourceTool, Resource))
DJINNS: Final[tuple[Tool, ...]] = tuple(map(CardTool, djinn_ids(thieves=True)))
THIEF_CARDS: Final[tuple[Tool, ...]] = tuple(map(CardTool, THIEVES))


@dataclass(frozen=True, slots=True)
class Mover:
    """A tool of two presses: what is picked up with the first is put down with the second.

    Attributes:
        word: its own name in commands.
    """

    word: str

    @property
    def label(self) -> Saying:
        """What it is called."""
        return Saying(_MOVERS[self.word])

    def takes(self, position: Position, place: Place) -> bool:
        """Say whether something can be picked up there."""
        if self.word == TILES.word:
            return tile_of(place) is not None
        if is_spot(place, position.turn):
            return stands(position.turn, place) is not None
        thing = _lying(position, place)
        return thing is not None and bool(thing.count(position, place))

    def moved(self, position: Position, start: Place, end: Place) -> Position | None:
        """Return the position with a thing moved; None where it cannot go there."""
        if self.word == TILES.word:
            return _with_tiles_swapped(position, start, end)
        if is_spot(start, position.turn) and is_spot(end, position.turn):
            return swapped(position, start, end)
        if isinstance(start, RowCard) and isinstance(end, RowCard):
            return _with_row_swapped(position, start, end)
        thing = _lying(position, start)
        number = thing.count(position, end) if thing else None
        if thing is None or number is None or number >= thing.most(end):
            return None
        there = thing.count(position, start) or 0
        position = thing.put(position, start, there - 1) if thing.most(start) > 1 else position
        return thing.put(position, end, (thing.count(position, end) or 0) + 1)


MOVE: Final = Mover("move")
TILES: Final = Mover("tiles")
USED: Final = UsedTool()
_MOVERS: Final = {"move": "edit-tool-move", "tiles": "edit-tool-tiles"}

_ALL: Final[tuple[Tool | Mover, ...]] = (
    *(MOVE, TILES, USED),
    *(*PIECES, *RESOURCES, *DJINNS, *THIEF_CARDS),
)
TOOLS: Final[Mapping[str, Tool | Mover]] = MappingProxyType({tool.word: tool for tool in _ALL})
"""All tools by their words."""


def _lying(position: Position, place: Place) -> Tool | None:
    """Return what lies on a place, as the tool for it; None for more than one kind of thing."""
    match place:
        case OwnResource(resource=resource):
            return ResourceTool(resource)
        case OwnMeeple(tribe=tribe):
            return MeepleTool(tribe)
        case _:
            return _card_on(position, place)


def _card_on(position: Position, place: Place) -> ResourceTool | CardTool | None:
    """Return the card that lies on a place, as the tool for it; None where none lies."""
    match place:
        case RowCard(index=index) if 0 <= index < len(position.supply.row):
            return ResourceTool(position.supply.row[index])
        case DjinnCard(card=card) | ThiefCard(card=card) | OwnCard(card=card):
            tool = CardTool(card)
            return tool if tool.count(position, place) else None
        case _:
            return None


def _with_row_swapped(position: Position, one: RowCard, other: RowCard) -> Position | None:
    row = list(position.supply.row)
    if not 0 <= other.index < len(row):
        return None
    row[one.index], row[other.index] = row[other.index], row[one.index]
    return with_supply(position, position.supply.but(row=tuple(row)))


def _with_tiles_swapped(position: Position, start: Place, end: Place) -> Position | None:
    """Return the position where two tiles are printed the other way round; the pieces stay."""
    one, other = tile_of(start), tile_of(end)
    if one is None or other is None:
        return None
    layout = list(position.layout)
    layout[one], layout[other] = layout[other], layout[one]
    return replace(position, layout=tuple(layout))


# --- a press


def pressed(position: Position, tool: Tool, place: Place, *, remove: bool) -> Position | Saying:
    """Return the position after a press with a tool, or why it does nothing."""
    number = tool.count(position, place)
    if number is None:
        return _not_here(tool, position, place)
    alone = tool.most(place) == 1
    if remove or (alone and number):
        if not number:
            return Saying("edit-none-there", (("thing", tool.label),), refused=True)
        return tool.put(position, place, number - 1)
    return counted(position, tool, place, number + 1)


def counted(position: Position, tool: Tool, place: Place, number: int) -> Position | Saying:
    """Return the position where so many pieces lie on a place, or why that cannot be."""
    there, most = tool.count(position, place), tool.most(place)
    if there is None:
        return _not_here(tool, position, place)
    if number > most:
        facts = (("thing", tool.label), ("most", most))
        return Saying("edit-too-many", facts, refused=True)
    return tool.put(position, place, number)


def _not_here(tool: Tool, position: Position, place: Place) -> Saying:
    if isinstance(tool, MeepleTool) and seat_of(position, place) is not None:
        return Saying("edit-only-kept", refused=True)
    return Saying("edit-not-here", (("thing", tool.label),), refused=True)
