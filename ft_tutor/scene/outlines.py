"""Outlines that drawings are made of: flattened curves, stars, arrows; all pure geometry."""

from math import atan2, cos, pi, sin

from ft_tutor.scene.shapes import Point

Outline = tuple[Point, ...]


def arc(
    cx: float, cy: float, rx: float, ry: float, *, span: tuple[float, float], n: int
) -> Outline:
    """``n`` points on an ellipse between two angles in degrees; 0 is right, 90 is up."""
    start, end = span
    step = (end - start) / (n - 1)
    angles = (pi * (start + i * step) / 180 for i in range(n))
    return tuple(_point(cx + rx * cos(a), cy - ry * sin(a)) for a in angles)


def ellipse(cx: float, cy: float, rx: float, ry: float, n: int = 14) -> Outline:
    """A whole ellipse as ``n`` points."""
    return arc(cx, cy, rx, ry, span=(0, 360 - 360 / n), n=n)


def box(x: float, y: float, w: float, h: float) -> Outline:
    """A plain rectangle as four points."""
    return (x, y), (x + w, y), (x + w, y + h), (x, y + h)


def dome(cx: float, base: float, rx: float, ry: float, n: int = 9) -> Outline:
    """The upper half of an ellipse that stands on ``base``."""
    return arc(cx, base, rx, ry, span=(0, 180), n=n)


def onion(cx: float, base: float, rx: float, ry: float) -> Outline:
    """A bellied dome with a tip, as on a palace."""
    right = ((0.78, 0), (1, -0.28), (0.9, -0.55), (0.5, -0.78), (0.12, -0.92))
    half = tuple((cx + x * rx, base + y * ry) for x, y in right)
    return mirrored((*half, (cx, base - 1.2 * ry)), cx)


def mirrored(half: Outline, cx: float = 0) -> Outline:
    """The right half of an outline and its mirror image on the left of ``cx``."""
    left = tuple(_point(2 * cx - x, y) for x, y in reversed(half) if abs(x - cx) > 1e-9)
    return (*half, *left)


def smooth(corners: Outline, n: int = 3) -> Outline:
    """A closed curve through all the corners; ``n`` points from each to the next."""
    count = len(corners)
    return tuple(
        _between(
            corners[i - 1], corners[i], corners[(i + 1) % count], corners[(i + 2) % count], k / n
        )
        for i in range(count)
        for k in range(n)
    )


def _between(before: Point, a: Point, b: Point, after: Point, t: float) -> Point:
    """The point at ``t`` (0 to 1) of the way from ``a`` to ``b`` on a Catmull-Rom curve."""
    weights = (
        (-t + 2 * t**2 - t**3) / 2,
        (2 - 5 * t**2 + 3 * t**3) / 2,
        (t + 4 * t**2 - 3 * t**3) / 2,
        (t**3 - t**2) / 2,
    )
    four = tuple(zip(weights, (before, a, b, after), strict=True))
    return _point(sum(w * p[0] for w, p in four), sum(w * p[1] for w, p in four))


def star(cx: float, cy: float, r: float, inner: float, n: int) -> Outline:
    """A star with ``n`` points, the first one up."""
    angles = (pi / 2 + pi * i / n for i in range(2 * n))
    radii = (r if i % 2 == 0 else inner for i in range(2 * n))
    return tuple(
        _point(cx + q * cos(a), cy - q * sin(a)) for a, q in zip(angles, radii, strict=True)
    )


def cross(cx: float, cy: float, reach: float, half: float) -> Outline:
    """A cross that lies on its side, as for a wrong answer; bars are twice ``half`` wide."""
    quarter = ((half, half), (reach, half), (reach, -half), (half, -half))
    angles = (pi / 4 + pi / 2 * i for i in range(4))
    return tuple(turned(x, y, -a, (cx, cy)) for a in angles for x, y in quarter[:3])


def arrow(tail: Point, tip: Point, width: float, head: float) -> Outline:
    """A straight arrow as one outline; ``head`` is the length of its point."""
    angle = atan2(tip[1] - tail[1], tip[0] - tail[0])
    length = ((tip[0] - tail[0]) ** 2 + (tip[1] - tail[1]) ** 2) ** 0.5
    neck, half = length - head, width / 2
    flat = (
        (0, -half),
        (neck, -half),
        (neck, -1.3 * width),
        (length, 0),
        (neck, 1.3 * width),
        (neck, half),
        (0, half),
    )
    return tuple(turned(x, y, angle, tail) for x, y in flat)


def turned(x: float, y: float, angle: float, around: Point) -> Point:
    """A point given along an axis that starts at ``around`` and points to ``angle`` (radians)."""
    return _point(
        around[0] + x * cos(angle) - y * sin(angle),
        around[1] + x * sin(angle) + y * cos(angle),
    )


def _point(x: float, y: float) -> Point:
    return round(x, 2), round(y, 2)
