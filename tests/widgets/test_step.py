"""Every step of the real lesson, played as a learner plays it."""

import asyncio
import re
from dataclasses import replace
from html import unescape
from itertools import product

import pytest

from ft_tutor.course.model import Choose, Do, Free, Referee, Show, Tell, offers
from ft_tutor.learner.progress import Progress, progress_file
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.engine import apply, is_dead_end, legal_actions, violations
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.shapes import Layer
from ft_tutor.texts import catalogue, rule_sentence
from ft_tutor.widgets import step as step_module
from ft_tutor.widgets.places import live_at
from ft_tutor.widgets.resume import resume
from ft_tutor.widgets.speech import MARKS
from ft_tutor.widgets.step import StepView, step

from .conftest import LESSON
from .recorder import Page, recorded

STEPS = LESSON.lesson.steps


def of(*kinds):
    """The ids of the steps of some kinds, as parameters."""
    names = [one.id for one in STEPS if isinstance(one, kinds)]
    assert names
    return pytest.mark.parametrize("name", names)


def tries():
    return [
        (one.id, number) for one in STEPS if isinstance(one, Do) for number in range(len(one.wrong))
    ]


def say(key, **facts):
    return catalogue("en").say(f"ui-{key}", **facts)


def prose(key):
    return LESSON.texts.html(key, "en")


def news(view):
    """What is said, as HTML."""
    return (view.board._news if view.board else view._news).value


def play(view, *movements):
    for movement in movements:
        for action in movement:
            view.board.act(action)


def stars():
    return Progress().stars("meeple-paths")


def mark_styles(view):
    styles = {shape.style for shape in view.board._board.scene.shapes}
    return {style for style in styles if style.startswith(("mark.", "sign."))}


@of(Tell, Show, Do, Choose, Referee, Free)
def test_it_opens_with_its_number_and_its_task(open_step, name):
    view = open_step(name)
    number = [one.id for one in STEPS].index(name) + 1
    assert say("step", number=number, total=len(STEPS)) in unescape(view._head.value)
    if goal := getattr(view.step, "goal", None):
        assert prose(goal) in view._head.value
    assert (view.board is None) == (view.step.position is None)
    assert "ft-stars" not in view._head.value


# --- do


@of(Do)
def test_the_solution_passes_with_three_stars(open_step, name):
    view = open_step(name)
    play(view, *view.step.solution)
    assert view.session.passed
    assert stars() == {name: 3}
    assert prose(view.step.because) in news(view)
    assert say("passed", stars=3) in unescape(news(view))
    assert "ft-passed" in news(view)
    assert "★★★" in view._head.value
    kept = Progress().steps("meeple-paths")[name]
    assert kept.tries == 1


@pytest.mark.parametrize(("name", "number"), tries())
def test_a_foreseen_mistake_gets_its_text_and_its_marks(open_step, name, number):
    view = open_step(name)
    wrong = view.step.wrong[number]
    play(view, wrong.attempt)
    assert not view.session.passed
    assert stars() == {}
    assert re.search("ft-(wrong|refused)", news(view))
    if wrong.say:
        assert prose(wrong.say) in news(view)
    if wrong.show.rings:
        shapes = view.board._board.scene.shapes
        rings = [shape.place for shape in shapes if shape.style in ("mark.wrong", "mark.hint")]
        assert set(wrong.show.rings) <= set(rings)
    if "ft-refused" in news(view):
        assert re.search(r"R2\.[23]\.\d", news(view))
    view.board.restart()
    play(view, *view.step.solution)
    assert view.session.passed


@of(Do)
def test_a_refused_click_names_the_rule(open_step, name):
    view = open_step(name)
    first = view.step.solution[0][0]
    if isinstance(first, PickUp):
        view.board.act(first)
    view.board.act(PickUp(first.tile))
    (rule,) = set(
        re.findall(r"R\d+\.\d+\.\d+", re.sub(r"<details.*?</details>", keep_summary, news(view)))
    )
    assert rule_sentence(rule, "en") in unescape(news(view))
    assert say("refused") in unescape(news(view))
    assert not view.session.passed


