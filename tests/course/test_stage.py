"""The stage: a whole lesson as one value; what is pressed, said, won, and where one goes."""

from dataclasses import replace
from html import escape

import pytest
from helpers.face import place_of

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson
from ft_tutor.course.stage.manners import MANNERS, manner_of
from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.notation.actions import write_action
from ft_tutor.play.face import Commanded, Hovered, Pressed, Style, Typed
from ft_tutor.play.speech import say
from ft_tutor.rules import engine
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.place_words import read_place
from ft_tutor.scene.places import RowCard
from ft_tutor.scene.shapes import Text
from ft_tutor.scene.theme import LIGHT

LOADED = load_lesson(data_folder("lessons"), "meeple-paths")
CONTROL = load_lesson(data_folder("lessons"), "taking-control")
STEPS = LOADED.lesson.steps
IDS = [step.id for step in STEPS]
STYLE = Style(LIGHT)


def at(step, stars=None):
    return open_stage(LOADED, stars or {}, step=step)


def press(stage, *words):
    for word in words:
        stage = stage.after(Pressed(place_of(word)))
    return stage


def ask(stage, *names):
    for name in names:
        command, _, value = name.partition(" ")
        stage = stage.after(Commanded(command, value))
    return stage


def page(stage):
    return shown(stage, STYLE).page


def buttons(stage):
    return {one.id: one for group in page(stage).buttons for one in group.items}


def solved(step="first-steps"):
    return press(at(step), "b3", "c3")


# --- where it begins, and going about


def test_it_begins_at_the_first_open_step():
    assert at("").number == 0
    assert at("", {IDS[0]: 3, IDS[1]: 1}).number == 2
    assert at("", dict.fromkeys(IDS, 3)).ended


def test_every_step_has_a_manner():
    assert {step.kind for step in STEPS} <= set(MANNERS)


def test_next_and_back_go_through_the_whole_lesson():
    stage = at(IDS[0])
    seen = []
    while not stage.ended:
        seen.append(shown(stage, STYLE).step)
        stage = ask(stage, "next")
    assert seen == IDS
    assert ask(stage, "next").ended
    back = ask(stage, *["back"] * (len(IDS) + 3))
    assert (back.number, back.step.id) == (0, IDS[0])


@pytest.mark.parametrize("name", ["go 5", f"step {IDS[5]}"])
def test_a_press_in_the_strip_goes_there(name):
    stage = ask(at(IDS[0]), name)
    assert stage.step.id == IDS[5]
    assert [stop.here for stop in page(stage).strip.items].index(True) == 5


@pytest.mark.parametrize("name", ["go x", "go 99999", "step nowhere", "go -1", "fly 3"])
def test_nonsense_goes_nowhere(name):
    assert ask(at(IDS[0]), name).number in (0, len(IDS))


def test_a_step_that_is_left_begins_anew():
    stage = ask(press(at("big-board"), "c2"), "back", "next")
    assert stage.session.history.actions == ()


# --- winning


def test_a_pass_brings_its_stars_and_a_way_on():
    stage = solved()
    assert stage.stars == {"first-steps": 3}
    assert "Well done!" in page(stage).answer
    assert buttons(stage)["next"].main
    assert not buttons(at("first-steps"))["next"].main
    assert page(stage).strip.items[0].drawn == "★★★"


def test_the_line_of_a_task_stays_until_the_movement_ends():
    stage = open_stage(load_lesson(data_folder("lessons"), "first-turn"), {}, step="to-the-end")
    asked = stage.view.overlay.path
    walks = press(stage, "b3")
    assert walks.view.overlay.path == asked
    walks = press(walks, "g", "c3")
    assert [tile for tile, _ in walks.view.overlay.path.steps] == [Tile.c3, Tile.d3]
    assert walks.view.overlay.faint.legs == asked.legs[:1]
    ended = press(walks, "d3")
    assert ended.view.overlay.path.legs == asked.legs
    assert ended.view.overlay.faint is None


