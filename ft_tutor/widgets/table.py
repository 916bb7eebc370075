"""`table`: a whole game on one table, live in a notebook cell; it goes on where it was left."""

from collections.abc import Iterable
from secrets import randbelow
from typing import Final

from ft_tutor.learner.tables import keep_table, kept_table, set_aside
from ft_tutor.notation import NotationError
from ft_tutor.play.face import Commanded, Face
from ft_tutor.play.speech import say
from ft_tutor.play.table import Table, open_table, shown
from ft_tutor.play.tree import Tree, text_of, tree_of
from ft_tutor.publish.stills import Picture, table_picture
from ft_tutor.rules.position import Position
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import PLAYER_COUNTS
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.live import Live, later, living
from ft_tutor.widgets.mistakes import Mistake, check_face, check_language, named, position_of

MODES: Final = ("play", "explore", "edit")
"""How a table may begin."""

QUIET: Final = 1.0
"""After the last change a table is kept so much later, in seconds: nobody waits for a disk."""


class LiveTable(Live[Table]):
    """A table, alive.

    Attributes:
        value: the table as it is now.
    """

    def __init__(self, table: Table, kept_as: str = "", face: Face | str | None = None) -> None:
        self._kept_as, self._is_due = kept_as, False
        super().__init__(table, shown, table.lang, {"ftTable": kept_as}, face)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.value.position

    def kept(self, before: Table) -> None:
        """Keep what was played, a moment after the last change."""
        if self._kept_as and self.value.tree is not before.tree and not self._is_due:
            self._is_due = True
            later(QUIET, self.keep)

    def keep(self) -> None:
        """Keep the table now."""
        self._is_due = False
        if self._kept_as:
            keep_table(self._kept_as, text_of(self.value.tree))

    def close(self) -> None:
        """Let go of everything; what was played is kept first."""
        if self._is_due:
            self.keep()
        super().close()

    def picture(self) -> Picture:
        """Return the table as it is now, as everybody may see it."""
        return table_picture(self.position, self.value.lang, self.value.view.look.table)


def table(
    position: Position | str | None = None,
    *,
    mode: str = "play",
    players: int = 2,
    thieves: bool = False,
    names: Iterable[str] = (),
    lang: str = DEFAULT_LANG,
    face: Face | str | None = None,
) -> LiveTable:
    """Return a whole table, live: to play on, to edit, to ask "what if?".

    Without a position it goes on where it was left, be that in this kernel or in one that died;
    the first time it is a new game.

    Args:
        position: a position, or its text such as ``c3:yw c4:g d4:y``.
        mode: ``play``, ``explore`` or ``edit``.
        players: how many play a new game, 2 to 4.
        thieves: whether a new game has the thieves of Naqala (R7).
        names: of the players.
        lang: the language of everything it says.
        face: what shows it, or how, ``canvas`` or ``svg``, if not as the learner likes it.

    Raises:
        Mistake: the text of the position cannot be read, a mode or a number of players is not
            known, there are no texts in the language, or no such way to draw.
    """
    check_language(lang)
    check_face(face)
    if mode not in MODES:
        expected = ", ".join(MODES)
        raise Mistake(say("no-such-mode", lang, found=named(mode), expected=expected))
    if players not in PLAYER_COUNTS:
        expected = ", ".join(map(str, PLAYER_COUNTS))
        raise Mistake(say("no-such-players", lang, found=str(players), expected=expected))
    if position is not None:
        start = position_of(position, lang)
        return LiveTable(_opened(start, lang, names, mode), face=face)
    fresh = players, thieves
    found = living(
        ("table", mode, lang),
        lambda: LiveTable(_opened(_left(mode) or _new(*fresh), lang, names, mode), mode, face),
    )
    if isinstance(face, str) and face:
        found.draw_as(face)
    return found


def _opened(start: Position | Tree, lang: str, names: Iterable[str], mode: str) -> Table:
    opened = open_table(start, lang, names=names, open_hands=mode != "play")
    return opened.after(Commanded("mode", mode))


def _new(players: int, thieves: bool) -> Position:  # noqa: FBT001  # as `table` was given it
    return new_game(players, seed=randbelow(1_000_000), thieves=thieves)


def _left(mode: str) -> Tree | None:
    """Return the table as it was left; one that cannot be read is set aside, so nothing is lost."""
    text = kept_table(mode)
    if text is None:
        return None
    try:
        return tree_of(text)
    except NotationError:
        set_aside(mode)
        return None
