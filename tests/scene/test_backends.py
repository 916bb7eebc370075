import re
from io import BytesIO
from math import cos, pi, sin
from typing import get_args
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from ft_tutor.rules.vocabulary import TRIBES
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.png import to_png
from ft_tutor.scene.shapes import Circle, Polygon, Polyline, Rect, Scene, Shape, Text
from ft_tutor.scene.strokes import dashes
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.theme import HIGH_CONTRAST, LIGHT, THEMES

ONE_EACH = {
    Rect: Rect(20, 20, 60, 60, "badge.blue", 8),
    Circle: Circle(50, 50, 30, "badge.blue"),
    Polygon: Polygon(((20, 20), (80, 20), (50, 80)), "badge.blue"),
    Polyline: Polyline(((20, 20), (50, 50), (80, 20)), "trail.line"),
    Text: Text(50, 50, "<&>", 30, "badge.text"),
}

DASHED = [Rect(20, 20, 60, 60, "mark.hint", 8), Circle(50, 50, 30, "mark.hint")]

TAGS = {Rect: "rect", Circle: "circle", Polygon: "path", Polyline: "path", Text: "text"}


def picture(*shapes):
    png = to_png(Scene(100, 100, shapes), LIGHT, 100)
    return Image.open(BytesIO(png)).convert("RGB")


def elements(svg, tag):
    return list(ET.fromstring(svg).iter(f"{{http://www.w3.org/2000/svg}}{tag}"))


def test_there_is_an_example_of_every_shape():
    assert set(ONE_EACH) == set(get_args(Shape))


@pytest.mark.parametrize("kind", get_args(Shape))
def test_png_draws_every_shape(kind):
    assert picture(ONE_EACH[kind]).tobytes() != picture().tobytes()


@pytest.mark.parametrize("kind", get_args(Shape))
def test_svg_draws_every_shape(kind):
    (element,) = elements(to_svg(Scene(100, 100, (ONE_EACH[kind],)), LIGHT), TAGS[kind])
    assert element.text == (ONE_EACH[kind].text if kind is Text else None)


@pytest.mark.parametrize("shape", DASHED)
def test_png_dashes_outlines_too(shape):
    drawn, ground = picture(shape), picture().getpixel((0, 0))
    round_it = (
        (50 + 30 * cos(degree * pi / 180), 50 + 30 * sin(degree * pi / 180))
        for degree in range(-40, 40)
    )
    if isinstance(shape, Rect):
        round_it = ((80, y) for y in range(30, 70))
    ring = [drawn.getpixel((round(x), round(y))) for x, y in round_it]
    assert ground in ring
    assert any(pixel != ground for pixel in ring)
    assert drawn.getpixel((50, 50)) == ground


def test_dashes_cut_a_line_and_go_on_round_corners():
    pieces = dashes(((0, 0), (5, 0), (5, 5)), (3, 1))
    assert pieces == (
        ((0, 0), (3, 0)),
        ((4, 0), (5, 0)),
        ((5, 0), (5, 2)),
        ((5, 3), (5, 5)),
    )
    assert dashes(((0, 0), (9, 0)), ()) == (((0, 0), (9, 0)),)


def test_what_strangers_write_is_escaped():
    svg = to_svg(Scene(9, 9, ()), LIGHT, title="</title><script>", desc='"a" & <b>')
    assert "<script>" not in svg
    assert elements(svg, "title")[0].text == "</title><script>"
    assert elements(svg, "desc")[0].text == '"a" & <b>'


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_svg_is_well_formed_and_whole(scenes, theme):
    for scene in scenes:
        svg = to_svg(scene, theme, 700)
        ids = [element.get("id") for element in elements(svg, "g")]
        uses = {element.get("href") for element in elements(svg, "use")}
        assert len(ids) == len(set(ids))
        assert {f"#{name}" for name in ids} == uses
        styled = set(re.findall(r"\.(ft\w+)\{", svg))
        assert set(re.findall(r'class="(\w+)"', svg)) == styled


def test_pictures_of_two_themes_share_no_class_name(scenes):
    light, contrast = to_svg(scenes[0], LIGHT), to_svg(scenes[0], HIGH_CONTRAST)
    names = [set(re.findall(r'class="(\w+)"', svg)) for svg in (light, contrast)]
    assert not names[0] & names[1]


def test_numbers_are_short():
    svg = to_svg(Scene(100, 50, (Rect(0.04, -0.5, 10.0, 2.25, "tray"),)), LIGHT, 50)
    assert 'width="50" height="25"' in svg
    assert '<rect class="' in svg
    assert 'x="0" y="-.5" width="10" height="2.2"' in svg


def test_a_png_is_as_wide_as_asked(start):
    scene = board_scene(start)
    for width in (700, 360):
        image = Image.open(BytesIO(to_png(scene, LIGHT, width)))
        assert image.size == (width, round(width * scene.height / scene.width))


def test_a_png_is_small_enough_for_a_notebook(start, busy, moving, overlay):
    for position in (start, busy, moving):
        assert len(to_png(board_scene(position), LIGHT, 700)) < 70_000
        assert len(to_png(board_scene(position), LIGHT, 360)) < 35_000
    assert len(to_png(board_scene(busy, overlay), LIGHT, 700)) < 80_000


def test_a_png_shows_the_very_colours_of_the_theme(moving):
    image = Image.open(BytesIO(to_png(board_scene(moving), LIGHT, 700))).convert("RGB")
    colours = {colour for _, colour in image.getcolors()}
    for tribe in TRIBES:
        fill = LIGHT.paint(f"meeple.{tribe.name.lower()}").fill
        assert tuple(bytes.fromhex(fill[1:])) in colours
