"""Where the parts of a table lie."""

from itertools import combinations

import pytest
from helpers.geometry import overlap

from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.layout import Frame
from ft_tutor.scene.table import ALL_PARTS, PLAYERS, Part
from ft_tutor.scene.table.plan import GAP, HEIGHT, WIDTH, plan

TABLES = [(players, thieves) for players in (2, 3, 4) for thieves in (False, True)]

SOME = [
    {Part.TURN_TRACK},
    {Part.PLAYER_2},
    {Part.HAND, Part.SUPPLY},
    {Part.SULTANATE, Part.RESOURCES, Part.PLAYER_1},
    set(PLAYERS),
    ALL_PARTS - {Part.SULTANATE},
]


def boxes(found):
    return {part: (x, y, x + w, y + h) for part, (x, y, w, h) in found.areas.items()}


@pytest.mark.parametrize(("players", "thieves"), TABLES)
@pytest.mark.parametrize("parts", [ALL_PARTS, *map(frozenset, SOME)])
def test_parts_lie_beside_each_other_inside_the_picture(players, thieves, parts):
    found = plan(frozenset(parts), players, thieves=thieves)
    for left, top, right, bottom in boxes(found).values():
        assert left >= 0
        assert top >= 0
        assert right <= found.width + 1e-6
        assert bottom <= found.height + 1e-6
    assert not any(overlap(one, other) for one, other in combinations(boxes(found).values(), 2))


@pytest.mark.parametrize(("players", "thieves"), TABLES)
def test_the_whole_table_is_of_one_size_and_filled(players, thieves):
    found = plan(ALL_PARTS, players, thieves=thieves)
    assert (found.width, found.height) == (WIDTH, HEIGHT)
    assert 1.4 <= found.width / found.height <= 1.5
    covered = sum(w * h for _, _, w, h in found.areas.values())
    assert covered >= 0.92 * WIDTH * HEIGHT


@pytest.mark.parametrize(("players", "thieves"), TABLES)
def test_nobody_has_an_area_who_does_not_play(players, thieves):
    shown = set(plan(ALL_PARTS, players, thieves=thieves).areas)
    assert shown & set(PLAYERS) == set(PLAYERS[:players])
    assert (Part.THIEF in shown) == thieves


def test_a_part_alone_is_seen_larger():
    whole = plan(ALL_PARTS, 4, thieves=True)
    for part in whole.areas:
        alone = plan(frozenset({part}), 4, thieves=True)
        assert list(alone.areas) == [part]
        share = alone.areas[part][2] / alone.width
        assert share > whole.areas[part][2] / whole.width


def test_a_part_of_the_sultanate_is_seen_larger_beside_other_parts():
    parts = frozenset({Part.SULTANATE, Part.PLAYER_1})
    all_of_it = plan(parts, 2, thieves=False)
    some = plan(parts, 2, thieves=False, crop=(Tile.b2, Tile.d4))
    assert not overlap(*boxes(some).values())
    assert some.sultanate.tiles == Frame(Tile.b2, Tile.d4).tiles
    assert some.sultanate.scale / some.width > all_of_it.sultanate.scale / all_of_it.width


def test_small_parts_lie_below_each_other_beside_the_sultanate():
    parts = frozenset({Part.SULTANATE, Part.HAND, Part.PLAYER_1})
    found = plan(parts, 2, thieves=False, crop=(Tile.b2, Tile.d4))
    left, top, _, high = found.areas[Part.HAND]
    assert found.areas[Part.PLAYER_1][:2] == (left, top + high + GAP)


def test_a_whole_table_shows_all_of_the_sultanate():
    found = plan(ALL_PARTS, 2, thieves=False, crop=(Tile.b2, Tile.d4))
    assert found.sultanate.tiles == Frame().tiles


def test_parts_that_nobody_has_leave_an_empty_picture():
    assert not plan(frozenset({Part.PLAYER_4}), 2, thieves=False).areas
