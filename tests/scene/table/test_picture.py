"""Everything that can be pressed has a place in the picture of a table."""

from random import Random

import pytest
from helpers.positions import any_positions
from helpers.whole import Game, walk
from hypothesis import given

from ft_tutor.play.choices import choices
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.counts import NO_RESOURCES
from ft_tutor.rules.position import HeldCard, Square, with_player, with_square
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import SEATS, TILES, TRIBES, Seat, Tile
from ft_tutor.scene.layout import Frame
from ft_tutor.scene.overlay import Overlay
from ft_tutor.scene.places import (
    Amount,
    AreaOf,
    BidSpot,
    DjinnCard,
    OnTile,
    OnTileMeeple,
    OwnCard,
    OwnMeeple,
    OwnResource,
    Sign,
    TurnSpot,
)
from ft_tutor.scene.shapes import Text
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.table import Part, TableLook, table_scene
from ft_tutor.scene.table.lettering import SMALL
from ft_tutor.scene.table.picture import table_plan
from ft_tutor.scene.theme import LIGHT
from ft_tutor.texts import catalogue

LEAST = 24
"""The least side of what can be pressed, in units of the table."""


def box(shapes):
    """Left, top, right and bottom of a carrier."""
    (shape, *_) = shapes
    if hasattr(shape, "w"):
        return shape.x, shape.y, shape.x + shape.w, shape.y + shape.h
    return shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r


def offered(position):
    """All places that presses lead to, one after another, but for numbers and signs."""
    found, chance, picked = {}, Random(0), ()
    for _ in range(6):
        more = choices(position, picked)
        found |= dict.fromkeys(p for p in more if not isinstance(p, Amount | Sign))
        on = [place for place, action in more.items() if action is None]
        if not on:
            break
        picked = (*picked, chance.choice(on))
    return tuple(found)


@pytest.mark.parametrize("number", range(18))
def test_whatever_can_be_pressed_is_a_place_of_the_table(number):
    """In games of 2, 3 and 4, with thieves and djinns."""
    for step, (position, _, _) in enumerate(walk(Game(number))):
        if step % 9 and not position.turn.given:
            continue
        places = offered(position)
        scene = table_scene(position, single=places)
        assert set(places) <= set(scene.carriers)


def test_nothing_that_can_be_pressed_is_too_small():
    for number in (3, 4, 5):
        for position, _, _ in walk(Game(number)):
            for place, shapes in table_scene(position).carriers.items():
                left, top, right, bottom = box(shapes)
                assert min(right - left, bottom - top) >= LEAST, place


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_focus_goes_over_the_sultanate_the_tracks_and_the_players(players):
    position = new_game(players, seed=1)
    places = table_scene(position).places
    assert places[:30] == tuple(map(OnTile, TILES))
    assert places[30:34] == tuple(map(BidSpot, range(4)))
    assert places[34:43] == tuple(map(TurnSpot, range(9)))
    before = [AreaOf(seat) for seat in SEATS[:players]]
    kept = [OwnMeeple(seat, tribe) for seat in SEATS[:players] for tribe in TRIBES[:2]]
    assert [place for place in places if place in before] == before
    assert [place for place in places if place in kept] == kept
    assert places.index(before[1]) > places.index(kept[1])


