"""A whole table by the keyboard in the real JupyterLab."""

import pytest

from .stage_page import StagePage

pytestmark = pytest.mark.browser

TABLE = 'import ft_tutor; live = ft_tutor.table("c3:yw c4:g d4:y", face="{}"); live'
CHOOSE = "from ft_tutor.play.face import Commanded\nfor tile in ('c3', 'c4'): "
CHOOSE += "live.hear(Commanded('press', tile))"
FOCUS = "() => !!document.activeElement.closest('.ft-board')"


@pytest.mark.parametrize("face", ["canvas", "svg"])
def test_esc_takes_back_what_is_half_chosen_and_only_then_leaves_the_board(book, face):
    lab_page = book.run(TABLE.format(face))
    table = StagePage(lab_page).wait_alive()
    lab_page.kexec(CHOOSE)
    table.wait_says("which meeple")
    table.root.locator(".ft-board canvas, .ft-place").first.focus()
    lab_page.page.keyboard.press("Escape")
    table.wait_says("Nothing is chosen now")
    assert lab_page.evaluate(FOCUS)
    lab_page.page.keyboard.press("Escape")
    assert not lab_page.evaluate(FOCUS)
