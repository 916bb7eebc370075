"""The whole course as it is, read once for all tests of a process."""

from functools import cache

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_whole


@cache
def whole_course():
    """The course and its lessons, as `load_whole` returns them."""
    return load_whole(data_folder("lessons"))


def all_lessons():
    return [loaded.lesson for loaded in whole_course()[1]]
