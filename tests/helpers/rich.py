"""Games in which everybody has djinns, elders and fakirs from the start."""

from dataclasses import replace
from itertools import product
from random import Random

from ft_tutor.rules.actions import (
    Bid,
    Build,
    EndTurn,
    Keep,
    Kill,
    Pass,
    Payment,
    PlacePiece,
    TribeAction,
    UseCard,
)
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.counts import changed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.position import HeldCard
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import SEATS, TILES, TRIBES, Resource, Tribe

PAYMENTS = tuple(Payment(elders, fakirs) for elders, fakirs in product(range(3), repeat=2))
VICTIMS = tuple(tuple(sorted(some)) for number in (1, 2) for some in product(TRIBES, repeat=number))
TARGETS = (*({"tile": tile} for tile in TILES), *({"seat": seat} for seat in SEATS))

NAMED = (
    *(UseCard(card, *how) for card in DJINNS for how in product(PAYMENTS, (None, *TILES))),
    *map(Keep, DJINNS),
    *(PlacePiece(tile, payment) for tile in TILES for payment in (None, *PAYMENTS)),
    *(Bid(spot, fakirs) for spot in range(9) for fakirs in range(9)),
    *(
        Kill(tribes, fakirs=fakirs, **target)
        for tribes in dict.fromkeys(VICTIMS)
        for target in TARGETS
        for fakirs in range(6)
    ),
    *map(Build, range(12)),
    TribeAction(),
    Pass(),
    EndTurn(),
)
"""Every action that djinns offer or change, with all that could be chosen in it."""


def rich_game(players, seed, *, thieves=False):
    """A set-up after which everybody got four djinns, three elders and three fakirs."""
    chance = Random(seed)
    position = new_game(players, seed=seed, thieves=thieves)
    for seat in range(players):
        position = _with_djinns(position, seat, chance)
        position = _with_fakirs(position, seat)
        position = _with_elders(position, seat, chance)
    return position


def _with_djinns(position, seat, chance):
    supply = position.supply
    cards = chance.sample(supply.djinn_deck, min(4, len(supply.djinn_deck)))
    deck = tuple(card for card in supply.djinn_deck if card not in cards)
    position = replace(position, supply=replace(supply, djinn_deck=deck))
    return _richer(position, seat, djinns=tuple(map(HeldCard, cards)))


def _with_fakirs(position, seat):
    deck = list(position.supply.deck)
    number = min(3, deck.count(Resource.FAKIR))
    for _ in range(number):
        deck.remove(Resource.FAKIR)
    position = replace(position, supply=replace(position.supply, deck=tuple(deck)))
    held = changed(position.players[seat].resources, Resource.FAKIR, number)
    return _richer(position, seat, resources=held)


def _with_elders(position, seat, chance):
    places = [n for n, square in enumerate(position.squares) if square.meeples[Tribe.ELDER]]
    squares = list(position.squares)
    for place in chance.sample(places, 3):
        meeples = changed(squares[place].meeples, Tribe.ELDER, -1)
        squares[place] = replace(squares[place], meeples=meeples)
    return _richer(replace(position, squares=tuple(squares)), seat, elders=3)


def _richer(position, seat, **fields):
    players = list(position.players)
    players[seat] = replace(players[seat], **fields)
    return replace(position, players=tuple(players))


def random_action(position, chance):
    """A random action; now and then the end of a turn is put off, to use powers and sell."""
    legal = legal_actions(position)
    cards = [action for action in legal if isinstance(action, UseCard)]
    if cards and chance.random() < 0.3:  # rather often
        return chance.choice(cards)
    return chance.choice(legal)


def walked(position, chance, steps):
    """The position after so many random actions, or at the end of the game."""
    for _ in range(steps):
        if position.decision is None:
            break
        position = apply(position, random_action(position, chance)).position
    return position
