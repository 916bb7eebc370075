import pytest

from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.shapes import (
    ButtonTarget,
    Circle,
    HandTarget,
    Layer,
    Polygon,
    Polyline,
    Rect,
    Scene,
    Text,
    TileTarget,
    placed,
)

TILE, HAND, BUTTON = TileTarget(Tile.c3), HandTarget(Tribe.ELDER), ButtonTarget("undo")


def test_the_topmost_target_is_found():
    scene = Scene(
        10,
        10,
        (
            Rect(0, 0, 10, 10, "tray", target=TILE),
            Circle(5, 5, 2, "tray", target=HAND),
            Polygon(((8, 0), (10, 0), (10, 2)), "tray", target=BUTTON),
            Rect(0, 0, 10, 10, "tray"),
            Polyline(((0, 0), (10, 10)), "mark.path"),
            Text(5, 5, "1", 5, "badge.text"),
        ),
    )
    assert scene.at(1, 1) == TILE
    assert scene.at(5, 6.5) == HAND
    assert scene.at(9.5, 1) == BUTTON
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
        Rect(1, 2, 3, 4, "tray", 1, TILE),
        Circle(1, 2, 3, "tray", TILE),
        Polygon(((1, 2), (3, 4), (5, 0)), "tray", TILE),
        Polyline(((1, 2), (3, 4)), "mark.path"),
        Text(1, 2, "x", 3, "badge.text", "end", "normal"),
    ],
)
def test_placing_scales_then_moves_and_keeps_the_rest(shape):
    (there,) = placed([shape], 100, 200, 2, layer=Layer.MARKS, tile=Tile.f5)
    x, y = shape.centre
    assert there.centre == pytest.approx((2 * x + 100, 2 * y + 200))
    assert (there.style, there.target) == (shape.style, shape.target)
    assert (there.layer, there.tile) == (Layer.MARKS, Tile.f5)
    (back,) = placed([there], -50, -100, 0.5, layer=shape.layer)
    assert back == placed([shape], 0, 0, tile=Tile.f5)[0]


def test_parts_hold_every_shape_once(scenes):
    for scene in scenes:
        parts = scene.parts()
        assert sum(map(len, parts.values())) == len(scene.shapes)
        for (layer, tile), shapes in parts.items():
            assert {(shape.layer, shape.tile) for shape in shapes} == {(layer, tile)}


def test_layers_are_painted_in_their_order(scenes):
    for scene in scenes:
        layers = [shape.layer for shape in scene.shapes]
        assert layers == sorted(layers)
        assert sum(len(scene.layer(layer)) for layer in Layer) == len(layers)


def test_the_centre_of_a_target_is_that_target(scenes):
    for scene in scenes:
        targets = [shape for shape in scene.shapes if shape.target is not None]
        assert targets
        for shape in targets:
            assert scene.at(*shape.centre) == shape.target
