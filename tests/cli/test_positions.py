"""What a bad position gets: one sentence, the place, exit code 2."""

import pytest

from ft_tutor.notation.words import LONGEST_TEXT
from ft_tutor.texts.excerpt import SHOWN, pointer


@pytest.mark.parametrize(
    ("text", "word", "column"),
    [
        ("c3:yw g9:y", "g9", 6),
        ("c3:yw.camel1.camel2", "camel2", 13),
        ("c3:yw c4", "c4", 6),
        ("c3:yw c4:", "missing", 9),
        ("c3:yw. c4:g", "missing", 6),
        ("C3:yw", "C", 0),
        ("c3:yw seats=5", "5", 12),
        ("c3:yw colour=red", "colour", 6),
        ("c3:yw c3:g", "c3", 6),
        ("c3:y9999", "9999", 4),
    ],
)
@pytest.mark.parametrize("command", ["moves", "render"])
def test_the_caret_stands_under_the_wrong_character(refused, command, text, word, column):
    sentence, shown, caret = refused(command, text).splitlines()
    assert word in sentence
    assert shown == f"    {text}"
    assert caret == f"    {' ' * column}^"


def test_a_wrong_line_of_many_is_shown_alone(refused):
    _, shown, caret = refused("moves", "-", input="c3:yw\nc4:g g9:y\nd4:y").splitlines()
    assert (shown, caret) == ("    c4:g g9:y", "         ^")


@pytest.mark.parametrize("before", [0, 10, 40, 200])
@pytest.mark.parametrize("after", [0, 40, 200])
def test_a_long_line_is_folded_around_the_place(before, after):
    text = "a" * before + "!" + "b" * after
    shown, caret = pointer(text, before)
    assert shown[caret.index("^")] == "!"
    assert len(shown) <= SHOWN + 10


def test_signs_that_a_terminal_obeys_are_not_shown(refused):
    said = refused("moves", "c3:yw \x1b[31m\x9b31m")
    assert not set(said) & {"\x1b", "\x9b"}


def test_a_megabyte_on_the_standard_input(refused):
    said = refused("moves", "-", input="c3:yw " * 170_000)
    assert str(LONGEST_TEXT) in said.replace(",", "")
    assert len(said) < 200


def test_a_long_text_as_an_argument(refused):
    assert len(refused("moves", "c3:yw " * 2000)) < 300


@pytest.mark.parametrize("text", [b"", b" \n", b"\xff\xfe\x00", b"\x00" * 50, "к3".encode()])
def test_what_is_no_text_on_the_standard_input(refused, text):
    assert refused("render", "-", input=text)


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("c3:yw", "--new", "2"),
        ("c3:yw", "--seed", "2"),
        ("--new", "5"),
        ("--new", "two"),
        ("--new", "2", "--seed", "x"),
    ],
)
def test_which_position_is_unclear(refused, arguments):
    said = refused("moves", *arguments)
    assert said.count("\n") == 1
    assert "ft-tutor moves --help" in said


@pytest.mark.parametrize("seed", ["0", "-3", "99999999999999999999999"])
def test_any_whole_number_is_a_seed(run, seed):
    assert run("moves", "--new", "2", "--seed", seed, "--count").exit_code == 0
