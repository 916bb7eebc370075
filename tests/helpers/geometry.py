"""Boxes around drawings, for tests of what covers what."""

from ft_tutor.scene.shapes import Circle, Polygon, Polyline, Rect, Text


def extent(shapes):
    """Left, top, right and bottom of a drawing, without outlines."""
    points = [point for shape in shapes for point in corners(shape)]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def corners(shape):
    match shape:
        case Rect():
            return [(shape.x, shape.y), (shape.x + shape.w, shape.y + shape.h)]
        case Circle():
            x, y, r = shape.x, shape.y, shape.r
            return [(x - r, y - r), (x + r, y + r)]
        case Polygon() | Polyline():
            return shape.points
        case Text():
            wide, half = 0.36 * shape.size * len(shape.text), 0.36 * shape.size
            return [(shape.x - wide, shape.y - half), (shape.x + wide, shape.y + half)]


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
