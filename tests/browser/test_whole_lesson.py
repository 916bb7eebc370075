"""The whole lesson from its first step to its end, by the mouse alone and by the keyboard alone."""

import pytest
from playwright.sync_api import expect

from ft_tutor.rules import grid
from ft_tutor.rules.actions import PickUp

from .lesson_page import LESSON, NOTEBOOK, LessonPage

pytestmark = pytest.mark.browser


class ByMouse:
    """Clicks on tiles, on the hand, and on buttons."""

    def __init__(self, stage):
        self.stage = stage

    def begin(self):
        self.stage.page.wait_for_timeout(50)

    def choose(self, letter):
        self.stage.click(letter)

    def act_on(self, tile):
        self.stage.click(str(tile))

    def press(self, locator):
        locator.click()


class ByKeyboard(ByMouse):
    """Arrows, Enter and letters on the board; Tab order and Enter on buttons."""

    def begin(self):
        super().begin()
        self.cursor = None

    def _focus(self):
        self.stage.canvas.locator.focus()

    def _key(self, *keys):
        self._focus()
        for key in keys:
            self.stage.page.keyboard.press(key)

    def choose(self, letter):
        self._key(letter)

    def act_on(self, tile):
        if self.cursor is None:
            self._key("ArrowDown")  # it begins in the corner
            self.cursor = self.stage.frame.tiles[0]
        across = grid.column(tile) - grid.column(self.cursor)
        down = grid.row(tile) - grid.row(self.cursor)
        self._key(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self._key(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        self.cursor = tile
        self._key("Enter")

    def press(self, locator):
        locator.focus()
        self.stage.page.keyboard.press("Enter")


def play(step, stage, hand):
    """Do what a step asks for."""
    for actions in step.solution:
        for action in actions:
            if not isinstance(action, PickUp):
                hand.choose(action.tribe.letter)
            hand.act_on(action.tile)
            stage.page.wait_for_timeout(40)


def answer(step, stage, hand):
    hand.press(stage.option(step.offers.index(step.right[0])))


def watch(step, stage, hand):
    for _ in step.movement:
        hand.press(stage.button("advance"))
        stage.page.wait_for_timeout(40)


class ByName(ByKeyboard):
    """The same where every place is an element: they have the focus, one after another."""

    def begin(self):
        super().begin()
        self.cursor = self.stage.frame.tiles[0]
        first = self.stage.place(str(self.cursor))
        if first.count():
            first.focus()

    def _focus(self):
        if not self.stage.root.locator(".ft-place:focus").count():
            self.stage.stop.focus()


DO = {"do": play, "choose": answer, "referee": answer, "show": watch}


@pytest.mark.parametrize("kind", [ByMouse, ByName], ids=["mouse", "keyboard-by-name"])
def test_the_whole_lesson(desk, kind):
    desk.turn_to(NOTEBOOK)
    stage = LessonPage(desk).wait_alive()
    hand = kind(stage)
    if kind is ByName:
        hand.press(stage.button("face"))
        stage.root.locator(".ft-svg").wait_for()
    for step in LESSON.steps:
        stage.wait_step(step)
        hand.begin()
        if step.kind in DO:
            DO[step.kind](step, stage, hand)
            stage.wait_says("✓")
            assert stage.stars == "★★★", step.id
        hand.press(stage.button("next"))
    total = len(LESSON.steps)
    expect(stage.root.locator(".ft-task")).to_contain_text(f"{total} of {total} steps")
