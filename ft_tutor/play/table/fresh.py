"""A new game at a table, for two to four, with or without thieves.

No begun one is lost by it unasked: before it goes, the learner is asked.
"""

from typing import Final, TypeVar

from ft_tutor.play.page import Button, Panel
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

SURE: Final = "sure"
"""Instead of it: whoever was asked wants a new game in the place of the one under way."""

GOES_ON: Final = "goes-on"
OTHER: Final = "goes-on-other"
"""What is said of a game that goes on; the second one where another kind of game is wished for."""


def is_game(table: State) -> bool:
    """Say whether what is played here began as a game is set up."""
    position = table.tree.nodes[ROOT].outcome.position
    decision = position.decision
    return (
        position.turn.round == 1
        and decision is not None
        and decision.owed is Owed.BID
        and sum(sum(square.meeples) for square in position.squares) == sum(MEEPLES)
    )


def is_fresh(table: State) -> bool:
    """Say whether this is a game as it is set up, and nothing has been played of it yet."""
    tree = table.tree
    return tree.here == ROOT and not tree.branches and is_game(table)


def begun(table: S, value: str) -> S:
    """Begin a new game where nothing was played, or the game is over; else ask first.

    Args:
        table: where.
        value: the number of players, with `THIEVES` after it for a game with them; "" for the
            same as before, `SURE` for the answer to the question.
    """
    if is_fresh(table) or table.position.turn.over or (value == SURE and is_asked(table)):
        return _new(table, value)
    if value or not is_game(table):
        return table
    return table.but(unfolded=table.unfolded ^ {COMMAND}, said="")


def is_asked(table: State) -> bool:
    """Say whether it is asked if a new game shall take the place of the one under way."""
    return COMMAND in table.unfolded


def question(table: State) -> Panel:
    """Return the question whether a new game shall take the place of the one under way."""
    voice, position = table.voice, table.position
    facts = {"number": len(position.players), "round": position.turn.round}
    return Panel(
        COMMAND,
        voice.say("new-game"),
        words=f"<p>{voice.said('new-game-sure', **facts)}</p>",
        buttons=(
            Button(COMMAND, voice.say("new-game-yes"), value=SURE),
            Button(COMMAND, voice.say("new-game-no")),
        ),
    )


def _new(table: S, value: str) -> S:
    position = table.position
    kinds = {_kind(players, thieves=one): (players, one) for players, one in _KINDS}
    players, thieves = kinds.get(value, (len(position.players), has_thieves(position)))
    game = new_game(players, seed=position.supply.rng % SEEDS, thieves=thieves)
    view = View(planted(game), table.view.look, table.view.rings)
    return table.but(
        view=view,
        names=table.names[:players],
        explorer=NOTHING_ASKED,
        round=None,
        said=COMMAND,
        mistake=None,
        unfolded=table.unfolded - {COMMAND},
    )


def gone_on(table: S) -> S:
    """Return a table that goes on where it was left, which says so if there is something left."""
    goes_on = not is_fresh(table) and table.position.decision is not None
    return table.but(said=GOES_ON) if goes_on else table


def asked_for(table: S, players: int | None, thieves: bool | None) -> S:  # noqa: FBT001  # a wish
    """Return the table after a wish for some kind of game; None stands for any.

    Where nothing was played yet it is that game; else the one under way goes on, and says so.
    """
    now = len(table.position.players), has_thieves(table.position)
    wished = now[0] if players is None else players, now[1] if thieves is None else thieves
    if wished == now or not is_game(table):
        return table
    if is_fresh(table):
        return _new(table, _kind(wished[0], thieves=wished[1])).but(said="")
    return table.but(said=OTHER)


def told(table: State) -> tuple[str, ...]:
    """Return which game goes on, as HTML, and how another one begins."""
    voice, position = table.voice, table.position
    facts = {"number": len(position.players), "round": position.turn.round}
    how = (voice.said("goes-on-new"),) if is_game(table) else ()
    return voice.said(table.said, **facts), *how


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
