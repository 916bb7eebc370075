"""The geometry of the 5 x 6 grid: neighbours, distances and walks; it knows no game.

A tile is an index 0..29, row by row. A set of tiles is a bit mask: bit t stands for tile t.
"""

from functools import cache
from typing import Final

ROWS: Final = 5  # R0.2
COLUMNS: Final = 6  # R0.2
SIZE: Final = ROWS * COLUMNS
NOWHERE: Final = -1
"""Stands for "came from nowhere": the first step of a walk may go anywhere."""


def row(tile: int) -> int:
    """Return the row of a tile, 0 to 4 from the top."""
    return tile // COLUMNS


def column(tile: int) -> int:
    """Return the column of a tile, 0 to 5 from the left."""
    return tile % COLUMNS


def distance(one: int, other: int) -> int:
    """Return how many orthogonal steps lie between two tiles (A21)."""
    return _DISTANCES[one][other]


_DISTANCES: Final = tuple(
    tuple(abs(row(one) - row(other)) + abs(column(one) - column(other)) for other in range(SIZE))
    for one in range(SIZE)
)


def is_diagonal(one: int, other: int) -> bool:
    """Say whether two tiles touch by a corner only."""
    return abs(row(one) - row(other)) == 1 == abs(column(one) - column(other))


NEIGHBOURS: Final = tuple(
    tuple(other for other in range(SIZE) if distance(tile, other) == 1) for tile in range(SIZE)
)
"""Per tile: the two to four tiles that share a side with it, in order."""

AROUND: Final = tuple(
    tuple(
        other
        for other in range(SIZE)
        if abs(row(tile) - row(other)) <= 1 and abs(column(tile) - column(other)) <= 1
    )
    for tile in range(SIZE)
)
"""Per tile: itself and the up to eight tiles around it, in order (A30)."""


@cache
def steps(tile: int, came_from: int) -> tuple[int, ...]:
    """Return the tiles that a walk may step to: the neighbours but the one it came from."""
    return tuple(other for other in NEIGHBOURS[tile] if other != came_from)


SHORTEST_LOOP: Final = 5
"""The shortest walk that steps on a tile twice: one step, then a square of four (R2.2.7)."""

SETTLED: Final = 24
"""From this length on, where a walk can end depends on whether the length is even or odd only."""


@cache
def walk_ends(tile: int, came_from: int, length: int) -> int:
    """Return the set of tiles where a walk of exactly so many steps can end.

    A walk never steps straight back to the tile that it has just left.
    """
    if length == 0:
        return 1 << tile
    if length > SETTLED:
        return walk_ends(tile, came_from, SETTLED - (length - SETTLED) % 2)
    ends = 0
    for step in steps(tile, came_from):
        ends |= walk_ends(step, tile, length - 1)
    return ends


@cache
def loop_ends(tile: int, came_from: int, length: int) -> int:
    """Return the set of tiles where such a walk can end having stepped on that tile before.

    The tile where the walk begins does not count as stepped on.
    """
    if length < SHORTEST_LOOP:
        return 0
    if length > SETTLED:
        return loop_ends(tile, came_from, SETTLED - (length - SETTLED) % 2)
    ends = 0
    for step in steps(tile, came_from):
        ends |= loop_ends(step, tile, length - 1)
        if walk_ends(step, tile, length - 1) >> step & 1:
            ends |= 1 << step
    return ends
