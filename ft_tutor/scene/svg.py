"""SVG pictures: compact, self-contained, everything escaped."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from itertools import pairwise
from typing import Final, assert_never
from zlib import crc32

from ft_tutor.scene.shapes import (
    Circle,
    Part,
    Point,
    Polygon,
    Polyline,
    Rect,
    Scene,
    Shape,
    Text,
    placed,
)
from ft_tutor.scene.theme import FONTS, Paint, Theme

XMLNS: Final = "http://www.w3.org/2000/svg"
STARTS: Final = frozenset({"board.field", "figure.shade"})
"""The first style of a tile and of a figure: what a picture shows again and again."""


def to_svg(
    scene: Scene, theme: Theme, width: int | None = None, *, title: str = "", desc: str = ""
) -> str:
    """The scene as an SVG document; ``width`` in pixels, or as wide as its place allows.

    ``title`` and ``desc`` are what a screen reader says.
    """
    box = f"0 0 {_number(scene.width)} {_number(scene.height)}"
    names = _class_names(theme)
    size = f' width="{width}" height="{round(width * scene.height / scene.width)}"' if width else ""
    shared = f'font-family="{FONTS}" stroke-linejoin="round" stroke-linecap="round"'
    return "".join(
        (
            f'<svg xmlns="{XMLNS}" viewBox="{box}"{size} role="img" {shared}>',
            f"<title>{escape(title)}</title>" if title else "",
            f"<desc>{escape(desc)}</desc>" if desc else "",
            _style_sheet(scene, theme, names),
            *_body(scene, names),
            "</svg>",
        )
    )


@dataclass(frozen=True, slots=True)
class Written:
    """Some shapes of a picture as SVG.

    Attributes:
        markup: the shapes, in order.
        shared: what the markup uses, once or again and again: the content of each by its name.
        rules: the paint of each class that it names.
    """

    markup: str
    shared: dict[str, str]
    rules: dict[str, str]


def written(shapes: Iterable[Shape], theme: Theme) -> Written:
    """Return some shapes as a part of a larger picture; their colours are beside them."""
    shapes, names = tuple(shapes), _class_names(theme)
    shared: dict[str, str] = {}
    markup = []
    for run in _runs(shapes):
        if run[0].style in STARTS:
            name, content, use = _reused(run, names)
            shared[name] = content
            markup.append(use)
        else:
            markup.append(_elements(run, names))
    rules = {names[style]: _rule(theme.paint(style)) for style in {one.style for one in shapes}}
    return Written("".join(markup), shared, rules)


def outlines(shapes: Iterable[Shape], name: str) -> str:
    """Return the bare outlines of shapes, all of one class."""
    return "".join(_element(shape, name) for shape in shapes)


def _body(scene: Scene, names: dict[str, str]) -> Iterator[str]:
    """All shapes; equal tiles and equal figures are written once and then used again."""
    known: set[str] = set()
    for run in _runs(scene.painted):
        if run[0].style in STARTS:
            name, content, use = _reused(run, names)
            yield use if name in known else f'<defs><g id="{name}">{content}</g></defs>{use}'
            known.add(name)
        else:
            yield _elements(run, names)


def _runs(shapes: Iterable[Shape]) -> Iterator[list[Shape]]:
    """Neighbours on one layer of one tile; a new run begins with each figure."""
    run: list[Shape] = []
    for shape in shapes:
        if run and (shape.style in STARTS or _part(shape) != _part(run[0])):
            yield run
            run = []
        run.append(shape)
    if run:
        yield run


def _part(shape: Shape) -> Part:
    return shape.layer, shape.place


def _reused(shapes: list[Shape], names: dict[str, str]) -> tuple[str, str, str]:
    """A part as it is at the origin, named by its content, and its use where it stands."""
    x, y = shapes[0].centre
    content = _elements(placed(shapes, -x, -y), names)
    # Named by its content, so that several pictures in one page cannot disagree.
    name = f"ft{sha256(content.encode()).hexdigest()[:10]}"
    return name, content, f'<use href="#{name}" x="{_number(x)}" y="{_number(y)}"/>'


def _elements(shapes: Iterable[Shape], names: dict[str, str]) -> str:
    return "".join(_element(shape, names[shape.style]) for shape in shapes)


def _style_sheet(scene: Scene, theme: Theme, names: dict[str, str]) -> str:
    used = sorted({shape.style for shape in scene.shapes})
    rules = (f".{names[style]}{{{_rule(theme.paint(style))}}}" for style in used)
    return f"<style>{''.join(rules)}</style>"


def _class_names(theme: Theme) -> dict[str, str]:
    """A short class name per style, the same in all pictures of a theme.

    So it does no harm that the style sheets of several pictures in one page mix. It depends on
    nothing but the style: a picture stays the same when another style comes into the world.
    """
    return _class_names_of(theme.name[0], tuple(theme.paints))


@lru_cache(maxsize=16)
def _class_names_of(initial: str, styles: tuple[str, ...]) -> dict[str, str]:
    return {style: f"ft{initial}{_short(style)}" for style in styles}


@cache
def _short(style: str) -> str:
    """Six hexadecimal digits; a test sees to it that no two styles share them."""
    return f"{crc32(style.encode()) & 0xFFFFFF:06x}"


def _rule(paint: Paint) -> str:
    named = {
        "fill": paint.fill or "none",
        "stroke": paint.stroke,
        "stroke-width": _number(paint.width) if paint.stroke else "",
        "opacity": _number(paint.opacity, 2) if paint.opacity < 1 else "",
        "stroke-dasharray": " ".join(_number(length) for length in paint.dash),
        "stroke-linecap": "butt" if paint.dash else "",
    }
    return ";".join(f"{name}:{value}" for name, value in named.items() if value)


def _element(shape: Shape, name: str) -> str:
    match shape:
        case Rect():
            radius = f' rx="{_number(shape.radius)}"' if shape.radius else ""
            at = f'x="{_number(shape.x)}" y="{_number(shape.y)}"'
            size = f'width="{_number(shape.w)}" height="{_number(shape.h)}"'
            return f'<rect class="{name}" {at} {size}{radius}/>'
        case Circle():
            at = f'cx="{_number(shape.x)}" cy="{_number(shape.y)}"'
            return f'<circle class="{name}" {at} r="{_number(shape.r, 2)}"/>'
        case Polygon():
            return f'<path class="{name}" d="{_way(shape.points)}z"/>'
        case Polyline():
            return f'<path class="{name}" d="{_way(shape.points)}"/>'
        case Text():
            return _text(shape, name)
        case _:
            assert_never(shape)


def _text(shape: Text, name: str) -> str:
    bold = ' font-weight="700"' if shape.weight == "bold" else ""
    anchor = f' text-anchor="{shape.anchor}"' if shape.anchor != "start" else ""
    at = f'x="{_number(shape.x)}" y="{_number(shape.baseline)}" font-size="{_number(shape.size)}"'
    return f'<text class="{name}" {at}{anchor}{bold}>{escape(shape.text)}</text>'


def _way(points: tuple[Point, ...]) -> str:
    """A path in tenths of a unit: the first point, then steps, which are shorter to write."""
    tenths = [(round(10 * x), round(10 * y)) for x, y in points]
    first = f"M{_tenths(tenths[0][0])} {_tenths(tenths[0][1])}l"
    steps = pairwise(tenths)
    return first + _joined(n for a, b in steps for n in (b[0] - a[0], b[1] - a[1]))


def _joined(tenths: Iterator[int]) -> str:
    """Numbers in a row; a minus sign needs no space before it."""
    words = " ".join(_tenths(n) for n in tenths)
    return words.replace(" -", "-")


@lru_cache(maxsize=8192)
def _tenths(n: int) -> str:
    return _number(n / 10)


def _number(value: float, digits: int = 1) -> str:
    """A number without needless zeros: ``0.50`` is ``.5``."""
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return text if text not in ("", "-", "-0") else "0"
