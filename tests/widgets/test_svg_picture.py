"""The picture as SVG: a page that is told only what changed has the same as one told everything."""

import json
from random import Random
from xml.etree import ElementTree as ET

import pytest
from helpers.whole import Game, choose

from ft_tutor.notation import read_position
from ft_tutor.play.board import open_board
from ft_tutor.play.board import shown as board_shown
from ft_tutor.play.face import Commanded, Hovered, Pressed, Shown, Style, Typed
from ft_tutor.play.page import Page
from ft_tutor.play.table import open_table
from ft_tutor.play.table.table import shown as table_shown
from ft_tutor.play.view import Look
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.places import OnTile
from ft_tutor.scene.shapes import Layer, Scene, Text
from ft_tutor.scene.svg import XMLNS
from ft_tutor.scene.theme import DARK, LIGHT
from ft_tutor.widgets.boxes import box
from ft_tutor.widgets.svg.flights import flights_of
from ft_tutor.widgets.svg.picture import Picture

MOST, MOST_FIRST = 30_000, 120_000
"""Bytes of a press, and of the first paint."""

STYLE = Style(LIGHT, motion=True)


class PageOfElements:
    """Does with what it is told as picture.js and places.js do."""

    def __init__(self):
        self.forget()

    def forget(self):
        self.rules, self.shared, self.places = {}, {}, {}
        self.parts = {}
        self.layers = {f"{layer:d}": [] for layer in Layer}

    def hear(self, told):
        if "new" in told:
            self.rules, self.shared, self.parts = {}, {}, {}
            self.layers = {f"{layer:d}": [] for layer in Layer}
        self.rules |= told["rules"]
        self.shared |= told["shared"]
        for act in told["acts"]:
            self.parts |= act["parts"]
            self.layers |= act["order"]
        there = {name for names in self.layers.values() for name in names}
        self.parts = {name: markup for name, markup in self.parts.items() if name in there}
        places = self.places | told["places"].get("parts", {})
        order = told["places"].get("order", list(self.places))
        self.places = {word: places[word] for word in order}

    def picture(self):
        """All that is seen, and what can be pressed."""
        layers = {
            layer: [self.parts[name] for name in names] for layer, names in self.layers.items()
        }
        return layers, self.places, list(self.places)


def size(told):
    return len(json.dumps(told))


def journey(picture, page, steps):
    """Show one thing after another; yield each with the bytes that it took."""
    for shown in steps:
        told = picture.next(shown)
        page.hear(json.loads(json.dumps(told)))
        whole = PageOfElements()
        whole.hear(json.loads(json.dumps(Picture().next(shown))))
        assert page.picture() == whole.picture()
        assert whole.rules.items() <= page.rules.items()
        assert whole.shared.items() <= page.shared.items()
        yield size(told)


def on_a_board(seed, many):
    """A board that is played on at random, with hovers and arrow keys between."""
    chance, board = Random(seed), open_board(new_board(2, seed=seed), Look())
    yield board_shown(board, STYLE)
    for _ in range(many):
        places = tuple(board.view.scene.carriers)
        board = board.after(
            chance.choice(
                [
                    *[Pressed(chance.choice(tuple(board.view.open) or places))] * 4,
                    Pressed(chance.choice(places)),
                    Hovered(chance.choice(places)),
                    Typed(chance.choice(["ArrowUp", "ArrowLeft", "Enter"])),
                    Commanded("rings"),
                    Commanded("undo"),
                ]
            )
        )
        yield board_shown(board, STYLE)


def at_a_table(number, many):
    game, chance = Game(number), Random(number)
    table = open_table(game.start, open_hands=True)
    yield table_shown(table, STYLE)
    for _ in range(many):
        if table.position.decision is None:
            return
        action = choose(game, legal_actions(table.position), chance)
        after, feedback = table.view.game.act(action)
        table = table.but(view=table.view.answered(after, feedback))
        yield table_shown(table, STYLE)


@pytest.mark.parametrize("seed", range(2))
def test_a_board_is_the_same_however_it_came_about(seed):
    first, *rest = journey(Picture(), PageOfElements(), on_a_board(seed, 40))
    assert first <= MOST_FIRST
    assert max(rest) <= MOST


@pytest.mark.parametrize("number", [0, 5])
def test_a_table_is_the_same_however_it_came_about(number):
    first, *rest = journey(Picture(), PageOfElements(), at_a_table(number, 25))
    assert first <= MOST_FIRST
    assert max(rest) <= MOST


def test_another_look_and_another_size_forget_what_was():
    page, picture = PageOfElements(), Picture()
    position = read_position("c3:yw c4:g d4:y")
    small = board_scene(position, crop=(Tile.c3, Tile.d4))
    steps = [
        Shown(board_scene(position), Page(), LIGHT),
        Shown(board_scene(position), Page(), DARK),
        Shown(small, Page(), DARK),
    ]
    sizes = list(journey(picture, page, steps))
    assert len(page.places) == len(small.carriers)
    assert min(sizes) > 5000
    assert picture.next(Shown(None, Page(), DARK)) == {}
    assert size(picture.next(steps[-1])) < 200


def test_places_stand_in_the_order_of_the_focus_with_their_names():
    board = open_board(read_position("c3:yw c4:g d4:y"), Look())
    shown = board_shown(board, STYLE)
    places = Picture().next(shown)["places"]
    assert places["order"] == [write_place(place) for place in shown.scene.places]
    assert places["parts"]["c3"][1].startswith("c3, ")
    assert 'class="ft-hit"' in places["parts"]["c3"][0]


def test_whatever_a_text_holds_is_escaped():
    evil = '"><script>alert(1)</script>&'
    scene = Scene(10, 10, (Text(1, 1, evil, 3, "count.text"),))
    (act,) = Picture().next(Shown(scene, Page(), LIGHT))["acts"]
    root = ET.fromstring(f'<g xmlns="{XMLNS}">{"".join(act["parts"].values())}</g>')
    assert [one.tag for one in root] == [f"{{{XMLNS}}}text"]
    assert root[0].text == evil


# --- what moves


def test_a_flight_is_where_its_frames_were():
    board = open_board(new_board(2, seed=1), Look()).after(Pressed(OnTile(Tile.c2)))
    (moment,) = board.view.moments
    flights = flights_of(moment.frames)
    assert 1 <= len(flights) <= 5
    for number, frame in enumerate(moment.frames):
        flown = [
            (moved(box(shape), flight.poses[number]))
            for flight in flights
            for shape in flight.shapes
        ]
        for one, other in zip(flown, map(box, frame), strict=True):
            assert one == pytest.approx(other, abs=0.5)


def moved(area, pose):
    x, y, scale = pose
    left, top, right, bottom = area
    return (left * scale + x, top * scale + y, right * scale + x, bottom * scale + y)
