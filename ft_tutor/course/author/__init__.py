"""The author's view of a lesson: it is written, played and checked at once."""

from ft_tutor.course.author.desk import Desk, open_desk
from ft_tutor.course.author.reading import Reading, read_lesson, watched
from ft_tutor.course.author.shown import shown

__all__ = ["Desk", "Reading", "open_desk", "read_lesson", "shown", "watched"]
