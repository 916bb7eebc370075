"""What travels to a page of what stands around a board: plain values, and nothing that acts."""

import json

import pytest

from ft_tutor.play.page import Button, Field, Grid, Group, Offer, Page, Panel, Row
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.theme import DARK, LIGHT
from ft_tutor.widgets.page_values import offer_values, page_values

PICTURE = board_scene(new_board(2, seed=1), crop=(Tile.a1, Tile.b2), hand=False)

PAGE = Page(
    buttons=(Group("tools", (Button("pick", "vizier", value="y", picture=PICTURE),)),),
    panels=(
        Panel(
            "log",
            "Log",
            words="<p>so far</p>",
            picture=PICTURE,
            fields=(Field("rename", "Name", "<script>", error="too long"),),
            buttons=(Button("back", "Back"),),
            rows=(Row("took <b>3</b>", (Button("goto", "Go", value="7"),), here=True, indent=2),),
            grid=Grid(("line", "Ann"), (("coins", "3"),), "Points"),
        ),
    ),
)


def test_all_of_a_panel_travels_as_json():
    values = json.loads(json.dumps(page_values(PAGE, LIGHT)))
    (panel,) = values["panels"]
    assert panel["fields"][0]["value"] == "<script>"
    assert panel["rows"][0]["buttons"][0]["value"] == "7"
    assert panel["rows"][0]["indent"] == 2
    assert panel["grid"]["rows"][0] == ["coins", "3"]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_small_picture_travels_as_svg_in_the_theme_of_the_page(theme):
    values = page_values(PAGE, theme)
    on_button = values["buttons"][0]["items"][0]["picture"]
    assert values["panels"][0]["picture"] == on_button
    assert list(values["pictures"]) == [on_button]
    assert values["pictures"][on_button].startswith("<svg")
    assert f'class="ft{theme.name[0]}' in values["pictures"][on_button]


def test_a_text_is_offered_as_text_and_a_picture_as_bytes():
    text, none = offer_values(Offer(1, "copy", "position.txt", "text/plain", "c3:yw"))
    assert (text["offer"]["text"], none) == ("c3:yw", [])
    picture, buffers = offer_values(Offer(2, "save", "board.png", "image/png", b"\x89PNG"))
    assert (picture["offer"]["name"], buffers) == ("board.png", [b"\x89PNG"])


def test_a_picture_stands_above_the_task_in_the_colours_of_the_theme():
    page = Page(task="<p>Done</p>", picture=PICTURE)
    light, dark = (page_values(page, theme)["task"] for theme in (LIGHT, DARK))
    assert light.startswith('<div class="ft-picture" aria-hidden="true"><svg')
    assert light.endswith("</div><p>Done</p>")
    assert light != dark
