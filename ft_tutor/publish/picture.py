"""The still picture of a step, as a notebook keeps it and a live cell repeats it."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from ft_tutor.course.model import AnyStep


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in every form that a viewer may want.

    Attributes:
        text: the board in letters.
        alt: the board in words, for screen readers.
        svg: an SVG document; the same on every machine.
        png: makes a PNG file; its bytes depend on the versions of libraries.
        width: in pixels.
    """

    text: str
    alt: str
    svg: str
    png: Callable[[], bytes]
    width: int

    @property
    def fingerprint(self) -> str:
        """Tells whether a stored PNG still shows this picture."""
        return sha256(self.svg.encode()).hexdigest()[:16]


Draw = Callable[[AnyStep, str], Picture | None]
"""Draws how a step begins, given the language; None if there is no board to see."""
