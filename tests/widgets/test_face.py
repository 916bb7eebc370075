"""Both faces: what they send, what they hear, and that a page never shows what never was."""

import pytest
from ipywidgets.widgets.widget import _instances

from ft_tutor.notation import read_position
from ft_tutor.play.face import Commanded, Hovered, Pressed, Shown, Typed
from ft_tutor.play.page import Button, Group, Offer, Page
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.overlay import Overlay
from ft_tutor.scene.places import OnTile
from ft_tutor.scene.shapes import Layer
from ft_tutor.scene.theme import DARK, LIGHT
from ft_tutor.widgets import stage_face
from ft_tutor.widgets.stage_face import StageFace

from .recorder import Page as Browser
from .recorder import pictures

POSITION = read_position("c3:yw c4:g d4:y")
PLACE = OnTile(Tile.c3)
NOTHING = Page()
WHOLE = {Layer.GROUND, Layer.PIECES}
WAYS = ("canvas", "svg")

FEW = 6
"""As many views as a face may have in a test; each is painted whole, and 64 take their time."""


def shown(position=POSITION, theme=LIGHT, page=NOTHING, **marks):
    return Shown(board_scene(position, Overlay(**marks)), page, theme)


@pytest.fixture(params=WAYS)
def face(request):
    made = StageFace(request.param, {}, {})
    made.heard = made.inputs = HeardInputs()
    made.show(shown())
    return made


class HeardInputs(list):
    def __call__(self, heard):
        self.append(heard)


def sent(face, content, **more):
    face._message(face.widget, {"view": "v", "seq": 1, "seen": 0, **content, **more}, [])


def test_a_view_that_comes_is_painted_whole(face):
    with pictures(face) as messages:
        page = Browser(face)
    assert len(messages) == 1
    assert messages[0].layers("fillStyledPolygons") == WHOLE
    assert not page.blank
    assert page.answered


def test_nothing_is_painted_while_nobody_looks():
    face = StageFace("canvas", {}, {})
    with pictures(face) as messages:
        face.show(shown())
        page = Browser(face)
        page.send("bye")
        face.show(shown(here=PLACE))
    assert len(messages) == 1


def test_a_press_a_hover_and_a_key_are_heard_as_what_they_mean(face):
    page = Browser(face)
    page.press(PLACE)
    page.hover(PLACE)
    page.send("key", key="w", shift=True)
    page.command("hint")
    page.send("press", x=2, y=2)
    expected = [Pressed(PLACE), Hovered(PLACE), Typed("w", shift=True), Commanded("hint")]
    assert face.inputs == [*expected, Pressed(None)]


def test_a_change_goes_out_in_one_message_of_drawing_and_one_of_words(face):
    page = Browser(face)
    states = []
    face.widget.comm.send = lambda data=None, **_: states.append(data)
    with pictures(face) as messages:
        face.show(shown(here=PLACE, page=Page(answer="<p>Well.</p>")))
    assert len(messages) == 1
    assert messages[0].size < 3000
    assert len([data for data in states if data["method"] == "update"]) == 1
    assert not page.blank


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"event": "nonsense"},
        {"event": "press"},
        {"event": "press", "x": "1", "y": None},
        {"event": "press", "x": float("nan"), "y": 0.5},
        {"event": "hover", "x": 1e300, "y": -1e300},
        {"event": "press", "x": 10**400, "y": 0.5},
        {"event": "hover", "x": 0.5, "y": -(10**400)},
        {"event": "key", "key": 3, "shift": "yes"},
        {"event": "command", "name": ["x"], "value": {"a": 1}},
        {"event": None, "view": ["x"], "seq": "many", "seen": {}},
        {"event": "bye", "view": None},
    ],
)
def test_whatever_a_page_sends_is_answered(face, content):
    sent(face, content)
    face._message(face.widget, "no dictionary", [])
    assert all(isinstance(heard, Pressed | Hovered | Typed | Commanded) for heard in face.inputs)


# --- frames


def moved():
    return shown(read_position("c3:y c4:gw d4:y"))


def test_half_of_a_sign_is_heard_as_something_that_can_be_told_back(face):
    """Jupyter could not send it: the page would wait for its answer for ever."""
    sent(face, {"event": "command", "name": "x\ud800", "value": "c3:\udfff"}, view="\ud800")
    sent(face, {"event": "key", "key": "\ud800"})
    assert face.inputs == [Commanded("x?", "c3:?"), Typed("?")]
    sent(face, {"event": "hello"}, view="\ud800")
    assert face.widget.answered == ["?", 1]


def test_a_page_that_missed_a_frame_hides_and_is_painted_whole(face):
    page = Browser(face)
    page.dropped = True
    face.show(moved())
    page.dropped = False
    face.show(shown(here=PLACE))  # only the difference to a frame that this page never saw
    assert page.blank
    with pictures(face) as messages:
        page.send("repaint")
    assert messages[-1].layers("fillStyledPolygons") >= WHOLE
    assert not page.blank
    assert page.seen == face._painted


def test_a_press_on_an_old_picture_brings_the_new_one_whole(face):
    page = Browser(face)
    page.dropped = True
    face.show(moved())
    page.dropped = False
    with pictures(face) as messages:
        page.command("seen")
    assert messages[-1].layers("fillStyledPolygons") >= WHOLE
    assert page.seen == face._painted


