"""Geometry: neighbours, distances, and where walks can end."""

import pytest
from oracle.walks import walks

from ft_tutor.rules import grid
from ft_tutor.rules.vocabulary import Tile


@pytest.mark.rule("R0.2")
def test_a1_is_top_left_and_f5_bottom_right():
    assert [(grid.column(tile), grid.row(tile)) for tile in (Tile.a1, Tile.f1, Tile.a5)] == [
        (0, 0),
        (5, 0),
        (0, 4),
    ]
    assert (grid.column(Tile.f5), grid.row(Tile.f5), len(Tile)) == (5, 4, 30)


@pytest.mark.rule("R2.2.2")
@pytest.mark.parametrize("tile", Tile)
def test_neighbours_differ_by_one_letter_or_one_digit(tile):
    def near(other):
        letters = abs(ord(tile.name[0]) - ord(other.name[0]))
        return letters + abs(int(tile.name[1]) - int(other.name[1])) == 1

    assert set(grid.NEIGHBOURS[tile]) == set(filter(near, Tile))
    assert set(grid.steps(tile, grid.NOWHERE)) == set(grid.NEIGHBOURS[tile])
    for before in grid.NEIGHBOURS[tile]:
        assert set(grid.steps(tile, before)) == set(grid.NEIGHBOURS[tile]) - {before}


@pytest.mark.rule("A30")
def test_around_a_tile_lie_nine_six_or_four():
    assert {len(around) for around in grid.AROUND} == {4, 6, 9}
    assert [Tile(tile).name for tile in grid.AROUND[Tile.a1]] == ["a1", "b1", "a2", "b2"]
    assert all(tile in grid.AROUND[tile] for tile in Tile)


def test_diagonals():
    diagonal = {other for other in Tile if grid.is_diagonal(Tile.c3, other)}
    assert diagonal == {Tile.b2, Tile.d2, Tile.b4, Tile.d4}


def tiles(mask):
    return {tile for tile in range(grid.SIZE) if mask >> tile & 1}


@pytest.mark.rule("R2.2.3", "R2.2.7")
@pytest.mark.parametrize("tile", [Tile.a1, Tile.c1, Tile.c3, Tile.f5])
@pytest.mark.parametrize("length", range(9))
def test_walks_end_where_brute_force_ends(tile, length):
    for before in (grid.NOWHERE, *grid.NEIGHBOURS[tile]):
        found = list(walks(tile, before, length))
        assert tiles(grid.walk_ends(tile, before, length)) == {(tile, *walk)[-1] for walk in found}
        loops = {walk[-1] for walk in found if walk[-1:] and walk[-1] in walk[:-1]}
        assert tiles(grid.loop_ends(tile, before, length)) == loops


@pytest.mark.rule("R2.2.7")
@pytest.mark.parametrize("length", range(1, 31))
def test_a_tile_is_an_end_by_distance_and_parity(length):
    for start in Tile:
        expected = {
            end
            for end in Tile
            if grid.distance(start, end) <= length
            and (length - grid.distance(start, end)) % 2 == 0
            and (length != 2 or end != start)
        }
        assert tiles(grid.walk_ends(start, grid.NOWHERE, length)) == expected


@pytest.mark.rule("R2.2.7")
def test_loops_begin_with_five_steps_and_come_home_with_eight():
    assert grid.loop_ends(Tile.c3, grid.NOWHERE, 4) == 0
    assert grid.loop_ends(Tile.c3, grid.NOWHERE, 5) != 0
    home = [n for n in range(1, 13) if grid.loop_ends(Tile.c3, grid.NOWHERE, n) >> Tile.c3 & 1]
    assert home == [8, 10, 12]


def stepwise_ends(tile, before, length):
    """Where walks end, one step after another, for walks too long to list."""
    states = {(tile, before)}
    for _ in range(length):
        states = {(step, at) for at, came in states for step in grid.steps(at, came)}
    return {at for at, _ in states}


@pytest.mark.parametrize("length", [*range(20, 32), 89, 90])
def test_long_walks_settle_by_parity(length):
    for tile in Tile:
        for before in (grid.NOWHERE, *grid.NEIGHBOURS[tile]):
            ends = tiles(grid.walk_ends(tile, before, length))
            assert ends == stepwise_ends(tile, before, length)
            # So long a walk can meet its end before: it only has to circle there.
            assert tiles(grid.loop_ends(tile, before, length)) == ends
