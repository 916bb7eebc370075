"""What a view leaves in the notebook file: a picture and words beside the live widget."""

from base64 import b64decode
from io import BytesIO

import pytest
from PIL import Image

from ft_tutor.rules.actions import PickUp
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.widgets.board import Board
from ft_tutor.widgets.bundle import with_picture
from ft_tutor.widgets.resume import resume

from .conftest import LESSON

WIDGET = "application/vnd.jupyter.widget-view+json"
STEPS = [step.id for step in LESSON.lesson.steps]


def picture(bundle):
    return Image.open(BytesIO(b64decode(bundle["image/png"])))


@pytest.mark.parametrize("name", STEPS)
def test_every_step_with_a_board_leaves_a_picture_and_words(open_step, name):
    view = open_step(name)
    bundle = view._repr_mimebundle_()
    assert bundle[WIDGET]["model_id"] == view.model_id
    image = picture(bundle)
    assert image.format == "PNG"
    assert 200 <= image.width <= 1440
    assert len(image.convert("RGB").getcolors(1 << 20)) > 50
    assert "<" not in bundle["text/plain"]
    assert len(bundle["text/plain"].splitlines()) > 1


def test_a_board_leaves_its_position_as_it_is_now():
    board = Board("c3:yw c4:g d4:y", crop="c3-d4")
    before = board._repr_mimebundle_()
    board.act(PickUp(Tile.c3))
    after = board._repr_mimebundle_()
    assert before["text/plain"] != after["text/plain"]
    assert before["image/png"] != after["image/png"]


def test_a_crop_is_kept_in_the_picture():
    whole, part = (Board("c3:yw", crop=crop)._repr_mimebundle_() for crop in (None, "c3-d4"))
    assert picture(part).width < picture(whole).width
    assert len(part["text/plain"]) < len(whole["text/plain"])


def test_a_view_without_a_picture_is_the_widget_alone():
    alone = {WIDGET: 1, "text/plain": ""}
    assert with_picture(({WIDGET: 1}, {}), None) == alone
    assert with_picture({WIDGET: 1, "text/plain": "VBox(children=())"}, None) == alone
    assert resume("meeple-paths")._repr_mimebundle_()["text/plain"] == ""
