"""A lesson as its learner meets it: how much there is to read, and what presses lead to."""

from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.course.wording import count_words
from ft_tutor.play.face import Commanded, Pressed, Style
from ft_tutor.scene.place_words import read_place, write_place
from ft_tutor.scene.theme import LIGHT


def word_count(loaded, *keys):
    return sum(count_words(loaded.texts.markdown(key)) for key in keys)


def press(stage, place):
    """Press a place where a learner can: on the picture, or else its button."""
    seen = shown(stage, Style(LIGHT))
    if place in seen.scene.carriers:
        return stage.after(Pressed(place))
    word = write_place(place)
    found = [one for group in seen.page.buttons for one in group.items if one.value == word]
    assert found, f"{stage.step.id}: there is no {word} to press"
    return stage.after(Commanded(found[0].id, word))


def pressed(loaded, step, words):
    """Open a step, and press one place after another: `p1.enki c3`."""
    stage = open_stage(loaded, {}, step=step)
    for word in words.split():
        stage = press(stage, read_place(word))
    return stage


def choice_buttons(stage):
    """The buttons for what the picture has no place for."""
    groups = shown(stage, Style(LIGHT)).page.buttons
    return [one for group in groups if group.name == "choices" for one in group.items]
