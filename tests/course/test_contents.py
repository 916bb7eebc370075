"""The list of lessons as a value: what it shows, and what is asked before anything changes."""

from dataclasses import replace
from datetime import date

import pytest

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_course, load_lesson, load_whole
from ft_tutor.course.model import Chapter
from ft_tutor.course.stage.contents import Contents, shown
from ft_tutor.course.stage.contents.state import Bring, PutBack, Reset
from ft_tutor.learner.account import EVERYTHING, Account
from ft_tutor.learner.rows import DAYS, MISTAKES, STEPS
from ft_tutor.play.face import Commanded, Pressed, Style
from ft_tutor.rules.rulebook import RULES
from ft_tutor.scene.theme import LIGHT

NOW, TODAY = 30_000_000, date(2026, 11, 28)


@pytest.fixture
def contents(folder):
    """The little course with a second lesson like the first, nobody has begun."""
    folder.change("lessons: [first]", "lessons: [first, second]", "course.yaml")
    folder.write(
        "second/lesson.yaml", folder.read("first/lesson.yaml").replace("id: first", "id: second")
    )
    folder.write("second/en.md", folder.read("first/en.md").replace("en lesson.title", "A < B"))
    return Contents(*load_whole(folder.path), Account(), NOW, TODAY)


def knowing(contents, wrong=(), **stars):
    """The list of somebody with stars in the first lesson, and mistakes at its step `home`."""
    rows = {("first", step): (won, 1, 0, 0, NOW, 0) for step, won in stars.items()}
    mistakes = {("first", "home", rule): (2, NOW) for rule in wrong}
    known = Account().having(STEPS, rows).having(MISTAKES, mistakes)
    return replace(contents, account=known.having(DAYS, {("2026-11-26",): (1,)}))


ALL = dict.fromkeys(("hello", "play", "home", "pick", "whistle", "roam"), 3)


def ask(contents, name, value=""):
    return contents.after(Commanded(name, value))


def page(contents):
    return shown(contents, Style(LIGHT)).page


def panel(contents, name):
    return next(one for one in page(contents).panels if one.id == name)


def ids(contents):
    return [one.id for one in page(contents).panels]


# --- the lessons


def test_the_next_step_is_large_and_every_lesson_is_one_press_away(contents):
    fresh = page(contents)
    assert [(card.lesson, card.button, card.step) for card in fresh.cards] == [
        ("first", "Begin", "hello")
    ]
    assert fresh.cards[0].reached == "6 steps, about 5 min"
    rows = panel(contents, "chapter-first").rows
    assert [row.buttons[0].value for row in rows] == ["first en hello", "second en hello"]
    assert [row.here for row in rows] == [True, False]
    assert panel(contents, "tables").rows[0].buttons[0].value == "play-hot-seat en"
    doors = [row.buttons[0].value for row in panel(contents, "drills").rows]
    assert doors == ["practise en today", "practise en"]


def test_how_far_one_is_stands_at_each_lesson(contents):
    begun = knowing(contents, hello=3, play=3, home=1)
    (card,) = page(begun).cards
    assert (card.button, card.step) == ("Go on at step 4", "pick")
    assert "Text en pick.title" in card.reached
    first, second = panel(begun, "chapter-first").rows
    assert "3 of 6 steps · ★ 7 of 18" in first.words
    assert "◐" in first.words
    assert "○" in second.words
    assert "A &lt; B" in second.words
    for said in ("3 of 12 steps", "7 stars", "about 8 min", "1 day this week", "○○○●○○○"):
        assert said in page(begun).task
    done = knowing(contents, **ALL)
    assert page(done).cards[0].lesson == "second"
    assert "✓" in panel(done, "chapter-first").rows[0].words


def test_when_all_is_done_it_goes_on_where_most_can_be_won(contents):
    rows = {
        (lesson, step): (2 if lesson == "second" else 3, 1, 0, 0, 0, 0)
        for lesson in ("first", "second")
        for step in ALL
    }
    done = replace(contents, account=Account().having(STEPS, rows))
    assert (page(done).cards[0].lesson, page(done).cards[0].button) == ("second", "Do it once more")
    assert "all done" in page(done).task


def test_chapters_part_the_list(contents):
    chapters = (Chapter(title="course.title", first="second"),)
    course = contents.course.course.model_copy(update={"chapters": chapters})
    parted = replace(contents, course=replace(contents.course, course=course))
    assert ids(parted) == ["chapter-first", "chapter-second", "drills", "tables"]
    assert panel(parted, "chapter-second").title == "A course"


def test_an_unknown_input_changes_nothing(contents):
    for heard in (Pressed(None), Commanded("fly"), Commanded("anew-ask", "nowhere")):
        assert contents.after(heard) is contents


# --- the rules


