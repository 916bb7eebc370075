"""`ft-tutor moves`."""

import pytest

from ft_tutor.analysis.movements import count_movements, outcomes
from ft_tutor.cli.moves import LIMIT
from ft_tutor.notation import read_movement, read_position
from ft_tutor.rules.setup import new_board

SMALL = "c3:yw c4:g d4:y c2:w"
PILE_OF_15 = "c3:y4w4g2r3b2 c4:g"
BEGUN = "c4:w e4:y c5:g path=c3.w-c4 hand=yyg"


def test_each_line_is_a_legal_movement(run):
    result = run("moves", SMALL)
    lines = result.stdout.splitlines()
    assert lines == ["c2:w-c3", "c3:w-d3 y-d4", "c3:w-c4 y-d4"]
    assert all(read_movement(line, read_position(SMALL)) for line in lines)
    assert (result.exit_code, result.stderr) == (0, "")


def test_a_position_needs_no_quotes(run):
    assert run("moves", *SMALL.split()).stdout == run("moves", SMALL).stdout


def test_a_position_from_the_standard_input(run):
    result = run("moves", "-", input=f"\ufeff{SMALL}\n".encode())
    assert result.stdout == run("moves", SMALL).stdout


def test_all_movements_of_a_start_position(run):
    start = new_board(2, seed=7)
    result = run("moves", "--new", "2", "--seed", "7")
    lines = result.stdout.splitlines()
    assert len(set(lines)) == len(lines) == count_movements(start)
    assert run("moves", "--new", "2", "--seed", "7", "--count").stdout == f"{len(lines)}\n"


def test_a_start_position_is_the_same_each_time(run):
    assert run("moves", "--new", "3").stdout == run("moves", "--new", "3", "--seed", "1").stdout
    assert run("moves", "--new", "3").stdout != run("moves", "--new", "3", "--seed", "2").stdout


def test_a_pile_of_15_stops_at_the_limit_and_tells_the_number(run):
    result = run("moves", PILE_OF_15)
    assert len(result.stdout.splitlines()) == LIMIT
    assert str(count_movements(read_position(PILE_OF_15))) in result.stderr
    assert result.exit_code == 0


def test_a_pile_of_15_is_counted_at_once(run):
    total = count_movements(read_position(PILE_OF_15))
    assert run("moves", PILE_OF_15, "--count").stdout == f"{total}\n"


@pytest.mark.parametrize(("limit", "lines"), [("2", 2), ("3", 3), ("4", 3), ("0", 3)])
def test_the_limit_is_the_users(run, limit, lines):
    result = run("moves", SMALL, "--limit", limit)
    assert len(result.stdout.splitlines()) == lines
    assert bool(result.stderr) == (lines < 3)


def test_outcomes_with_an_example_each(run):
    lines = run("moves", "--new", "2", "--seed", "7", "--outcomes").stdout.splitlines()
    start = new_board(2, seed=7)
    expected = outcomes(start)
    assert len(lines) == len(expected)
    for line, (first, end, tribe) in zip(lines, expected, strict=True):
        *outcome, movement = line.split("\t")
        assert outcome == [first.name, end.name, tribe.letter]
        last = read_movement(movement, start)[-1]
        assert (last.tile, last.tribe) == (end, tribe)


def test_outcomes_are_counted(run):
    number = len(outcomes(read_position(PILE_OF_15)))
    assert run("moves", PILE_OF_15, "--outcomes", "--count").stdout == f"{number}\n"


def test_a_begun_path_lists_its_endings(run):
    lines = run("moves", "c4:w e4:y path=c3.w-c4 hand=yy").stdout.splitlines()
    assert lines == ["y-d4 y-e4"]


def test_endings_are_legal_and_counted(run):
    lines = run("moves", BEGUN).stdout.splitlines()
    assert len(lines) > 1
    assert all(read_movement(line, read_position(BEGUN)) for line in lines)
    assert run("moves", BEGUN, "--count").stdout == f"{len(lines)}\n"


def test_outcomes_of_a_begun_path(run):
    lines = run("moves", BEGUN, "--outcomes").stdout.splitlines()
    assert lines
    for line in lines:
        first, end, tribe, movement = line.split("\t")
        assert first == "c3"
        assert movement.endswith(f"{tribe}-{end}")
        assert read_movement(movement, read_position(BEGUN))


def test_an_impossible_path_is_refused(refused):
    assert "c4" in refused("moves", "d4:y path=c3.w-c4 hand=y")


@pytest.mark.parametrize("text", ["c3:y", "c3:yw c4:w owed=none", "seats=2"])
def test_no_movement_is_said(run, text):
    result = run("moves", text)
    assert (result.exit_code, result.stdout) == (0, "")
    assert "no legal movement" in result.stderr
    assert run("moves", text, "--count").stdout == "0\n"


def test_an_impossible_position_is_refused_with_its_problems(refused):
    said = refused("moves", "c3:y17 c4:g")
    assert "17 viziers" in said
    assert "16" in said


def test_a_limit_beyond_all_counting_is_no_limit(run):
    result = run("moves", SMALL, "--limit", "99999999999999999999")
    assert (result.exit_code, result.stdout.count("\n"), result.stderr) == (0, 3, "")
