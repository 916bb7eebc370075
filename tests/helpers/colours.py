"""How far apart colours are: for reading, and for eyes that see fewer of them."""


def linear(byte):
    """The light of a channel, 0 to 1."""
    value = byte / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour):
    """The relative luminance of WCAG 2."""
    red, green, blue = map(linear, bytes.fromhex(colour[1:]))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


EYES = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""How eyes that lack one kind of cone mix the channels (Machado and others, 2009); and a print."""


def seen(colour, eye):
    """A colour in CIE Lab, as an eye sees it."""
    light = tuple(map(linear, bytes.fromhex(colour[1:])))
    red, green, blue = (
        min(1, max(0, sum(part * v for part, v in zip(row, light, strict=True)))) for row in eye
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
