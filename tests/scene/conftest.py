from dataclasses import replace
from itertools import chain

import pytest

from ft_tutor.notation import read_position
from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.position import HeldCard, Movement, Square, with_square
from ft_tutor.rules.setup import new_board, new_game
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.figures import BAG, card_back, card_face, coin, resource_face
from ft_tutor.scene.overlay import Overlay, Trail, on_tiles, trail_of
from ft_tutor.scene.places import DjinnCard, InHand, OnTile, OnTileMeeple
from ft_tutor.scene.score_chart import CATEGORIES, score_chart
from ft_tutor.scene.shapes import Scene, placed
from ft_tutor.scene.table import TableLook, table_scene

EVERYBODY = Trail(
    Tile.e4,
    tuple(zip((Tile.e5, Tile.f5, Tile.f4, Tile.e4, Tile.e5, Tile.f5), (*Tribe, None), strict=True)),
)
"""Round the block, with one of each tribe and a step of nobody."""


@pytest.fixture(scope="session")
def start():
    return new_board(3, seed=7)


@pytest.fixture(scope="session")
def busy(start):
    """A board with all there is: every camel, palms, palaces, no meeple and very many."""
    position = start
    for seat in Seat:
        square = Square((1, 0, 2, 0, 1), seat, palms=int(seat), palaces=3 - seat)
        position = with_square(position, Tile(seat * 7), square)
    for last in range(5):
        counts = tuple(3 + tribe if tribe <= last else 0 for tribe in range(5))
        position = with_square(position, Tile(24 + last), Square(counts))
    return with_square(position, Tile.f1, Square())


@pytest.fixture(scope="session")
def moving(start):
    """In the middle of a movement, with meeples in the hand."""
    drops = ((Tile.c4, Tribe.ELDER), (Tile.d4, Tribe.VIZIER))
    movement = Movement(Tile.c3, drops, (0, 1, 0, 2, 12))
    return replace(start, turn=replace(start.turn, movement=movement))


@pytest.fixture(scope="session")
def laden():
    """A table where everybody has cards, used ones too, and thieves are about."""
    position = new_game(4, seed=3, thieves=True)
    cards, thieves = position.supply.djinn_deck, position.supply.thief_deck
    held = tuple(HeldCard(card, used=seat % 2 == 0) for seat, card in enumerate(cards[:4]))
    players = tuple(
        replace(
            player,
            resources=(seat,) * 10,
            djinns=held[: seat + 1],
            thieves=tuple(map(HeldCard, thieves[seat : seat + 1])),
        )
        for seat, player in enumerate(position.players)
    )
    return replace(position, players=players)


@pytest.fixture(scope="session")
def small():
    return read_position("c3:oasis.yyw.camel1.palm2 d3:village.gbr.palace1 c4:sacred15.y d4:large")


@pytest.fixture(scope="session")
def overlay(moving):
    """Every kind of mark at once."""
    return Overlay(
        legal=on_tiles((Tile.e4, Tile.d3, Tile.d5)),
        picked=(InHand(Tribe.BUILDER), OnTile(Tile.a2)),
        goal=(OnTile(Tile.e5),),
        start=OnTile(Tile.c3),
        here=OnTile(Tile.d4),
        cursor=OnTile(Tile.b2),
        hovered=OnTile(Tile.e4),
        path=trail_of(moving.turn.movement),
        wrong=(OnTile(Tile.a4),),
        hints=(OnTile(Tile.f1),),
        arrows=((OnTile(Tile.a1), OnTile(Tile.c1)),),
        ghosts=tuple((OnTile(Tile.e4), tribe) for tribe in Tribe),
    )


@pytest.fixture(scope="session")
def cards(laden):
    """All that is drawn of cards, and what lies beside them; and a table."""
    faces = [
        placed(card_face(card, 80, 80), 80 * index, 0, place=DjinnCard(card))
        for index, card in enumerate((*ALL_DJINNS, *THIEVES))
    ]
    used = [card_face(card, 80, 80, used=True) for card in ALL_DJINNS]
    goods = [resource_face(resource, 40, 50) for resource in Resource]
    backs = [card_back(kind, 40, 50) for kind in ("djinn", "thief", "resource", "discard")]
    others = placed(chain(*used, *goods, *backs, coin(), coin(5), BAG), 0, 80)
    sheet = Scene(80 * len(faces), 160, (*chain(*faces), *others))
    return sheet, table_scene(laden, look=TableLook(covered=frozenset({Seat.TWO})))


@pytest.fixture(scope="session")
def scenes(start, busy, moving, overlay, cards):
    """Scenes that show between them every drawing and every mark."""
    return (
        board_scene(start),
        board_scene(busy, hand=False),
        board_scene(moving, overlay),
        board_scene(moving, overlay, (Tile.c3, Tile.e5)),
        board_scene(busy, Overlay(path=EVERYBODY, faint=EVERYBODY), (Tile.e4, Tile.f5)),
        board_scene(busy, Overlay(path=EVERYBODY), (Tile.e4, Tile.f5)),
        board_scene(busy, parts=(OnTileMeeple(Tile.a1, Tribe.MERCHANT),)),
        *cards,
        score_chart([dict.fromkeys(CATEGORIES, 10)], ["Ann"]),
    )
