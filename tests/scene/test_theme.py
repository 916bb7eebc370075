import pytest

from ft_tutor.rules.vocabulary import SEATS, TRIBES, TileKind
from ft_tutor.scene.theme import DARK, GHOST, HIGH_CONTRAST, LIGHT, THEMES

TRIBE_NAMES = [tribe.name.lower() for tribe in TRIBES]

LETTERS = [
    ("board.letter", "board.rim"),
    ("badge.text", "badge.blue"),
    ("badge.text", "badge.red"),
    ("camel.text", "camel.rug"),
    ("count.text", "count"),
    ("mark.badge.text", "mark.wrong.badge"),
    ("mark.badge.text", "mark.hint.badge"),
    ("mark.step.text", "mark.step"),
    *((f"meeple.{name}.letter", f"meeple.{name}") for name in TRIBE_NAMES),
]
"""Every text, and the ground that it stands on."""

RINGS = ["mark.legal", "mark.here", "mark.wrong", "mark.hint", "mark.path"]

FIGURES = [
    *(f"meeple.{name}" for name in TRIBE_NAMES),
    *(f"camel.{seat + 1}" for seat in SEATS),
    "token",
    "badge.blue",
    "badge.red",
]


def luminance(colour):
    """The relative luminance of WCAG 2."""
    channels = (value / 255 for value in bytes.fromhex(colour[1:]))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


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


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("mark", RINGS)
def test_marks_stand_out_from_their_casing(theme, mark):
    casing = theme.paint("mark.casing").stroke
    assert contrast(theme.paint(mark).stroke, casing) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_marks_differ_by_more_than_colour(theme):
    looks = {(theme.paint(mark).width, theme.paint(mark).dash) for mark in RINGS[:4]}
    assert len(looks) == 4
