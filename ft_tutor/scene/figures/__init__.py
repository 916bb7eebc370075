"""Our own drawings of the cards: djinns, thieves, resources; and of coins and the bag."""

from ft_tutor.scene.figures.cards import (
    TICK,
    card_back,
    card_face,
    card_points,
    cost_sign,
    resource_face,
)
from ft_tutor.scene.figures.djinns import djinn_figure
from ft_tutor.scene.figures.resources import resource_icon
from ft_tutor.scene.figures.thieves import thief_figure
from ft_tutor.scene.figures.things import BAG, coin

__all__ = [
    "BAG",
    "TICK",
    "card_back",
    "card_face",
    "card_points",
    "coin",
    "cost_sign",
    "djinn_figure",
    "resource_face",
    "resource_icon",
    "thief_figure",
]
