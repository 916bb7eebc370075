"""The canvas is sent little of a whole table, first and after each action."""

from itertools import islice

import pytest
from helpers.whole import Game, walk
from ipycanvas import MultiCanvas

from ft_tutor.play.choices import choices
from ft_tutor.play.game import FreePlay
from ft_tutor.play.view import Look, View
from ft_tutor.rules.history import History
from ft_tutor.rules.setup import new_game
from ft_tutor.scene.overlay import Overlay, trail_of
from ft_tutor.scene.places import Amount, Sign
from ft_tutor.scene.shapes import Layer
from ft_tutor.scene.table import TableLook, table_scene
from ft_tutor.scene.theme import LIGHT
from ft_tutor.widgets.canvas.groups import groups_of
from ft_tutor.widgets.canvas.paint import Painter

from .papers import Papers
from .recorder import recorded

FIRST, PRESS = 120_000, 30_000
"""The most bytes of a first paint, and of a repaint after a press, with all that moves."""


def painted(painter, scene, moments=()):
    """How many bytes bring a canvas to a scene."""
    with recorded(painter.canvas) as messages:
        painter.paint(scene, LIGHT, moments)
    assert len(messages) <= 1
    return sum(message.size for message in messages)


@pytest.fixture
def painter():
    return Painter(MultiCanvas(len(Layer), width=2000, height=1380))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_paint_is_small(painter, players):
    """At the start, where there are the most meeples."""
    position = new_game(players, seed=1, thieves=True)
    assert painted(painter, table_scene(position)) <= FIRST


def ringed(position):
    legal = tuple(p for p in choices(position) if not isinstance(p, Amount | Sign))
    movement = position.turn.movement
    return Overlay(legal=legal, path=trail_of(movement) if movement else None)


@pytest.mark.parametrize("number", [4, 16])
def test_a_repaint_is_small(painter, number):
    sizes = []
    for position, _, _ in walk(Game(number)):
        sizes.append(painted(painter, table_scene(position, ringed(position))))
    print(f"bytes of a repaint: median {sorted(sizes)[len(sizes) // 2]}, most {max(sizes[1:])}")
    assert max(sizes[1:]) <= PRESS


def test_what_moves_is_small_too(painter):
    """With the frames of all that moves, and the pictures that stand still meanwhile."""
    sizes, view = [], None
    for position, _, action in islice(walk(Game(16)), 120):
        if view is None:
            look = Look(table=TableLook())
            view = View(FreePlay(History(position)), look)
            painted(painter, view.scene)
        view = view.answered(*view.game.act(action))
        moments = view.moments
        sizes.append(painted(painter, view.scene, moments))
    print(f"bytes with motion: median {sorted(sizes)[len(sizes) // 2]}, most {max(sizes)}")
    assert max(sizes) <= PRESS


def test_repaints_lead_to_the_picture_of_a_first_paint():
    """Pixel by pixel, on every layer."""
    repainted = Painter(Papers(2000, 1380))
    for number, (position, _, _) in enumerate(islice(walk(Game(16)), 45)):
        scene = table_scene(position, ringed(position))
        repainted.paint(scene, LIGHT)
        if number % 15 == 14:
            fresh = Painter(Papers(2000, 1380))
            fresh.paint(scene, LIGHT)
            assert differing(repainted.canvas, fresh.canvas) == []


def differing(one, other):
    return [layer.name for layer in Layer if one[layer].image != other[layer].image]


def test_all_that_changes_is_sent_by_itself():
    """What has no place would be one group as large as the table."""
    for position, _, _ in islice(walk(Game(16)), 0, None, 9):
        assert None not in groups_of(table_scene(position).layer(Layer.PIECES), LIGHT, {})