def test_the_way_of_a_hint_stays_until_it_is_walked():
    start = open_stage(load_lesson(data_folder("lessons"), "first-turn"), {}, step="to-the-end")
    hinted = ask(start, "hint", "hint", "hint")
    assert press(hinted, "b3").view.overlay.arrows == hinted.view.overlay.arrows
    assert press(hinted, "b3", "g", "c3").view.overlay.arrows == hinted.view.overlay.arrows[1:]


def test_the_line_of_a_task_is_faint_beside_another_way():
    stage = open_stage(load_lesson(data_folder("lessons"), "the-table"), {}, step="whole-table")
    astray = press(stage, "d4", "r", "d5").view.overlay
    assert astray.faint == stage.view.overlay.path
    assert [tile for tile, _ in astray.path.steps] == [Tile.d5]


def test_nothing_points_at_a_bid_that_is_made():
    stage = open_stage(load_lesson(data_folder("lessons"), "bidding"), {})
    assert stage.view.overlay.hints or stage.view.overlay.arrows
    spot = write_action(stage.step.solution[0][0]).replace("bid", "spot.")
    made = ask(stage, f"press {spot}")
    assert made.session.passed
    assert not made.view.overlay.hints
    assert not made.view.overlay.arrows


def test_the_best_stars_stay():
    stage = ask(solved(), "restart", "hint")
    stage = press(stage, "b3", "c3")
    assert stage.session.stars < 3
    assert stage.stars == {"first-steps": 3}


def test_a_passed_step_done_again_ends_well_done_again():
    for way in (["restart"], ["next", "back"], ["go 3", "go 0"]):
        stage = press(ask(solved(), *way), "b3", "c3")
        assert "Well done!" in page(stage).answer
        assert buttons(stage)["next"].main


@pytest.mark.parametrize(
    ("lesson", "step"), [("first-turn", "six-parts"), ("meeple-paths", "playground")]
)
def test_what_asks_for_nothing_is_passed_by_going_on(lesson, step):
    stage = open_stage(load_lesson(data_folder("lessons"), lesson), {}, step=step)
    assert step in ask(stage, "next").stars
    assert step not in ask(stage, "back").stars


def test_the_last_step_promises_no_end_before_it_is_solved():
    last = open_stage(load_lesson(data_folder("lessons"), "the-table"), {}, step="whole-table")
    assert buttons(last)["next"].label == say("skip", "en")
    done = ask(last, "solve", *["play-on"] * 9)
    assert buttons(done)["next"].label == say("finish", "en")


def test_what_was_only_shown_says_how_a_star_is_won():
    shown_only = ask(at("first-steps"), "solve", *["play-on"] * 9)
    assert escape(say("earn-star", "en")) in page(shown_only).answer
    assert page(shown_only).strip.items[0].drawn == "☆"
    again = ask(solved(), "restart", "solve", *["play-on"] * 9)
    assert escape(say("earn-star", "en")) not in page(again).answer


# --- what is said


@pytest.mark.parametrize(
    ("lesson", "step", "place", "asked"),
    [
        ("builders-and-assassins", "twenty", "number.0", "rest-build"),
        ("builders-and-assassins", "blade", "d4", "rest-victim"),
        ("oases-and-markets", "large-market", "row.2", "rest-buy"),
        ("sacred-places", "fakir-instead", "djinn.boaz", "rest-pay"),
        ("selling", "first-sale", "p1.silk", "rest-goods"),
    ],
)
def test_what_is_still_to_be_chosen_is_named(lesson, step, place, asked):
    stage = open_stage(load_lesson(data_folder("lessons"), lesson), {}, step=step)
    assert escape(say(asked, "en")) in page(stage.after(Pressed(read_place(place)))).answer


