"""Single changes of a position: what players have, and what lies in the rows and the bank."""

from collections.abc import Iterator
from dataclasses import replace

from ft_tutor.analysis.why_not.change import Change
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.changes import (
    banked,
    in_front_of,
    with_bag,
    with_coins,
    with_resources,
    without,
)
from ft_tutor.rules.counts import changed
from ft_tutor.rules.position import HeldCard, Player, Position, Supply, with_player, with_supply
from ft_tutor.rules.vocabulary import (
    ROW_OF_DJINNS,
    ROW_OF_RESOURCES,
    CardId,
    Coins,
    Piece,
    Resource,
    Seat,
    Tribe,
)


def coins_more(position: Position, seat: Seat, coins: int) -> Change:
    """Give a player coins."""
    richer = with_coins(position, seat, coins)
    return Change("coins-more", richer, (seat,), (("coins", Coins(coins)),))


def front_more(position: Position, seat: Seat, tribe: Tribe, number: int) -> Change:
    """Put viziers or elders of the bag in front of a player."""
    richer = in_front_of(position, seat, tribe, number)
    bag = richer.supply.bag
    if bag[tribe] >= number:
        richer = with_bag(richer, changed(bag, tribe, -number))
    return Change("front-more", richer, (tribe, seat), (("number", number),))


def cards_more(position: Position, seat: Seat, resource: Resource, number: int) -> Change:
    """Give a player resource cards of a pile."""
    supply = position.supply
    for _ in range(number):
        supply = _drawn(supply, resource)
    cards = (resource,) * number
    richer = with_resources(with_supply(position, supply), seat, cards, 1)
    return Change("cards-more", richer, (resource, seat), (("number", number),))


def _drawn(supply: Supply, resource: Resource) -> Supply:
    """Return the supply without a card of the draw pile, or else of the discard pile."""
    if resource in supply.deck:
        at = supply.deck.index(resource)
        return supply.but(deck=(*supply.deck[:at], *supply.deck[at + 1 :]))
    if supply.discard[resource]:
        return supply.but(discard=changed(supply.discard, resource, -1))
    return supply


def in_row(position: Position, resource: Resource) -> Change:
    """Let a resource card lie at the start of the row."""
    supply = position.supply
    row = supply.row
    if resource in row:
        at = len(row) - 1 - row[::-1].index(resource)
        supply = supply.but(row=(resource, *row[:at], *row[at + 1 :]))
        return Change("row-in-front", with_supply(position, supply), (resource,))
    supply = _drawn(supply, resource)
    row, rest = (resource, *row)[:ROW_OF_RESOURCES], row[ROW_OF_RESOURCES - 1 :]
    supply = supply.but(row=row, deck=(*rest, *supply.deck))
    return Change("row-in-front", with_supply(position, supply), (resource,))


def camels_more(position: Position, seat: Seat) -> Change:
    """Give a player a camel."""
    player = position.players[seat]
    richer = with_player(position, seat, player.but(camels=player.camels + 1))
    return Change("camels-more", richer, (seat,))


def bank_more(position: Position, piece: Piece) -> Change:
    """Let one more palm or palace be left in the bank."""
    richer = with_supply(position, banked(position.supply, piece, 1))
    return Change("bank-more", richer, (), (("piece", piece.value),))


def bag_more(position: Position, tribe: Tribe) -> Change:
    """Let one more meeple be in the bag."""
    richer = with_bag(position, changed(position.supply.bag, tribe, 1))
    return Change("bag-more", richer, (tribe,))


# --- djinns and thieves


def card_held(position: Position, seat: Seat, card: CardId, *, used: bool = False) -> Change:
    """Let a djinn or a thief lie in front of a player, wherever it is."""
    position = _nowhere(position, card)
    player, held = position.players[seat], HeldCard(card, used)
    if card in THIEVES:
        player = player.but(thieves=(*player.thieves, held))
    else:
        player = player.but(djinns=(*player.djinns, held))
    reason = "card-held-used" if used else "card-held"
    return Change(reason, with_player(position, seat, player), (card, seat))


def card_away(position: Position, seat: Seat, card: CardId) -> Change:
    """Let a player be without a djinn."""
    position = _nowhere(position, card)
    supply = position.supply
    supply = supply.but(djinn_discard=(*supply.djinn_discard, card))
    return Change("card-away", with_supply(position, supply), (card, seat))


def card_unused(position: Position, seat: Seat, card: CardId) -> Change:
    """Let a djinn not be used yet in this turn."""
    player = position.players[seat]
    djinns = tuple(HeldCard(card) if one.card == card else one for one in player.djinns)
    fresh = with_player(position, seat, player.but(djinns=djinns))
    return Change("card-unused", fresh, (card,))


def card_face_up(position: Position, card: CardId) -> Change:
    """Let a djinn or a thief lie face up; what lay there last goes on top of its pile."""
    position = _nowhere(position, card)
    supply = position.supply
    if card in THIEVES:
        deck = (*supply.thief_row, *supply.thief_deck)
        supply = supply.but(thief_row=(card,), thief_deck=deck)
    else:
        row, rest = supply.djinn_row[: ROW_OF_DJINNS - 1], supply.djinn_row[ROW_OF_DJINNS - 1 :]
        supply = supply.but(djinn_row=(*row, card), djinn_deck=(*rest, *supply.djinn_deck))
    return Change("card-face-up", with_supply(position, supply), (card,))


def card_drawn(position: Position, card: CardId) -> Iterator[Change]:
    """Let a djinn be among those drawn."""
    decision = position.decision
    if decision is None:
        return
    position = _nowhere(position, card)
    drawn = replace(decision, cards=(*decision.cards, card))
    turn = position.turn.but(pending=(*position.turn.pending[:-1], drawn))
    yield Change("among-drawn", replace(position, turn=turn), (card,))


def _nowhere(position: Position, card: CardId) -> Position:
    """Return the position without a card, for it is about to be put somewhere."""
    supply = position.supply
    supply = supply.but(
        djinn_row=without(supply.djinn_row, card),
        djinn_deck=without(supply.djinn_deck, card),
        djinn_discard=without(supply.djinn_discard, card),
        thief_row=without(supply.thief_row, card),
        thief_deck=without(supply.thief_deck, card),
    )
    players = tuple(_bereft(player, card) for player in position.players)
    return Position(position.layout, position.squares, players, supply, position.turn)


def _bereft(player: Player, card: CardId) -> Player:
    return player.but(
        djinns=tuple(one for one in player.djinns if one.card != card),
        thieves=tuple(one for one in player.thieves if one.card != card),
    )
