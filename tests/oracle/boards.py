"""Random boards of several kinds, each from a seed."""

from dataclasses import replace
from random import Random

from ft_tutor.rules.counts import added
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.position import Square
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Seat

TILES = range(30)
BORDER = [t for t in TILES if t // 6 in (0, 4) or t % 6 in (0, 5)]
CORNERS = [0, 5, 24, 29]


def next_turn(position, *, take_hand=True):
    """Return the position with the next player to move; the hand goes back to the bag."""
    seat = Seat((position.turn.active + 1) % len(position.players))
    bag = added(position.supply.bag, position.hand) if take_hand else position.supply.bag
    turn = replace(
        position.turn, active=seat, movement=None, pending=(Decision(Owed.MOVEMENT, seat),)
    )
    return replace(position, turn=turn, supply=replace(position.supply, bag=bag))


def played(position, chance, turns):
    """Return the position after some random movements, or when nobody can move."""
    for _ in range(turns):
        while position.decision and (actions := legal_actions(position)):
            position = apply(position, chance.choice(actions)).position
        if position.decision:
            break
        position = next_turn(position)
    return position


def meeples(chance, number, tribes=range(5)):
    """Return so many random meeples as counts."""
    pile = [chance.choice(tribes) for _ in range(number)]
    return tuple(pile.count(tribe) for tribe in range(5))


def board(chance, piles):
    """Return a position with exactly these piles, random camels and random camels left."""
    position = new_board(chance.choice((2, 3, 4)), seed=chance.getrandbits(16))
    seats = range(len(position.players))
    squares = tuple(
        Square(
            piles.get(tile, (0,) * 5),
            camel=Seat(chance.choice(seats)) if chance.random() < 0.25 else None,
            palms=chance.randrange(2),
        )
        for tile in TILES
    )
    players = tuple(
        replace(player, camels=chance.choice((0, 1, 2, 5))) for player in position.players
    )
    return replace(position, squares=squares, players=players)


def initial(chance):
    """A set-up for 2, 3 or 4 players."""
    return new_board(chance.choice((2, 3, 4)), seed=chance.getrandbits(32))


def midgame(chance):
    """A set-up, and up to 24 movements played."""
    return played(initial(chance), chance, chance.randrange(1, 25))


def sparse(chance):
    """Few tiles with one to three meeples each: many dead ends."""
    places = chance.sample(TILES, chance.randrange(2, 7))
    return board(chance, {tile: meeples(chance, chance.randrange(1, 4)) for tile in places})


def tall(chance):
    """One pile of four to nine among a few small ones."""
    places = chance.sample(TILES, chance.randrange(1, 6))
    piles = {tile: meeples(chance, chance.randrange(1, 3)) for tile in places}
    return board(chance, piles | {chance.choice(TILES): meeples(chance, chance.randrange(4, 10))})


def towers(chance):
    """One pile of ten to twenty, nearly nothing else."""
    places = chance.sample(TILES, chance.randrange(3))
    piles = {tile: meeples(chance, 1) for tile in places}
    return board(chance, piles | {chance.choice(TILES): meeples(chance, chance.randrange(10, 21))})


def pairs(chance):
    """A pile of five to seven of few tribes, and hardly any match elsewhere: loops (A02)."""
    tribes = chance.sample(range(5), chance.randrange(1, 4))
    others = [tribe for tribe in range(5) if tribe not in tribes] + tribes[:1]
    places = chance.sample(TILES, chance.randrange(4))
    piles = {tile: meeples(chance, chance.randrange(1, 3), others) for tile in places}
    pile = meeples(chance, chance.randrange(5, 8), tribes)
    return board(chance, piles | {chance.choice(TILES): pile})


def edges(chance):
    """Piles on the border only, one of them in a corner."""
    places = chance.sample(BORDER, chance.randrange(2, 8))
    piles = {tile: meeples(chance, chance.randrange(1, 4)) for tile in places}
    return board(chance, piles | {chance.choice(CORNERS): meeples(chance, chance.randrange(2, 6))})


KINDS = {
    "initial": initial,
    "midgame": midgame,
    "sparse": sparse,
    "tall": tall,
    "towers": towers,
    "pairs": pairs,
    "edges": edges,
}


def random_board(kind, number, seed=0):
    """Return the board of that kind and number, and the chance that made it, to go on with."""
    chance = Random(f"{seed}/{kind}/{number}")
    return KINDS[kind](chance), chance
