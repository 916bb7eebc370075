"""Packing: choices written into one whole number, the likelier the shorter, and read back.

Each choice is one symbol of a model that says how likely its symbols are and learns from each
one. Whoever reads asks the same models in the same order, so they have learnt the same. The number
grows by a choice as an asymmetric numeral system does it: exactly, without rounding, and the choice
written last is read first.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


class Choice(NamedTuple):
    """A symbol as it is written: its part of the whole range of a model.

    Attributes:
        start: where its part begins.
        size: how large it is.
        whole: the size of the range.
    """

    start: int
    size: int
    whole: int


@dataclass
class Model:
    """How likely each symbol is.

    Attributes:
        weights: per symbol, how likely it is.
        gain: how much likelier a symbol becomes that was met.
    """

    weights: list[int]
    gain: int = 0

    def choice(self, symbol: int) -> Choice:
        """Return how a symbol is written, and learn from it."""
        found = Choice(sum(self.weights[:symbol]), self.weights[symbol], sum(self.weights))
        self.weights[symbol] += self.gain
        return found

    def at(self, place: int) -> int:
        """Return the symbol whose part of the range a place is in."""
        symbol = 0
        while place >= self.weights[symbol]:
            place -= self.weights[symbol]
            symbol += 1
        return symbol


def even(symbols: int) -> Model:
    """Return a model in which all symbols are as likely, always."""
    return Model([1] * symbols)


def packed(choices: Iterable[Choice]) -> int:
    """Return the number that says these choices."""
    number = 0
    for start, size, whole in reversed(tuple(choices)):
        number = number // size * whole + start + number % size
    return number


class Unpacking:
    """Reads the choices of a number, one after another; any number says something.

    Attributes:
        number: what is not read yet; 0 when all that was written is read.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def read(self, model: Model) -> int:
        """Return the next symbol; the model learns from it."""
        rest, place = divmod(self.number, sum(model.weights))
        symbol = model.at(place)
        start, size, _ = model.choice(symbol)
        self.number = rest * size + place - start
        return symbol
