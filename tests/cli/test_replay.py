"""`ft-tutor replay`."""

import os
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parents[1] / "games"
START = """ft-tutor record 1
name: Tuesday
date: 2024-05-07
position: c3:oasis.yw c4:g d4:yoasis owed=end1.tile1.tribe1.movement1
player1: Ann

{Watch this.}
c3:w-c4 y-d4 {Both!} collect place.d4 end
""".replace("yoasis", "oasis.y")


@pytest.fixture
def record(tmp_path):
    file = tmp_path / "small.game"
    file.write_text(START, "utf-8")
    return str(file)


def test_a_game_is_told_with_its_comments_and_scores(run, record):
    result = run("replay", record, "--to", "4")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[:2] == ["Tuesday, 2024-05-07", "Player 1: Ann"]
    assert "  # Watch this." in lines
    dropped = lines.index("  Step 2: a vizier dropped on d4.")
    assert "  # Both!" in lines[dropped:]
    assert "  Player 1 keeps 2 viziers." in lines
    assert "The scores if the game ended here:" in lines
    assert "Player 2: 50 points" in lines


def test_only_the_first_actions(run, record):
    assert "picked up" not in run("replay", record, "--to", "0").stdout
    first = run("replay", record, "--to", "1").stdout
    assert "picked up" in first
    assert "dropped" not in first


def test_a_golden_game_from_the_standard_input_into_a_file(run, tmp_path):
    record = (GOLDEN / "two-players.game").read_bytes()
    file = tmp_path / "story.txt"
    result = run("replay", "-", "-o", str(file), input=record)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")
    assert file.read_text("utf-8") == (GOLDEN / "two-players.txt").read_text("utf-8")


def test_what_comes_before_an_illegal_action_is_told_and_then_the_rule(run, tmp_path):
    file = tmp_path / "bad.game"
    file.write_text(START.replace("y-d4", "y-c3"), "utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert "a an elder dropped" not in result.stdout
    assert "Step 1: an elder dropped on c4." in result.stdout
    assert "Action 3 of this game, “y-c3” at line 8, character 9, is not legal (R2.2.3)." in (
        result.stderr
    )
    assert "        ^" in result.stderr


@pytest.mark.parametrize("text", ["", "no record", "ft-tutor record 1\nplayers: 9\n"])
def test_what_is_no_record_is_refused(refused, tmp_path, text):
    file = tmp_path / "odd.game"
    file.write_text(text, "utf-8")
    assert "Traceback" not in refused("replay", str(file))


def test_files_that_cannot_be_read(refused, tmp_path):
    assert "cannot be read" in refused("replay", str(tmp_path / "none.game"))
    assert "cannot be read" in refused("replay", str(tmp_path))
    os.mkfifo(tmp_path / "pipe")  # it would be waited for without end
    assert "cannot be read" in refused("replay", str(tmp_path / "pipe"))
    big = tmp_path / "big.game"
    big.write_text("x" * 900_000)
    assert "too long" in refused("replay", str(big))


def test_no_sign_of_a_comment_reaches_the_terminal(run, tmp_path):
    file = tmp_path / "odd.game"
    file.write_text(START.replace("Both!", "\\u001b[2J"), "utf-8")
    result = run("replay", str(file))
    assert "\x1b" not in result.stdout


def test_the_story_never_replaces_its_record(refused, record, tmp_path):
    (tmp_path / "link").symlink_to(record)
    for output in (record, str(tmp_path / "link")):
        assert "record itself" in refused("replay", record, "-o", output)
    assert Path(record).read_text("utf-8") == START
