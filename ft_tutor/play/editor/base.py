"""What a tool is: a kind of piece that is placed by pressing, and counted where it lies."""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from ft_tutor.notation.words import BIGGEST_NUMBER, BIGGEST_PILE
from ft_tutor.play.voice import Voice
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import Problem
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.places import AreaOf, OwnCard, OwnMeeple, OwnResource, Place

MOST: Final = BIGGEST_NUMBER
"""How many coins and the like a player may have: more could not be written down."""

MOST_STANDING: Final = BIGGEST_PILE
"""How many of one kind may stand on a tile, for the same reason."""


@dataclass(frozen=True, slots=True)
class Saying:
    """Something to be said: a name, a refusal, what was done.

    Attributes:
        key: of the sentence, without `ui-`.
        facts: what the sentence places; another saying as its words.
        refused: whether it says why something was not done.
    """

    key: str
    facts: tuple[tuple[str, Any], ...] = ()
    refused: bool = False

    def said(self, voice: Voice) -> str:
        """Return the sentence as plain text."""
        facts = {
            name: fact.said(voice) if isinstance(fact, Saying) else fact
            for name, fact in self.facts
        }
        return voice.say(self.key, **facts)


def about(problem: Problem, number: int = 0) -> Any:
    """Return one of the things that a problem is about; its reason says of what kind they are."""
    return problem.subject[number]


class Tool(Protocol):
    """A kind of piece."""

    @property
    def word(self) -> str:
        """Its own name in commands."""

    @property
    def label(self) -> Saying:
        """What it is called."""

    @property
    def drawing(self) -> Drawing:
        """What it looks like around the origin, within 34 by 34 units; () if like nothing."""

    def most(self, place: Place) -> int:
        """Return how many of them may lie on a place; one that is there once goes if pressed."""

    def count(self, position: Position, place: Place) -> int | None:
        """Return how many of them lie on a place; None where they can never lie."""

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position where so many lie there; the rest of the box is kept in order."""


def seat_of(position: Position, place: Place) -> Seat | None:
    """Return before whom a place lies; None where it lies before nobody who plays."""
    if not isinstance(place, AreaOf | OwnCard | OwnMeeple | OwnResource):
        return None
    return place.seat if place.seat < len(position.players) else None


@dataclass(frozen=True, slots=True)
class Mend:
    """A way to mend a problem.

    Attributes:
        label: what is done.
        position: the position mended.
    """

    label: Saying
    position: Position
