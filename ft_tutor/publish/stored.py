"""Pictures that the generated notebooks hold already.

To draw one takes Pillow: 4 MB that a kernel never gives back, and 0.15 s before a lesson wakes.
"""

import json
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ft_tutor.course.data import data_folder
from ft_tutor.course.session import Step
from ft_tutor.files import read_whole
from ft_tutor.publish.cells import FINGERPRINT, PNG, Cell, Output, Page
from ft_tutor.publish.pages import page_name
from ft_tutor.publish.stills import Picture, still

MOST_BYTES: Final = 8_000_000
"""How big a stored notebook may be for us to read it, in bytes."""

DAMAGES: Final = (ValueError, LookupError, TypeError, AttributeError, RecursionError)
"""What reading a damaged notebook may raise, besides what its validation says."""


def pictures(cell: Cell) -> Iterator[Output]:
    """Yield the outputs of a cell that hold a PNG."""
    return (output for output in cell.get("outputs", ()) if PNG in output.get("data", {}))


def kept_pictures(stored: Page | None) -> dict[str, str]:
    """Return the PNG pictures of a stored notebook in base64, by the drawing they show."""
    return {
        str(output["metadata"].get(FINGERPRINT)): str(output["data"][PNG])
        for cell in (stored["cells"] if stored else [])
        for output in pictures(cell)
    }


def stored_still(lesson: str, step: Step, lang: str) -> Picture | None:
    """Draw how a step of a lesson begins; its PNG is the stored one if that shows the same.

    Raises:
        UnknownLanguageError: there are no texts in this language.
    """
    picture = still(step, lang)
    png = _png(lesson, lang, picture.fingerprint) if picture else None
    return replace(picture, png=lambda: png) if picture and png else picture


def _png(lesson: str, lang: str, fingerprint: str) -> bytes | None:
    """Return a picture out of the notebook of a lesson; None if it is not there.

    Whatever is wrong with the notebook, the picture is drawn instead.
    """
    try:
        content = read_whole(data_folder("notebooks") / page_name(lesson, lang), MOST_BYTES)
        return b64decode(kept_pictures(json.loads(content))[fingerprint], validate=True)
    except (OSError, *DAMAGES):
        return None
