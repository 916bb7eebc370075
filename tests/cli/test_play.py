"""`ft-tutor play`: what is shown, what may be typed, and what each refusal says."""

import os
from pathlib import Path

import pytest
from helpers.games import sensible_game

from ft_tutor.cli import choices
from ft_tutor.cli.hotseat import COMMANDS, HotSeat
from ft_tutor.cli.play import _talk
from ft_tutor.notation import NotationError, read_position, read_words, write_action
from ft_tutor.notation.games import Deal, GameRecord, read_record
from ft_tutor.rules.actions import Bid
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.setup import new_game
from ft_tutor.texts import catalogue

PATH = "ft-tutor record 1\nposition: c3:yw c4:g d4:oasis.y owed=end1.tile1.tribe1.movement1\n\n"


@pytest.fixture
def play(run):
    """Types lines into a game; returns all that is shown."""

    def play(*lines, arguments=("--players", "2", "--seed", "4")):
        result = run("play", *arguments, input="".join(f"{line}\n" for line in lines))
        assert (result.exit_code, result.stderr) == (0, "")
        assert "Traceback" not in result.stdout
        return result.stdout

    return play


@pytest.fixture
def small(tmp_path):
    """The arguments that play from a small position."""
    file = tmp_path / "small.game"
    file.write_text(PATH, "utf-8")
    return (str(file),)


def test_the_table_and_what_is_owed_are_shown(play):
    shown = play()
    assert "Sacred Place 15" in shown
    assert "Player 2: 50 coins, 0 viziers, 0 elders, 11 camels left" in shown
    assert "Djinns: Ba'al, " in shown
    assert "Player 1 owes: a bid\nBid:\n   1 bid0   2 bid1   3 bid3" in shown


def test_numbers_and_notation_do_the_same(play):
    by_number, by_word = play("1", "undo"), play("bid0", "undo")
    assert by_number.replace("p1> 1\n", "p1> bid0\n") == by_word
    assert "Player 1 bids zero" in by_word


def test_several_actions_at_once(play, small):
    shown = play("c3:w-c4 y-d4", "collect", arguments=small)
    assert "Step 2: a vizier dropped on d4." in shown
    assert "Player 1 keeps 2 viziers." in shown
    assert "Still to come: the end of the turn" in shown


@pytest.mark.rule("R2.2.3")
def test_a_refusal_names_the_rule_and_why_states_it(play, small):
    shown = play("c3", "w-c4", "y-c3", "why", arguments=small)
    assert "(R2.2.3)\n" in shown
    assert f"R2.2.3: {catalogue().say('rule-R2-2-3')}" in shown


def test_a_refused_text_of_several_actions_does_nothing_at_all(play, small):
    shown = play("c3:w-c4 y-c3", "log", arguments=small)
    assert "Nothing of that was done, because of y-c3:" in shown
    assert "picked up" not in shown


def test_why_of_an_action_and_of_a_rule(play):
    shown = play("why bid8", "why c3", "why R1.3", "why bid7")
    assert "That is legal: bid8" in shown
    assert "Not now" in shown
    assert f"R1.3: {catalogue().say('rule-R1-3')}" in shown
    assert "“bid7” at character 1" in shown


def test_undo_and_redo(play):
    shown = play("undo", "redo", "bid5", "undo", "undo", "redo", "score")
    assert shown.count("There is nothing to take back.") == 2
    assert shown.count("There is nothing to play again.") == 1
    assert "45 coins: 45 (R5.coins)" in shown


def test_what_cannot_be_read_is_shown_where(play):
    shown = play("99", "c9", "-d4 x", "bid", "\x1b[2J", "9" * 5000)
    assert "There is no choice number 99." in shown
    assert "\x1b" not in shown
    assert "^\n" in shown


def test_an_ambiguous_word_lists_what_it_could_be(play, small):
    board = Path(small[0])
    board.write_text(PATH.replace("oasis.y", "oasis.yw c5:w"), "utf-8")
    shown = play("c3", "-c4", arguments=small)
    assert "That could be several actions:\n    y-c4, w-c4" in shown


@pytest.fixture
def kept(own_folder):
    """The games that were kept, the oldest first."""
    return lambda: [
        read_record(file.read_text("utf-8")) for file in sorted(own_folder.glob("games/*.game"))
    ]


@pytest.mark.parametrize("last", [("quit",), ()])
def test_a_game_that_was_not_saved_is_kept(play, kept, own_folder, last):
    shown = play("bid3", "bid5", *last)
    (file,) = (own_folder / "games").iterdir()
    assert f"    ft-tutor play {file}\n" in shown
    assert [game.line.actions for game in kept()] == [(Bid(4), Bid(5))]
    assert "Player 1 owes: a bid" in play(arguments=(str(file),))