@pytest.mark.rule("R2.2.8")
@pytest.mark.parametrize("name", ["dead-end", "big-board"])
def test_a_dead_end_is_called_by_its_name(open_step, name):
    view = open_step(name)
    for action in dead_end(view.board.position):
        view.board.act(action)
    assert say("dead-end") in unescape(news(view))
    assert say("refused") not in unescape(news(view))
    assert "R2.2.8" in news(view)


def dead_end(position):
    """Actions of which the last is forbidden for no reason but that the path could not end."""
    for first in legal_actions(position):
        held = apply(position, first).position
        for tile, tribe in product(Tile, Tribe):
            drop = Drop(tile, tribe)
            if is_dead_end(violations(held, drop)):
                return first, drop
    raise AssertionError("no dead end is near")


def keep_summary(found):
    return re.search("<summary>.*?</summary>", found[0])[0]


@of(Do)
def test_hints_in_three_layers_cost_stars(open_step, name):
    view = open_step(name)
    hints = view.step.hints
    said = []
    for _ in range(4):
        view._hint.click()
        said.append(news(view))
    for words, key in zip(
        said, (hints.nudge, hints.where.say, hints.what.say, hints.what.say), strict=True
    ):
        assert prose(key) in words
        assert "ft-hint" in words
    for number, words in zip((1, 2, 3, 3), said, strict=True):
        assert say("hint-number", number=number) in unescape(words)
    assert ("mark.arrow" in mark_styles(view)) == bool(hints.what.arrows)
    play(view, *view.step.solution)
    assert stars() == {name: 1}


@of(Do)
def test_a_hint_points_where_it_says(open_step, name):
    view = open_step(name)
    view.hint()
    view.hint()
    rings = {s.place for s in view.board._board.scene.shapes if s.style == "mark.hint"}
    assert rings == set(view.step.hints.where.rings)


def in_a_loop(doing, monkeypatch, pause=0.005):
    """Run something as the kernel does, and wait until what it began has ended."""
    monkeypatch.setattr(step_module, "PAUSE", pause)
    later, waiting, ended = step_module._later, [], asyncio.Event()

    def counted(do):
        def done():
            do()
            waiting.remove(do)
            if not waiting:
                ended.set()

        waiting.append(do)
        later(done)

    monkeypatch.setattr(step_module, "_later", counted)

    async def run():
        doing()
        await ended.wait()

    asyncio.run(asyncio.wait_for(run(), 20))


@of(Do)
def test_show_me_plays_the_solution(open_step, monkeypatch, name):
    view = open_step(name)
    in_a_loop(view._solve.click, monkeypatch)
    assert view.session.passed
    assert stars() == {name: 1}
    assert prose(view.step.because) in news(view)


@of(Do)
def test_show_me_after_half_a_movement(open_step, monkeypatch, name):
    view = open_step(name)
    view.board.act(view.step.solution[0][0])
    in_a_loop(view._solve.click, monkeypatch)
    assert view.session.passed


def test_show_me_is_one_drawing_an_action(open_step, monkeypatch):
    view = open_step("big-board")
    with recorded(view.board._board.widget) as messages:
        in_a_loop(view._solve.click, monkeypatch)
    assert len(messages) <= 1 + len(view.step.solution[0])


def test_show_me_twice_plays_it_once(open_step, monkeypatch):
    view = open_step("desert")

    def press_twice():
        view._solve.click()
        view._solve.click()

    in_a_loop(press_twice, monkeypatch)
    assert view.session.passed
    assert view.session.refusals == 0
    assert prose(view.step.because) in news(view)


@pytest.mark.parametrize("name", ["undo", "restart"])
def test_a_button_stops_the_solution(open_step, monkeypatch, name):
    view = open_step("desert")

    def play_and_stop():
        view._solve.click()
        asyncio.get_running_loop().call_later(0.012, getattr(view.board, name))

    in_a_loop(play_and_stop, monkeypatch, pause=0.01)
    assert view.session.refusals == 0
    assert view.board.game.history.actions == ()


