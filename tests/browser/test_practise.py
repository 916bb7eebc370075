"""Drills as a learner finds them: from the list of lessons, one press each."""

import re

import pytest
from playwright.sync_api import expect

from ft_tutor.course.drills.making import drill

from .conftest import LAPTOP

pytestmark = pytest.mark.browser


def test_the_puzzle_of_the_day_and_the_drills_are_a_press_away(desk):
    desk.turn_to("index.ipynb")
    desk.stage().locator('.ft-button:has-text("Solve it")').click()
    stage = desk.wait_stage("practise")
    expect(stage.locator(".ft-task .ft-kind")).to_contain_text("Puzzle of")
    stage.locator(".ft-do-drill-choose").click()
    stage.locator('.ft-do-drill-about:has-text("The price of a djinn")').click()
    expect(stage).to_have_attribute("data-ft-step", "djinn-price")
    heading = stage.locator(".ft-task .ft-kind")
    first = heading.inner_text()
    onward = stage.locator(".ft-do-drill-next")
    made = drill("djinn-price", 1, int(re.search(r"no\. (\d+)", first)[1])).step
    stage.locator(".ft-option").nth(made.offers.index(made.right[0])).click()
    expect(onward).to_have_class(re.compile("ft-main"))
    onward.click()
    expect(heading).not_to_have_text(first)
    box = onward.bounding_box()
    assert box["y"] + box["height"] <= LAPTOP["viewport"]["height"]
