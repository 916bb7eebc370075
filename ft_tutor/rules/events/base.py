"""What every event says of itself, and what it does to a position."""

from collections.abc import Iterator
from enum import Enum
from typing import Any, ClassVar

from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Coins, Resource, Seat, Tile, Tribe

Subject = tuple[Tile | Tribe | Seat | Resource | str, ...]
"""What a fact or a reason is about, most important first; a string is a card's id."""

Fact = int | str | Subject
"""A number, an amount such as `Coins`, a word, or a list of things."""

Facts = tuple[tuple[str, Fact], ...]
"""What a sentence needs besides its subject, each with its name."""


class EventBase:
    """One thing that happened.

    Each event adds `reason`, the stem of its sentence, and `rule`, which made it happen.

    Attributes:
        about: the names of what it is about, most important first.
        says: the names of the numbers and words that its sentence needs.
        coins_said: the names of the amounts of coins that its sentence needs.
    """

    __slots__ = ()
    about: ClassVar[tuple[str, ...]] = ()
    says: ClassVar[tuple[str, ...]] = ()
    coins_said: ClassVar[tuple[str, ...]] = ()

    @property
    def subject(self) -> Subject:
        """What the event is about; what is None is left out, and several things are all named."""
        return tuple(_each(getattr(self, name) for name in self.about))

    @property
    def facts(self) -> Facts:
        """The numbers, words and amounts that its sentence needs."""
        said = ((name, _plain(getattr(self, name))) for name in self.says)
        return (*said, *((name, Coins(getattr(self, name))) for name in self.coins_said))

    def after(self, position: Position) -> Position:
        """Return the position after the event; the same where it changes nothing."""
        return position


def _each(things: Iterator[Any]) -> Iterator[Any]:
    for thing in things:
        if isinstance(thing, tuple):
            yield from thing
        elif thing is not None:
            yield thing


def _plain(value: Any) -> int | str:
    """Return a number or a word: the word of an Owed, of a Piece, and "" where there is none."""
    if value is None:
        return ""
    return value.value if isinstance(value, Enum) else value  # type: ignore[no-any-return]
