"""The actions: what a player chooses, and nothing else."""

from dataclasses import dataclass

from ft_tutor.rules.vocabulary import Tile, Tribe


@dataclass(frozen=True, slots=True)
class PickUp:
    """Take all meeples of a tile into the hand (R2.2.1)."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Drop:
    """Step to a neighbouring tile and drop one meeple of a tribe there (R2.2.2)."""

    tile: Tile
    tribe: Tribe


Action = PickUp | Drop
