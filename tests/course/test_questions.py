"""The kinds that ask: what is answered, what the stage shows of it, what lint proves."""

import re
from typing import Annotated

import pytest
from pydantic import Field, TypeAdapter

from ft_tutor.course.data import data_folder
from ft_tutor.course.faults import LessonError, say_fault
from ft_tutor.course.lint import lint
from ft_tutor.course.load import load_lesson
from ft_tutor.course.promises import step_faults
from ft_tutor.course.session import begin
from ft_tutor.course.source import read_yaml
from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.course.steps import AnyStep
from ft_tutor.notation import read_words
from ft_tutor.play.face import Commanded, Pressed, Style, Typed
from ft_tutor.scene.place_words import read_place
from ft_tutor.scene.theme import LIGHT

STYLE = Style(LIGHT, motion=True)


@pytest.fixture
def at(questions):
    """Open the lesson at a step."""
    loaded = load_lesson(questions.path, "first")
    return lambda step_id: open_stage(loaded, {}, step=step_id)


def ask(stage, *commands):
    for command in commands:
        name, _, value = command.partition(" ")
        stage = stage.after(Commanded(name, value))
    return stage


def page(stage):
    return shown(stage, STYLE).page


def buttons(stage):
    return {one.id: one for group in page(stage).buttons for one in group.items}


def faults_of(folder):
    try:
        return lint(folder.path)
    except LessonError as error:
        return error.faults


def test_the_small_questions_are_proved(questions):
    assert [say_fault(fault) for fault in lint(questions.path)] == []
    steps = load_lesson(questions.path, "first").lesson.steps
    assert all(step.certified for step in steps)


# --- count


@pytest.mark.parametrize("typed", ["8", " 8 ", "+8", "08", "\N{ARABIC-INDIC DIGIT EIGHT}"])
def test_the_right_number_passes_however_it_is_typed(at, typed):
    stage = ask(at("tally"), f"answer {typed}")
    assert (stage.session.passed, stage.session.stars) == (True, 3)
    assert "tally.because" in page(stage).answer
    assert page(stage).entry.fields[0].off
    assert buttons(stage)["next"].main


@pytest.mark.parametrize(
    ("typed", "say"),
    [("4", "once"), ("5", "near"), ("16", "near"), ("9", "more"), ("3", "other"), ("-1", "other")],
)
def test_a_wrong_number_has_its_own_answer_and_costs_a_star(at, typed, say):
    stage = ask(at("tally"), f"answer {typed}")
    assert f"tally.{say}" in page(stage).answer
    assert page(stage).entry.fields[0].value == typed
    assert ask(stage, "answer 8").session.stars == 2


def test_a_wrong_number_points_at_what_was_missed(at):
    assert ask(at("tally"), "answer 4").view.overlay.hints == (read_place("c3"),)


@pytest.mark.parametrize("typed", ["", "  ", "eight", "8.5", "<b>8</b>", "1e9", "9" * 5000, "8x"])
def test_what_is_no_number_is_answered_politely_and_costs_nothing(at, typed):
    stage = ask(at("tally"), f"answer {typed}")
    assert page(stage).entry.fields[0].error
    assert page(stage).answer == ""
    assert ask(stage, "answer 8").session.stars == 3


def test_the_button_asks_for_a_number_and_leaves_one_that_was_judged(at):
    assert page(ask(at("tally"), "check")).entry.fields[0].error
    wrong = ask(at("tally"), "answer 4")
    assert ask(wrong, "check") == wrong
    assert page(ask(wrong, "restart")).entry.fields[0].value == ""


def test_hints_and_the_solution_of_a_count(at):
    stage = ask(at("tally"), "hint", "hint")
    assert "tally.where" in page(stage).answer
    told = ask(stage, "solve")
    assert "The number is 8." in page(told).answer
    assert "tally.because" in page(told).answer
    assert ask(told, "answer 8").stars == {}


# --- order


def test_items_are_shuffled_always_alike_and_never_in_the_right_order(at):
    for step_id in ("queue", "turn"):
        step = at(step_id).step
        assert step.offers == at(step_id).step.offers
        assert step.offers != step.right
        assert set(step.offers) == set(step.right)
        first_two = step.model_copy(update={"items": step.items[:2]})
        assert first_two.offers == first_two.right[::-1]


def test_things_are_put_in_order_one_after_another(at):
    stage = ask(at("queue"), "answer white", "answer blue")
    labels = {one.id: (one.label, one.state, one.off) for one in page(stage).options}
    assert labels["white"] == ("1. Text en queue.white", "right", True)
    assert labels["red"] == ("Text en queue.red", "", False)
    done = ask(stage, "answer red")
    assert (done.session.passed, done.session.stars) == (True, 3)