def test_a_card_that_is_one_of_the_answers_is_pressed_for_it():
    stage = open_stage(load_lesson(data_folder("lessons"), "the-table"), {}, step="helpers")
    wrong = stage.after(Pressed(RowCard(6)))
    assert wrong.session.answers == ("fish",)
    assert wrong.after(Pressed(RowCard(3))).session.passed
    aside = wrong.after(Pressed(RowCard(5)))
    told = page(aside).answer
    assert escape(say("missed-choose", "en")) in told
    assert page(wrong).answer in told
    assert page(ask(aside, "words")).answer == page(wrong).answer


@pytest.mark.parametrize("step", [step for step in STEPS if not manner_of(step).playable])
def test_no_picture_is_pressed_in_silence(step):
    if step.position:
        stage = press(at(step.id), str((step.crop or (Tile.a1,))[0]))
        assert escape(say(f"missed-{step.kind}", "en")) in page(stage).answer


def test_a_refusal_goes_when_something_else_is_done():
    refused = press(at("no-u-turn"), "b3", "c3", "b3")
    assert "R2.2.3" in page(refused).answer
    assert "R2.2.3" not in page(press(refused, "d3")).answer


def test_what_is_taken_back_leaves_the_learner_with_what_to_do():
    start = open_stage(CONTROL, {}, step="camel")
    assert "hand" in page(start).answer
    assert page(ask(press(start, "c3"), "undo")).answer == page(start).answer


def test_a_whole_walk_that_was_not_asked_for_is_to_be_taken_back():
    wrong = press(open_stage(CONTROL, {}, step="taken"), "c3", "b3")
    assert "Undo" in page(wrong).answer
    assert buttons(wrong)["undo"].main
    assert not buttons(ask(wrong, "undo"))["undo"].main


def test_a_playground_goes_back_before_the_walk_that_has_just_ended():
    ended = press(at("playground"), "d2", "d3", "w", "e3")
    assert ended.session.history.actions == ()
    assert not buttons(ended)["undo"].off
    assert not buttons(ended)["restart"].off
    assert buttons(ask(ended, "restart"))["restart"].off


def test_the_last_step_says_that_it_is_the_last():
    labels = [buttons(at(step))["next"].label for step in (IDS[-2], IDS[-1])]
    assert labels[0] != labels[1]


def test_nothing_is_chosen_for_the_learner():
    stage = press(at("dead-end"), "b3")
    assert stage.view.picked == ()
    assert "c3" in page(press(stage, "c3")).answer


def test_a_question_offers_its_answers_and_says_which_was_right():
    stage = at("everybody-out")
    offered = page(stage).options
    wrong = next(o.id for o in stage.step.options if not o.right)
    right = next(o.id for o in stage.step.options if o.right)
    assert [option.state for option in offered] == [""] * len(offered)
    stage = ask(stage, f"answer {wrong}", f"answer {right}")
    assert {o.id: o.state for o in page(stage).options if o.state} == {
        wrong: "false",
        right: "right",
    }
    assert all(option.off for option in page(stage).options)


def test_a_referee_names_each_rule_in_words():
    labels = {option.id: option.label for option in page(at("corners")).options}
    assert "R2.2.2" not in labels["R2.2.2"]
    assert "diagonally" in labels["R2.2.2"]


@pytest.mark.parametrize("kind", sorted({step.kind for step in STEPS}))
def test_a_step_understands_its_own_wishes_and_ignores_the_others(kind):
    step = next(step for step in STEPS if step.kind == kind)
    stage = at(step.id)
    for wish in ("hint", "solve", "advance", "undo", "redo", "restart", "answer legal", "play-on"):
        ask(stage, wish)
    offered = {name for name in buttons(stage) if name in {"hint", "solve", "advance", "undo"}}
    assert offered == set(MANNERS[kind].wishes) & {"hint", "solve", "advance", "undo"}


def test_buttons_keep_their_places_in_a_step():
    for step in STEPS:
        stage = at(step.id)
        names = list(buttons(stage))
        for wish in ("hint", "solve", "advance", "rings", "words"):
            assert list(buttons(ask(stage, wish))) == names


