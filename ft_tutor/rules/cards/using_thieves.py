"""Chapter R7.3, using a thief: UseThief, then what the others give up, then what is taken.

Clockwise from the left neighbour every opponent gives up what he has of what is asked for, open
to all before the next one chooses. Whoever has no choice is not asked: it happens at once.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ft_tutor.rules.actions import Action, Claim, Give, Pass, UseThief
from ft_tutor.rules.cards.hooks import shield
from ft_tutor.rules.cards.model import Thief, Threat
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.cards.thieves.base import USE
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import (
    Asked,
    Facts,
    GivenUp,
    NothingGiven,
    RestReturned,
    Settled,
    Subject,
    ThiefUsed,
)
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation
from ft_tutor.rules.position import Given, Position
from ft_tutor.rules.vocabulary import SEATS, CardId, RuleId, Seat, Tribe

RIGHT_AFTER: Final = RuleId("R2.4.T")


def _has(position: Position, seat: Seat, card: CardId) -> bool:
    return any(held.card == card for held in position.players[seat].thieves)


def _decision(position: Position) -> Decision:
    assert position.decision is not None
    return position.decision


def _thief(position: Position) -> Thief | None:
    """Return the thief for whom something is given or claimed now.

    None where no thief is named, as only a position that somebody wrote down can have it.
    """
    card = _decision(position).card
    return None if card is None else THIEVES.get(card)


# --- what is legal


def legal_thief(position: Position) -> Iterable[Action]:
    """Return to use the thief, or to keep it."""
    card, seat = _decision(position).card, position.turn.active
    if card is None or not _has(position, seat, card):
        return (Pass(),)
    return (UseThief(card), Pass())


def legal_gifts(position: Position) -> Iterable[Action]:
    """Return what the player who is asked can give up."""
    thief = _thief(position)
    return () if thief is None else thief.gifts(position, _decision(position).who)


def legal_claims(position: Position) -> Iterable[Action]:
    """Return what the thief's user can take."""
    thief = _thief(position)
    return () if thief is None else thief.claims(position, _decision(position).who)


CANDIDATES: Final[Mapping[Owed, Callable[[Position], Iterable[Action]]]] = {
    Owed.THIEF: legal_thief,
    Owed.GIVE: legal_gifts,
    Owed.CLAIM: legal_claims,
}


# --- why something may not be done


def _held(position: Position, action: UseThief) -> Violation | None:
    seat = position.turn.active
    if _has(position, seat, action.card):
        return None
    return Violation("thief-not-held", USE, (action.card, seat))


def _tribe_of_turn(position: Position) -> Tribe | None:
    """Return whose action this turn's is: the tribe dropped last; None while that is open."""
    movement = position.turn.movement
    if movement is None or not movement.drops or _decision(position).owed is Owed.MOVEMENT:
        return None
    return movement.drops[-1][1]


def _tribe_is_owed(position: Position) -> bool:
    """Say whether the tribe's action is still to come."""
    return any(decision.owed is Owed.TRIBE for decision in position.turn.pending)


def _right_after(position: Position, action: UseThief) -> Violation | None:
    """Return what is wrong with the moment: too early, too late (as in the turn it was bought)."""
    if _decision(position).owed is Owed.THIEF and _decision(position).card == action.card:
        return None
    wanted, tribe = THIEVES[action.card].tribe, _tribe_of_turn(position)
    if tribe is not None and tribe is not wanted:
        return Violation("thief-wrong-tribe", RIGHT_AFTER, (action.card, wanted, tribe))
    early = tribe is None or _tribe_is_owed(position)
    return Violation("thief-not-now", RIGHT_AFTER if early else USE, (action.card, wanted))


_NOTHING: Final = Give()


def _for_a_thief(position: Position, _action: Give | Claim) -> Violation | None:
    return None if _thief(position) is not None else Violation("thief-none-at-work", USE)


def _asked_for(position: Position, action: Give) -> Violation | None:
    if _fits(position, action):
        return None
    return Violation("give-other-thing", USE, *_wanted(position))


def _of_its_kind(position: Position, action: Claim) -> Violation | None:
    if _fits(position, action):
        return None
    return Violation("claim-other-thing", USE, *_wanted(position))


def _fits(position: Position, action: Give | Claim) -> bool:
    """Say whether those fields are set that the thief at work is about, and no others."""
    thief = _thief(position)
    assert thief is not None
    names = ("resources", "card", "tile", "piece")
    filled = {name for name in names if getattr(action, name) != getattr(_NOTHING, name)}
    return filled == thief.fields


