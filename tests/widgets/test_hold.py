"""The guard around ipycanvas, and the private names that it needs."""

import pytest
from ipycanvas import Canvas, MultiCanvas, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets.widgets.widget import _instances

from ft_tutor.widgets.canvas.hold import forget_current_canvas, guarded_hold

from .recorder import recorded


@pytest.fixture
def canvas():
    return MultiCanvas(2, width=100, height=100)


def test_the_private_names_exist():
    assert isinstance(_CANVAS_MANAGER._commands_cache, list)
    assert isinstance(_CANVAS_MANAGER._buffers_cache, list)
    assert isinstance(_CANVAS_MANAGER._caching, bool)
    assert hasattr(_CANVAS_MANAGER, "_current_canvas")
    assert isinstance(_instances, dict)  # for the way back to a step


def test_a_hold_is_one_message(canvas):
    with recorded(canvas) as messages, guarded_hold():
        canvas[0].fill_rect(0, 0, 5, 5)
        canvas[1].fill_rect(0, 0, 5, 5)
    assert len(messages) == 1
    assert messages[0].layers("fillRect") == {0, 1}


def test_a_hold_in_a_hold_is_still_one_message(canvas):
    with recorded(canvas) as messages, hold_canvas():
        with guarded_hold():
            canvas[0].fill_rect(0, 0, 5, 5)
        canvas[1].fill_rect(0, 0, 5, 5)
    assert sum(len(message.named("fillRect")) for message in messages) == 2
    assert not _CANVAS_MANAGER._caching


def test_nothing_drawn_is_nothing_sent(canvas):
    with recorded(canvas) as messages, guarded_hold():
        pass
    assert messages == []


def draw_and_fail(canvas, error):
    canvas[0].fill_rect(0, 0, 5, 5)
    raise error


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
def test_after_an_error_everything_still_draws(canvas, error):
    other = Canvas(width=10, height=10)
    with recorded(canvas) as messages:
        with pytest.raises(error), guarded_hold():
            draw_and_fail(canvas, error)
        assert messages == []
        other.fill_rect(1, 1, 1, 1)
        canvas[0].fill_rect(2, 2, 2, 2)
    assert [message.named("fillRect") for message in messages if message.named("fillRect")] == [
        [[1, 1, 1, 1]],
        [[2, 2, 2, 2]],
    ]
    assert messages[-1].layers("fillRect") == {0}


def test_a_forgotten_canvas_is_named_again(canvas):
    with recorded(canvas) as messages:
        canvas[0].fill_rect(0, 0, 1, 1)
        canvas[0].fill_rect(0, 0, 2, 2)
        forget_current_canvas()
        canvas[0].fill_rect(0, 0, 3, 3)
    names = [name for message in messages for name, *_ in message.commands]
    assert names[-4:] == ["fillRect", "fillRect", "switchCanvas", "fillRect"]
