from dataclasses import replace
from itertools import combinations
from math import dist

import pytest
from helpers.colours import EYES, contrast, seen

from ft_tutor.rules.vocabulary import SEATS, TRIBES, TileKind
from ft_tutor.scene.score_chart import CATEGORIES
from ft_tutor.scene.signs import SIGNS
from ft_tutor.scene.svg import _class_names
from ft_tutor.scene.theme import DARK, GHOST, HIGH_CONTRAST, LIGHT, THEMES, Paint, Theme

ROUND = ["hint", "wrong", "picked"]
TRIBE_NAMES = [tribe.name.lower() for tribe in TRIBES]

LETTERS = [
    ("board.letter", "board.rim"),
    ("badge.text", "badge.blue"),
    ("badge.text", "badge.red"),
    ("camel.text", "camel.rug"),
    ("count.text", "count"),
    ("trail.text", "trail.tag"),
    *(
        ("table.text", ground)
        for ground in ("table.ground", "table.panel", "table.area", "table.lit", "table.plate")
    ),
    ("table.spot.text", "table.spot"),
    ("coin.text", "coin"),
    ("card.text", "card"),
    ("card.text", "card.used"),
    ("card.text", "card.thief"),
    ("card.points.text", "card.points"),
    *((f"score.{part}.text", f"score.{part}") for part in CATEGORIES),
    *((f"trail.{name}.letter", f"trail.{name}") for name in TRIBE_NAMES),
    *((f"meeple.{name}.letter", f"meeple.{name}") for name in TRIBE_NAMES),
]
"""Every text, and the ground that it stands on."""

RINGS = [f"mark.{name}" for name in ("start", "goal", "legal", "here", "picked", "hint", "wrong")]

SHOWN_ON = [
    *((ring, f"{ring}.casing") for ring in RINGS),
    ("mark.cursor", "mark.cursor.casing"),
    ("mark.hover", "mark.hover.casing"),
    ("trail.line", "trail.casing"),
    *((f"sign.{name}", "sign.light") for name in ("goal", "here", "start", *ROUND)),
]
"""Every mark, and the light that it is cased in or drawn upon."""

FIGURES = [
    *(f"meeple.{name}" for name in TRIBE_NAMES),
    *(f"camel.{seat + 1}" for seat in SEATS),
    "token",
    "badge.blue",
    "badge.red",
]


def test_the_measure_of_contrast():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_all_themes_have_the_same_styles():
    assert LIGHT.paints.keys() == DARK.paints.keys() == HIGH_CONTRAST.paints.keys()


def test_every_style_is_there_and_none_is_idle(scenes):
    used = {shape.style for scene in scenes for shape in scene.shapes}
    assert used == set(LIGHT.paints)


def test_ghosts_are_seen_through():
    for theme in THEMES:
        for name in TRIBE_NAMES:
            solid, ghost = theme.paint(f"meeple.{name}"), theme.paint(f"{GHOST}meeple.{name}")
            assert (solid.fill, solid.stroke) == (ghost.fill, ghost.stroke)
            assert ghost.opacity < solid.opacity


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("text", "ground"), LETTERS)
def test_letters_can_be_read(theme, text, ground):
    least = 7 if theme is HIGH_CONTRAST else 4.5
    assert contrast(theme.paint(text).fill, theme.paint(ground).fill) >= least


def test_every_text_is_measured(scenes):
    texts = {s.style for scene in scenes for s in scene.shapes if hasattr(s, "text")}
    solid = {style for style in texts if not style.startswith(GHOST)}
    assert solid == {text for text, _ in LETTERS}


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("figure", FIGURES)
def test_figures_stand_out_from_every_tile(theme, figure):
    """By their body or by their outline."""
    paint = theme.paint(figure)
    for kind in TileKind:
        for part in ("", ".ground"):
            ground = theme.paint(f"tile.{kind.value}{part}").fill
            assert max(contrast(paint.fill, ground), contrast(paint.stroke, ground)) >= 3, kind


def colour(paint):
    return paint.fill or paint.stroke


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", TileKind)
def test_what_lies_under_the_pointer_stands_out_from_its_tile(theme, kind):
    hover = theme.paint("mark.hover").stroke
    for part in ("", ".ground"):
        assert contrast(hover, theme.paint(f"tile.{kind.value}{part}").fill) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("mark", "light"), SHOWN_ON)
def test_marks_stand_out_from_their_casing(theme, mark, light):
    assert contrast(colour(theme.paint(mark)), colour(theme.paint(light))) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_rings_differ_by_more_than_colour(theme):
    looks = {(theme.paint(mark).width, theme.paint(mark).dash) for mark in RINGS}
    assert len(looks) == len(RINGS)


def test_signs_differ_by_their_outline():
    """Two by two: the outline alone, or what is drawn upon an equal disc."""
    outlines = {name: tuple(replace(s, style="") for s in sign) for name, sign in SIGNS.items()}
    assert len(set(outlines.values())) == len(SIGNS)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("eye", EYES)
def test_tribes_are_told_apart_by_any_eye(theme, eye):
    """A difference of 2.3 is just noticed; letters and outlines help."""
    tribes = [seen(theme.paint(f"meeple.{name}").fill, EYES[eye]) for name in TRIBE_NAMES]
    assert min(dist(one, other) for one, other in combinations(tribes, 2)) > 5


def test_no_two_styles_share_a_class_in_svg():
    for theme in THEMES:
        names = _class_names(theme)
        assert len(set(names.values())) == len(names)


def test_a_picture_stays_the_same_when_another_style_comes():
    more = Theme("light", {"a.new.style": Paint("#000000"), **LIGHT.paints})
    assert _class_names(more)["tile.oasis"] == _class_names(LIGHT)["tile.oasis"]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("eye", EYES)
def test_owners_are_told_apart_by_any_eye(theme, eye):
    """Camels and markers; the number of the seat helps."""
    owners = [seen(theme.paint(f"camel.{seat + 1}").fill, EYES[eye]) for seat in SEATS]
    assert min(dist(one, other) for one, other in combinations(owners, 2)) > 5
