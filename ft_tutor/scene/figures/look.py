"""What a figure is put together from, and how."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ft_tutor.scene.figures.parts import CLOTH, SKIN
from ft_tutor.scene.figures.things import THINGS
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.shapes import Shape, placed

Shown = tuple[tuple[str, float, float, float], ...]
"""From the back to the front: a thing, where it is in the figure, and how large."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a djinn or a thief looks.

    Attributes:
        skin, cloth: colours, styles after ``djinn.``.
        hat, beard, brows: names of parts; a hat can be hair.
    """

    skin: str
    cloth: str
    hat: str
    beard: str = ""
    brows: str = ""


def dressed(parts: Drawing, look: Look) -> Drawing:
    """Parts in the colours of a figure."""
    colours = {SKIN: f"djinn.{look.skin}", CLOTH: f"djinn.{look.cloth}"}
    return tuple(_dyed(shape, colours) for shape in parts)


def _dyed(shape: Shape, colours: Mapping[str, str]) -> Shape:
    return replace(shape, style=colours.get(shape.style, shape.style))


def drawn(shown: Shown) -> Drawing:
    """The things that a figure shows, where they are in it."""
    return tuple(
        shape for thing, x, y, scale in shown for shape in placed(THINGS[thing], x, y, scale)
    )
