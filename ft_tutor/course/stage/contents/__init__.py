"""The list of lessons: what there is, how far the learner has come, and what he does about it."""

from ft_tutor.course.stage.contents.shown import shown
from ft_tutor.course.stage.contents.state import Contents

__all__ = ["Contents", "shown"]
