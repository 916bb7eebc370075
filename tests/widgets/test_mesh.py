"""Every shape becomes filled polygons that cover what the shape covers."""

from itertools import pairwise
from math import hypot, pi
from typing import get_args

import pytest

from ft_tutor.scene.shapes import Circle, Polygon, Polyline, Rect, Shape, Text
from ft_tutor.scene.theme import Paint
from ft_tutor.widgets.canvas.mesh import SMOOTH, arc, fills, grown

SQUARE = ((0, 0), (10, 0), (10, 10), (0, 10))
EXAMPLES = (
    Rect(10, 20, 30, 40, "s"),
    Rect(10, 20, 30, 40, "s", radius=6),
    Circle(50, 50, 20, "s"),
    Polygon(((0, 0), (40, 0), (20, 30)), "s"),
    Polyline(((0, 0), (40, 0), (40, 30)), "s"),
    Text(5, 5, "c3", 12, "s"),
)
SOLID = Paint("#112233")
FRAMED = Paint("#112233", "#445566", 2, 0.5)
HOLLOW = Paint("", "#445566", 2, 1)
DASHED = Paint("", "#445566", 2, 1, (4, 4))


def area(points):
    """The signed area by the shoelace formula; positive if clockwise on the screen."""
    closed = (*points, points[0])
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(closed)) / 2


def winding(points, x, y):
    """How many times an outline runs around a point: 0 is outside for the browser."""
    turns = 0
    for (ax, ay), (bx, by) in pairwise((*points, points[0])):
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if ay <= y < by and side > 0:
            turns += 1
        if by <= y < ay and side < 0:
            turns -= 1
    return turns


def covers(found, x, y):
    return any(winding(fill.points, x, y) for fill in found)


def test_every_class_of_shapes_has_an_example():
    assert {type(shape) for shape in EXAMPLES} == set(get_args(Shape))


@pytest.mark.parametrize("paint", [FRAMED, HOLLOW, DASHED])
@pytest.mark.parametrize("shape", EXAMPLES, ids=lambda shape: type(shape).__name__)
def test_every_shape_becomes_fills(shape, paint):
    found = fills(shape, paint)
    assert bool(found) == (not isinstance(shape, Text))
    for fill in found:
        assert len(fill.points) >= 3
        assert fill.colour in {paint.fill, paint.stroke}
        assert fill.opacity == paint.opacity


def test_a_filling_alone_is_the_outline_itself():
    assert [fill.points for fill in fills(EXAMPLES[3], SOLID)] == [EXAMPLES[3].points]


@pytest.mark.parametrize("outline", [SQUARE, SQUARE[::-1]], ids=["clockwise", "counter-clockwise"])
@pytest.mark.parametrize("by", [1, -1, 0, 3])
def test_grown_moves_every_side_out_whichever_way_it_runs(outline, by):
    moved = grown(outline, by)
    assert abs(area(moved)) == pytest.approx((10 + 2 * by) ** 2)
    assert (area(moved) > 0) == (area(outline) > 0)
    assert winding(moved, 5, 5)
    assert bool(winding(moved, -0.5, 5)) == (by > 0.5)


@pytest.mark.parametrize("by", [2, -2])
def test_grown_circle_has_the_new_radius(by):
    circle = arc((50, 50), 20, 0, 2 * pi)[:-1]
    for x, y in grown(circle, by):
        assert hypot(x - 50, y - 50) == pytest.approx(20 + by, abs=0.1)


def test_a_sharp_corner_is_not_pushed_out_far():
    needle = ((0, 0), (100, 1), (0, 2))
    assert max(x for x, _ in grown(needle, 1)) < 108


def test_the_same_point_twice_does_no_harm():
    doubled = ((0, 0), (10, 0), (10, 0), (10, 10), (0, 10))
    assert area(grown(doubled, 1)) >= 121


def test_a_frame_is_a_larger_copy_below_a_smaller_one():
    below, above = fills(EXAMPLES[0], FRAMED)
    assert (below.colour, above.colour) == ("#445566", "#112233")
    assert area(below.points) == pytest.approx(32 * 42)
    assert area(above.points) == pytest.approx(28 * 38)


@pytest.mark.parametrize("shape", EXAMPLES[:4], ids=lambda shape: type(shape).__name__)
def test_a_ring_leaves_its_inside_clear(shape):
    found = fills(shape, HOLLOW)
    assert len(found) == 1
    assert not covers(found, *shape.centre)
    assert covers(found, *on_the_edge(shape))


def on_the_edge(shape):
    match shape:
        case Circle():
            return shape.x + shape.r - 0.3, shape.y
        case Rect():
            return shape.x + 0.3, shape.y + shape.h / 2
        case Polygon():
            return 20, 0.3


@pytest.mark.parametrize("backwards", [False, True])
def test_a_ring_may_run_either_way(backwards):
    points = SQUARE[::-1] if backwards else SQUARE
    found = fills(Polygon(points, "s"), HOLLOW)
    assert not covers(found, 5, 5)
    assert covers(found, 0.5, 5)


def test_a_solid_line_is_covered_on_its_whole_length():
    found = fills(Polyline(((0, 0), (40, 0), (40, 30)), "s"), HOLLOW)
    assert len(found) == 1
    for x, y in ((0, 0), (20, 0.4), (40.2, 0.4), (40, 15), (40, 29.9)):
        assert covers(found, x, y)
    assert not covers(found, 20, 2)


def test_a_dashed_line_has_gaps():
    found = fills(Polyline(((0, 0), (24, 0)), "s"), DASHED)
    assert [covers(found, x, 0.1) for x in (2, 6, 10, 14, 18)] == [True, False, True, False, True]


def test_a_dashed_ring_is_closed_and_clear_inside():
    found = fills(Polygon(SQUARE, "s"), DASHED)
    assert not covers(found, 5, 5)
    assert any(fill.points[0][0] < 2 for fill in found)
    assert len(found) > 4


@pytest.mark.parametrize("radius", [1, 5.5, 9.5, 25, 100])
def test_an_arc_stays_close_to_the_circle(radius):
    points = arc((0, 0), radius, 0, 2 * pi)
    middles = [hypot((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(points)]
    assert all(hypot(x, y) == pytest.approx(radius) for x, y in points)
    assert radius - min(middles) <= SMOOTH
    assert 6 <= len(points) - 1 <= 64


def test_an_arc_without_a_radius_is_still_an_outline():
    assert len(arc((0, 0), 0, 0, 2 * pi)) >= 3
