import pytest

from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.places import InHand, OnTile, Sign
from ft_tutor.scene.shapes import (
    Circle,
    Layer,
    Polygon,
    Polyline,
    Rect,
    Scene,
    Text,
    placed,
)

TILE, HAND, SIGN = OnTile(Tile.c3), InHand(Tribe.ELDER), Sign("pass")


def test_the_topmost_target_is_found():
    scene = Scene(
        10,
        10,
        (
            Rect(0, 0, 10, 10, "tray", place=TILE),
            Circle(5, 5, 2, "tray", place=HAND),
            Polygon(((8, 0), (10, 0), (10, 2)), "tray", place=SIGN),
            Rect(0, 0, 10, 10, "tray"),
            Polyline(((0, 0), (10, 10)), "mark.path"),
            Text(5, 5, "1", 5, "badge.text"),
        ),
    )
    assert scene.at(1, 1) == TILE
    assert scene.at(5, 6.5) == HAND
    assert scene.at(9.5, 1) == SIGN
    assert scene.at(8.2, 1.8) == TILE
    assert scene.at(-1, 5) is None
    assert scene.at(5, 10) is None


def test_a_hollow_polygon_does_not_contain_its_dent():
    arrow = Polygon(((0, 0), (10, 0), (5, 3), (10, 10), (0, 10)), "tray")
    assert arrow.contains(1, 5)
    assert not arrow.contains(9, 3)


@pytest.mark.parametrize(
    "shape",
    [
        Rect(1, 2, 3, 4, "tray", 1, place=TILE),
        Circle(1, 2, 3, "tray", place=TILE),
        Polygon(((1, 2), (3, 4), (5, 0)), "tray", place=TILE),
        Polyline(((1, 2), (3, 4)), "mark.path"),
        Text(1, 2, "x", 3, "badge.text", "end", "normal"),
    ],
)
def test_placing_scales_then_moves_and_keeps_the_rest(shape):
    (there,) = placed([shape], 100, 200, 2, layer=Layer.MARKS, place=HAND)
    x, y = shape.centre
    assert there.centre == pytest.approx((2 * x + 100, 2 * y + 200))
    assert (there.style, there.layer, there.place) == (shape.style, Layer.MARKS, HAND)
    (back,) = placed([there], -50, -100, 0.5, layer=shape.layer)
    assert back == placed([shape], 0, 0, place=HAND)[0]
    assert placed([shape], 0, 0) == (shape,)


def test_layers_are_painted_in_their_order(scenes):
    for scene in scenes:
        layers = [shape.layer for shape in scene.painted]
        assert layers == sorted(layers)
        assert sum(len(scene.layer(layer)) for layer in Layer) == len(layers)


def test_the_centre_of_a_place_is_that_place(scenes):
    assert any(scene.places for scene in scenes)  # a chart has none
    for scene in scenes:
        for place in scene.places:
            assert scene.at(*scene.carriers[place][0].centre) == place


def test_what_is_drawn_belongs_to_a_place_that_can_be_pressed(scenes):
    for scene in scenes:
        assert {shape.place for shape in scene.shapes} - {None} == set(scene.places)
