"""Steps about any decision of the game: a bid, a kill, a purchase, a djinn, a sale."""

import pytest

from ft_tutor.course.faults import say_fault
from ft_tutor.course.lint import lint
from ft_tutor.course.session import begin
from ft_tutor.notation import read_words
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.rules.vocabulary import CardId
from ft_tutor.scene.places import DjinnCard

KINDS = {
    # name: position, accept, more fields, solution, a wrong try and when it applies
    "bid": (
        "seats=3 bids=123- owed=bid1 a1:y b1:y",
        "{bid: 3}",
        "",
        "bid3",
        ("{bid: 5}", "bid5"),
    ),
    "kill": (
        "c3:village.ry c4:y d3:b c2:village.w path=b3.r-c3 hand=rr owed=end1.tile1.tribe1",
        "{all: [{kills: y}, {event: CamelPlaced}]}",
        "",
        "kill.y-c4",
        ("{kills: b}", "kill.b-d3"),
    ),
    "buy": (
        "c3:small path=b3.w-c3 owed=end1.tile1 row=fish.silk.gold.ivory",
        "{buys: gold}",
        "",
        "buy.gold",
        ("pass", "pass"),
    ),
    "djinn": (
        "c3:sacred6.camel1 path=b3.w-c3 owed=end1.tile1 p1=elders2 djinns=enki.boaz.utug",
        "{takes: djinn}",
        "",
        "take.enki.elder2",
        ("{plays: pass}", "pass"),
    ),
    "sale": (
        "p1=fish.silk.gold owed=end1 a1:y",
        "{earns_at_least: 7}",
        "until: {event: Sold}",
        "sell.fish.silk.gold",
        ("{not: {sells: gold}}", "sell.fish.silk"),
    ),
    "turn": (
        "c3:yw c4:g d4:y c2:w owed=end1.tile1.tribe1.movement1",
        "{all: [{ends_on: d4}, {owed: tile}]}",
        "until: tile",
        "c3:w-c4 y-d4 collect",
        ("{not: {ends_on: d4}}", "c4:g-c3"),
    ),
}
TURN = "c3:yw c4:g d4:y c2:w"


def lesson(position, accept, more, solution, wrong):
    when, attempt = wrong
    return f"""\
schema: 1
id: first
title: lesson.title
intro: lesson.intro
teaches: []
steps:
  - id: home
    kind: do
    rules: []
    title: home.title
    goal: home.goal
    position: "{position}"
    accept: {accept}
    wrong:
      - {{when: {when}, try: "{attempt}", say: home.empty}}
    otherwise: home.other
    hints:
      nudge: home.nudge
      where: {{say: home.where, rings: [djinn.enki]}}
      what: {{say: home.what, rings: [sign.pass]}}
    {more or "marks: {}"}
    solution: ["{solution}"]
    because: home.because
"""


PARTS = "title goal empty other nudge where what because".split()  # noqa: SIM905 - one line


@pytest.fixture
def decide(folder, step):
    """Make a lesson of one step; return it."""

    def made(**changed):
        values = (
            dict(
                zip(
                    ("position", "accept", "more", "solution", "wrong"),
                    KINDS[changed.pop("name")],
                    strict=True,
                )
            )
            | changed
        )
        folder.write("first/lesson.yaml", lesson(**values))
        keys = ["lesson.title", "lesson.intro", *(f"home.{part}" for part in PARTS)]
        folder.write("first/en.md", "\n".join(f"## {key}\n\nText\n" for key in keys))
        return step("home")

    return made


def play(one, text):
    session, feedback = begin(one), None
    for action in read_words(text):
        session, feedback = session.act(action)
    return session, feedback


NAMES = [name for name in KINDS if name != "turn"]


@pytest.mark.parametrize("name", NAMES)
def test_a_decision_can_be_a_step(folder, decide, name):
    one = decide(name=name)
    assert [say_fault(fault) for fault in lint(folder.path)] == []
    session, feedback = play(one, one_text(name, 3))
    assert (feedback.kind, session.passed, session.stars) == (FeedbackKind.PASSED, True, 3)
    session, feedback = play(one, KINDS[name][4][1])
    assert (feedback.kind, feedback.say) == (FeedbackKind.WRONG, "home.empty")
    assert not session.passed


def one_text(name, field):
    return KINDS[name][field]


def test_until_a_later_decision_is_owed(folder, decide):
    one = decide(name="turn", wrong=("{ends_on: d4}", "c3:w-c4 y-d4 collect"))
    assert {fault.reason for fault in lint(folder.path)} == {"try-passes"}
    session, feedback = play(one, "c3:w-c4 y-d4")
    assert (feedback.kind, session.passed) == (FeedbackKind.PROGRESS, False)
    session, feedback = session.act(read_words("collect")[0])
    assert (feedback.kind, session.stars) == (FeedbackKind.PASSED, 3)


def test_par_counts_decisions(folder, decide):
    assert decide(name="turn").par == 2
    assert decide(name="bid").par == 1
    decide(name="turn", more="par: 1\n    until: tile")
    assert "solution-over-par" in {fault.reason for fault in lint(folder.path)}


def test_a_solution_ends_when_it_passes(folder, decide):
    decide(name="bid", solution="bid3 bid5")
    assert "solution-too-long" in {fault.reason for fault in lint(folder.path)}


def test_a_list_of_actions_is_accepted(folder, decide):
    one = decide(name="bid", accept='["bid3", "bid1"]')
    assert lint(folder.path) == ()
    assert play(one, "bid1")[0].passed


def test_a_refused_purchase_points_at_the_card(decide):
    one = decide(name="djinn")
    session, feedback = play(one, "take.sibittis")
    assert feedback.kind is FeedbackKind.REFUSED
    assert session.refusals == 1
    assert DjinnCard(CardId("sibittis")) in feedback.marks.rings


UNKNOWN = [
    ("{bid: 4}", "unknown-word"),
    ("{owed: lunch}", "unknown-word"),
    ("{takes: enkidu}", "unknown-word"),
    ("{event: Lunch}", "unknown-word"),
    ('{plays: "bid3 bid5"}', "not-one-action"),
    ("{plays: lunch}", "movement-unreadable"),
]


@pytest.mark.parametrize(("accept", "reason"), UNKNOWN)
def test_unknown_words_are_named(folder, decide, accept, reason):
    with pytest.raises(ValueError, match=r"first/lesson\.yaml:13"):
        decide(name="bid", accept=accept)
    assert {fault.reason for fault in lint(folder.path)} == {reason}
