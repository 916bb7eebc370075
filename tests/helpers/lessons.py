"""A lesson as its learner meets it: how much there is to read, and what presses lead to."""

from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.course.wording import count_words
from ft_tutor.play.face import Commanded, Pressed, Style
from ft_tutor.scene.place_words import read_place
from ft_tutor.scene.theme import LIGHT


def word_count(loaded, *keys):
    return sum(count_words(loaded.texts.markdown(key)) for key in keys)


def press(stage, word):
    """Press a place on the picture, or its button where it is not on the picture."""
    page = shown(stage, Style(LIGHT)).page
    buttons = [one for group in page.buttons for one in group.items if one.value == word]
    assert buttons or not word.startswith(("sign", "number"))
    event = Commanded(buttons[0].id, word) if buttons else Pressed(read_place(word))
    return stage.after(event)


def pressed(loaded, step, words):
    """Open a step, and press one place after another: `p1.enki c3`."""
    stage = open_stage(loaded, {}, step=step)
    for word in words.split():
        stage = press(stage, word)
    return stage
