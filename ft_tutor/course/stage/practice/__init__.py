"""Practice: drills one after another on the stage, and the list to choose them from."""

from ft_tutor.course.stage.practice.shown import shown
from ft_tutor.course.stage.practice.state import Practice, open_practice

__all__ = ["Practice", "open_practice", "shown"]
