"""Dice: chance for drills, always the same for the same words."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A source of chance.

    Args:
        seed: any words; the same words throw the same.
    """

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)  # noqa: S311  # a game, not a secret

    def number(self, low: int, high: int) -> int:
        """Return a whole number from one to another, both included."""
        return self._chance.randint(low, high)

    def pick(self, things: Iterable[T]) -> T:
        """Return one of some things.

        Raises:
            IndexError: there are none.
        """
        return self._chance.choice(tuple(things))

    def some(self, things: Iterable[T], count: int) -> tuple[T, ...]:
        """Return so many of some things, or all of them if they are fewer, in a random order."""
        return self.mixed(things)[:count]

    def mixed(self, things: Iterable[T]) -> tuple[T, ...]:
        """Return things in a random order."""
        listed = list(things)
        self._chance.shuffle(listed)
        return tuple(listed)

    def often(self, share: float) -> bool:
        """Return whether something happens that happens in such a share of cases."""
        return self._chance.random() < share

    def level(self, of_each: Sequence[T], level: int) -> T:
        """Return what belongs to a level, from 1; the last one from there on."""
        return of_each[min(level, len(of_each)) - 1]
