"""The session: what a learner does, and what he is answered."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ft_tutor.course.session import SessionError, begin
from ft_tutor.notation import read_words
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.events import CamelPlaced, MeeplesPickedUp
from ft_tutor.rules.vocabulary import TILES, TRIBES, Tile, Tribe
from ft_tutor.scene.overlay import Marks, on_tiles
from ft_tutor.scene.places import OnTile

UP = PickUp(Tile.c3)


def play(session, text):
    """Act out the words; return the last session and all the feedback."""
    answers = []
    for action in read_words(text):
        session, feedback = session.act(action)
        answers.append(feedback)
    return session, answers


def test_a_solution_passes_with_three_stars(step):
    session, answers = play(begin(step("home")), "c3:w-c4 y-d4")
    assert [answer.kind for answer in answers] == [
        FeedbackKind.PROGRESS,
        FeedbackKind.PROGRESS,
        FeedbackKind.PASSED,
    ]
    assert isinstance(answers[0].events[0], MeeplesPickedUp)
    assert any(isinstance(event, CamelPlaced) for event in answers[-1].events)
    assert answers[-1].because == "home.because"
    assert (session.passed, session.stars, session.tries) == (True, 3, 1)


@pytest.mark.rule("R2.2.4")
def test_a_refused_action_changes_nothing_and_costs_nothing(step):
    before, _ = play(begin(step("home")), "c3:w-c4")
    after, feedback = before.act(Drop(Tile.c5, Tribe.VIZIER))
    assert feedback.kind is FeedbackKind.REFUSED
    assert feedback.say == "home.empty"
    assert feedback.marks.rings == (OnTile(Tile.c5),)
    assert feedback.violations[0].rule == "R2.2.4"
    assert after.history == before.history
    assert (after.refusals, after.wrong) == (1, 0)
    passed, _ = play(after, "y-d4")
    assert passed.stars == 3


@pytest.mark.rule("R2.2.2")
def test_an_unforeseen_refusal_has_the_engines_reason_and_rings_its_tiles(step):
    session, _ = begin(step("home")).act(UP)
    _, feedback = session.act(Drop(Tile.d4, Tribe.ELDER))
    assert (feedback.say, feedback.foreseen) == (None, None)
    assert feedback.violations[0].reason == "drop-diagonal"
    assert feedback.marks.rings == on_tiles((Tile.d4, Tile.c3))


def test_a_foreseen_wrong_try_has_its_own_answer(step):
    session, answers = play(begin(step("home")), "c3:w-d3 y-d4")
    assert answers[-1].kind is FeedbackKind.WRONG
    assert answers[-1].say == "home.around"
    assert answers[-1].marks.path == (Tile.c3, Tile.d3, Tile.d4)
    assert answers[-1].offers_undo
    assert (session.passed, session.wrong, session.stars) == (False, 1, 0)


def test_an_unforeseen_wrong_try_has_the_default_answer(folder, step):
    folder.change("    wrong:\n", "    wrong: []\n#")
    text = folder.read("first/lesson.yaml").splitlines()
    folder.write("first/lesson.yaml", "\n".join(x for x in text if "try:" not in x))
    for key in ("home.empty", "home.around"):
        folder.change(f"## {key}\n\nText en {key}\n", "", "first/en.md")
    _, answers = play(begin(step("home")), "c3:w-d3 y-d4")
    assert (answers[-1].say, answers[-1].foreseen) == ("home.other", None)


def test_after_a_wrong_try_undo_leads_on_and_a_star_is_lost(step):
    session, _ = play(begin(step("home")), "c3:w-d3 y-d4")
    session, _ = session.undo()
    session, _ = session.undo()
    session, _ = play(session, "w-c4 y-d4")
    assert (session.passed, session.stars, session.tries) == (True, 2, 2)


def test_three_wrong_tries_leave_one_star(step):
    session = begin(step("home"))
    for _ in range(3):
        session, _ = play(session, "c3:w-d3 y-d4")
        session, _ = session.restart()
    session, _ = play(session, "c3:w-c4 y-d4")
    assert session.stars == 1


def test_undo_redo_and_restart(step):
    start = begin(step("home"))
    session, _ = play(start, "c3:w-c4")
    undone, _ = session.undo()
    assert undone.position == play(start, "c3")[0].position
    redone, feedback = undone.redo()
    assert redone.position == session.position
    assert feedback.events == session.history.last_events
    assert session.restart()[0].history == start.history
    assert start.undo()[0].history == start.history
    assert start.redo()[0] == start


def test_a_restart_after_a_pass_lets_stars_be_won_again(step):
    session, _ = begin(step("home")).hint()
    session, _ = play(session, "c3:w-c4 y-d4")
    assert session.stars == 2
    session, _ = session.restart()
    assert (session.passed, session.hints) == (False, 0)


@pytest.mark.rule("R2.2.8")
def test_a_dead_end_is_refused_by_default(step):
    session, answers = play(begin(step("home")), "c3:y-c4")
    assert answers[-1].kind is FeedbackKind.REFUSED
    assert answers[-1].violations[0].rule == "R2.2.8"
    assert session.history.actions == (UP,)


@pytest.mark.rule("R2.2.8")
def test_a_dead_end_may_be_walked_into_where_the_step_says_so(folder, step):
    folder.change("    crop: b2-d5\n", "    into_dead_end: true\n")
    session, answers = play(begin(step("home")), "c3:y-c4")
    assert answers[-1].kind is FeedbackKind.WRONG
    assert answers[-1].offers_undo
    assert answers[-1].events
    assert len(session.history.actions) == 2
    assert legal_actions(session.position) == ()
    session, _ = session.undo()
    session, _ = play(session, "w-c4 y-d4")
    assert session.stars == 3


@pytest.mark.rule("R2.2.8")
def test_out_of_a_dead_end_one_press_leads_back_to_the_fatal_drop(folder, step):
    folder.change("    crop: b2-d5\n", "    into_dead_end: true\n")
    folder.change(
        'position: "c3:yw c4:g d4:y c2:w"\n    into',
        'position: "c3:yyw c4:g d4:y e4:y"\n    into',
    )
    folder.change('    solution: ["c3:w-c4 y-d4"]', '    solution: ["c3:y-c4 w-c5 y-d5"]')
    session, answers = play(begin(step("home")), "c3:y-d3 y-e3")
    fatal = Marks(rings=(OnTile(Tile.e3),), arrows=((OnTile(Tile.d3), OnTile(Tile.e3)),))
    assert (answers[-1].kind, answers[-1].marks.arrows) == (FeedbackKind.WRONG, fatal.arrows)
    further, answers = play(session, "w-f3")
    assert answers[-1].kind is FeedbackKind.REFUSED
    assert (answers[-1].offers_undo, answers[-1].marks.arrows) == (True, fatal.arrows)
    assert further.undo()[0].history.actions == session.undo()[0].history.actions
    assert len(further.undo()[0].history.actions) == 2


@pytest.mark.rule("R2.2.3")
def test_a_step_may_ask_for_a_mistake(folder, step):
    folder.change("{all: [legal, {ends_on: d4}, {drops: w-c4}]}", "{refused: R2.2.3}")
    session, answers = play(begin(step("home")), "c3:w-c4 y-c3")
    assert answers[-1].kind is FeedbackKind.PASSED
    assert answers[-1].violations[0].reason == "drop-no-return"
    assert session.stars == 3
    legal, answers = play(begin(step("home")), "c3:w-c4 y-d4")
    assert answers[-1].kind is FeedbackKind.WRONG
    assert not legal.passed


@pytest.mark.rule("R2.2.8")
def test_a_step_may_ask_for_a_dead_end(folder, step):
    folder.change("{all: [legal, {ends_on: d4}, {drops: w-c4}]}", "dead_end")
    folder.change("    crop: b2-d5\n", "    into_dead_end: true\n")
    session, answers = play(begin(step("home")), "c3:y-c4")
    assert answers[-1].kind is FeedbackKind.PASSED
    assert session.passed


def test_a_list_of_movements_is_accepted_action_for_action(folder, step):
    folder.change(
        "{all: [legal, {ends_on: d4}, {drops: w-c4}]}", '["c3:w-d3 y-d4", "c3:w-c4 y-d4"]'
    )
    assert play(begin(step("home")), "c3:w-d3 y-d4")[0].passed
    assert play(begin(step("home")), "c3:w-c4 y-d4")[0].passed
    assert not play(begin(step("home")), "d4:y-d3")[0].passed


def test_hints_come_in_three_layers(step):
    session = begin(step("home"))
    says = []
    for _ in range(4):
        session, feedback = session.hint()
        assert feedback.kind is FeedbackKind.HINT
        says.append((feedback.say, bool(feedback.marks.rings), bool(feedback.marks.arrows)))
    assert says == [
        ("home.nudge", False, False),
        ("home.where", True, False),
        ("home.what", False, True),
        ("home.what", False, True),
    ]
    assert session.hints == 3
    assert play(session, "c3:w-c4 y-d4")[0].stars == 1


def test_the_solution_is_played_step_by_step_and_earns_no_star(step):
    session, feedback = play(begin(step("home")), "c3:w-d3")[0].solve()
    assert feedback.kind is FeedbackKind.SOLUTION
    assert feedback.because == "home.because"
    assert session.history.actions == ()
    for action in feedback.actions:
        session, feedback = session.act(action)
    assert (feedback.kind, feedback.because) == (FeedbackKind.SOLUTION, "home.because")
    assert (session.passed, session.stars) == (True, 0)
    again, feedback = session.act(UP)
    assert (again, feedback.kind) == (session, FeedbackKind.SOLUTION)
    fresh, _ = play(session.restart()[0], "c3:w-c4 y-d4")
    assert fresh.stars == 3


def test_one_press_too_many_takes_no_success_away(step):
    session, _ = play(begin(step("home")), "c3:w-c4 y-d4")
    for action in read_words("c3 w-c4 bid3 pass"):
        after, feedback = session.act(action)
        assert after == session
        assert (feedback.kind, feedback.because) == (FeedbackKind.PASSED, "home.because")


def test_a_press_after_a_wrong_try_says_so_again_and_costs_nothing(step):
    session, _ = play(begin(step("home")), "c3:w-d3 y-d4")
    after, feedback = session.act(UP)
    assert after == session
    assert (feedback.kind, feedback.say) == (FeedbackKind.WRONG, "home.around")


def test_a_passed_step_done_again_ends_well_too_and_keeps_its_stars(step):
    session, _ = play(begin(step("home")), "c3:w-c4 y-d4")
    undone, _ = session.undo()
    assert (undone.passed, undone.stars) == (True, 3)
    assert undone.redo()[1].kind is FeedbackKind.PASSED
    again, answers = play(undone, "y-d4")
    assert answers[-1].kind is FeedbackKind.PASSED
    other, answers = play(session.undo()[0].undo()[0], "w-d3 y-d4")
    assert answers[-1].kind is FeedbackKind.WRONG
    assert (other.passed, other.stars) == (True, 3)
    assert again.stars == 3


def test_a_wrong_try_that_is_done_again_costs_no_more(step):
    session, _ = play(begin(step("home")), "c3:w-d3 y-d4")
    session, feedback = session.undo()[0].redo()
    assert (feedback.kind, session.wrong) == (FeedbackKind.WRONG, 1)


def test_a_hint_a_wrong_try_and_a_decision_too_many_cost_the_same(step):
    start = begin(step("home"))
    hinted, _ = play(start.hint()[0], "c3:w-c4 y-d4")
    erred, _ = play(play(start, "c3:w-d3 y-d4")[0].restart()[0], "c3:w-c4 y-d4")
    assert hinted.stars == erred.stars == replace(hinted, hints=0, over_par=1).stars == 2
    assert [replace(hinted, hints=cost).stars for cost in range(4)] == [3, 2, 1, 1]


def test_a_show_step_plays_its_movement(step):
    session = begin(step("play"))
    says = []
    for _ in range(3):
        session, feedback = session.advance()
        says.append(feedback.say)
        assert feedback.events
    assert says == ["play.up", "play.white", "play.yellow"]
    assert (feedback.kind, feedback.because) == (FeedbackKind.PASSED, "play.because")
    assert session.passed
    again, feedback = session.advance()
    assert again == session
    assert feedback.kind is FeedbackKind.PASSED


def test_choosing(step):
    session, feedback = begin(step("pick")).answer("up")
    assert (feedback.kind, feedback.say) == (FeedbackKind.WRONG, "pick.up-reply")
    assert (session.passed, session.wrong) == (False, 1)
    session, feedback = session.answer("down")
    assert (feedback.kind, feedback.say) == (FeedbackKind.PASSED, "pick.down-reply")
    assert feedback.because == "pick.because"
    assert (session.stars, session.answers) == (2, ("up", "down"))
    assert begin(step("pick")).solve()[1].options == ("down",)


@pytest.mark.rule("R2.2.3")
def test_the_referee(step):
    start = begin(step("whistle"))
    assert start.answer("legal")[1].say == "whistle.not-legal"
    assert start.answer("R2.2.2")[1].say == "whistle.other"
    session, feedback = start.answer("R2.2.3")
    assert (session.stars, feedback.because) == (3, "whistle.because")
    assert feedback.violations[0].reason == "drop-no-return"
    assert OnTile(Tile.c3) in feedback.marks.rings
    assert start.solve()[1].options == ("R2.2.3",)


def test_tell_and_free_steps_are_passed_by_going_on(step):
    assert begin(step("hello")).advance()[0].stars == 3
    free = begin(step("roam"))
    session, answers = play(free, "c3:w-c4 y-d4")
    assert answers[-1].kind is FeedbackKind.PROGRESS
    assert not session.passed
    assert session.advance()[0].passed


def test_a_playground_goes_on_with_another_movement_and_back_again(step):
    walked, _ = play(begin(step("roam")), "c3:w-c4 y-d4")
    assert (walked.history.actions, len(walked.earlier)) == ((), 1)
    assert not any(walked.position.hand)
    assert sum(walked.position.supply.bag) == sum(begin(step("roam")).position.supply.bag) + 2
    second, answers = play(walked, "c4")
    assert answers[-1].kind is FeedbackKind.PROGRESS
    back = second.undo()[0].undo()[0]
    assert back.history.actions == read_words("c3:w-c4")
    assert back.earlier == ()
    assert second.restart()[0] == begin(step("roam"))


def test_what_a_step_does_not_have_is_a_named_error(step):
    with pytest.raises(SessionError, match="hello"):
        begin(step("hello")).act(UP)
    with pytest.raises(SessionError):
        begin(step("home")).advance()
    with pytest.raises(SessionError):
        begin(step("home")).answer("down")
    with pytest.raises(SessionError, match="sideways"):
        begin(step("pick")).answer("sideways")
    with pytest.raises(SessionError):
        begin(step("pick")).hint()
    with pytest.raises(SessionError):
        begin(step("play")).solve()


def test_what_may_be_pressed_is_ringed_where_the_step_says_so_and_by_the_second_hint(folder, step):
    session = begin(step("home"))
    assert [session.rings, session.hint()[0].rings] == [False, False]
    assert session.hint()[0].hint()[0].rings
    assert not begin(step("hello")).rings
    folder.change("    crop: b2-d5\n", "    legal_rings: true\n")
    assert begin(step("home")).rings


ACTIONS = st.one_of(
    st.builds(PickUp, st.sampled_from(TILES)),
    st.builds(Drop, st.sampled_from(TILES), st.sampled_from(TRIBES)),
    st.sampled_from(read_words("c3:w-c4 y-d4 w-d3 y-c4")),
    st.sampled_from(["undo", "redo", "restart", "hint", "solve"]),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(moves=st.lists(ACTIONS, max_size=14), dead_end=st.booleans())
def test_any_course_of_a_session_is_answered(step, moves, dead_end):
    session = begin(step("home").model_copy(update={"into_dead_end": dead_end}))
    for move in moves:
        session, feedback = getattr(session, move)() if isinstance(move, str) else session.act(move)
        assert isinstance(feedback.kind, FeedbackKind)
        assert 0 <= session.stars <= 3