def test_a_click_stops_the_solution(open_step, monkeypatch):
    view = open_step("desert")

    def interfere():
        view._solve.click()
        view.board.act(view.step.solution[0][0])

    in_a_loop(interfere, monkeypatch)
    assert view.board.game.history.actions == view.step.solution[0][:1]
    assert view.session.refusals == 0


def test_without_a_loop_the_solution_plays_at_once(open_step):
    view = open_step("desert")
    view._solve.click()
    assert view.session.passed


def test_a_pass_can_be_bettered(open_step):
    view = open_step("first-steps")
    view.hint()
    play(view, *view.step.solution)
    assert stars() == {"first-steps": 2}
    assert "★★☆" in view._head.value
    view.board.restart()
    play(view, *view.step.solution)
    assert stars() == {"first-steps": 3}
    assert "★★★" in view._head.value


def test_stars_are_there_when_the_cell_is_run_again(open_step):
    view = open_step("first-steps")
    play(view, *view.step.solution)
    again = open_step("first-steps")
    assert "★★★" in again._head.value
    assert not again.session.passed
    assert live_at("meeple-paths", "first-steps") is again


def test_opening_marks_come_back_at_the_start(open_step):
    view = open_step("last-colour")
    opening = view.board._board.scene.layer(Layer.MARKS)
    assert "mark.start" in {shape.style for shape in opening}
    view.board.act(view.step.solution[0][0])
    assert view.board._board.scene.layer(Layer.MARKS) != opening
    view.board.restart()
    assert view.board._board.scene.layer(Layer.MARKS) == opening
    view.board.act(view.step.solution[0][0])
    view.board.undo()
    assert view.board._board.scene.layer(Layer.MARKS) == opening


def test_solved_by_the_keyboard(open_step):
    view = open_step("first-steps")
    page = Page(view.board._board)
    page.key("ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Enter")
    assert view.session.passed


# --- show


@of(Show)
def test_a_shown_movement_plays_to_its_end(open_step, name):
    view = open_step(name)
    captions = view.step.captions or [None] * len(view.step.movement)
    for number, (action, caption) in enumerate(zip(view.step.movement, captions, strict=True), 1):
        assert view._next.description == say("next-move")
        view._next.click()
        assert view.board.game.history.actions[-1] == action
        assert len(view.board.game.history.actions) == number
        assert (prose(caption) if caption else "ft-body") in news(view)
    assert view.session.passed
    assert name in stars()
    if view.step.because:
        assert prose(view.step.because) in news(view)
    assert view._next.description == say("again")
    view._next.click()
    assert view.board.game.history.actions == ()
    assert view._next.description == say("next-move")


@of(Show, Choose, Referee, Tell)
def test_a_board_to_look_at_cannot_be_played(open_step, name):
    view = open_step(name)
    for tile in view.board._board._frame.tiles:
        Page(view.board._board).click(*view.board._board._frame.point(tile, (50, 50)))
    Page(view.board._board).key("ArrowRight", "Enter", "u", "U", "w")
    assert view.board.game.history.actions == ()


# --- choose and referee


@of(Choose, Referee)
def test_every_wrong_answer_gets_its_reply_and_the_right_one_passes(open_step, name):
    view = open_step(name)
    right = right_option(view.step)
    for option in offers(view.step):
        if option != right:
            view._answers[option].click()
            assert "ft-wrong" in news(view)
            assert prose(reply_to(view.step, option)) in news(view)
            assert "ft-false" in view._answers[option]._dom_classes
            assert not view.session.passed
    view._answers[right].click()
    assert view.session.passed
    assert prose(view.step.because) in news(view)
    assert "ft-right" in view._answers[right]._dom_classes
    assert stars() == {name: 2 if len(offers(view.step)) == 3 else 1}