def _wanted(position: Position) -> tuple[Subject, Facts]:
    """Return the thief at work and who decides, and what the thief is about."""
    decision, thief = _decision(position), _thief(position)
    assert decision.card is not None
    assert thief is not None
    return (decision.card, decision.who), (("what", thief.what),)


def _can_be_given(position: Position, action: Give) -> Violation | None:
    thief = _thief(position)
    assert thief is not None
    return thief.gift_fault(position, _decision(position).who, action)


def _can_be_claimed(position: Position, action: Claim) -> Violation | None:
    thief = _thief(position)
    assert thief is not None
    return thief.claim_fault(position, _decision(position).who, action)


USE_STAGES: Final[Stages] = ((_held,), (_right_after,))
GIVE_STAGES: Final[Stages] = ((_for_a_thief,), (_asked_for,), (_can_be_given,))
CLAIM_STAGES: Final[Stages] = ((_for_a_thief,), (_of_its_kind,), (_can_be_claimed,))


# --- what then happens


def use_effects(position: Position, action: UseThief) -> Effects:
    """Reveal the thief, which leaves the game; the others begin to give up."""
    user = position.turn.active
    position = yield Settled()
    position = yield ThiefUsed(user, action.card)
    return (yield from _gathered(position, action.card, user))


def give_effects(position: Position, action: Give) -> Effects:
    """Give up what was chosen; then it is the next player's turn to."""
    decision = _decision(position)
    assert decision.card is not None
    position = yield Settled()
    position = yield from _given(decision.card, decision.who, action)
    return (yield from _gathered(position, decision.card, decision.who))


def claim_effects(position: Position, action: Claim) -> Effects:
    """Take what was chosen; the rest goes where it belongs."""
    decision = _decision(position)
    assert decision.card is not None
    position = yield Settled()
    position = yield from THIEVES[decision.card].claimed(position, decision.who, action)
    return (yield from _rest(position, decision.card))


def _others(position: Position, after: Seat) -> tuple[Seat, ...]:
    """Return the players clockwise after a seat, up to the thief's user."""
    seats = len(position.players)
    left = (position.turn.active - after - 1) % seats
    return tuple(SEATS[(after + step) % seats] for step in range(1, left + 1))


def _gathered(position: Position, card: CardId, after: Seat) -> Effects:
    """Let the players after a seat give up, as far as nobody has to be asked."""
    for seat in _others(position, after):
        gifts = (
            () if shield(position, seat, Threat.THIEVES) else THIEVES[card].gifts(position, seat)
        )
        if len(gifts) > 1:
            return (yield Asked(Decision(Owed.GIVE, seat, card=card)))
        if gifts:
            position = yield from _given(card, seat, gifts[0])
        else:
            position = yield from _nothing_given(position, card, seat)
    return (yield from _taken(position, card))


def _given(card: CardId, seat: Seat, gift: Give) -> Effects:
    thief = THIEVES[card]
    return (yield GivenUp(seat, gift.resources, thief.viziers, gift.card, gift.tile, gift.piece))


def _nothing_given(position: Position, card: CardId, seat: Seat) -> Effects:
    what = THIEVES[card].what
    shielding = shield(position, seat, Threat.THIEVES)
    if shielding is not None:
        protected = "given-up-protected"
        return (yield NothingGiven(seat, protected, what, shielding.rule, shielding.card))
    return (yield NothingGiven(seat, "given-up-nothing", what))


def _taken(position: Position, card: CardId) -> Effects:
    """Let the user take, if there is anything to take and nothing to choose."""
    thief, user = THIEVES[card], position.turn.active
    claims = thief.claims(position, user)
    if len(claims) > 1:
        return (yield Asked(Decision(Owed.CLAIM, user, card=card)))
    if claims:
        position = yield from thief.claimed(position, user, claims[0])
    return (yield from _rest(position, card))


def _rest(position: Position, card: CardId) -> Effects:
    if not position.turn.given:
        return position
    things = sum(map(_size, position.turn.given))
    return (yield RestReturned(things, THIEVES[card].what))


def _size(given: Given) -> int:
    """Return how many things a player gave up: cards or one of anything else."""
    return len(given.resources) or 1


PROCEDURES: Final[Procedures] = {
    UseThief: Procedure(frozenset(Owed), USE_STAGES, use_effects),
    Give: Procedure(frozenset({Owed.GIVE}), GIVE_STAGES, give_effects),
    Claim: Procedure(frozenset({Owed.CLAIM}), CLAIM_STAGES, claim_effects),
}
