"""What mends a box from which something is missing, or that has something too often."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

from ft_tutor.play.editor.base import Mend, Saying, Tool, about
from ft_tutor.play.editor.cards import CardTool
from ft_tutor.play.editor.pieces import CamelTool, MeepleTool, PieceTool
from ft_tutor.play.editor.resources import ResourceTool
from ft_tutor.play.editor.stores import CARD_PILES, drawn, put_under, with_piles
from ft_tutor.play.editor.tracks import spots, stands, with_marker
from ft_tutor.rules.changes import banked, with_bag
from ft_tutor.rules.counts import changed
from ft_tutor.rules.measures import pieces_left
from ft_tutor.rules.position import (
    Position,
    PrintedTile,
    Square,
    with_player,
    with_supply,
    with_turn,
)
from ft_tutor.rules.problems import Problem
from ft_tutor.rules.setup import ALL_TILES
from ft_tutor.rules.vocabulary import (
    ROW_OF_DJINNS,
    ROW_OF_RESOURCES,
    SEATS,
    TILES,
    CardId,
    Piece,
    Resource,
    Seat,
    Tile,
    Tribe,
)
from ft_tutor.scene.places import AreaOf, InHand, OnTile, Place

_BAG: Final = ("edit-mend-into-bag", "edit-mend-from-bag")
_CAMELS: Final = ("edit-mend-more-camels", "edit-mend-fewer-camels")
_PALMS: Final = ("edit-mend-more-palms", "edit-mend-fewer-palms")
_PALACES: Final = ("edit-mend-more-palaces", "edit-mend-fewer-palaces")
_DECK: Final = ("edit-mend-more-cards", "edit-mend-fewer-cards")


def _missing(problem: Problem) -> int:
    """Return how many are missing; negative if there are too many."""
    facts = dict(problem.facts)
    return int(facts["limit"]) - int(facts["found"])  # type: ignore[arg-type]


def _where(position: Position, tool: Tool) -> tuple[tuple[Place, int], ...]:
    """Return all places where a piece lies on the table, with how many."""
    hand = (InHand(tool.tribe),) if isinstance(tool, MeepleTool) else ()
    areas = () if isinstance(tool, CamelTool) else map(AreaOf, SEATS[: len(position.players)])
    places: chain[Place] = chain(map(OnTile, TILES), hand, areas)
    counted = ((place, tool.count(position, place) or 0) for place in places)
    return tuple((place, number) for place, number in counted if number)


def _stored(
    store: int, missing: int, keys: tuple[str, str], *facts: tuple[str, Any]
) -> Saying | None:
    """Return what is said of putting so many into a store, or taking them out of it.

    Args:
        store: how many it holds.
        missing: how many are to be put there; negative for taken out.
        keys: of the sentences that say so.
        facts: what the sentence places beside the number.
    """
    if missing > 0:
        return Saying(keys[0], (("number", missing), *facts))
    return Saying(keys[1], (("number", -missing), *facts)) if store >= -missing else None


def _taken_off(position: Position, tool: Tool, missing: int) -> Iterator[Mend]:
    """Yield that the pieces too many are taken off a place, the fullest first.

    Where no place has so many, they are taken from the fullest ones in turn.
    """
    where = sorted(_where(position, tool), key=lambda one: -one[1])
    facts = (("number", -missing), ("thing", tool.label))
    if missing >= 0 or sum(number for _, number in where) < -missing:
        return
    for place, number in where:
        if number >= -missing:
            key, *there = _OFF[type(place)](place)
            label = Saying(key, (*facts, *there))
            yield Mend(label, tool.put(position, place, number + missing))
    if where[0][1] < -missing:
        for _ in range(-missing):
            place, number = max(_where(position, tool), key=lambda one: one[1])
            position = tool.put(position, place, number - 1)
        yield Mend(Saying("edit-mend-off-fullest", facts), position)


_OFF: Final[Mapping[type, Callable[[Any], tuple[Any, ...]]]] = MappingProxyType(
    {
        OnTile: lambda place: ("edit-mend-off-tile", ("tile", place.tile)),
        AreaOf: lambda place: ("edit-mend-off-player", ("seat", place.seat)),
        InHand: lambda _: ("edit-mend-off-hand",),
    }
)
"""Per type of place: the sentence that says that something is taken off it, and what it places."""


def _meeples(position: Position, problem: Problem) -> Iterator[Mend]:
    tribe, missing, bag = Tribe(about(problem)), _missing(problem), position.supply.bag
    label = _stored(bag[tribe], missing, _BAG, ("tribe", tribe))
    if label:
        yield Mend(label, with_bag(position, changed(bag, tribe, missing)))
    else:
        yield from _taken_off(position, MeepleTool(tribe), missing)


def _camels(position: Position, problem: Problem) -> Iterator[Mend]:
    seat, missing = Seat(about(problem)), _missing(problem)
    player = position.players[seat]
    label = _stored(player.camels, missing, _CAMELS, ("seat", seat))
    if label:
        player = player.but(camels=player.camels + missing)
        yield Mend(label, with_player(position, seat, player))
    else:
        yield from _taken_off(position, CamelTool(seat), missing)


def _pieces(piece: Piece, keys: tuple[str, str]) -> Callable[[Position, Problem], Iterator[Mend]]:
    def ways(position: Position, problem: Problem) -> Iterator[Mend]:
        missing, supply = _missing(problem), position.supply
        label = _stored(pieces_left(supply, piece), missing, keys)
        if label:
            yield Mend(label, with_supply(position, banked(supply, piece, missing)))
        else:
            yield from _taken_off(position, PieceTool(piece), missing)

    return ways


def _resources(position: Position, problem: Problem) -> Iterator[Mend]:
    resource, missing, supply = Resource(about(problem)), _missing(problem), position.supply
    hidden = supply.deck.count(resource) + supply.discard[resource]
    label = _stored(hidden, missing, _DECK, ("resource", resource))
    if label is None:
        yield from _taken_off(position, ResourceTool(resource), missing)
        return
    move = put_under if missing > 0 else drawn
    for _ in range(abs(missing)):
        position = move(position, resource)
    yield Mend(label, position)


# --- cards


_ROWS: Final[Mapping[int, tuple[str, str]]] = MappingProxyType(
    {
        ROW_OF_RESOURCES: ("row", "deck"),
        ROW_OF_DJINNS: ("djinn_row", "djinn_deck"),
        1: ("thief_row", "thief_deck"),
    }
)
"""Per length that a row may have: the row, and the pile that its cards come from."""


def _row(position: Position, problem: Problem) -> Iterator[Mend]:
    limit = int(dict(problem.facts)["limit"])  # type: ignore[arg-type]
    row, deck = _ROWS[limit]
    cards = getattr(position.supply, row)
    piles = {row: cards[:limit], deck: (*cards[limit:], *getattr(position.supply, deck))}
    label = Saying("edit-mend-row", (("number", len(cards) - limit),))
    yield Mend(label, with_piles(position, piles))


def _twice(position: Position, problem: Problem) -> Iterator[Mend]:
    """Keep one: the one before a player, else the one that lies first."""
    card = CardId(about(problem))
    label = Saying("edit-mend-card-once", (("card", card),))
    for seat in SEATS[: len(position.players)]:
        if CardTool(card).count(position, AreaOf(seat)):
            kept = CardTool(card).put(position, AreaOf(seat), 0)
            yield Mend(label, CardTool(card).put(kept, AreaOf(seat), 1))
            return
    for pile in CARD_PILES:
        if card in getattr(position.supply, pile):
            yield Mend(label, CardTool(card).put_on(position, pile))
            return


def _nowhere(position: Position, problem: Problem) -> Iterator[Mend]:
    card = CardId(about(problem))
    yield Mend(Saying("edit-mend-card", (("card", card),)), CardTool(card).under(position))


# --- tiles and players


def _tiles(position: Position, problem: Problem) -> Iterator[Mend]:
    """Print the tile that is missing on the last one that is there too often."""
    facts = dict(problem.facts)
    named = (facts["kind"], facts["value"])
    surplus, lacking = _surplus(position)
    for tile, printed in zip(surplus, lacking, strict=False):
        for concerned in (position.layout[tile], printed):
            if (concerned.kind.value, concerned.value) == named:
                yield _printed(position, tile, printed)
                return


def _surplus(position: Position) -> tuple[list[Tile], list[PrintedTile]]:
    """Return the tiles that are there too often, the last ones first, and what is missing."""
    left = list(ALL_TILES)
    surplus = []
    for tile in TILES:
        if position.layout[tile] in left:
            left.remove(position.layout[tile])
        else:
            surplus.append(tile)
    return surplus, left


def _printed(position: Position, tile: Tile, printed: PrintedTile) -> Mend:
    layout = (*position.layout[:tile], printed, *position.layout[tile + 1 :])
    facts = (("tile", tile), ("kind", printed.kind), ("value", printed.value))
    return Mend(Saying("edit-mend-tile", facts), replace(position, layout=layout))


def _nobody(position: Position, problem: Problem) -> Iterator[Mend]:
    """Take the camels and the markers of somebody who does not play off the table."""
    seat, turn = Seat(about(problem)), position.turn
    squares = (
        Square(one.meeples, None if one.camel == seat else one.camel, one.palms, one.palaces)
        for one in position.squares
    )
    for spot in spots(turn):
        if stands(turn, spot) == seat:
            turn = with_marker(turn, spot, None)
    position = with_turn(replace(position, squares=tuple(squares)), turn)
    yield Mend(Saying("edit-mend-nobody", (("seat", seat),)), position)


WAYS: Final[Mapping[str, Callable[[Position, Problem], Iterator[Mend]]]] = MappingProxyType(
    {
        "too-many-meeples": _meeples,
        "too-few-meeples": _meeples,
        "too-many-camels": _camels,
        "too-few-camels": _camels,
        "too-many-palms": _pieces(Piece.PALM, _PALMS),
        "too-few-palms": _pieces(Piece.PALM, _PALMS),
        "too-many-palaces": _pieces(Piece.PALACE, _PALACES),
        "too-few-palaces": _pieces(Piece.PALACE, _PALACES),
        "too-many-resources": _resources,
        "too-few-resources": _resources,
        "row-too-long": _row,
        "card-twice": _twice,
        "card-missing": _nowhere,
        "wrong-tiles": _tiles,
        "seat-not-playing": _nobody,
    }
)
"""Per reason: what may mend it, best first."""
