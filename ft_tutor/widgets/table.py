"""`table`: a whole game on one table, live in a notebook cell; it goes on where it was left."""

from collections.abc import Iterable
from itertools import zip_longest
from secrets import randbelow
from typing import Any, Final

from ft_tutor.learner.tables import KeptTable
from ft_tutor.notation import NotationError
from ft_tutor.play.face import Commanded, Face
from ft_tutor.play.speech import say
from ft_tutor.play.table import Table, open_table, shown
from ft_tutor.play.table.fresh import asked_for, gone_on
from ft_tutor.play.tree import Tree, text_of, tree_of
from ft_tutor.publish.stills import Picture, table_picture
from ft_tutor.rules.position import Position
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import PLAYER_COUNTS, SEATS
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.live import Live, later, living, notices_said
from ft_tutor.widgets.mistakes import Mistake, check_face, check_language, named, position_of

MODES: Final = ("play", "explore", "edit")
"""How a table may begin."""

QUIET: Final = 1.0
"""After the last change a table is kept so much later, in seconds: nobody waits for a disk."""


MANY: Final = 1_000_000
"""A number from here on is not repeated to whoever typed it."""


class LiveTable(Live[Table]):
    """A table, alive.

    Attributes:
        value: the table as it is now.
    """

    def __init__(
        self, table: Table, kept_in: KeptTable | None = None, face: Face | str | None = None
    ) -> None:
        self._kept_in, self._is_due = kept_in, False
        name = kept_in.name if kept_in else ""
        super().__init__(_noted(table, kept_in), shown, table.lang, {"ftTable": name}, face)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.value.position

    def kept(self, before: Table) -> None:
        """Keep what was played, a moment after the last change."""
        new = self.value.tree is not before.tree or self.value.names != before.names
        if self._kept_in and new and not self._is_due:
            self._is_due = True
            later(QUIET, self.keep)
        self.value = _noted(self.value, self._kept_in)

    def keep(self) -> None:
        """Keep the table now, or say why that cannot be done."""
        self._is_due = False
        if self._kept_in is None:
            return
        try:
            self._kept_in.write(text_of(self.value.tree), self.value.names)
        except NotationError:
            self._kept_in.refuse()
        noted = _noted(self.value, self._kept_in)
        # What is over goes with the next press: nothing moves by itself but for news.
        if noted.notice and noted != self.value:
            self.value = noted
            self.refresh(moving=False)

    def asked_for(self, players: int | None, thieves: bool | None) -> None:  # noqa: FBT001
        """Take a wish for a new game of some kind: it is granted, or why not is said."""
        wished = asked_for(self.value, players, thieves)
        if wished is not self.value:
            before, self.value = self.value, wished
            self.kept(before)
            self.refresh(moving=False)

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
    players: int | None = None,
    thieves: bool | None = None,
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
        players: how many play a new game, 2 to 4; 2 if nothing is said.
        thieves: whether a new game has the thieves of Naqala (R7); not if nothing is said.
        names: of the players; where none is given, as they were called on the table that goes on.
        lang: the language of everything it says.
        face: what shows it, or how, ``canvas`` or ``svg``, if not as the learner likes it.

    Raises:
        Mistake: the text of the position cannot be read, a mode or a number of players is not
            known, the names are no list, there are no texts in the language, or no such way to
            draw.
    """
    check_language(lang)
    check_face(face)
    if mode not in MODES:
        expected = ", ".join(MODES)
        raise Mistake(say("no-such-mode", lang, found=named(mode), expected=expected))
    wanted = 2 if players is None else players
    if wanted not in PLAYER_COUNTS or not isinstance(wanted, int):
        expected = ", ".join(map(str, PLAYER_COUNTS))
        raise Mistake(say("no-such-players", lang, found=_number(wanted), expected=expected))
    names = _called(names, lang)
    if position is not None:
        start = position_of(position, lang)
        return LiveTable(_opened(start, lang, names, mode), face=face)

    def opened() -> LiveTable:
        kept_in = KeptTable(mode)
        left = _left(kept_in)
        if left is None:
            new = _opened(_new(wanted, thieves=bool(thieves)), lang, names, mode)
            return LiveTable(new, kept_in, face)
        called = (new or old for new, old in zip_longest(names, kept_in.players, fillvalue=""))
        return LiveTable(gone_on(_opened(left, lang, called, mode)), kept_in, face)

    found = living(("table", mode, lang), opened)
    found.asked_for(players, thieves)
    if isinstance(face, str) and face:
        found.draw_as(face)
    return found


def _number(given: Any) -> str:
    """Return what was given where a small number belongs."""
    return str(given) if isinstance(given, int | float) and abs(given) < MANY else named(given)


def _called(names: Any, lang: str) -> tuple[str, ...]:
    """Return the names of the players as texts.

    Raises:
        Mistake: they are no list of names.
    """
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise Mistake(say("bad-names", lang, found=named(names)))
    return tuple(str(name) for name, _ in zip(names, SEATS, strict=False))


def _noted(table: Table, kept_in: KeptTable | None) -> Table:
    """Return the table with what is to be told about its file."""
    notice = notices_said(kept_in.notices if kept_in else (), table.lang)
    return table if notice == table.notice else table.but(notice=notice)


def _opened(start: Position | Tree, lang: str, names: Iterable[str], mode: str) -> Table:
    opened = open_table(start, lang, names=names, open_hands=mode != "play")
    return opened.after(Commanded("mode", mode))


def _new(players: int, *, thieves: bool) -> Position:
    return new_game(players, seed=randbelow(1_000_000), thieves=thieves)


def _left(kept_in: KeptTable) -> Tree | None:
    """Return the table as it was left; one that cannot be read is set aside, so nothing is lost."""
    text = kept_in.read()
    if text is None:
        return None
    try:
        return tree_of(text)
    except NotationError:
        kept_in.set_aside()
        return None
