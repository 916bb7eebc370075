"""A game with all that is known of it: start, players, actions, comments, variations."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import takewhile

from ft_tutor.rules.actions import Action
from ft_tutor.rules.history import History
from ft_tutor.rules.position import Position
from ft_tutor.rules.setup import new_game


@dataclass(frozen=True, slots=True)
class Deal:
    """How a game was dealt (R0); the same deal gives the same start.

    Attributes:
        players: 2, 3 or 4.
        thieves: whether the Thieves of Naqala are played (R7.1).
    """

    players: int
    seed: int
    thieves: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """An action in a line.

    Attributes:
        comment: free text about it.
        instead: other lines from the position before it.
    """

    action: Action
    comment: str = ""
    instead: tuple["Line", ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """Actions that follow each other.

    Attributes:
        comment: free text before the first action.
    """

    comment: str = ""
    played: tuple[Played, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions alone."""
        return tuple(played.action for played in self.played)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as it is kept.

    Attributes:
        start: how it was dealt, or the position where it begins.
        line: what was played.
        names: of the players, by seat; empty where one is unknown.
        name: of the game, free text.
        date: free text.
    """

    start: Deal | Position
    line: Line = field(default_factory=Line)
    names: tuple[str, ...] = ()
    name: str = ""
    date: str = ""

    @property
    def position(self) -> Position:
        """The position where the game begins."""
        deal = self.start
        if isinstance(deal, Position):
            return deal
        return new_game(deal.players, seed=deal.seed, thieves=deal.thieves)

    @property
    def history(self) -> History:
        """The game played to its end, to step through with undo and redo.

        Raises:
            IllegalAction: an action breaks a rule.
        """
        return History(self.position, self.line.actions)

    def continued(self, history: History) -> "GameRecord":
        """Return the game as its history stands now; what was undone is forgotten.

        The comments and variations of what stayed are kept.
        """
        pairs = zip(self.line.played, history.actions, strict=False)
        kept = [played for played, _ in takewhile(lambda pair: pair[0].action == pair[1], pairs)]
        new = line_of(history.actions[len(kept) :])
        return replace(self, line=Line(self.line.comment, (*kept, *new.played)))


def line_of(actions: Iterable[Action]) -> Line:
    """Return the line of some actions, without comments."""
    return Line(played=tuple(map(Played, actions)))