def test_two_pages_see_the_same_frames(face):
    one, two = Browser(face, "one"), Browser(face, "two")
    face.show(moved())
    assert one.seen == two.seen == face._painted
    assert not one.blank
    assert not two.blank


def test_a_scene_of_another_size_is_painted_whole(face):
    page = Browser(face)
    with pictures(face) as messages:
        face.show(Shown(board_scene(POSITION, crop=(Tile.b2, Tile.d4)), Page(), LIGHT))
    assert messages[-1].layers("fillStyledPolygons") >= WHOLE
    assert not page.blank


def test_another_look_is_painted_whole_in_one_message(face):
    Browser(face)
    with pictures(face) as messages:
        face.show(shown(theme=DARK))
    assert len(messages) == 1
    assert messages[0].layers("fillStyledPolygons") >= WHOLE


# --- coming and going


def test_the_last_view_that_leaves_is_told(face):
    left = []
    face.gone = lambda: left.append("gone")
    one, two = Browser(face, "one"), Browser(face, "two")
    one.send("bye")
    assert (left, face.in_sight) == ([], True)
    two.send("bye")
    assert (left, face.in_sight) == (["gone"], False)


@pytest.fixture
def few_views(monkeypatch):
    monkeypatch.setattr(stage_face, "MOST_VIEWS", FEW)


@pytest.mark.usefixtures("few_views")
def test_views_that_never_leave_do_not_add_up(face):
    left = []
    face.gone = lambda: left.append("gone")
    for number in range(FEW + 2):
        sent(face, {"event": "hello", "view": f"view {number}"})
    last = Browser(face, "last")
    assert len(face._views) == FEW
    for number in range(FEW + 2):
        sent(face, {"event": "bye", "view": f"view {number}"})
    assert (left, face.in_sight) == ([], True)
    for _ in range(3):
        last.send("bye")
    assert (left, face.in_sight) == (["gone"], False)


@pytest.mark.parametrize("way", WAYS)
def test_a_closed_face_leaves_no_widget_behind(way):
    before = set(_instances)
    StageFace(way, {}, {}).close()
    assert set(_instances) == before


def test_what_comes_after_the_close_goes_nowhere(face):
    page = Browser(face)
    face.close()
    face.show(moved())
    page.command("undo")
    page.send("repaint")


def test_words_and_buttons_go_to_the_page_as_they_are(face):
    group = Group("go", (Button("next", "Next", pressed=None),))
    face.show(shown(page=Page(task="<b>Go</b>", buttons=(group,))))
    assert face.widget.task == "<b>Go</b>"
    assert face.widget.buttons[0]["items"][0]["id"] == "next"


def test_an_offer_reaches_the_page_that_asked_for_it_once(face, monkeypatch):
    messages = []
    monkeypatch.setattr(
        face.widget, "send", lambda content, _buffers=None: messages.append(content)
    )
    offered = Shown(None, NOTHING, LIGHT, offer=Offer(1, "copy", "a.txt", "text/plain", "c3:yw"))
    face.heard = lambda _heard: face.show(offered)
    sent(face, {"event": "command", "name": "copy"}, view="mine")
    sent(face, {"event": "command", "name": "copy"}, view="mine")
    assert [(one["view"], one["offer"]["text"]) for one in messages if "offer" in one] == [
        ("mine", "c3:yw")
    ]


# --- one face for the other


def test_a_face_that_is_turned_over_is_painted_whole_and_leaves_nothing(face):
    page, other = Browser(face), "svg" if face.way == "canvas" else "canvas"
    face.draw_as(other)
    assert (face.way, page.blank) == (other, False)
    before = set(_instances)
    first = face.way
    face.draw_as("svg" if other == "canvas" else "canvas")
    face.draw_as(first)
    assert len(set(_instances)) == len(before)


# --- places by their words


def test_a_place_is_pressed_by_its_word_as_a_screen_reader_does(face):
    page = Browser(face)
    for word in ("c3", "nowhere", "p1.fish", "c3" * 99, 7, None):
        page.send("press", place=word)
    assert face.inputs == [Pressed(PLACE), *[Pressed(None)] * 5]


def test_a_key_says_where_the_focus_is(face):
    page = Browser(face)
    page.send("key", key="Enter", at="c3")
    page.send("key", key="Enter", at="out of sight")
    assert face.inputs == [Typed("Enter", at=PLACE), Typed("Enter")]


def test_what_is_told_again_for_want_of_an_answer_is_not_done_twice(face):
    page = Browser(face)
    page.press(PLACE)
    page.seq -= 1
    page.press(PLACE, again=True)
    assert face.inputs == [Pressed(PLACE)]
    page.press(PLACE)
    page.press(PLACE, again=True)  # this one never came before
    assert len(face.inputs) == 3


def test_a_page_that_missed_a_frame_is_told_the_words_again(face):
    page, sent_states = Browser(face), []
    face.widget.send_state = lambda key=None: sent_states.append(key)
    page.command("one")
    assert "task" not in str(sent_states)
    page.seen -= 1
    page.command("one")
    assert {"task", "answered"} < set(sent_states[-1])
