"""The notebooks of the tables: a game to play, a position to edit, a what-if to explore."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ft_tutor.course.data import INDEX
from ft_tutor.notation import read_position
from ft_tutor.publish.cells import Page, cell_id, code_cell, picture_output, prose_cell
from ft_tutor.publish.pages import STAGE, STEP, code, page
from ft_tutor.publish.stills import Picture, table_picture
from ft_tutor.rules.position import Position
from ft_tutor.rules.setup import new_game
from ft_tutor.texts import catalogue

SEED: Final = 2014
"""Of the game whose first table is shown before the notebook is awake; any would do."""


@dataclass(frozen=True, slots=True)
class TablePage:
    """A notebook with a table.

    Attributes:
        name: of the file, without its ending; its texts are `table-<name>-title` and so on.
        mode: how the table begins, as `ft_tutor.table` calls it.
        example: the text of a position to begin with instead.
    """

    name: str
    mode: str
    example: str


TABLE_PAGES: Final = (
    TablePage(
        "play-hot-seat",
        "play",
        "c3:village.br c4:b.camel2 b3:village d3:small.gg d4:oasis.rr.camel1 e4:r.palm1 "
        "f1:sacred12.ww turn=2 p1=coins21.viziers2 p2=coins18.fakir2.fish.ivory.elders2 "
        "djinns=sibittis.boaz.marid row=silk.gold.fakir.spices.wheat.fish",
    ),
    TablePage(
        "explore-what-if",
        "explore",
        "b2:village.yw c2:large.wb c3:oasis.gbr d3:small.g d2:sacred6.yw c4:village.bb turn=1 "
        "p1=coins12.elders1 p2=coins15.fakir row=fish.ivory.silk.gold.wheat.fakir "
        "djinns=enki.jafaar.utug",
    ),
    TablePage("explore-editor", "edit", "b4:village.yw c4:sacred6 d4:oasis c3:small.gg turn=1"),
)


def table_page(table: TablePage, lang: str, kept: Mapping[str, str]) -> Page:
    """Return the notebook of a table in one language.

    Args:
        table: which one.
        lang: the language.
        kept: PNG pictures in base64 of an older notebook, by fingerprint.
    """
    words, name = catalogue(lang), table.name

    def said(part: str) -> str:
        return words.say(f"notebook-{name}-{part}")

    first = picture_output(_picture(new_game(2, seed=SEED), lang), kept)
    stage = code("table", lang=lang, mode=table.mode)
    example = picture_output(_picture(read_position(table.example), lang), kept)
    woken = code("table", table.example, lang=lang, mode=table.mode)
    cells = [
        code_cell(cell_id(name, "stage"), stage, 1, first, tags=STAGE),
        prose_cell(cell_id(name, "intro"), f"# {said('title')}", said("intro")),
        prose_cell(cell_id(name, "try"), said("try")),
        code_cell(cell_id(name, "example"), woken, 2, example, tags=STEP),
        prose_cell(cell_id(name, "closing"), f"[{words.say('notebook-back')}](../{INDEX})"),
    ]
    return page(cells, {"table": name, "lang": lang})


@lru_cache(maxsize=8)
def _picture(position: Position, lang: str) -> Picture:
    """Return the picture of a table, the same for all: these notebooks begin with one position."""
    return table_picture(position, lang)
