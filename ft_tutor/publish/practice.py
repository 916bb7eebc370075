"""The notebook of practice: drills without an end, and one of them to see beforehand."""

from collections.abc import Mapping
from typing import Final

from ft_tutor.course.data import INDEX
from ft_tutor.course.drills.families import FAMILIES
from ft_tutor.course.drills.making import drill
from ft_tutor.course.drills.words import family_name
from ft_tutor.course.markdown import escaped
from ft_tutor.course.stage.contents.words import PRACTICE
from ft_tutor.publish.cells import Page, cell_id, code_cell, picture_output, prose_cell
from ft_tutor.publish.pages import STAGE, code, page
from ft_tutor.publish.stills import Draw
from ft_tutor.texts import catalogue

EXAMPLE: Final = ("win-a-tile", 2, 2014)
"""The drill whose board is shown before the notebook is awake; any would do."""


def practice_page(lang: str, draw: Draw, kept: Mapping[str, str]) -> Page:
    """Return the notebook of practice in one language.

    Args:
        lang: the language.
        draw: draws how a step begins.
        kept: PNG pictures in base64 of an older notebook, by fingerprint.
    """
    words = catalogue(lang)

    def said(part: str) -> str:
        return words.say(f"notebook-{PRACTICE}-{part}")

    picture = draw(drill(*EXAMPLE, lang).step, lang)
    first = (picture_output(picture, kept),) if picture else ()
    families = "\n".join(f"- {escaped(family_name(one.name, lang))}" for one in FAMILIES)
    cells = [
        code_cell(cell_id(PRACTICE, "stage"), code(PRACTICE, lang=lang), 1, *first, tags=STAGE),
        prose_cell(cell_id(PRACTICE, "intro"), f"# {said('title')}", said("intro")),
        prose_cell(cell_id(PRACTICE, "drills"), said("drills"), families),
        prose_cell(cell_id(PRACTICE, "closing"), f"[{words.say('notebook-back')}](../{INDEX})"),
    ]
    return page(cells, {"practice": True, "lang": lang})
