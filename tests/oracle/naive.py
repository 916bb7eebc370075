"""Brute force over rules R2.2 and R2.3: try everything, and keep what the rules allow.

Nothing here is shared with the engine; a board is a list of 30 lists of five numbers.
"""

ROWS, COLUMNS, TRIBES = 5, 6, 5


def board_of(position):
    """Copy the meeples of a position into plain lists."""
    return [list(square.meeples) for square in position.squares]


def neighbours(tile):
    """The tiles above, below, left and right, where the board has them."""
    row, column = divmod(tile, COLUMNS)
    places = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * COLUMNS + c for r, c in places if 0 <= r < ROWS and 0 <= c < COLUMNS]


def endings(board, hand, here, before):
    """Yield every way to finish a path: the drops that are still to come, in order.

    R2.2.2: one meeple on each tile, and each tile a neighbour of the last one.
    R2.2.3: never straight back to the tile before.
    R2.2.4: the last meeple meets its colour, dropped in this movement or not (A02).
    """
    last = sum(hand) == 1
    for tile in neighbours(here):
        if tile == before:
            continue
        for tribe in range(TRIBES):
            if not hand[tribe]:
                continue
            if last:
                if board[tile][tribe]:
                    yield ((tile, tribe),)
                continue
            hand[tribe] -= 1
            board[tile][tribe] += 1
            for rest in endings(board, hand, tile, here):
                yield ((tile, tribe), *rest)
            board[tile][tribe] -= 1
            hand[tribe] += 1


def movements_from(board, start):
    """Yield every movement that begins on a tile; all its meeples are taken (R2.2.1)."""
    hand, board = list(board[start]), [list(meeples) for meeples in board]
    if any(hand):
        board[start] = [0] * TRIBES
        yield from endings(board, hand, start, None)


def movements(board):
    """The set of all movements: start tile and drops."""
    return {(start, drops) for start in range(len(board)) for drops in movements_from(board, start)}


def can_finish(board, hand, here, before):
    """Whether there is any way to finish."""
    return next(iter(_restoring(board, hand, here, before)), None) is not None


def _restoring(board, hand, here, before):
    """As `endings`, on copies: the search may be left half-way."""
    yield from endings([list(meeples) for meeples in board], list(hand), here, before)


def control(board, camel, camels_left, end, tribe):
    """What the control check says after the last drop: R2.3.1 to R2.3.3.

    Returns how many meeples are taken, and one of "camel", "meeples", "owned", "no camel".
    """
    gathered = board[end][tribe]
    if sum(board[end]) > gathered:
        return gathered, "meeples"
    if camel is not None:
        return gathered, "owned"
    return gathered, "camel" if camels_left else "no camel"
