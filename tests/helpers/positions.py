"""Random positions for hypothesis: sound ones from play, and impossible ones of all sorts."""

from dataclasses import replace
from random import Random

from hypothesis import strategies as st
from oracle.boards import KINDS, random_board

from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.position import HeldCard, Movement, Player, Position, Square, Supply, Turn
from ft_tutor.rules.setup import ALL_TILES, new_board
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe

UNIVERSE = (*map(PickUp, Tile), *(Drop(tile, tribe) for tile in Tile for tribe in Tribe))
"""Every action that can be named."""


def walk(position, chance, steps):
    """Take so many legal steps at most."""
    for _ in range(steps):
        actions = legal_actions(position)
        if actions:
            position = apply(position, chance.choice(actions)).position
    return position


@st.composite
def played_positions(draw):
    """A board of any kind, with a movement at any stage: not begun, half-built or finished."""
    kind = draw(st.sampled_from(sorted(KINDS)))
    position, chance = random_board(kind, draw(st.integers(0, 10_000)), "hypothesis")
    return walk(position, chance, draw(st.integers(0, 4)))


@st.composite
def games(draw):
    """A set-up of any number of players, with or without thieves."""
    return new_board(
        draw(st.sampled_from((2, 3, 4))),
        seed=draw(st.integers(0, 2**32)),
        thieves=draw(st.booleans()),
    )


# --- anything that the types allow

small = st.integers(0, 3)
piles = st.one_of(
    st.just((0,) * 5),
    st.just((0,) * 5),
    st.tuples(*[small] * 5),
    st.tuples(*[st.integers(0, 19)] * 5),
)
seats = st.sampled_from(Seat)
squares = st.builds(
    Square,
    meeples=piles,
    camel=st.none() | st.none() | seats,
    palms=st.sampled_from((0, 0, 1, 14)),
    palaces=st.sampled_from((0, 0, 1, 2)),
)
djinn_ids = st.sampled_from([*DJINNS, MORGIANE.card])
thief_ids = st.sampled_from([*THIEVES])
resource_counts = st.lists(st.sampled_from(Resource), max_size=6).map(
    lambda cards: tuple(cards.count(resource) for resource in Resource)
)
players = st.builds(
    Player,
    coins=st.sampled_from((0, 50, 51, 999)),
    viziers=small,
    elders=small,
    resources=resource_counts,
    djinns=st.lists(st.builds(HeldCard, djinn_ids, st.booleans()), max_size=3).map(tuple),
    thieves=st.lists(st.builds(HeldCard, thief_ids, st.booleans()), max_size=2).map(tuple),
    camels=st.integers(0, 12),
)
drops = st.lists(st.tuples(st.sampled_from(Tile), st.sampled_from(Tribe)), max_size=6).map(tuple)
movements = st.none() | st.builds(Movement, st.sampled_from(Tile), drops, piles)
owed = st.builds(Decision, st.just(Owed.MOVEMENT), seats)


def tracks(spots):
    """The markers of any seats on so many spots."""
    return st.lists(st.none() | seats, min_size=spots, max_size=spots).map(tuple)


turns = st.builds(
    Turn,
    active=seats,
    bid_track=tracks(4),
    turn_track=tracks(9),
    pending=st.lists(owed, max_size=2).map(tuple),
    movement=movements,
    last_round=st.booleans(),
    round=st.integers(0, 99),
)


def cards(ids):
    """A pile of a few cards, the same one twice maybe."""
    return st.lists(ids, max_size=4).map(tuple)


supplies = st.builds(
    Supply,
    bag=piles,
    row=cards(st.sampled_from(Resource)),
    deck=cards(st.sampled_from(Resource)),
    discard=resource_counts,
    djinn_row=cards(djinn_ids),
    djinn_deck=cards(djinn_ids),
    djinn_discard=cards(djinn_ids),
    thief_row=cards(thief_ids),
    thief_deck=cards(thief_ids),
    palms=st.integers(0, 99),
    palaces=st.integers(0, 99),
    rng=st.integers(0, 2**32 - 1),
)


@st.composite
def layouts(draw):
    """The printed tiles: of the box in any order, or any thirty."""
    chance = Random(draw(st.integers(0, 10_000)))
    if draw(st.booleans()):
        return tuple(chance.sample(ALL_TILES, len(ALL_TILES)))
    return tuple(chance.choices(ALL_TILES, k=30))


@st.composite
def any_positions(draw):
    """Any position at all, most of them impossible."""
    chance = Random(draw(st.integers(0, 10_000)))
    some = draw(st.lists(squares, min_size=1, max_size=5))
    return Position(
        layout=draw(layouts()),
        squares=tuple(chance.choice([Square(), *some]) for _ in Tile),
        players=tuple(draw(st.lists(players, min_size=2, max_size=4))),
        supply=draw(supplies),
        turn=draw(turns),
    )


@st.composite
def half_built(draw):
    """A sound board with an odd movement written over it: jumps, returns, a finished one."""
    position, _ = random_board(draw(st.sampled_from(sorted(KINDS))), draw(st.integers(0, 500)))
    turn = replace(position.turn, movement=draw(movements))
    return replace(position, turn=turn)


positions = st.one_of(played_positions(), games(), half_built(), any_positions())
"""Positions of all sorts."""
