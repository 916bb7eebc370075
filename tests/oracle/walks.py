"""Smarter oracles for tall piles; each is tested against the next simpler one."""

from oracle.naive import neighbours


def walks(here, before, length):
    """Yield every walk of so many steps without an immediate return."""
    if not length:
        yield ()
        return
    for tile in neighbours(here):
        if tile != before:
            for rest in walks(tile, here, length - 1):
                yield (tile, *rest)


def can_finish_by_walks(board, hand, here, before):
    """Walk every walk, and ask of each whether some order of drops suits it.

    The colours may be dropped in any order, so a colour suits a walk as the last one if the
    end tile holds it, or if it is in the hand twice and the walk steps on the end tile before.
    """
    colours = [tribe for tribe, number in enumerate(hand) if number]
    pairs = any(number > 1 for number in hand)
    for walk in walks(here, before, sum(hand)):
        end = walk[-1]
        if any(board[end][tribe] for tribe in colours) or (pairs and end in walk[:-1]):
            return True
    return False


def can_finish_by_states(board, hand, here, before):
    """As `can_finish_by_walks`, but all walks to one end tile move forward together.

    A state is where a walk stands, where it came from, and whether it met the end tile before.
    """
    colours = [tribe for tribe, number in enumerate(hand) if number]
    pairs = any(number > 1 for number in hand)
    return any(
        any(board[end][tribe] for tribe in colours) or (pairs and met)
        for end in range(len(board))
        for met in _meetings(here, before, sum(hand), end)
    )


def _meetings(here, before, length, end):
    """The walks that reach the end tile with their last step: had they met it before?"""
    states = {(here, before, False)}
    for step in range(length):
        first = step == 0
        states = {
            (tile, at, met or (not first and at == end))
            for at, came_from, met in states
            for tile in neighbours(at)
            if tile != came_from
        }
    return {met for at, _, met in states if at == end}