@of(Choose, Referee)
def test_the_right_answer_at_once_wins_three_stars(open_step, name):
    view = open_step(name)
    right = right_option(view.step)
    view._answers[right].click()
    assert stars() == {name: 3}
    others = [made for option, made in view._answers.items() if option != right]
    assert all(made.disabled for made in others)


@of(Choose, Referee)
def test_start_over_makes_all_answers_possible_again(open_step, name):
    view = open_step(name)
    right = right_option(view.step)
    wrong = next(option for option in offers(view.step) if option != right)
    assert view._retry.disabled
    view._answers[wrong].click()
    view._answers[right].click()
    assert not view._retry.disabled
    view._retry.click()
    assert view.session.answers == ()
    assert not view.session.passed
    for made in view._answers.values():
        assert not made.disabled
        assert {"ft-right", "ft-false"}.isdisjoint(made._dom_classes)
    view._answers[right].click()
    assert stars() == {name: 3}


@of(Choose, Referee)
def test_before_a_pass_there_is_nothing_to_start_over(open_step, name):
    view = open_step(name)
    wrong = next(option for option in offers(view.step) if option != right_option(view.step))
    view._answers[wrong].click()
    assert view._retry.disabled


def test_answers_have_no_signs_of_markdown(open_step):
    for one in STEPS:
        if isinstance(one, Choose | Referee):
            for made in open_step(one.id)._answers.values():
                assert not re.search(r"[*`]|\{|\$|_\w+_", made.description), made.description


def right_option(one):
    if isinstance(one, Referee):
        return one.verdict
    return next(option.id for option in one.options if option.right)


def reply_to(one, option):
    if isinstance(one, Referee):
        return one.replies.get(option, one.otherwise)
    return next(offered.reply for offered in one.options if offered.id == option)


def test_the_referee_sees_the_whole_path(open_step):
    view = open_step("twice")
    numbers = [s for s in view.board._board.scene.shapes if s.style == "trail.tag"]
    assert len(numbers) == 6


# --- tell and free


@of(Tell, Free)
def test_got_it_passes(open_step, name):
    view = open_step(name)
    assert view._next.description == say("got-it")
    view._next.click()
    assert view.session.passed
    assert name in stars()


@of(Free)
def test_free_play_can_be_played_and_refuses(open_step, name):
    view = open_step(name)
    while actions := legal_actions(view.board.position):
        view.board.act(actions[0])
    view.board.act(PickUp(Tile.a1))
    if view.board.position.decision is None:
        assert say("walk-over") in unescape(news(view))
    else:
        assert "ft-refused" in news(view)
    view.board.restart()
    assert view.board.game.history.actions == ()


@of(Free)
def test_free_play_refuses_what_is_forbidden(open_step, name):
    view = open_step(name)
    first = legal_actions(view.board.position)[0]
    view.board.act(first)
    before = view.board.position
    view.board.act(PickUp(first.tile))
    assert "ft-refused" in news(view)
    assert view.board.position == before


@of(Tell, Free)
def test_what_asks_for_nothing_is_done_and_not_praised(open_step, name):
    view = open_step(name)
    view._next.click()
    assert say("step-done") in unescape(news(view))
    assert view._next.layout.display == "none"
    assert view._onward.layout.display == ""


@of(Show)
def test_a_shown_movement_is_done_and_next_step_is_the_button_to_press(open_step, name):
    view = open_step(name)
    assert "ft-main" in view._next._dom_classes
    for _ in view.step.movement:
        view._next.click()
    assert say("step-done") in unescape(news(view))
    assert "ft-main" not in view._next._dom_classes
    assert "ft-main" in view._onward._dom_classes
    assert view._onward.layout.display == ""


# --- going on


def test_next_step_is_offered_after_a_pass_and_goes_there(open_step, jumps):
    first, second = open_step(STEPS[0].id), open_step(STEPS[1].id)
    assert first._onward.layout.display == "none"
    play(first, *first.step.solution)
    assert first._onward.layout.display == ""
    first._onward.click()
    assert jumps == [second.board._page]


