"""The whole table, alive: one immutable value that answers every input."""

from collections.abc import Iterable

from ft_tutor.play.face import Input, Shown, Style
from ft_tutor.play.names import polite_names
from ft_tutor.play.page import Page
from ft_tutor.play.table.covering import Covering
from ft_tutor.play.table.exploring import followed
from ft_tutor.play.table.hearing import heard as after
from ft_tutor.play.table.state import State
from ft_tutor.play.table.surroundings import page_of
from ft_tutor.play.tree import Tree, planted
from ft_tutor.play.view import Look, View
from ft_tutor.rules.history import History
from ft_tutor.rules.position import Position
from ft_tutor.scene.places import Place
from ft_tutor.scene.table import TableLook
from ft_tutor.texts import DEFAULT_LANG


class Table(State):
    """A game of two to four on one screen, with all that stands around it."""

    def after(self, heard: Input) -> "Table":
        """Return the table after an input; this very one where nothing changes."""
        table = after(self, heard)
        return self if table is self else followed(table.settled(), self)

    def named(self, place: Place) -> str:
        """Return what a place is called, with what is seen there."""
        return self.voice.seen(self.view, place)

    def page(self, style: Style) -> Page:
        """Return what stands around it."""
        return page_of(self, style)


def open_table(
    start: Position | History | Tree,
    lang: str = DEFAULT_LANG,
    *,
    names: Iterable[str] = (),
    open_hands: bool = False,
) -> Table:
    """Return the table of a position, or of a game that goes on.

    Args:
        start: where the game stands.
        lang: the language of everything that is said.
        names: of the players; each is cut politely, and a missing one is a number.
        open_hands: whether everybody sees all coins and cards, as for teaching.
    """
    tree = start if isinstance(start, Tree) else planted(start)
    view = View(tree, Look(table=TableLook(lang=lang)))
    called = polite_names(names)
    return Table(view, lang, called, Covering(open=open_hands)).settled()


def shown(table: Table, style: Style) -> Shown:
    """Return what a face shows of a table."""
    moments = table.view.moments if style.motion else ()
    return Shown(
        table.view.scene,
        table.page(style),
        style.theme,
        moments,
        offer=table.offer,
        names=table.named,
        cursor=table.view.cursor,
    )
