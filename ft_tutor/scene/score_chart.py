"""The score as a picture: a bar per player, one part of it for each category."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ft_tutor.scene.shapes import Rect, Scene, Shape, Text
from ft_tutor.scene.table.lettering import fitted, width
from ft_tutor.texts import DEFAULT_LANG, catalogue

CATEGORIES: Final = (
    "coins",
    "viziers",
    "elders",
    "djinns",
    "tiles",
    "palms",
    "palaces",
    "goods",
)
"""In the order of R5."""

WIDTH: Final = 640.0
NAME: Final = 130.0
"""The width of the column of names."""
SUM: Final = 54.0
"""The width of the column of totals."""
BAR: Final = 30.0
PITCH: Final = 42.0
TYPE: Final = 14.0
LEGEND: Final = 26.0
"""The height of a line of the legend."""
COLUMNS: Final = 4
PAD: Final = 12.0


def score_chart(
    points: Sequence[Mapping[str, int]], names: Sequence[str], lang: str = DEFAULT_LANG
) -> Scene:
    """Draw the points of each player as a bar; a legend names the parts.

    Args:
        points: per player the points of each of `CATEGORIES`.
        names: of the players.
        lang: of the legend.

    Raises:
        UnknownLanguageError: there are no texts in this language.
    """
    most = max(1, *(sum(one.values()) for one in points))
    lines = -(-len(CATEGORIES) // COLUMNS)
    height = PAD + PITCH * len(points) + LEGEND * lines + PAD
    unit = (WIDTH - NAME - SUM - 2 * PAD) / most
    shapes: list[Shape] = [Rect(0, 0, WIDTH, height, "table.ground", 8)]
    for index, (one, name) in enumerate(zip(points, names, strict=True)):
        shapes += _bar(one, name, PAD + PITCH * index, unit)
    shapes += _legend(PAD + PITCH * len(points), lang)
    return Scene(WIDTH, height, tuple(shapes))


def _bar(points: Mapping[str, int], name: str, top: float, unit: float) -> Iterator[Shape]:
    middle = top + BAR / 2
    yield Text(PAD, middle, fitted(name, NAME - 10, TYPE), TYPE, "table.text", "start")
    left = PAD + NAME
    for category in CATEGORIES:
        wide = points[category] * unit
        if wide <= 0:
            continue
        yield Rect(left, top, wide, BAR, f"score.{category}")
        number = str(points[category])
        if width(number, TYPE) + 4 <= wide:
            yield Text(left + wide / 2, middle, number, TYPE, f"score.{category}.text")
        left += wide
    yield Text(left + 8, middle, str(sum(points.values())), TYPE + 2, "table.text", "start")


def _legend(top: float, lang: str) -> Iterator[Shape]:
    words, pitch = catalogue(lang), (WIDTH - 2 * PAD) / COLUMNS
    for index, category in enumerate(CATEGORIES):
        x, y = PAD + pitch * (index % COLUMNS), top + LEGEND * (index // COLUMNS)
        yield Rect(x, y + 5, 16, 16, f"score.{category}", 3)
        title = fitted(words.say(f"chart-{category}"), pitch - 28, TYPE)
        yield Text(x + 23, y + 13, title, TYPE, "table.text", "start")