@pytest.mark.rule("R2.2.4")
def test_the_map_shows_every_rule_by_sign_and_how_often_it_was_wrong(contents):
    seen = ask(knowing(contents, ["R2.2.4"], hello=3, home=2, play=3), "view-rules")
    found = {one.value: one for each in page(seen).panels for one in each.buttons}
    assert set(found) == {rule for rule in RULES if not rule.startswith("A")}
    assert found["R2.2.4"].id == "rule-due"
    assert found["R2.2.4"].label == "↻ The last meeple meets its colour ✗2"
    assert found["R2.2.8"].id == "rule-met"
    assert found["R1.1"].label.startswith("○")


@pytest.mark.rule("R2.2.4")
def test_a_rule_opens_below_its_chapter_with_the_steps_that_teach_it(contents):
    opened = ask(ask(contents, "view-rules"), "rule-new", "R2.2.4")
    assert ids(opened)[ids(opened).index("rules-R2.2") + 1] == "rule-open"
    rows = panel(opened, "rule-open").rows
    assert [row.buttons[0].value for row in rows] == ["first en home", "second en home"]
    assert panel(opened, "rule-open").buttons[0].value == "practise en walk-legal"
    assert "rule-open" not in ids(ask(opened, "rule-new", "R2.2.4"))
    for odd in ("", "R99", "<b>"):
        assert "rule-open" not in ids(ask(contents, "rule-new", odd))


def test_what_was_wrong_is_practised_with_the_steps_about_it(contents):
    nothing = ask(contents, "view-practise")
    assert panel(nothing, "practise-wrong").rows == ()
    wrong = ask(knowing(contents, ["R2.2.4"], home=1), "view-practise")
    (row,) = panel(wrong, "practise-wrong").rows
    assert "2 times" in row.words
    steps = ["first en home", "second en home"]
    assert [one.value for one in row.buttons] == [*steps, "practise en walk-legal"]
    labels = [one.label for group in page(wrong).buttons for one in group.items]
    assert "Practise (1)" in labels


# --- the resume code


def test_a_code_is_shown_once_there_are_stars(contents):
    assert "no stars yet" in panel(ask(contents, "view-resume"), "resume-own").words
    assert ask(contents, "resume-copy") is contents
    begun = ask(knowing(contents, **ALL), "view-resume")
    assert begun.code.replace("-", "-<wbr>") in panel(begun, "resume-own").words


def test_a_code_that_is_typed_brings_what_is_more(contents):
    code = knowing(contents, hello=3, home=2).code
    some = ask(knowing(contents, hello=1, home=3), "resume-enter", code.lower())
    assert some.wish == Bring({("first", "hello"): 3})
    assert "1 step has its stars" in page(some).answer
    nothing = ask(knowing(contents, hello=3, home=3), "resume-enter", code)
    assert nothing.wish is None
    assert "here already" in page(nothing).answer


def test_a_code_that_is_mistyped_is_said_at_its_field(contents):
    typed = ask(ask(contents, "view-resume"), "resume-enter", "7QX2M-0K4TB")
    field = panel(typed, "resume-another").fields[0]
    assert (field.value, typed.wish) == ("7QX2M-0K4TB", None)
    assert "mistyped" in field.error
    assert ask(typed, "resume-go") is typed  # the field has been read already
    empty = ask(ask(contents, "view-resume"), "resume-go")
    assert "Type or paste" in panel(empty, "resume-another").fields[0].error


def test_a_link_asks_before_it_changes_anything(contents):
    code = knowing(contents, hello=3, home=2).code
    asked = ask(knowing(contents, pick=1), "resume", code)
    assert (asked.view, asked.wish) == ("view-resume", None)
    assert "2 steps" in panel(asked, "resume-question").words
    assert ask(asked, "resume-yes").wish == Bring({("first", "hello"): 3, ("first", "home"): 2})
    kept = ask(asked, "resume-no")
    assert (kept.wish, "resume-question" in ids(kept)) == (None, False)
    assert ask(contents, "resume", code).wish is not None  # there is nothing that could change


# --- to begin anew


def test_nothing_begins_anew_without_a_yes(contents):
    begun = ask(knowing(contents, hello=3), "view-anew")
    asked = ask(begun, "anew-ask", "first")
    assert "Text en lesson.title" in panel(asked, "anew-question").words
    assert asked.wish is None
    assert ask(asked, "anew-no").anew == ""
    assert ask(ask(begun, "anew-ask", EVERYTHING), "anew-yes").wish == Reset(())
    reset = ask(asked, "anew-yes")
    assert reset.wish == Reset(("first",))
    removed = begun.account
    back = ask(reset.fulfilled(Account(), removed), "anew-back")
    assert back.wish == PutBack(removed)
    for late in ("anew-yes", "anew-back"):
        assert ask(begun, late).wish is None


def test_the_course_that_is_there_has_a_list():
    course, lessons = load_whole(data_folder("lessons"))
    whole = Contents(course, lessons, Account(), NOW, TODAY)
    assert load_course(course.folder).course.lessons == tuple(one.lesson.id for one in lessons)
    assert load_lesson(course.folder, lessons[0].lesson.id).lesson == lessons[0].lesson
    assert len([row for one in page(whole).panels for row in one.rows]) == len(lessons) + 5
