"""A visit to a step: what a learner did wrong is known by its rule, and what was right at once."""

import pytest
from helpers.face import place_of

from ft_tutor.course.load import load_lesson
from ft_tutor.course.mistakes import rules_of
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.course.stage.visit import Kept, Visit
from ft_tutor.play.face import Commanded, Pressed


@pytest.fixture
def visit(folder):
    """Do something at a step; return everything that is kept of it."""

    def do(step, *inputs):
        stage = open_stage(load_lesson(folder.path, "first"), {}, step=step)
        here, all_kept = Visit(), []
        for word in inputs:
            name, _, value = word.partition(" ")
            known = name in {"answer", "hint", "solve", "restart", "next", "go", "play-on"}
            heard = Commanded(name, value) if known else Pressed(place_of(word))
            before, stage = stage, stage.after(heard)
            here, kept = here.after(before, stage)
            all_kept += [kept] if kept else []
        return all_kept

    return do


def walk(drops):
    """Press a path from c3, such as `w c4 y d4`."""
    return ("c3", *drops.split())


def test_a_pass_at_the_first_go_is_clean(visit):
    assert visit("home", *walk("w c4 y d4")) == [Kept("home", 3, 1, clean=True)]


@pytest.mark.rule("R2.2.4")
def test_what_is_refused_counts_once_a_visit_and_spoils_the_first_go(visit):
    pressed = ("c3", "w", "c4", "y", "c5", "y", "c5", "y", "d4")
    assert visit("home", *pressed) == [Kept("home", wrong=("R2.2.4",)), Kept("home", 3, 1)]
    again = ("go 2", "go 2", "go 0", "go 2", *pressed)
    assert visit("home", *pressed, *again)[2:] == [
        Kept("home", wrong=("R2.2.4",)),
        Kept("home", 3, 1),
    ]


def test_a_wrong_try_that_no_rule_forbids_is_about_the_step(visit):
    kept = visit("home", *walk("w d3 y d4"))
    assert kept == [Kept("home", tries=1, wrong=("R2.2.4", "R2.2.8"))]
    assert visit("pick", "answer up") == [Kept("pick", tries=1)]  # nobody can say what about


@pytest.mark.rule("R2.2.3")
def test_who_judges_wrongly_mixed_up_two_rules(visit):
    kept = visit("whistle", "answer R2.2.2", "answer R2.2.2", "answer legal", "answer R2.2.3")
    assert kept == [
        Kept("whistle", tries=1, wrong=("R2.2.2", "R2.2.3")),
        Kept("whistle", tries=1, wrong=("R2.2.3",)),
        Kept("whistle", tries=1, wrong=("R2.2.3",)),
        Kept("whistle", 1, 1),
    ]


def test_hints_are_kept_and_a_solution_that_is_watched_earns_nothing(visit):
    assert visit("home", "hint", "hint", *walk("w c4 y d4")) == [
        Kept("home", hints=1),
        Kept("home", hints=1),
        Kept("home", 1, 1),
    ]
    assert visit("home", "solve", "play-on", "play-on", "play-on") == [Kept("home", 0, 1)]


def test_what_is_told_asks_nothing(visit):
    assert visit("hello", "next") == [Kept("hello", 3, 1)]
    assert visit("roam", "c3", "c3", "f5", "next") == [Kept("roam", 3, 1)]


def test_the_rules_of_a_step(step):
    assert rules_of(step("home")) == ("R2.2.4", "R2.2.8")
    assert rules_of(step("whistle")) == ("R2.2.3",)
    assert rules_of(step("roam")) == ()
