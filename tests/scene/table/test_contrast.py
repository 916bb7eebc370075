"""Whatever lies on a table stands out from what it lies upon, whoever looks at it."""

from dataclasses import replace

import pytest
from helpers.colours import contrast
from helpers.whole import Game, walk

from ft_tutor.rules.vocabulary import SEATS, TRIBES, Resource
from ft_tutor.scene.figures import resource_icon
from ft_tutor.scene.places import OnTile
from ft_tutor.scene.shapes import Polyline, Text
from ft_tutor.scene.table import TableLook, table_scene
from ft_tutor.scene.table.lettering import SMALL
from ft_tutor.scene.theme import HIGH_CONTRAST, LIGHT, THEMES

by_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)

GROUNDS = {
    "table.panel": ("bag", "card", "card.thief", "card.used", "coin", "table.spot", "token"),
    "table.area": ("card", "card.thief", "card.used", "coin", "purse"),
    "table.lit": ("card", "card.thief", "card.used", "coin", "purse", "token"),
    "table.plate": ("token",),
    "table.spot": ("coin",),
    "tray.hollow": tuple(f"meeple.{tribe.name.lower()}" for tribe in TRIBES),
    "back.djinn": ("back.ornament", "count"),
    "back.thief": ("back.ornament", "count"),
    "back.resource": ("back.ornament", "count"),
    "back.discard": ("back.ornament", "count"),
}
"""Per ground of a table: what lies upon it and is looked for."""

OWNED = tuple(f"camel.{seat + 1}" for seat in SEATS)
OWNED_ON = ("table.panel", "table.area", "table.lit", "table.plate", "table.spot")
KEPT = ("meeple.vizier", "meeple.elder")
PILES = ("back.djinn", "back.thief", "back.resource", "back.discard")

LIES_ON = (
    *((thing, ground) for ground, things in GROUNDS.items() for thing in things),
    *((owned, ground) for ground in OWNED_ON for owned in OWNED),
    *((kept, "table.plate") for kept in KEPT),
    *((pile, ground) for pile in PILES for ground in ("table.panel", "table.area", "table.lit")),
    ("table.arrow", "table.panel"),
    ("table.bracket", "table.panel"),
    ("table.lit", "table.area"),
    ("table.lit", "table.panel"),
)


@by_theme
@pytest.mark.parametrize(("thing", "ground"), LIES_ON)
def test_things_stand_out_from_the_table(theme, thing, ground):
    """By their body or by their outline."""
    paint, under = theme.paint(thing), theme.paint(ground).fill
    assert max(contrast(one, under) for one in (paint.fill, paint.stroke) if one) >= 3


@pytest.fixture(scope="module")
def tables():
    """Of games of every kind, open and covered."""
    looks = TableLook(), TableLook(covered=frozenset(SEATS))
    found = [list(walk(Game(number))) for number in (3, 7, 14, 16, 17)]
    positions = [walked[step][0] for walked in found for step in range(0, len(walked), 60)]
    return [table_scene(position, look=look) for position in positions for look in looks]


def grounds(scene):
    """Every text, and the filled shape right below it."""
    painted = scene.painted
    for index, shape in enumerate(painted):
        if isinstance(shape, Text):
            under = (
                one
                for one in reversed(painted[:index])
                if not isinstance(one, Text | Polyline)
                and LIGHT.paint(one.style).fill
                and one.contains(*shape.centre)
            )
            yield shape.style, next(under).style


def test_every_text_can_be_read_where_it_stands(tables):
    found = {pair for scene in tables for pair in grounds(scene)}
    assert len(found) > 15
    for text, ground in found:
        for theme in THEMES:
            least = 7 if theme is HIGH_CONTRAST else 4.5
            measured = contrast(theme.paint(text).fill, theme.paint(ground).fill)
            assert measured >= least, (text, ground, theme.name)


def test_the_numbers_of_markers_are_large_enough_to_count(tables):
    """A camel on a tile, whose number is smaller, is told by its colour."""
    numbers = [
        shape
        for scene in tables
        for shape in scene.shapes
        if shape.style == "camel.text" and not isinstance(shape.place, OnTile)
    ]
    assert numbers
    assert all(shape.size >= SMALL for shape in numbers)


def outline(drawing):
    return tuple(replace(shape, style="") for shape in drawing)


def test_resources_are_told_apart_by_their_shape():
    assert len({outline(resource_icon(resource)) for resource in Resource}) == len(Resource)
