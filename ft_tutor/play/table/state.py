"""What a table is at one moment: the game and its tree, who looks, and what is unfolded."""

from dataclasses import dataclass, replace
from typing import Any, Final, Self

from ft_tutor.play.editor import Editor
from ft_tutor.play.explorer import Explorer
from ft_tutor.play.page import Offer
from ft_tutor.play.table.covering import COVERED, NOBODY, Covering
from ft_tutor.play.tree import Tree
from ft_tutor.play.view import View
from ft_tutor.play.voice import Voice
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.texts import DEFAULT_LANG

FOLDED: Final = ("log", "list", "score", "players", "words", "keys")
"""What may be unfolded around a table; each is a command that folds it again."""

NOTHING_ASKED: Final = Explorer()
"""An explorer who was asked nothing."""


@dataclass(frozen=True)
class State:
    """The whole table at one moment.

    Attributes:
        view: the picture and the game: a tree of what-ifs.
        names: of the players, by seat; "" for one who is called by the number.
        covering: whose coins and cards lie face up.
        unfolded: which of `FOLDED` are seen.
        asks: whether a press asks for the rule instead of being played.
        said: the command that was carried out last; "" after anything else.
        round: whose log is looked at; None for the round of the position.
        mistake: about whose name, and which text says it.
        editor: what edits the position; None while it is played.
        explores: whether the tree of what-ifs is seen, with all that can be asked about it.
        explorer: what is asked and compared.
        offer: what the page may take to the learner's computer; the last one stays.
        notice: what is to be told beside all answers, as HTML.
    """

    view: View[Tree]
    lang: str = DEFAULT_LANG
    names: tuple[str, ...] = ()
    covering: Covering = COVERED
    unfolded: frozenset[str] = frozenset({"log"})
    asks: bool = False
    said: str = ""
    round: int | None = None
    mistake: tuple[Seat, str] | None = None
    editor: Editor | None = None
    explores: bool = False
    explorer: Explorer = NOTHING_ASKED
    offer: Offer | None = None
    notice: str = ""

    @property
    def position(self) -> Position:
        """The position now."""
        return self.view.position

    @property
    def tree(self) -> Tree:
        """The game and what else was tried."""
        return self.view.game

    @property
    def voice(self) -> Voice:
        """Who speaks."""
        return Voice(self.lang, self.names)

    @property
    def is_covered(self) -> bool:
        """Whether the coins and cards of whoever decides lie face down."""
        decision = self.position.decision
        return decision is not None and decision.who in self.view.look.covered

    def but(self, **changes: Any) -> Self:
        """Return the table with some things changed."""
        return replace(self, **changes)

    def settled(self) -> Self:
        """Return the table with the covers as they lie at this position, and the names on it."""
        covering = self.covering.at(self.position)
        look = self.view.look
        assert look.table is not None
        # Whoever edits or explores sees everything: he could not change what he does not see.
        plays = self.editor is None and not self.explores
        covered = covering.of(self.position) if plays else NOBODY
        table = replace(look.table, covered=covered, names=self.names)
        if covering == self.covering and table == look.table:
            return self
        view = replace(self.view, look=replace(look, table=table))
        return replace(self, covering=covering, view=view)
