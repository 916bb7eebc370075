"""Practice in a cell: what was won and got wrong is kept, as it is with lessons."""

import pytest
from helpers.face import ListFace

from ft_tutor.course.drills.families import LESSON
from ft_tutor.learner.progress import Progress
from ft_tutor.widgets.mistakes import Mistake
from ft_tutor.widgets.practise import practise


@pytest.fixture
def live():
    return practise("builders", 1, 3, face=ListFace())


def test_a_pass_is_kept_under_the_kind_of_drill(live):
    (right,) = live.value.drill.step.right
    live.face.ask("answer", "999")
    live.face.ask("answer", right)
    kept = Progress().steps(LESSON)["builders"]
    assert (kept.stars, kept.tries) == (2, 2)
    mistakes = {one.rule for one in Progress().account().mistakes}
    assert mistakes == {"R2.4.B", "A30"}


def test_each_drill_is_a_visit_of_its_own(live):
    for _ in range(2):
        (right,) = live.value.drill.step.right
        live.face.ask("answer", right)
        live.face.ask("drill-next")
    assert Progress().steps(LESSON)["builders"].tries == 2


def test_a_solution_plays(live):
    other = practise("win-a-tile", 1, 5, face=ListFace())
    other.face.ask("solve")
    assert other.value.stage.session.passed
    assert other.value.right == 0


def test_without_a_rule_it_is_the_list_and_goes_on_where_it_was():
    live = practise()
    assert live.value.stage is None
    assert practise() is live
    assert live.picture() is None
    live.close()


def test_a_saved_notebook_keeps_the_board(live):
    assert live.picture().alt


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("R99",), "no drills for “R99”"),
        ((5,), "<int>"),
        (("", 4), "no level 4"),
        (("", 1.0), "no level 1.0"),
        (("sale", 1, -1), "-1 is no number"),
        (("sale", 1, 10**5000), "<int>"),
        (("sale", 1, "x"), "x is no number"),
    ],
)
def test_a_mistake_is_one_sentence_that_says_what_would_be_right(given, words):
    with pytest.raises(Mistake, match=words):
        practise(*given)
