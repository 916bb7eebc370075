"""Practice: one drill after another, the list to choose from, and the puzzle of the day."""

from datetime import date

import pytest

from ft_tutor.course.drills.families import DRILLS, FAMILIES
from ft_tutor.course.drills.making import drill
from ft_tutor.course.stage.practice import open_practice, shown
from ft_tutor.play.face import Commanded, Style
from ft_tutor.scene.theme import LIGHT

DAY = date(2026, 11, 28)


def begun(rule="builders", level=1, seed=3):
    return open_practice(DAY, "en", rule, level, seed)


def ask(practice, name, value=""):
    return practice.after(Commanded(name, value))


def page(practice):
    return shown(practice, Style(LIGHT)).page


def buttons(practice):
    return {one.id: one for group in page(practice).buttons for one in group.items}


def solved(practice):
    return ask(practice, "answer", practice.drill.step.right[0])


def test_a_drill_stands_on_the_stage_as_it_was_made():
    practice = begun()
    assert practice.drill.step == drill("builders", 1, 3).step
    assert "Builders earn" in page(practice).task or "level 1" in page(practice).task
    assert "no. 3" in page(practice).task
    assert page(practice).strip is None


def test_after_a_right_answer_the_next_drill_is_what_is_wanted():
    practice = begun()
    assert not buttons(practice)["drill-next"].main
    right = solved(practice)
    assert right.right == 1
    assert buttons(right)["drill-next"].main
    after = ask(right, "drill-next")
    assert after.seed == 4
    assert after.drill.family == practice.drill.family
    assert not after.stage.session.passed


def test_easier_and_harder_bring_a_drill_of_another_level():
    practice = begun()
    assert buttons(practice)["drill-easier"].off
    harder = ask(ask(practice, "drill-harder"), "drill-harder")
    assert (harder.level, harder.drill.level) == (3, 3)
    assert buttons(harder)["drill-harder"].off
    assert ask(harder, "drill-harder").level == 3
    assert ask(harder, "drill-easier").drill.level == 2


def test_the_list_has_every_drill_and_the_level_is_chosen_there():
    listed = ask(begun(), "drill-choose")
    assert listed.stage is None
    panels = page(listed).panels
    offered = [one.value for panel in panels for one in panel.buttons if one.id == "drill-about"]
    assert offered[0] == ""
    assert sorted(offered[1:]) == sorted(family.name for family in FAMILIES)
    hard = ask(listed, "drill-level", "3")
    assert hard.stage is None
    assert ask(hard, "drill-about", "sale").drill.level == 3
    assert ask(hard, "hint") is hard


def test_any_kind_of_drill_comes_when_none_is_chosen():
    practice = ask(ask(begun(), "drill-choose"), "drill-about", "")
    seen = set()
    for _ in range(12):
        seen.add(practice.drill.family.name)
        practice = ask(practice, "drill-next")
    assert len(seen) > 3


def test_the_puzzle_of_the_day_says_the_date():
    practice = open_practice(DAY, "en", "today", 1, 9)
    assert practice.puzzle
    assert "28 November 2026" in page(practice).task
    assert practice.drill == ask(begun(), "drill-today").drill
    assert "drill-harder" not in buttons(practice)
    assert not ask(practice, "drill-next").puzzle


@pytest.mark.parametrize("value", ["R2.4.B", "builders"])
def test_the_list_of_lessons_opens_it_at_a_rule(value):
    practice = ask(begun("sale"), "step", value)
    assert practice.drill.family in DRILLS["R2.4.B"]


@pytest.mark.parametrize("value", ["R99", "<b>", "drills"])
def test_what_is_no_drill_changes_nothing(value):
    practice = begun()
    assert ask(practice, "step", value) is practice
    assert ask(practice, "drill-level", value) == practice


def test_what_if_leads_out_and_back():
    practice = begun()
    there = ask(practice, "what-if")
    assert "drill-next" not in buttons(there)
    assert ask(there, "lesson").stage.exploring is None