# --- a solution


def test_show_me_plays_action_by_action_until_the_learner_does_something():
    stage = ask(at("first-steps"), "solve")
    assert len(stage.playing) == 2
    assert len(ask(stage, "play-on").session.history.actions) == 1
    assert ask(stage, "play-on", "play-on").playing == ()
    assert press(ask(stage, "play-on"), "c3").playing == ()
    assert ask(stage, "words").playing == ()


def test_a_press_is_judged_once(monkeypatch):
    judged = []
    unmet = engine.unmet
    monkeypatch.setattr(engine, "unmet", lambda *args: judged.append(args) or unmet(*args))
    stage = press(at("first-steps"), "b3")
    assert len(judged) == 1
    press(stage, "c3")
    assert len(judged) == 2


# --- hovering, keys, words


def test_hovering_marks_and_changes_nothing_else():
    stage = at("first-steps")
    hovered = stage.after(Hovered(place_of("b3")))
    assert hovered.view.hovered == place_of("b3")
    assert hovered.after(Hovered(place_of("b3"))) == hovered
    assert hovered.session == stage.session


def test_the_first_step_by_keyboard():
    stage = at("first-steps")
    for key in ("ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Enter"):
        stage = stage.after(Typed(key))
    assert stage.session.passed


def test_the_board_in_words_stands_below():
    assert "b3" in page(ask(at("first-steps"), "words")).words
    assert page(ask(at("first-steps"), "words", "words")).words == ""


# --- the end


def test_the_end_counts_and_leads_to_what_is_open():
    stage = at("", {IDS[0]: 3}).at(len(IDS))
    assert f"1 of {len(IDS)}" in page(stage).task
    assert ask(stage, "open").number == 1
    done = at("", dict.fromkeys(IDS, 3))
    assert "open" not in buttons(done)
    assert buttons(done)["index"].main


def test_one_step_alone_has_no_strip_and_goes_nowhere():
    alone = replace(at("first-steps"), alone=True)
    assert page(alone).strip is None
    assert "next" not in buttons(alone)
    assert ask(alone, "next", "go 5").number == alone.number


# --- what if?


def test_a_what_if_begins_at_the_position_in_sight_and_comes_back_to_the_same_step():
    stage = press(at("first-steps"), "b3")
    there = ask(stage, "what-if")
    assert there.exploring.position == stage.view.position
    tried = press(there, "c3")
    assert tried.exploring.position != stage.view.position
    assert tried.view == stage.view
    assert ask(tried, "lesson") == stage


def test_what_is_won_on_a_what_if_is_no_star():
    assert press(ask(at("first-steps"), "what-if"), "b3", "c3").stars == {}


@pytest.mark.parametrize("way", ["go 3", f"step {IDS[3]}"])
def test_a_press_in_the_strip_leaves_the_what_if(way):
    stage = ask(at("first-steps"), "what-if", way)
    assert (stage.exploring, stage.number) == (None, 3)


def test_a_what_if_shows_the_whole_table_and_the_way_back():
    stage = ask(at("first-steps"), "what-if")
    assert buttons(stage)["lesson"].main
    assert shown(stage, STYLE).scene.width > 900
    assert "what-if" in buttons(at("first-steps"))


def test_there_is_no_what_if_without_a_position():
    for step in STEPS:
        if at(step.id).session.history is None:
            assert "what-if" not in buttons(at(step.id))
            assert ask(at(step.id), "what-if") == at(step.id)


def test_at_the_end_as_many_tribes_salute_as_fifths_are_passed():
    def saluting(stars):
        page = shown(ask(at(IDS[-1], stars), "next"), STYLE).page
        return {shape.text for shape in page.picture.shapes if isinstance(shape, Text)}, page.task

    assert saluting({})[0] == set()
    letters, said = saluting(dict.fromkeys(IDS, 3))
    assert letters == set("YWGBR")
    assert f"★ {3 * len(IDS)}" in said
