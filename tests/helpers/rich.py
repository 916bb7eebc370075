"""Games in which everybody has djinns, elders and fakirs from the start."""

from dataclasses import replace
from random import Random

from ft_tutor.rules.counts import changed
from ft_tutor.rules.position import HeldCard
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Resource, Tribe


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
