"""`ft-tutor render`."""

import errno
import io
import os
import xml.etree.ElementTree as ET

import pytest
from PIL import Image

from ft_tutor.notation import read_position
from ft_tutor.scene.plain import to_text
from ft_tutor.scene.theme import THEMES

POSITION = "c3:yw.camel1 c4:g.palm2 d4:y"
PNG = b"\x89PNG"


def test_an_svg_is_the_default(run):
    result = run("render", POSITION)
    assert ET.fromstring(result.stdout).tag.endswith("svg")
    assert (result.exit_code, result.stderr) == (0, "")


def test_plain_text(run):
    result = run("render", POSITION, "--format", "text")
    assert result.stdout == to_text(read_position(POSITION)) + "\n"


def test_png_on_the_output(run):
    picture = Image.open(io.BytesIO(run("render", POSITION, "-f", "png").stdout_bytes))
    assert (picture.format, picture.width) == ("PNG", 800)


def test_the_width_of_a_png(run):
    result = run("render", POSITION, "-f", "png", "--width", "200")
    assert Image.open(io.BytesIO(result.stdout_bytes)).width == 200


@pytest.mark.parametrize("theme", [theme.name for theme in THEMES])
def test_themes(run, theme):
    result = run("render", POSITION, "--theme", theme)
    usual = run("render", POSITION).stdout
    assert (result.stdout == usual) == (theme == THEMES[0].name)


def test_a_part_of_the_board(run):
    lines = run("render", POSITION, "--crop", "b2-d4", "--format", "text").stdout
    assert lines.split("\n", 1)[0].split() == ["b", "c", "d"]


def test_a_begun_path_is_drawn(run):
    begun = run("render", "c4:w d4:y path=c3.w-c4 hand=y").stdout
    assert len(begun) > len(run("render", "c4:w d4:y").stdout)


@pytest.mark.parametrize(
    ("name", "start"), [("a.svg", b"<svg"), ("a.png", PNG), ("a.txt", b"  "), ("a", b"<svg")]
)
def test_the_name_of_the_file_tells_the_format(run, tmp_path, name, start):
    result = run("render", POSITION, "-o", str(tmp_path / name))
    assert (result.exit_code, result.stdout) == (0, "")
    assert (tmp_path / name).read_bytes().startswith(start)


def test_the_format_wins_over_the_name(run, tmp_path):
    run("render", POSITION, "--format", "png", "-o", str(tmp_path / "a.svg"))
    assert (tmp_path / "a.svg").read_bytes().startswith(PNG)


def test_an_impossible_position_is_drawn_and_its_problems_are_told(run):
    result = run("render", "c3:y17")
    assert result.exit_code == 0
    assert ET.fromstring(result.stdout).tag.endswith("svg")
    assert "17 viziers" in result.stderr


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--theme", "blue", ["blue", "light", "dark"]),
        ("--format", "gif", ["gif", "svg", "png", "text"]),
        ("--crop", "b2", ["b2"]),
        ("--crop", "b2-g9", ["b2-g9"]),
        ("--crop", "b2-c3-d4", ["b2-c3-d4"]),
        ("--width", "0", ["0"]),
        ("--width", "100000", ["100000"]),
        ("--width", "wide", ["wide"]),
    ],
)
def test_bad_options(refused, option, value, words):
    said = refused("render", POSITION, option, value)
    assert said.count("\n") == 1
    assert all(word in said for word in words)


def test_a_folder_instead_of_a_file(refused, tmp_path):
    assert "is a folder" in refused("render", POSITION, "-o", str(tmp_path))


def test_a_missing_folder(refused, tmp_path):
    assert "no such folder" in refused("render", POSITION, "-o", str(tmp_path / "no" / "a.svg"))


def test_a_file_in_the_place_of_a_folder(refused, tmp_path):
    (tmp_path / "file").touch()
    assert "no such folder" in refused("render", POSITION, "-o", str(tmp_path / "file" / "a.svg"))


def test_a_full_disk_leaves_the_picture_that_was_there(refused, tmp_path, monkeypatch):
    def fail(_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = tmp_path / "a.svg"
    file.write_text("good")
    monkeypatch.setattr(os, "fsync", fail)
    assert "cannot be written" in refused("render", POSITION, "-o", str(file))
    assert file.read_text() == "good"


def test_the_users_own_link_is_followed(run, tmp_path):
    (tmp_path / "link.svg").symlink_to("a.svg")
    run("render", POSITION, "-o", str(tmp_path / "link.svg"))
    assert (tmp_path / "link.svg").is_symlink()
    assert "<svg" in (tmp_path / "a.svg").read_text("utf-8")


def test_a_name_that_no_file_can_have(refused):
    assert "cannot be written" in refused("render", POSITION, "-o", "a" * 5000)


def test_nothing_is_written_for_a_wrong_position(refused, tmp_path):
    refused("render", "g9:y", "-o", str(tmp_path / "a.svg"))
    assert not list(tmp_path.iterdir())