@pytest.fixture(scope="module")
def late():
    """Late in a game where everybody has much, with thieves."""
    positions = [position for position, _, _ in walk(Game(16))]
    return positions[len(positions) * 4 // 5]


def texts(scene, place=None):
    return [s for s in scene.shapes if isinstance(s, Text) and place in (None, s.place)]


OF_FIGURES = ("meeple.", "board.", "badge.", "camel.", "count.")
"""Letters and numbers that are a part of a drawing."""


def test_no_text_of_the_table_is_small(late):
    for shape in texts(table_scene(late)):
        drawn = isinstance(shape.place, DjinnCard | OwnCard) and shape.style != "card.text"
        if not drawn and not shape.style.startswith(OF_FIGURES):
            assert shape.size >= SMALL, shape


def test_what_has_not_changed_is_not_drawn_anew(late):
    """So a press costs the drawing of what it changed: all other shapes are the same objects."""
    before = {id(shape) for shape in table_scene(late).shapes}
    rich = late.players[1].but(coins=late.players[1].coins + 1)
    after = with_player(late, Seat.TWO, rich)
    new = [shape for shape in table_scene(after).shapes if id(shape) not in before]
    assert {shape.place for shape in new} == {AreaOf(Seat.TWO)}
    emptied = with_square(late, Tile.e2, Square())
    new = [shape for shape in table_scene(emptied).shapes if id(shape) not in before]
    assert {shape.place for shape in new} <= {OnTile(Tile.e2)}


def test_whoever_decides_is_lit_and_nobody_else(late):
    lit = [shape for shape in table_scene(late).shapes if shape.style == "table.lit"]
    (area,) = (s for s in table_scene(late).carriers[AreaOf(late.decision.who)][1:])
    assert [area.contains(*shape.centre) for shape in lit] == [True]


@pytest.mark.rule("R0.8", "A65")
def test_of_covered_things_only_their_number_is_seen(late):
    seat = max(SEATS[: len(late.players)], key=lambda one: sum(late.players[one].resources))
    player = late.players[seat].but(coins=77)
    position = with_player(late, seat, player)
    look = TableLook(covered=frozenset({seat}))
    scene = table_scene(position, look=look)
    shown = [shape.text for shape in texts(scene, AreaOf(seat))]
    assert "77" not in shown
    assert str(sum(player.resources)) in shown
    assert not any(isinstance(p, OwnResource) and p.seat == seat for p in scene.places)
    other = player.but(coins=3, resources=player.resources[::-1])
    assert scene == table_scene(with_player(position, seat, other), look=look)


def test_long_and_odd_names_are_cut_and_kept_as_text(late):
    names = ("x" * 200, "<script>alert(1)</script>", "\u202eevil\x00\n name")
    scene = table_scene(late, look=TableLook(names=names))
    svg = to_svg(scene, LIGHT)
    assert "<script" not in svg
    shown = [texts(scene, AreaOf(seat))[1].text for seat in SEATS[:3]]
    assert all(len(name) <= 20 for name in shown)
    assert shown[0].endswith("…")
    assert "\u202e" not in shown[2]


def test_single_meeples_and_pieces_are_places_too(late):
    tile = next(tile for tile in TILES if sum(late.squares[tile].meeples) > 1)
    tribe = next(t for t in TRIBES if late.squares[tile].meeples[t])
    place = OnTileMeeple(tile, tribe)
    scene = table_scene(late, single=(place, AreaOf(Seat.ONE)))
    assert place in scene.carriers
    assert scene.at(*scene.carriers[place][0].centre) == place


@pytest.mark.parametrize("part", [part for part in Part if part is not Part.HAND])
def test_every_part_can_be_shown_alone(late, part):
    scene = table_scene(late, look=TableLook(frozenset({part})))
    everywhere = table_scene(late)
    if part is not Part.PLAYER_4:
        assert scene.places
    assert set(scene.places) <= set(everywhere.places)
    for place in scene.places:
        assert scene.at(*scene.carriers[place][0].centre) == place


def test_a_crop_shows_some_tiles_beside_the_other_parts(late):
    parts = frozenset({Part.SULTANATE, Part.HAND, Part.PLAYER_1})
    scene = table_scene(late, look=TableLook(parts, crop=(Tile.c3, Tile.e5)))
    tiles = [place.tile for place in scene.places if isinstance(place, OnTile)]
    assert tiles == list(Frame(Tile.c3, Tile.e5).tiles)
    for place in scene.places:
        assert scene.at(*scene.carriers[place][0].centre) == place


def test_marks_follow_every_kind_of_place(late):
    plain = table_scene(late)
    for place in plain.places:
        marked = table_scene(late, Overlay(legal=(place,), cursor=place, picked=(place,)))
        assert len(marked.shapes) > len(plain.shapes), place


def test_a_position_that_cannot_be_is_drawn_all_the_same():
    @given(any_positions())
    def drawn(position):
        scene = table_scene(position)
        assert to_svg(scene, LIGHT)

    drawn()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 5, 6, 9, 12, 22])
def test_each_of_many_cards_can_be_pressed(players, number):
    position = new_game(players, seed=1)
    cards = tuple(map(HeldCard, tuple(DJINNS)[:number]))
    player = position.players[1].but(djinns=cards)
    scene = table_scene(with_player(position, Seat.TWO, player))
    for one in cards:
        place = OwnCard(Seat.TWO, one.card)
        left, top, right, bottom = box(scene.carriers[place])
        assert min(right - left, bottom - top) >= LEAST - 0.01
        assert scene.at(*scene.carriers[place][0].centre) == place
        assert right <= scene.width
        assert bottom <= scene.height


@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 4), (4, 4), (1, 5)])
def test_a_few_djinns_in_front_of_a_player_are_called_by_name(players, number):
    position = new_game(max(2, players), seed=1)
    held = tuple(HeldCard(card) for card in sorted(DJINNS)[:number])
    position = with_player(position, Seat.ONE, position.players[0].but(djinns=held))
    look = TableLook(parts=frozenset({Part.PLAYER_1})) if players == 1 else TableLook()
    scene = table_scene(position, look=look)
    written = {shape.text for shape in scene.shapes if isinstance(shape, Text)}
    assert {catalogue("en").say("table-card", card=one.card) for one in held} <= written


TRACKS = frozenset({Part.BID_TRACK, Part.TURN_TRACK, Part.PLAYER_1})


def test_an_area_is_low_where_no_card_lies_and_none_can_come(late):
    empty = with_player(late, Seat.ONE, late.players[0].but(resources=NO_RESOURCES, djinns=()))
    holds = with_player(late, Seat.ONE, empty.players[0].but(djinns=(HeldCard("enki"),)))

    def height(position, parts):
        return table_plan(position, TableLook(parts=parts)).areas[Part.PLAYER_1][3]

    assert height(empty, TRACKS) < height(holds, TRACKS) == height(holds, TRACKS | {Part.DJINNS})
    assert height(empty, TRACKS | {Part.DJINNS}) == height(holds, TRACKS)
    assert height(empty, frozenset({Part.PLAYER_1})) == height(holds, TRACKS)  # all may be sold
