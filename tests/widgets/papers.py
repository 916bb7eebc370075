"""A canvas that is a picture by itself: it does what the page does with each command, coarsely."""

from PIL import Image, ImageDraw

from ft_tutor.scene.shapes import Layer

BLANK = (1, 2, 3)


class Paper:
    """One layer; a text is a bar as long as it, and what is translucent is of another colour."""

    def __init__(self, size):
        self.width, self.image = size[0], Image.new("RGB", size, BLANK)
        self._scale, self._path, self._kept = 1, [], None

    def set_transform(self, scale, *_):
        self._scale = scale

    def sleep(self, ms):
        pass

    def save(self):
        self._pen = self.font, self.text_align, self.fill_style

    def begin_path(self):
        self._path = []

    def rect(self, x, y, wide, high):
        self._path.append(self._corners(x, y, wide, high))

    def clip(self):
        inside = Image.new("1", self.image.size)
        for corners in self._path:
            ImageDraw.Draw(inside).rectangle(corners, fill=1)
        self._kept = self.image.copy(), inside

    def restore(self):
        self.font, self.text_align, self.fill_style = self._pen
        outside, inside = self._kept
        self.image = Image.composite(self.image, outside, inside)

    def clear_rect(self, *area):
        self._brush.rectangle(self._corners(*area), fill=BLANK)

    def fill_styled_polygons(self, points, colours, opacity, points_per_polygon):
        scaled, begin = (points * self._scale).tolist(), 0
        for colour, count in zip(colours.tolist(), points_per_polygon.tolist(), strict=True):
            corners = [tuple(point) for point in scaled[begin : begin + count]]
            self._brush.polygon(corners, fill=tuple(colour))
            begin += count

    def fill_text(self, text, x, y):
        size = int(self.font.split("px")[0].split()[1])
        wide = size * len(text) / 2
        left = x - wide * {"left": 0, "center": 0.5, "right": 1}[self.text_align]
        corners = self._corners(left, y - size / 2, wide, size / 2)
        self._brush.rectangle(corners, fill=self.fill_style)

    @property
    def _brush(self):
        return ImageDraw.Draw(self.image)

    def _corners(self, x, y, wide, high):
        """The pixels of a rectangle; Pillow counts the last ones as inside."""
        left, top, right, bottom = (n * self._scale for n in (x, y, x + wide, y + high))
        return left, top, right - 1, bottom - 1


class Papers:
    """A canvas of many layers."""

    def __init__(self, width, height):
        self._layers = {layer: Paper((width, height)) for layer in Layer}

    def __getitem__(self, layer):
        return self._layers[layer]
