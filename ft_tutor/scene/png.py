"""PNG pictures by Pillow: small, smooth, and without system fonts."""

from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Final, assert_never

from ft_tutor.scene.outlines import arc, ellipse
from ft_tutor.scene.shapes import Circle, Point, Polygon, Polyline, Rect, Scene, Shape, Text
from ft_tutor.scene.strokes import dashes
from ft_tutor.scene.theme import Paint, Theme

if TYPE_CHECKING:  # Pillow is loaded when the first PNG is asked for: importing it costs 70 ms
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont


FINER: Final = 4
"""How many times larger a picture is drawn before it is reduced: so edges are smooth."""

WIDE: Final = 1600
"""Above this width in pixels, twice as large is smooth enough, and takes a quarter the memory."""

MIXES: Final = 48
"""How many mixed colours a picture may have beside the theme's: few, so that it is small."""

Ink = tuple[int, int, int, int]


def to_png(scene: Scene, theme: Theme, width: int) -> bytes:
    """The scene as a PNG file, ``width`` pixels wide; drawn larger and then reduced."""
    from PIL import Image, ImageDraw  # noqa: PLC0415

    height, finer = round(width * scene.height / scene.width), FINER if width <= WIDE else 2
    ground = theme.paint("board.rim").fill
    image = Image.new("RGB", (width * finer, height * finer), ground)
    pens = ImageDraw.Draw(image), ImageDraw.Draw(image, "RGBA")
    brush = _Brush(*pens, theme, width * finer / scene.width)
    for shape in scene.painted:
        brush.draw(shape)
    small = image.resize((width, height), Image.Resampling.BOX)
    few = small.quantize(palette=_palette(small, scene, theme), dither=Image.Dither.NONE)
    out = BytesIO()
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


def _palette(image: "Image", scene: Scene, theme: Theme) -> "Image":
    """The very colours that the scene uses, so that all pictures agree, and a few mixes."""
    from PIL import Image  # noqa: PLC0415

    paints = (theme.paint(style) for style in sorted({shape.style for shape in scene.shapes}))
    exact = dict.fromkeys(c for paint in paints for c in (paint.fill, paint.stroke) if c)
    mixes = image.quantize(MIXES, Image.Quantize.FASTOCTREE).getpalette() or []
    palette = Image.new("P", (1, 1))
    colours = b"".join(bytes.fromhex(colour[1:]) for colour in exact)
    palette.putpalette(colours + bytes(mixes[: 3 * MIXES]))
    return palette


class _Brush:
    """Draws shapes on one image; ``k`` is pixels per board unit.

    What can be seen through is mixed with what lies below, pixel by pixel; all else is drawn by
    a pen that mixes nothing, which is several times as quick and gives the very same picture.
    """

    def __init__(self, opaque: "ImageDraw", clear: "ImageDraw", theme: Theme, k: float) -> None:
        self.opaque, self.clear = opaque, clear
        self.pen = opaque
        self.theme = theme
        self.k = k

    def draw(self, shape: Shape) -> None:
        paint = self.theme.paint(shape.style)
        self.pen = self.opaque if paint.opacity == 1 else self.clear
        match shape:
            case Rect():
                self._rect(shape, paint)
            case Circle():
                self._circle(shape, paint)
            case Polygon():
                self._polygon(shape, paint)
            case Polyline():
                self._line(shape.points, paint)
            case Text():
                self._text(shape, paint)
            case _:
                assert_never(shape)

    def _box(self, x: float, y: float, w: float, h: float, grow: float) -> list[float]:
        left, top = (x - grow) * self.k, (y - grow) * self.k
        right, bottom = (x + w + grow) * self.k - 1, (y + h + grow) * self.k - 1
        return [left, top, max(left, right), max(top, bottom)]

    def _rect(self, shape: Rect, paint: Paint) -> None:
        grow = paint.width / 2  # Pillow outlines inwards, all others centre the outline
        if paint.dash:
            self._line(_rounded(shape), paint)
            return
        self.pen.rounded_rectangle(
            self._box(shape.x, shape.y, shape.w, shape.h, grow),
            radius=(shape.radius + grow) * self.k,
            fill=_ink(paint.fill, paint.opacity),
            outline=_ink(paint.stroke, paint.opacity),
            width=self._width(paint),
        )

    def _circle(self, shape: Circle, paint: Paint) -> None:
        r = shape.r
        if paint.dash:
            self._line(_ring(shape), paint)
            return
        self.pen.ellipse(
            self._box(shape.x - r, shape.y - r, 2 * r, 2 * r, paint.width / 2),
            fill=_ink(paint.fill, paint.opacity),
            outline=_ink(paint.stroke, paint.opacity),
            width=self._width(paint),
        )

    def _polygon(self, shape: Polygon, paint: Paint) -> None:
        if paint.fill:
            points = [(x * self.k, y * self.k) for x, y in shape.points]
            self.pen.polygon(points, fill=_ink(paint.fill, paint.opacity))
        if paint.stroke:
            self._line((*shape.points, *shape.points[:2]), paint)

    def _line(self, points: tuple[Point, ...], paint: Paint) -> None:
        colour, width = _ink(paint.stroke, paint.opacity), self._width(paint)
        for piece in dashes(points, paint.dash):
            scaled = [(x * self.k, y * self.k) for x, y in piece]
            self.pen.line(scaled, fill=colour, width=width, joint="curve")

    def _text(self, shape: Text, paint: Paint) -> None:
        size = shape.size * self.k
        bold = size / 28 if shape.weight == "bold" else 0  # the bundled font has one weight
        self.pen.text(
            (shape.x * self.k, shape.baseline * self.k),
            shape.text,
            fill=_ink(paint.fill, paint.opacity),
            font=_font(size),
            anchor={"start": "ls", "middle": "ms", "end": "rs"}[shape.anchor],
            stroke_width=bold,
        )

    def _width(self, paint: Paint) -> int:
        return max(1, round(paint.width * self.k)) if paint.stroke else 0


@lru_cache(maxsize=64)
def _font(size: float) -> "FreeTypeFont | ImageFont":
    from PIL.ImageFont import load_default  # noqa: PLC0415

    return load_default(size)


def _ink(colour: str, opacity: float) -> Ink | None:
    if not colour:
        return None
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue, round(255 * opacity)


def _rounded(shape: Rect) -> tuple[Point, ...]:
    x, y, w, h, r = shape.x, shape.y, shape.w, shape.h, shape.radius
    corners = (
        *arc(x + w - r, y + r, r, r, span=(90, 0), n=5),
        *arc(x + w - r, y + h - r, r, r, span=(0, -90), n=5),
        *arc(x + r, y + h - r, r, r, span=(-90, -180), n=5),
        *arc(x + r, y + r, r, r, span=(180, 90), n=5),
    )
    return (*corners, corners[0])


def _ring(shape: Circle) -> tuple[Point, ...]:
    points = ellipse(shape.x, shape.y, shape.r, shape.r, 36)
    return (*points, points[0])
