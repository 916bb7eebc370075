"""A new game at a table, for two to four, with or without thieves; no begun one is lost by it."""

from typing import Final, TypeVar

from ft_tutor.play.page import Button
from ft_tutor.play.table.state import NOTHING_ASKED, State
from ft_tutor.play.tree import ROOT, planted
from ft_tutor.play.view import View
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Position
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import MEEPLES, PLAYER_COUNTS

S = TypeVar("S", bound=State)

SEEDS: Final = 1_000_000
"""The last state of chance in a game, cut to this, is the seed of the next one."""

COMMAND: Final = "new-game"
THIEVES: Final = "thieves"
"""After the number of players: a game with the thieves of Naqala (R7.1)."""


def is_fresh(table: State) -> bool:
    """Say whether this is a game as it is set up, and nothing has been played of it yet."""
    tree, position = table.tree, table.position
    decision = position.decision
    return (
        tree.here == ROOT
        and not tree.branches
        and position.turn.round == 1
        and decision is not None
        and decision.owed is Owed.BID
        and sum(sum(square.meeples) for square in position.squares) == sum(MEEPLES)
    )


def begun(table: S, value: str) -> S:
    """Begin a new game; only where nothing was played, or the game is over.

    Args:
        table: where.
        value: the number of players, with `THIEVES` after it for a game with them; "" for the
            same as before.
    """
    if not (is_fresh(table) or table.position.turn.over):
        return table
    position = table.position
    kinds = {_kind(players, thieves=one): (players, one) for players, one in _KINDS}
    players, thieves = kinds.get(value, (len(position.players), has_thieves(position)))
    game = new_game(players, seed=position.supply.rng % SEEDS, thieves=thieves)
    view = View(planted(game), table.view.look, table.view.rings)
    names = table.names[:players]
    return table.but(
        view=view, names=names, explorer=NOTHING_ASKED, round=None, said=COMMAND, mistake=None
    )


def has_thieves(position: Position) -> bool:
    """Say whether the thieves of Naqala are in the game (R7)."""
    supply = position.supply
    held = any(player.thieves for player in position.players)
    return bool(supply.thief_row or supply.thief_deck or held)


def choices_of(table: State) -> tuple[Button, ...]:
    """Return the buttons that choose another game, where nothing was played yet; else none."""
    if not is_fresh(table):
        return ()
    position, voice = table.position, table.voice
    now, thieves = len(position.players), has_thieves(position)
    counts = tuple(
        Button(
            COMMAND,
            voice.say("for-players", number=number),
            pressed=number == now,
            value=_kind(number, thieves=thieves),
        )
        for number in PLAYER_COUNTS
    )
    with_thieves = Button(
        COMMAND, voice.say("with-thieves"), pressed=thieves, value=_kind(now, thieves=not thieves)
    )
    return (*counts, with_thieves)


_KINDS: Final = tuple((players, thieves) for players in PLAYER_COUNTS for thieves in (False, True))


def _kind(players: int, *, thieves: bool) -> str:
    return f"{players}{THIEVES}" if thieves else str(players)