def test_a_next_step_that_was_not_run_is_said(open_step):
    view = open_step(STEPS[0].id)
    play(view, *view.step.solution)
    view._onward.click()
    assert say("run-next") in unescape(news(view))


def test_the_last_step_leads_to_the_summary(open_step, jumps):
    summary = resume("meeple-paths")
    for one in STEPS[:-1]:
        Progress().record("meeple-paths", one.id, stars=2)
    view = open_step(STEPS[-1].id)
    view._next.click()
    assert say("all-passed", total=len(STEPS)) in unescape(summary._map.value)
    assert summary._go.layout.display == "none"
    view._onward.click()
    assert jumps == [summary._page]


def test_a_summary_that_was_not_run_is_said(open_step):
    view = open_step(STEPS[-1].id)
    view._next.click()
    view._onward.click()
    assert say("run-next") in unescape(news(view))


def test_tab_goes_to_a_hint_and_after_a_pass_to_the_next_step(open_step, monkeypatch):
    went = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda self: went.append(self))  # noqa: PLW0108
    view = open_step("first-steps")
    page = Page(view.board._board)
    page.key("Tab")
    play(view, *view.step.solution)
    page.key("Tab")
    assert went == [view._hint, view._onward]


@of(Show, Choose, Referee, Free)
def test_tab_goes_to_a_button_of_the_board_where_no_hint_is(open_step, monkeypatch, name):
    went = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda self: went.append(self))  # noqa: PLW0108
    view = open_step(name)
    Page(view.board._board).key("Tab")
    assert went == [view.board._bar._in_words]


@of(Tell, Show, Do, Choose, Referee, Free)
def test_a_step_is_brought_into_view_once(open_step, jumps, name):
    view = open_step(name)
    view.focus_here()
    assert jumps == [view.board._page]


@pytest.fixture
def bare():
    """A question without a board."""
    asked = STEPS[2].model_copy(update={"position": None, "crop": None})
    lesson = LESSON.lesson.model_copy(update={"steps": (asked,)})
    return StepView(replace(LESSON, lesson=lesson), asked, Progress(), "en")


def test_a_question_without_a_board_answers_and_goes_on(bare, jumps):
    summary = resume("meeple-paths")
    assert bare.board is None
    bare.focus_here()
    bare._answers[right_option(bare.step)].click()
    assert say("passed", stars=3) in unescape(news(bare))
    assert prose(bare.step.because) in news(bare)
    bare._onward.click()
    assert jumps == [bare._page, summary._page]


# --- what goes wrong


def test_a_progress_file_that_cannot_be_used_is_said(open_step):
    file = progress_file()
    file.parent.mkdir(parents=True)
    file.write_bytes(b"not a database" * 200)
    view = open_step("first-steps")
    assert "ft-hint" in news(view)
    assert "progress" in news(view)
    play(view, *view.step.solution)
    assert view.session.passed


def test_a_cell_opens_a_step_by_its_names():
    view = step("meeple-paths", "first-steps")
    assert (view.lesson_id, view.step.id) == ("meeple-paths", "first-steps")


def test_unknown_names_are_errors():
    with pytest.raises(ValueError, match=r"nope.*first-steps"):
        step("meeple-paths", "nope")
    with pytest.raises(ValueError, match="nope"):
        step("nope", "first-steps")


def test_every_kind_of_feedback_has_a_sign():
    assert set(MARKS) == set(FeedbackKind)
    assert len(set(MARKS.values())) >= 5


def test_the_goal_is_pointed_out_and_not_crossed_when_a_step_misses_it(open_step):
    view = open_step("first-steps")
    play(view, view.step.wrong[0].attempt)  # to a3, where nobody lives
    ringed = {s.style: s.place.tile for s in view.board._board.scene.layer(Layer.MARKS) if s.place}

    assert ringed["mark.wrong"].name == "a3"
    assert ringed["mark.hint"].name == "c3"
