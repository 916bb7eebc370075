"""Where the live views of a lesson are found."""

from ft_tutor.widgets.board import Board
from ft_tutor.widgets.places import END, live_at
from ft_tutor.widgets.resume import resume


def test_what_was_not_run_is_nowhere(open_step):
    open_step("first-steps")
    Board("c3:y")
    assert live_at("meeple-paths", "desert") is None
    assert live_at("meeple-paths", END) is None
    assert live_at("another-lesson", "first-steps") is None


def test_of_several_views_the_newest_is_found(open_step):
    open_step("first-steps")
    newest = open_step("first-steps")
    other = open_step("desert")
    assert live_at("meeple-paths", "first-steps") is newest
    assert live_at("meeple-paths", "desert") is other


def test_a_closed_view_is_not_found(open_step):
    older, newest = open_step("first-steps"), open_step("first-steps")
    newest.close()
    assert live_at("meeple-paths", "first-steps") is older


def test_the_end_of_a_lesson_is_a_place(open_step):
    summary = resume("meeple-paths")
    open_step("first-steps")
    assert live_at("meeple-paths", END) is summary
    assert summary.place == ("meeple-paths", END)
