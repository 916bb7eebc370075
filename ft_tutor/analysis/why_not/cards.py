"""Changes for reasons of payments, sales, djinns and thieves."""

from collections.abc import Iterator

from ft_tutor.analysis.why_not import change, goods
from ft_tutor.analysis.why_not.change import Change
from ft_tutor.analysis.why_not.common import card_of, facts_of, held, who
from ft_tutor.rules.actions import Action, Give, Keep, Sell, UseCard
from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.model import Amount
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TRIBES, Piece, Resource, Seat, TileKind, Tribe


def _seat(position: Position, found: Violation) -> Seat:
    """Return whose things a reason is about."""
    seats = (thing for thing in found.subject if isinstance(thing, Seat))
    return next(seats, who(position))


def elders(position: Position, _action: Action, found: Violation) -> Iterator[Change]:
    """Yield the elders that are missing."""
    facts = facts_of(found)
    seat, lacking = _seat(position, found), facts["wanted"] - facts["elders"]
    yield goods.front_more(position, seat, Tribe.ELDER, lacking)


def fakirs(position: Position, _action: Action, found: Violation) -> Iterator[Change]:
    """Yield the fakirs that are missing."""
    facts = facts_of(found)
    seat, lacking = _seat(position, found), facts["wanted"] - facts["fakirs"]
    yield goods.cards_more(position, seat, Resource.FAKIR, lacking)


def good(position: Position, _action: Sell, found: Violation) -> Iterator[Change]:
    """Yield that the seller has the good."""
    resource = found.subject[0]
    assert isinstance(resource, Resource)
    yield goods.cards_more(position, position.turn.active, resource, 1)


# --- powers of djinns


def power_held(position: Position, _action: Action, found: Violation) -> Iterator[Change]:
    """Yield that the active player has the card."""
    return held(position, position.turn.active, found)


def unused(position: Position, _action: Action, found: Violation) -> Iterator[Change]:
    """Yield that the djinn was not used in this turn."""
    card = card_of(found)
    if card is not None:
        yield goods.card_unused(position, who(position), card)


def unowned(position: Position, action: UseCard, _found: Violation) -> Iterator[Change]:
    """Yield that the tile has no camel."""
    if action.tile is not None:
        yield change.camel_away(position, action.tile)


def bare(position: Position, action: UseCard, _found: Violation) -> Iterator[Change]:
    """Yield that the tile has no palms and palaces."""
    if action.tile is not None:
        yield change.pieces_away(position, action.tile)


def deserted(position: Position, action: UseCard, _found: Violation) -> Iterator[Change]:
    """Yield that the tile has no meeples."""
    if action.tile is not None:
        yield change.emptied(position, action.tile)


def peopled(position: Position, action: UseCard, _found: Violation) -> Iterator[Change]:
    """Yield that the tile has a meeple, of whichever tribe the bag has most of."""
    if action.tile is not None:
        bag = position.supply.bag
        tribe = max(TRIBES, key=lambda tribe: bag[tribe])
        yield change.meeples_more(position, action.tile, tribe)


def of_kind(position: Position, action: UseCard, found: Violation) -> Iterator[Change]:
    """Yield that the tile is of the kind that the power needs."""
    if action.tile is not None:
        yield from change.kind_other(position, action.tile, TileKind(facts_of(found)["kind"]))


def in_bag(position: Position, _action: Action, _found: Violation) -> Iterator[Change]:
    """Yield that somebody is in the bag."""
    yield goods.bag_more(position, Tribe.VIZIER)


def camel_left(position: Position, _action: Action, _found: Violation) -> Iterator[Change]:
    """Yield that the player has a camel left."""
    yield goods.camels_more(position, who(position))


def working(position: Position, action: UseCard, _found: Violation) -> Iterator[Change]:
    """Yield that the tribe that a djinn helps is in the hand."""
    tribe = Tribe.ASSASSIN if _helps_assassins(action) else Tribe.BUILDER
    yield from change.hand_of(position, tribe)


def _helps_assassins(action: UseCard) -> bool:
    return Amount.VICTIMS in ALL_DJINNS[action.card].adjusts


def drawn(position: Position, _action: Keep, found: Violation) -> Iterator[Change]:
    """Yield that the djinn is among those drawn."""
    card = card_of(found)
    if card is not None and card in ALL_DJINNS:
        yield from goods.card_drawn(position, card)


# --- thieves


def given_card(position: Position, action: Give, found: Violation) -> Iterator[Change]:
    """Yield that the player has the resource card that is to be given up."""
    resource, has = found.subject[0], facts_of(found)["found"]
    assert isinstance(resource, Resource)
    lacking = action.resources.count(resource) - has
    yield goods.cards_more(position, who(position), resource, lacking)


def given_djinn(position: Position, _action: Give, found: Violation) -> Iterator[Change]:
    """Yield that the player has the djinn that is to be given up."""
    card = card_of(found)
    if card is not None and card in ALL_DJINNS:
        yield goods.card_held(position, who(position), card)


def owned(position: Position, action: Give, _found: Violation) -> Iterator[Change]:
    """Yield that the tile is the player's own."""
    if action.tile is not None:
        yield change.camel_there(position, action.tile, who(position))


def given_piece(position: Position, action: Give, found: Violation) -> Iterator[Change]:
    """Yield that the piece stands on the tile."""
    if action.tile is not None:
        yield change.piece_there(position, action.tile, Piece(facts_of(found)["piece"]))
