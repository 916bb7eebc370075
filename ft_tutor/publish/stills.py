"""Still pictures of steps: what a notebook keeps, and what a live cell repeats beside its board.

This module stands above both the course and the scene, which do not know each other.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property, partial
from hashlib import sha256
from itertools import chain
from typing import Final

from ft_tutor.course.session import Step
from ft_tutor.course.stage.manners import opening_trail
from ft_tutor.notation import read_position
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.overlay import NO_OVERLAY, Overlay, trail_of
from ft_tutor.scene.places import OnTile
from ft_tutor.scene.plain import to_lines, to_text
from ft_tutor.scene.png import to_png
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.table import ALL_PARTS, TableLook, table_lines, table_scene
from ft_tutor.scene.theme import LIGHT
from ft_tutor.texts import DEFAULT_LANG

Crop = tuple[Tile, Tile] | None

PIXELS_PER_UNIT: Final = 1.2
TABLE_WIDTH: Final = 900
"""How wide the picture of a whole table is, in pixels: its small print can still be read."""

PARTS_WIDEST: Final = 540
"""How wide parts of a table may be, in pixels: fifteen pictures of a lesson fit in 500 kB."""

WIDEST: Final = 720
"""How wide a picture may be, in pixels: the width of a cell on a small screen."""

SHARPNESS: Final = 1.25
"""Pixels of a PNG per pixel of the page, up to the widest: all of a lesson fit in 500 kB."""


@dataclass(frozen=True)
class Picture:
    """A picture in every form that a viewer may want.

    Attributes:
        text: the board in letters.
        alt: the board in words, for screen readers.
        svg: makes an SVG document; the same on every machine.
        png: makes a PNG file, once; its bytes depend on the versions of libraries.
        width: in pixels.
        ratio: the width as a part of the height.
    """

    text: str
    alt: str
    svg: Callable[[], str]
    png: Callable[[], bytes]
    width: int
    ratio: float = 1.0

    @cached_property
    def fingerprint(self) -> str:
        """Tells whether a stored PNG still shows this picture, as large as it is now."""
        return sha256(f"{self.width} {self.svg()}".encode()).hexdigest()[:16]


Draw = Callable[[Step, str], Picture | None]
"""Draws how a step begins, given the language; None if there is no board to see."""


def still(step: Step, lang: str = DEFAULT_LANG) -> Picture | None:
    """Draw how a step begins; None if it has no position.

    Raises:
        UnknownLanguageError: there are no texts in this language.
    """
    if step.position is None:
        return None
    position = read_position(step.position)
    marks = opening_marks(step, position)
    if look := step.look(lang):
        return table_picture(position, lang, look, marks)
    return picture(position, marks, step.crop, lang)


def picture(
    position: Position, marks: Overlay = NO_OVERLAY, crop: Crop = None, lang: str = DEFAULT_LANG
) -> Picture:
    """Draw a position; the hand is shown only where there is one.

    Raises:
        UnknownLanguageError: there are no texts in this language.
    """
    scene = board_scene(position, marks, crop, hand=position.turn.movement is not None)
    width = min(WIDEST, round(scene.width * PIXELS_PER_UNIT))
    return Picture(
        text=to_text(position, lang, crop),
        alt="; ".join(to_lines(position, lang, crop)),
        svg=partial(to_svg, scene, LIGHT),
        png=cache(partial(to_png, scene, LIGHT, min(WIDEST, round(width * SHARPNESS)))),
        width=width,
        ratio=scene.width / scene.height,
    )


def table_picture(
    position: Position,
    lang: str = DEFAULT_LANG,
    look: TableLook | None = None,
    marks: Overlay = NO_OVERLAY,
) -> Picture:
    """Draw a whole table, or the parts of it that are looked at; some of it may be covered.

    Raises:
        UnknownLanguageError: there are no texts in this language.
    """
    look = look or TableLook(lang=lang)
    scene, lines = table_scene(position, marks, look), table_lines(position, look)
    parts = min(PARTS_WIDEST, round(scene.width * SHARPNESS))
    width = TABLE_WIDTH if look.parts >= ALL_PARTS else parts
    return Picture(
        text=to_text(position, lang, look.crop),
        alt="; ".join(chain.from_iterable(lines.values())),
        svg=partial(to_svg, scene, LIGHT),
        png=cache(partial(to_png, scene, LIGHT, width)),
        width=width,
        ratio=scene.width / scene.height,
    )


def opening_marks(step: Step, position: Position) -> Overlay:
    """Return what points at something when a step begins, and the walk that is behind it.

    A referee sees the whole path that is judged.
    """
    marks, walk = step.marks, position.turn.movement
    return Overlay(
        hints=marks.rings,
        goal=marks.goal,
        start=OnTile(walk.start) if walk else marks.start,
        here=OnTile(walk.here) if walk else None,
        arrows=marks.arrows,
        path=opening_trail(step) or (trail_of(walk) if walk else None),
    )
