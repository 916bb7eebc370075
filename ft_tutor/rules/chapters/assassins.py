"""Chapter R2.4.R, the assassins."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from ft_tutor.rules import grid
from ft_tutor.rules.actions import Kill, Payment
from ft_tutor.rules.cards import hooks
from ft_tutor.rules.cards.hooks import Amount, Threat
from ft_tutor.rules.chapters.hands import final_tile, held_tribe, settle_tribe
from ft_tutor.rules.counts import Counts, present
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects, control, paid
from ft_tutor.rules.events import Killed, MeeplesReturned
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation
from ft_tutor.rules.payments import too_few_fakirs
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import SEATS, TILES, TRIBES, Resource, RuleId, Seat, Tribe

ASSASSINS: Final = RuleId("R2.4.R")


def in_front(position: Position, seat: Seat) -> Counts:
    """Return the meeples in front of a player."""
    player = position.players[seat]
    return (player.viziers, player.elders, 0, 0, 0)


def _at(position: Position, action: Kill) -> Counts:
    """Return the meeples where an action kills."""
    if action.tile is not None:
        return position.squares[action.tile].meeples
    assert action.seat is not None
    return in_front(position, action.seat)


def _open_to_attack(position: Position, seat: Seat) -> bool:
    """Say whether a player is an opponent whom no card protects."""
    return seat != position.turn.active and hooks.shield(position, seat, Threat.ASSASSINS) is None


def _most_victims(position: Position) -> int:
    """Return how many meeples the assassins kill, if there are so many."""
    return hooks.adjusted(position, position.turn.active, Amount.VICTIMS, 1).number


@lru_cache(maxsize=4096)
def _victims(meeples: Counts, most: int) -> tuple[tuple[Tribe, ...], ...]:
    """Return the choices of victims: as many as the assassins kill, or all there are (A55)."""
    number = min(most, sum(meeples))
    return tuple(
        tuple(TRIBES[tribe] for tribe in chosen)
        for chosen in combinations_with_replacement(present(meeples), number)
        if chosen and all(chosen.count(tribe) <= meeples[tribe] for tribe in chosen)
    )


def legal_kills(position: Position) -> Iterator[Kill]:
    """Yield every killing, each with no more fakirs than it needs: more are legal, but wasted."""
    most = _most_victims(position)
    reach, here = position.hand[Tribe.ASSASSIN], final_tile(position)
    fakirs = position.players[position.turn.active].resources[Resource.FAKIR]
    for tile, square in zip(TILES, position.squares, strict=True):
        needed = max(0, grid.distance(here, tile) - reach)
        if needed <= fakirs:
            for tribes in _victims(square.meeples, most):
                yield Kill(tribes, tile, None, needed)
    for other in SEATS[: len(position.players)]:
        if _open_to_attack(position, other):
            for tribes in _victims(in_front(position, other), most):
                yield Kill(tribes, None, other)


def must_kill(kills: Iterable[Kill]) -> bool:
    """Say whether there is a target that needs no fakirs (A15)."""
    return any(not kill.fakirs for kill in kills)


# --- why something may not be done


def _holds_assassins(position: Position, _action: Kill) -> Violation | None:
    tribe = held_tribe(position)
    if tribe is Tribe.ASSASSIN:
        return None
    if tribe is None:
        return Violation("tribe-no-hand", RuleId("R2.3.1"))
    return Violation("kill-no-assassins", ASSASSINS, (tribe,))


def _one_target(_position: Position, action: Kill) -> Violation | None:
    if (action.tile is None) != (action.seat is None):
        return None
    return Violation("kill-one-target", RuleId("A56"))


def _is_opponent(position: Position, action: Kill) -> Violation | None:
    if action.seat is None:
        return None
    if action.seat >= len(position.players):
        return Violation("kill-not-playing", ASSASSINS, (action.seat,))
    own = action.seat is position.turn.active
    return Violation("kill-own", ASSASSINS, (action.seat,)) if own else None


def _unprotected(position: Position, action: Kill) -> Violation | None:
    if action.seat is None:
        return None
    djinn = hooks.shield(position, action.seat, Threat.ASSASSINS)
    if djinn is None:
        return None
    return Violation("kill-protected", RuleId("A54"), (djinn.card, action.seat))


def _victims_there(position: Position, action: Kill) -> Violation | None:
    meeples = _at(position, action)
    for tribe in action.tribes:
        if action.tribes.count(tribe) > meeples[tribe]:
            where = "tile" if action.tile is not None else "player"
            target = action.tile if action.tile is not None else action.seat
            facts = (("found", meeples[tribe]),)
            return Violation(f"kill-not-on-{where}", ASSASSINS, (tribe, target), facts)  # type: ignore[arg-type]
    return None


def _number_of_victims(position: Position, action: Kill) -> Violation | None:
    wanted = min(_most_victims(position), sum(_at(position, action)))
    found = len(action.tribes)
    if found == max(1, wanted):
        return None
    return Violation("kill-number", ASSASSINS, (), (("found", found), ("limit", wanted)))


def _in_reach(position: Position, action: Kill) -> Violation | None:
    if action.tile is None:
        return None
    here = final_tile(position)
    far, reach = grid.distance(here, action.tile), position.hand[Tribe.ASSASSIN] + action.fakirs
    if far <= reach:
        return None
    facts = (("distance", far), ("reach", reach))
    return Violation("kill-too-far", RuleId("A21"), (action.tile, here), facts)


def _fakirs_there(position: Position, action: Kill) -> Violation | None:
    return too_few_fakirs(position, position.turn.active, action.fakirs, ASSASSINS)


KILL_STAGES: Final[Stages] = (
    (_holds_assassins,),
    (_one_target,),
    (_is_opponent,),
    (_unprotected, _fakirs_there),
    (_in_reach, _victims_there),
    (_number_of_victims,),
)


# --- what then happens


def kill_effects(position: Position, action: Kill) -> Effects:
    """Return the assassins to the bag and kill; whoever empties a tile may take it."""
    seat, count = position.turn.active, position.hand[Tribe.ASSASSIN]
    position = yield MeeplesReturned(Tribe.ASSASSIN, count, ASSASSINS)
    position = yield from paid(position, seat, Payment(fakirs=action.fakirs), ASSASSINS)
    kept = hooks.kept_victims(position, seat, action.tribes)
    position = yield Killed(seat, action.tribes, action.tile, action.seat, kept)
    if action.tile is not None and not any(position.squares[action.tile].meeples):
        position = yield from control(position, seat, action.tile, ASSASSINS)
    return (yield from settle_tribe(position, Tribe.ASSASSIN))


PROCEDURES: Final[Procedures] = {
    Kill: Procedure(frozenset({Owed.TRIBE}), KILL_STAGES, kill_effects),
}
