"""Which way a picture comes into the page: as wished for, as liked, or as can be."""

import subprocess
import sys

import pytest
from helpers.face import ListFace
from ipywidgets.widgets.widget import _instances

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.learner.preferences import Preferences, load_preferences, save_preferences
from ft_tutor.learner.progress import Progress
from ft_tutor.play.face import Commanded
from ft_tutor.widgets.board import Board
from ft_tutor.widgets.boards import way_of
from ft_tutor.widgets.index import index
from ft_tutor.widgets.lesson import Lesson, lesson, step
from ft_tutor.widgets.mistakes import Mistake
from ft_tutor.widgets.table import table

# A kernel without ipycanvas, as in a browser; what a canvas needs is not even looked for.
BARE = """
import sys
sys.modules["ipycanvas"] = None
import ft_tutor
board = ft_tutor.Board("c3:yw", face="canvas")
buttons = board.face.widget.buttons[1]["items"]
print(board.face.way, "numpy" in sys.modules, [one["id"] for one in buttons].count("face"))
"""


def test_the_canvas_is_usual_and_a_wish_comes_before_what_is_liked():
    assert [way_of(""), way_of("", "svg"), way_of("canvas", "svg")] == ["canvas", "svg", "canvas"]
    assert way_of("oil on wood", "") == "canvas"
    assert Board("c3:yw").face.way == "canvas"
    assert Board("c3:yw", face="svg").face.way == "svg"
    assert step("meeple-paths", "desert", face="svg").face.way == "svg"
    assert table("c3:yw", face="svg").face.way == "svg"


def test_a_button_turns_the_board_over_and_it_is_remembered():
    board = Board("c3:yw")
    board.hear(Commanded("face"))
    assert (board.face.way, load_preferences().face) == ("svg", "svg")
    assert board.face.widget.picture["acts"]
    (tools,) = [group for group in board.face.widget.buttons if group["name"] == "tools"]
    assert next(one for one in tools["items"] if one["id"] == "face")["pressed"] is True
    assert Board("c3:yw").face.way == "svg"
    board.hear(Commanded("face"))
    assert (board.face.way, load_preferences().face) == ("canvas", "canvas")


def test_what_is_alive_is_turned_over_where_it_is():
    one = lesson("meeple-paths")
    one.value = one.value.at(3)
    assert lesson("meeple-paths", face="svg") is one
    assert (one.face.way, one.value.number) == ("svg", 3)
    one.close()


def test_a_list_of_lessons_has_no_board_in_any_way():
    save_preferences(Preferences(face="svg"))
    shown = index()
    assert shown.face.way == ""
    shown.hear(Commanded("face"))
    assert shown.face.way == ""
    shown.close()


@pytest.mark.parametrize(
    "make",
    [
        lambda: Board("c3:yw", face="oil"),
        lambda: lesson("meeple-paths", face="oil"),
        lambda: step("meeple-paths", "desert", face="oil"),
        lambda: table("c3:yw", face="oil"),
    ],
)
def test_an_unknown_way_is_named_with_those_there_are(make):
    with pytest.raises(Mistake, match=r"oil.*canvas, svg"):
        make()


def test_a_face_that_is_given_is_taken():
    face = ListFace()
    loaded = load_lesson(data_folder("lessons"), "meeple-paths")
    assert Lesson(open_stage(loaded, {}), Progress(), face).face is face


def test_the_state_of_a_widget_holds_the_whole_picture():
    """A page that is loaded anew, and a saved notebook, have the board at once."""
    board = Board("c3:yw c4:g", face="svg")
    board.hear(Commanded("rings"))
    state = board.face.widget.get_state()
    assert state["frame"] == state["picture"]["frame"] == [0, board.face.widget.frame[1]]
    assert state["picture"]["new"]
    assert "new" not in board.face.widget.picture
    assert "picture" in board.face.widget.get_state(["picture"])
    assert Board("c3:yw").face.widget.get_state()["picture"] == {}


def test_one_that_is_closed_leaves_no_widget():
    before = set(_instances)
    board = Board("c3:yw", face="svg")
    board.close()
    assert set(_instances) == before


def test_where_ipycanvas_is_missing_there_are_elements_and_no_choice():
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["svg", "False", "0"]
