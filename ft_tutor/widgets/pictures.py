"""Pictures that a learner saves: what the page shows, as a file."""

from collections.abc import Callable, Mapping
from typing import Final

from ft_tutor.play.page import Offer
from ft_tutor.scene.shapes import Scene
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.theme import Theme

WIDTH: Final = 1600
"""How wide a saved PNG is, in pixels: sharp on a sheet of paper."""

NAME: Final = "five-tribes"
"""What the files are called, without their endings."""


def _png(scene: Scene, theme: Theme) -> bytes:
    from ft_tutor.scene.png import to_png  # noqa: PLC0415 - Pillow: 5 MB for what few ask for

    return to_png(scene, theme, WIDTH)


_MAKERS: Final[Mapping[str, tuple[str, Callable[[Scene, Theme], str | bytes]]]] = {
    "svg": ("image/svg+xml", to_svg),
    "png": ("image/png", _png),
}
"""Per kind of picture its MIME type and what makes it."""


def picture_offer(scene: Scene, theme: Theme, kind: str, number: int) -> Offer | None:
    """Return a picture as a file to keep; None for a kind that we do not make.

    Args:
        scene: what is shown.
        theme: how it is painted.
        kind: ``svg`` or ``png``.
        number: of the offer; a page takes each number once.
    """
    if kind not in _MAKERS:
        return None
    mime, make = _MAKERS[kind]
    return Offer(number, "save", f"{NAME}.{kind}", mime, make(scene, theme))