def test_what_does_not_come_next_is_answered_and_stays_where_it_is(at):
    stage = ask(at("queue"), "answer red")
    assert "queue.too-soon" in page(stage).answer
    assert {one.id: one.state for one in page(stage).options}["red"] == "false"
    assert stage.session.given == ()
    right = ask(stage, "answer white")
    assert {one.state for one in page(right).options} == {"", "right"}
    assert "queue.other" in page(ask(at("queue"), "answer blue")).answer
    assert ask(right, "answer white").session == right.session


def test_the_last_item_is_taken_back(at):
    stage = ask(at("queue"), "answer white", "answer blue")
    assert not buttons(stage)["undo"].off
    assert ask(stage, "undo").session.given == ("white",)
    assert ask(stage, "undo", "undo", "undo").session.given == ()
    assert ask(stage, "restart").session.given == ()
    assert stage.after(Typed("u")).session.given == ("white",)


def test_items_are_pressed_on_the_board_too(at):
    stage = at("queue")
    for word in ("spot.8", "spot.3"):
        stage = stage.after(Pressed(read_place(word)))
    assert stage.session.given == ("white", "blue")
    assert stage.view.overlay.tags == ((read_place("spot.8"), "1"), (read_place("spot.3"), "2"))
    assert stage.after(Pressed(read_place("spot.12"))).session == stage.session
    by_key = stage.after(Typed("Enter", at=read_place("spot.0")))
    assert by_key.session.passed


def test_the_solution_of_an_order_is_told_and_can_then_be_done(at):
    stage = ask(at("turn"), "answer walk", "solve")
    assert "1. Text en turn.walk" in page(stage).answer
    assert "4. Text en turn.end" in page(stage).answer
    stage = ask(stage, *(f"answer {item}" for item in stage.step.right))
    assert (stage.session.passed, stage.stars) == (True, {})


# --- predict


def test_a_right_prediction_is_seen_to_come_true(at):
    stage = ask(at("crystal"), "answer yes")
    assert stage.session.history.actions == read_words("c3:w-c4 y-d4")
    assert len(shown(stage, STYLE).moments) >= 3
    assert "crystal.yes-reply" in page(stage).answer
    assert ask(stage, "answer yes").session.history == stage.session.history
    assert ask(stage, "restart").session == begin(stage.step)


def test_after_a_wrong_prediction_nothing_moves(at):
    stage = ask(at("crystal"), "answer no")
    assert stage.session.history.actions == ()
    assert "crystal.no-reply" in page(stage).answer
    assert ask(stage, "answer yes").session.stars == 2


def test_the_solution_of_a_prediction(at):
    stage = ask(at("crystal"), "solve")
    assert "crystal.yes" in page(stage).answer
    assert ask(stage, "answer yes").stars == {}


def test_a_question_can_be_explored(at):
    for step_id in ("tally", "queue", "crystal"):
        there = ask(at(step_id), "what-if")
        assert there.exploring is not None
        assert ask(there, "lesson").session == at(step_id).session


# --- what is proved

