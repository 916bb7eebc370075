"""Whole games: uniformly random ones, and ones of a player with some sense."""

from random import Random

from ft_tutor.rules.actions import Bid, EndTurn, PickUp, Sell, UseCard, UseThief
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.history import History
from ft_tutor.rules.scoring import total
from ft_tutor.rules.setup import new_game

MOVEMENTS_TRIED = 30
DEAREST_BID = 5  # the spot "5"


def random_positions(players, seed, *, thieves=True):
    """Yield every position of a game played at random."""
    position, chance = new_game(players, seed=seed, thieves=thieves), Random(seed)
    yield position
    while position.decision:
        position = apply(position, chance.choice(legal_actions(position))).position
        yield position


def sensible_game(start, seed):
    """Play a game to its end, each player looking for points one step ahead."""
    record, chance = History(start), Random(seed)
    while record.position.decision:
        for action in _chosen(record.position, chance):
            record = record.play(action)
    return record


def _chosen(position, chance):
    legal = legal_actions(position)
    powers = [action for action in legal if isinstance(action, UseCard | UseThief)]
    if powers and chance.random() < 0.5:
        return (chance.choice(powers),)
    if isinstance(legal[0], Bid):
        cheap = [bid for bid in legal if bid.spot <= DEAREST_BID]
        return (chance.choice(cheap or legal),)
    if any(isinstance(action, PickUp) for action in legal):
        walks = [_walk(position, chance) for _ in range(MOVEMENTS_TRIED)]
        return max(walks, key=lambda walk: _worth(position, walk, chance))
    return (_best(position, legal, chance),)


def _walk(position, chance):
    """One movement, its steps chosen at random."""
    walk, owed = (), position.decision
    while position.decision == owed:
        actions = [a for a in legal_actions(position) if not isinstance(a, UseCard)]
        walk = (*walk, chance.choice(actions))
        position = apply(position, walk[-1]).position
    return walk


def _best(position, legal, chance):
    if EndTurn() in legal and not position.turn.last_round:  # goods are worth more in big sets
        legal = [action for action in legal if not isinstance(action, Sell)]
    some = chance.sample(legal, min(len(legal), MOVEMENTS_TRIED))
    return max(some, key=lambda action: _worth(position, (action,), chance))


def _worth(position, actions, chance):
    seat = position.decision.who
    for action in actions:
        position = apply(position, action).position
    return total(position, seat) + sum(position.hand) + chance.random()