def test_a_game_that_was_saved_or_not_begun_is_not_kept(play, kept, tmp_path):
    play()
    play("bid3", f"save {tmp_path / 'my.game'}", "quit")
    assert kept() == []


def test_a_game_that_cannot_be_kept(play, own_folder):
    own_folder.write_text("in the way")
    assert "could not be kept" in play("bid3", "quit")


def test_a_game_that_ctrl_c_ends_is_kept(kept, monkeypatch, capsys):
    def interrupted(_):
        raise KeyboardInterrupt

    game = HotSeat(catalogue(), GameRecord(Deal(2, 4)))
    list(game.answer("bid3"))
    monkeypatch.setattr("sys.stdin.readline", interrupted, raising=False)
    with pytest.raises(KeyboardInterrupt):
        _talk(catalogue(), game)
    assert "ft-tutor play " in capsys.readouterr().err
    assert len(kept()) == 1


def test_save_knows_the_home(play, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert "~/my.game: Saved." in play("bid3", "save ~/my.game")
    assert read_record((tmp_path / "my.game").read_text("utf-8")).line.actions == (Bid(4),)
    assert "no such folder" in play("bid3", "save ~nobody-at-all/my.game")


def test_a_name_that_no_file_can_have(play):
    assert "cannot be written" in play("bid3", "save a\0b", "bid5")


def test_a_pipe_is_not_waited_for(play, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert "cannot be written" in play("bid3", f"save {tmp_path / 'pipe'}")


def test_a_game_too_long_to_be_read_again_is_not_saved(play, tmp_path, monkeypatch):
    monkeypatch.setattr("ft_tutor.notation.games.writing.LONGEST_RECORD", 50)
    assert "too long" in play("bid3", f"save {tmp_path / 'my.game'}", "bid5")


def test_save_and_go_on(play, tmp_path):
    file = tmp_path / "mine.game"
    shown = play("bid3", f"save {file}", "bid5", "quit")
    assert f"{file}: Saved." in shown
    assert "The game was not saved, so it was kept." in shown
    assert len(read_record(file.read_text("utf-8")).line.played) == 1
    shown = play("bid5", "save " + str(file), arguments=(str(file),))
    assert "The game was not saved" not in shown
    assert len(read_record(file.read_text("utf-8")).line.played) == 2


def test_no_other_file_is_overwritten(play, tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    assert "not a record of a game" in play(f"save {file}", "save", f"save {tmp_path}/no/x.game")
    assert file.read_text() == "Dear Ann"


def test_a_record_that_is_wrong_is_not_played(refused, tmp_path):
    file = tmp_path / "bad.game"
    file.write_text(PATH + "c3:w-c4 y-c3", "utf-8")
    assert "R2.2.3" in refused("play", str(file))
    assert "not both" in refused("play", str(file), "--seed", "1")


def test_a_whole_game_from_a_pipe(play, tmp_path):
    record = sensible_game(new_game(3, seed=6, thieves=True), 6)
    file = tmp_path / "whole.game"
    arguments = ("--players", "3", "--seed", "6", "--thieves")
    shown = play(*map(write_action, record.actions), f"save {file}", arguments=arguments)
    assert "The final scores:" in shown
    assert "The game is over." in shown
    assert read_record(file.read_text("utf-8")).history == record


def test_a_game_in_a_process_of_its_own(shell):
    result = shell("play", "--seed", "4", input=b"1\n\xff\xfe\nquit\n")
    assert result.returncode == 0
    assert result.stderr == b""
    assert b"Player 1 bids zero" in result.stdout


# --- choices


def test_every_legal_action_is_a_choice_once():
    for seed in range(3):
        position = new_game(2, seed=seed)
        found = choices.groups(legal_actions(position))
        listed = [action for group in found for _, action in group.listed]
        assert sorted(map(write_action, listed)) == sorted(
            map(write_action, legal_actions(position))
        )
        assert list(choices.numbered(found)) == list(range(1, len(listed) + 1))


def test_of_many_sets_to_sell_the_biggest_are_listed():
    position = read_position("owed=end1 p1=ivory.gold.papyrus.silk.spices.fish.wheat")
    group = choices.groups(legal_actions(position))[0]
    sizes = [len(action.goods) for _, action in group.listed]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 7
    assert len(group.listed) + len(group.more) == 127
    assert any("and 97 more" in line for line in choices.lines(catalogue(), (group,)))


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_is_a_word_of_the_notation(command):
    with pytest.raises(NotationError):
        read_words(command)