BROKEN = [
    # old text, new text, reason, words that the sentence must hold
    ("answer: 8", "answer: 9", "measure-differs", "reckons 8"),
    ("when: 4", "when: 8", "wrong-is-right", "8"),
    ("[5-7, 16]", "[7-9]", "wrong-is-right", "8"),
    ("when: more", "when: [4, 6]", "wrong-unreached", "before it"),
    ("[5-7, 16]", "[7-5]", "not-a-span", "5-8"),
    ("[5-7, 16]", "[lots]", "not-a-span", "more"),
    ("where: {say: tally.where, rings: [c3]}", "where: {say: tally.where}", "no-rings", "ring"),
    ('after: "build"}\n    answer', 'after: "kill.r-c3"}\n    answer', "measure-illegal", "break"),
    ("measure: {earns: me,", "measure: {earn: me,", "unknown-measure", "earns"),
    ("measure: {blue: c3}", "measure: blue", "measure-needs-value", "blue"),
    ("measure: {blue: c3}", "measure: {coins: 7}", "not-a-seat", "1 to 4"),
    ("measure: {blue: c3}", "measure: {hand: 7}", "not-a-text", "7"),
    ("measure: {blue: c3}", "measure: {starts: c3}", "measure-value", "starts"),
    ("measure: {blue: c3}", "measure: {turn: 1}", "measure-none", "turn"),
    ("measure: {blue: c3}", "measure: {coins: 4}", "measure-none", "coins"),
    ("measure: {blue: c3}", "measure: 4", "not-a-measure", "name"),
    ("measure: {blue: c3}", "measure: {sum: []}", "not-a-measure", "name"),
    ("    measure: {blue: c3}\n", "", "measure-missing", "measure"),
    ("is: 3", "is: 2", "measure-differs", "reckons 3"),
    ("is: 1", "is: 3", "measure-equals", "3"),
    ("is: 1", "is: 2-4", "measure-equals", "3"),
    ("is: 3", "is: 4-9", "measure-differs", "4-9"),
    ("is: 1", "is: more", "not-a-span", "5-8"),
    ("    best: most\n", "", "measure-unused", "best"),
    ("best: most", "best: least", "best-wrong", "best"),
    ('after: "sell.fish.silk"', 'after: "kill.r-c3"', "movement-illegal", "breaks"),
    ("claims: takes_control", "claims: {gathers: 9}", "claim-fails", "does not hold"),
    ("claims: {takes_control: false}", "claims: legal", "claim-holds", "holds"),
    (", claims: {takes_control: false}", "", "claim-missing", "is"),
    ("by: rising", "by: falling", "order-wrong", "not fall"),
    ("measure: {turn: 1}", "measure: {turn: 3}", "order-wrong", "not rise"),
    (", measure: {turn: 1}", "", "order-unproved", "measure"),
    (', acts: "collect"', "", "order-unproved", "acts"),
    ('acts: "place.d4"', 'acts: "end"', "movement-illegal", "breaks"),
    ('acts: "place.d4"', 'acts: "c3:y-c4 w-d4"', "movement-illegal", "breaks"),
    ("place: spot.3", "place: spot.8", "place-twice", "another"),
    ("place: spot.3", "place: c3", "mark-not-shown", "c3"),
    ("wrong: {red:", "wrong: {white:", "reply-not-offered", "white"),
    ("asks: [R2.2.1]", "asks: [R2.2.2]", "asks-untaught", "R2.2.2"),
    ("asks: [R2.2.1]", "asks: [A15]", "asks-untaught", "A15"),
    ("asks: [R2.2.1]", "asks: [R9]", "unknown-rule", "R9"),
    ("rules: [R2.2.1]", "rules: [R2.2.1]\n    asks: [R2.2.1]", "asks-twice", "R2.2.1"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason", "words"), BROKEN)
def test_what_is_not_so_is_named_on_its_line(questions, old, new, reason, words):
    line = questions.change(old, new)
    found = [fault for fault in faults_of(questions) if fault.reason == reason]
    assert found, [say_fault(fault) for fault in faults_of(questions)]
    assert words in say_fault(found[0])
    assert "{$" not in say_fault(found[0])
    assert abs(found[0].line - line) <= 8


def test_acts_that_may_be_swapped_are_no_order(questions):
    questions.change(
        "c3:yw c4:g d4:y c2:w owed=end1.tile1.tribe1.movement1", "p1=fish.silk.gold owed=end1 a1:y"
    )
    questions.change('acts: "c3:w-c4 y-d4"', 'acts: "sell.fish"')
    questions.change('acts: "collect"', 'acts: "sell.silk"')
    line = questions.change('acts: "place.d4"', 'acts: "sell.gold"')
    found = [fault for fault in lint(questions.path) if fault.line == line]
    assert {fault.reason for fault in found} == {"order-loose"}
    assert "“tile” would be legal in the place of “walk”" in say_fault(found[0])


def test_a_ruling_is_asked_after_a_rule_that_it_refines(questions):
    questions.change("asks: [R2.2.1]", "asks: [A03]")  # A03 refines R2.2.1
    assert lint(questions.path) == ()


def test_what_no_step_asks_for_is_ignored(at):
    stage = at("crystal")
    assert stage.after(Pressed(read_place("c3"))).session == stage.session
    assert ask(stage, "answer nothing", "check") == stage
    assert ask(at("queue"), "answer green").view.feedback is None


def test_what_lies_in_the_hand_is_seen_where_it_is_asked_about(at):
    assert at("tally").view.look.hand
    assert not at("queue").view.look.hand


# --- what authors are told


def examples():
    """Return the whole steps that the guide for authors shows, as they stand there."""
    guide = (data_folder("lessons") / "README.md").read_text("utf-8")
    blocks = re.findall(r"```yaml\n(.*?)```", guide, re.DOTALL)
    return [step for block in blocks if "\n  kind: " in block for step in block.split("\n\n")]


def test_the_examples_of_the_guide_are_proved(tmp_path):
    adapter = TypeAdapter(Annotated[AnyStep, Field(discriminator="kind")])
    found = examples()
    for text in found:
        (tmp_path / "steps.yaml").write_text(text, "utf-8")
        source = read_yaml(tmp_path / "steps.yaml", "steps.yaml")
        step = adapter.validate_python(source.data[0])
        assert [say_fault(fault) for fault in step_faults(step, (0,), source)] == []
        assert step.certified
    assert len(found) >= 4
