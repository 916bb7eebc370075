import re
from dataclasses import replace
from io import BytesIO
from itertools import chain, combinations

import pytest
from helpers.geometry import extent
from PIL import Image

from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.model import Cost
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.vocabulary import Resource
from ft_tutor.scene.figures import (
    BAG,
    card_back,
    card_face,
    coin,
    cost_sign,
    djinn_figure,
    resource_face,
    resource_icon,
    thief_figure,
)
from ft_tutor.scene.png import to_png
from ft_tutor.scene.shapes import Scene, Text, placed
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.theme import LIGHT, THEMES

from .test_theme import contrast

FIGURES = {
    **{card: djinn_figure(card) for card in ALL_DJINNS},
    **{card: thief_figure(card) for card in THIEVES},
}
ICONS = {resource.name: resource_icon(resource) for resource in Resource}
CARDS = (*ALL_DJINNS, *THIEVES)


def bare(drawing):
    """The shapes without their colours."""
    return tuple(replace(shape, style="") for shape in drawing)


@pytest.fixture(scope="module")
def sheet():
    """All cards side by side."""
    faces = (placed(card_face(card, 60, 60), 60 * n, 0) for n, card in enumerate(CARDS))
    return Scene(60 * len(CARDS), 60, tuple(chain.from_iterable(faces)))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_no_two_cards_look_alike_on_a_picture_in_grey(sheet, theme):
    picture = Image.open(BytesIO(to_png(sheet, theme, 60 * len(CARDS)))).convert("L")
    seen = [picture.crop((60 * n, 0, 60 * n + 60, 60)).tobytes() for n in range(len(CARDS))]
    for one, other in combinations(seen, 2):
        differing = sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True))
        assert differing > 0.05 * len(one)


def within(drawing, reach):
    left, top, right, bottom = extent(drawing)
    return min(left, top) >= -reach and max(right, bottom) <= reach


@pytest.mark.parametrize("drawings", [FIGURES, ICONS], ids=["cards", "resources"])
def test_no_two_drawings_are_alike_even_without_colours(drawings):
    outlines = [bare(drawing) for drawing in drawings.values()]
    assert all(set(one) ^ set(other) for one, other in combinations(outlines, 2))


@pytest.mark.parametrize("card", FIGURES)
def test_a_figure_stays_in_its_box(card):
    assert within(FIGURES[card], 50)


@pytest.mark.parametrize("resource", ICONS)
def test_an_icon_stays_in_its_box(resource):
    assert within(ICONS[resource], 20)


@pytest.mark.parametrize("card", FIGURES)
def test_a_figure_is_small_enough_to_be_sent(card):
    scene = Scene(100, 100, placed(FIGURES[card], 50, 50))
    assert len(scene.shapes) <= 40
    assert sum(map(len, re.findall(r'd="([^"]+)"', to_svg(scene, LIGHT)))) < 1750


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize(("w", "h", "foot"), [(60, 60, 0), (74, 56, 12), (46, 80, 14)])
def test_what_is_on_a_card_stays_on_it(card, w, h, foot):
    ground, *rest = card_face(card, w, h, foot=foot)
    assert (ground.w, ground.h) == (w, h)
    left, top, right, bottom = extent(rest)
    assert min(left, top) >= 0
    assert right <= w
    assert bottom <= h - foot


@pytest.mark.parametrize("card", CARDS)
def test_a_card_shows_its_points(card):
    """R5: what is on the card; a thief's points are a ruling."""
    texts = [shape.text for shape in card_face(card, 60, 60) if isinstance(shape, Text)]
    assert str(ALL_DJINNS[card].points if card in ALL_DJINNS else 6) in texts


def test_a_power_that_is_paid_shows_its_cost():
    signs = {djinn.cost: cost_sign(djinn.card) for djinn in ALL_DJINNS.values()}
    assert set(signs) == set(Cost)
    assert len(set(signs.values())) == len(Cost)
    assert not signs[Cost.NONE]
    assert not any(cost_sign(card) for card in THIEVES)


@pytest.mark.parametrize("card", CARDS)
def test_a_very_small_card_shows_its_figure_alone(card):
    assert len(card_face(card, 28, 36)) == 1 + len(FIGURES[card])


def test_a_used_card_looks_used():
    assert card_face("iblis", 60, 60, used=True) != card_face("iblis", 60, 60)


def test_an_unknown_card_has_no_figure():
    with pytest.raises(KeyError):
        djinn_figure("ziad")
    with pytest.raises(KeyError):
        thief_figure("iblis")


def test_backs_differ_by_their_outline():
    assert len({bare(card_back(kind, 40, 50)[2:]) for kind in BACKS}) == len(BACKS)


def test_a_resource_card_is_its_icon():
    _, *rest = resource_face(Resource.FISH, 40, 60, foot=16)
    assert len(rest) == len(resource_icon(Resource.FISH))
    assert extent(rest)[3] <= 44


def test_coins_and_the_bag_are_small_things():
    assert all(within(drawing, 18) for drawing in (BAG, coin(), coin(5), coin(12)))


BACKS = ("djinn", "thief", "resource", "discard")

BODIES = {
    "card": ["djinn.", "good.", "fig.smoke", "coin"],
    "card.thief": ["djinn.", "fig.smoke"],
    "fig.smoke": ["good.", "fig.tile", "fig.card", "fig.camel", "fig.arrow", "coin"],
}
"""Per ground: what is drawn on it; by the beginnings of the styles."""


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", BODIES)
def test_figures_stand_out_from_their_cards(theme, ground):
    """By their body or by their outline."""
    below = theme.paint(ground).fill
    for style, paint in theme.paints.items():
        if paint.stroke and style.startswith(tuple(BODIES[ground])):
            colours = [colour for colour in (paint.fill, paint.stroke) if colour]
            assert max(contrast(colour, below) for colour in colours) >= 3, style
