"""The stopwatch counts while the learner is there."""

from ft_tutor.learner.stopwatch import SILENCE, Stopwatch


def after(*times):
    watch = Stopwatch()
    for time in times:
        watch = watch.sign(time)
    return watch.seconds


def test_it_begins_when_the_learner_comes():
    assert after() == after(5000) == 0


def test_it_counts_what_lies_between_signs_of_life():
    assert after(100, 130, 145) == 45


def test_it_stops_after_a_long_silence():
    assert after(100, 110, 110 + 9 * 3600, 110 + 9 * 3600 + 5) == 10 + SILENCE + 5


def test_a_clock_that_is_set_back_takes_nothing_away():
    assert after(100, 110, 50, 60) == 20
