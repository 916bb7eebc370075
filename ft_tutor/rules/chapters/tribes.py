"""Chapter R2.4, the actions of viziers, elders, merchants and builders."""

from collections.abc import Iterator
from typing import Final

from ft_tutor.rules.actions import Action, Build, Pass, Payment, TribeAction
from ft_tutor.rules.cards import hooks
from ft_tutor.rules.cards.hooks import Amount
from ft_tutor.rules.chapters.assassins import PROCEDURES as PROCEDURES_OF_ASSASSINS
from ft_tutor.rules.chapters.assassins import legal_kills, must_kill
from ft_tutor.rules.chapters.hands import final_tile, held_tribe, settle_tribe
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects, paid
from ft_tutor.rules.events import Built, CardsTaken, MeeplesKept, MeeplesReturned
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation
from ft_tutor.rules.measures import blue_tiles
from ft_tutor.rules.payments import too_few_fakirs
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import RULES_OF_TRIBES, Resource, RuleId, Tribe


def legal_tribe_actions(position: Position) -> Iterator[Action]:
    """Yield what the meeples in the hand may do."""
    tribe = held_tribe(position)
    if tribe is None:
        yield Pass()
    elif tribe is Tribe.ASSASSIN:
        kills = tuple(legal_kills(position))
        yield from kills
        if not must_kill(kills):
            yield Pass()
    elif tribe is Tribe.BUILDER:
        yield from _legal_builds(position)
    else:
        yield TribeAction()


def _legal_builds(position: Position) -> Iterator[Build]:
    """Yield a choice per number of fakirs; none where they bring nothing, though legal (A29)."""
    fakirs = position.players[position.turn.active].resources[Resource.FAKIR]
    if not blue_tiles(position, final_tile(position)):
        fakirs = 0
    yield from map(Build, range(fakirs + 1))


# --- why something may not be done


def _has_such_action(position: Position, _action: TribeAction) -> Violation | None:
    tribe = held_tribe(position)
    if tribe is None:
        return Violation("tribe-no-hand", RuleId("R2.3.1"))
    if tribe in (Tribe.BUILDER, Tribe.ASSASSIN):
        return Violation("tribe-other-action", RULES_OF_TRIBES[tribe], (tribe,))
    return None


def _holds_builders(position: Position, _action: Build) -> Violation | None:
    tribe = held_tribe(position)
    if tribe is Tribe.BUILDER:
        return None
    if tribe is None:
        return Violation("tribe-no-hand", RuleId("R2.3.1"))
    return Violation("tribe-other-action", RULES_OF_TRIBES[tribe], (tribe,))


def _builders_have_fakirs(position: Position, action: Build) -> Violation | None:
    rule = RULES_OF_TRIBES[Tribe.BUILDER]
    return too_few_fakirs(position, position.turn.active, action.fakirs, rule)


TRIBE_STAGES: Final[Stages] = ((_has_such_action,),)
BUILD_STAGES: Final[Stages] = ((_holds_builders,), (_builders_have_fakirs,))


# --- what then happens


def tribe_effects(position: Position, _action: TribeAction) -> Effects:
    """Let viziers, elders or merchants act."""
    tribe, seat = held_tribe(position), position.turn.active
    assert tribe is not None
    count = position.hand[tribe]
    if tribe is not Tribe.MERCHANT:
        position = yield MeeplesKept(seat, tribe, count)
        return (yield from settle_tribe(position, tribe))
    rule = RULES_OF_TRIBES[tribe]
    position = yield MeeplesReturned(tribe, count, rule)
    if cards := position.supply.row[:count]:
        position = yield CardsTaken(seat, cards, tuple(range(len(cards))), rule)
    return (yield from settle_tribe(position, tribe))


def build_effects(position: Position, action: Build) -> Effects:
    """Let builders earn: so many coins for each of them as there are blue tiles around."""
    seat, tile, rule = position.turn.active, final_tile(position), RULES_OF_TRIBES[Tribe.BUILDER]
    count, blue = position.hand[Tribe.BUILDER], blue_tiles(position, tile)
    times = hooks.adjusted(position, seat, Amount.BUILDING, 1).number
    position = yield MeeplesReturned(Tribe.BUILDER, count, rule)
    position = yield from paid(position, seat, Payment(fakirs=action.fakirs), rule)
    coins = (count + action.fakirs) * blue * times
    position = yield Built(seat, tile, blue, count, action.fakirs, times, coins)
    return (yield from settle_tribe(position, Tribe.BUILDER))


PROCEDURES: Final[Procedures] = {
    TribeAction: Procedure(frozenset({Owed.TRIBE}), TRIBE_STAGES, tribe_effects),
    Build: Procedure(frozenset({Owed.TRIBE}), BUILD_STAGES, build_effects),
    **PROCEDURES_OF_ASSASSINS,
}
