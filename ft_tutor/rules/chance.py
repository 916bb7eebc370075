"""Chance: shuffles from a seeded number that travels in the position."""

from collections.abc import Iterable
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

_BITS: Final = 32


def shuffled(things: Iterable[T], rng: int) -> tuple[tuple[T, ...], int]:
    """Return the things in a random order, and the next state of chance."""
    source = Random(rng)  # noqa: S311  # a game, not a secret
    cards = list(things)
    source.shuffle(cards)
    return tuple(cards), source.getrandbits(_BITS)
