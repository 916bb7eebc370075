"""A small course with one step of each kind, which tests then spoil in one place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ft_tutor.course.load import load_lesson
from ft_tutor.course.session import Step

COURSE = """\
schema: 1
title: course.title
languages: [en]
lessons: [first]
"""

LESSON = """\
schema: 1
id: first
title: lesson.title
intro: lesson.intro
teaches: [R2.2.1, R2.2.2, R2.2.3, R2.2.4, R2.2.8]
steps:
  - id: hello
    kind: tell
    rules: [R2.2.1]
    title: hello.title
    text: hello.text

  - id: play
    kind: show
    rules: [R2.2.2]
    title: play.title
    position: "c3:yw c4:g d4:y c2:w"
    movement: "c3:w-c4 y-d4"
    captions: [play.up, play.white, play.yellow]
    because: play.because

  - id: home
    kind: do
    rules: [R2.2.4, R2.2.8]
    title: home.title
    goal: home.goal
    position: "c3:yw c4:g d4:y c2:w"
    crop: b2-d5
    marks: {rings: [c3], arrows: [c3-c4]}
    accept: {all: [legal, {ends_on: d4}, {drops: w-c4}]}
    wrong:
      - {when: R2.2.4, try: "c3:w-c4 y-c5", say: home.empty, show: {rings: [c5]}}
      - {when: R2.2.8, try: "c3:y-c4"}
      - {when: {drops: w-d3}, try: "c3:w-d3 y-d4", say: home.around, show: {path: c3-d3-d4}}
    otherwise: home.other
    hints:
      nudge: home.nudge
      where: {say: home.where, rings: [d4]}
      what: {say: home.what, arrows: [c3-c4, c4-d4]}
    solution: ["c3:w-c4 y-d4"]
    because: home.because

  - id: pick
    kind: choose
    rules: []
    title: pick.title
    goal: pick.goal
    position: "c3:yw c4:g d4:y c2:w"
    options:
      - {id: down, say: pick.down, right: true, reply: pick.down-reply, claims: "c3:w-c4 y-d4"}
      - {id: up, say: pick.up, reply: pick.up-reply, claims: "c3:y-c4 w-d4"}
    because: pick.because

  - id: whistle
    kind: referee
    rules: [R2.2.3]
    title: whistle.title
    goal: whistle.goal
    position: "c3:yw c4:g d4:y c2:w"
    movement: "c3:w-c4 y-c3"
    verdict: R2.2.3
    options: [R2.2.2, R2.2.3]
    replies: {legal: whistle.not-legal}
    otherwise: whistle.other
    because: whistle.because

  - id: roam
    kind: free
    rules: []
    title: roam.title
    goal: roam.goal
    position: "c3:yw c4:g d4:y c2:w"
"""

KEYS = """\
lesson.title lesson.intro hello.title hello.text play.title play.up play.white play.yellow
play.because home.title home.goal home.empty home.around home.other home.nudge home.where home.what
home.because pick.title pick.goal pick.down pick.down-reply pick.up pick.up-reply pick.because
whistle.title whistle.goal whistle.not-legal whistle.other whistle.because roam.title roam.goal
""".split()  # noqa: SIM905 - a list of literals would be a screen long

QUESTIONS = """\
schema: 1
id: first
title: lesson.title
intro: lesson.intro
teaches: [R2.2.1]
steps:
  - id: hello
    kind: tell
    rules: [R2.2.1]
    title: hello.title
    text: hello.text

  - id: tally
    kind: count
    rules: []
    asks: [R2.2.1]
    title: tally.title
    goal: tally.goal
    position: "c3:village c4:sacred6 path=b3.b-c3 hand=bb owed=end1.tile1.tribe1"
    measure: {earns: me, after: "build"}
    answer: 8
    wrong:
      - {when: 4, say: tally.once, show: {rings: [c3]}}
      - {when: [5-7, 16], say: tally.near}
      - {when: more, say: tally.more}
    otherwise: tally.other
    hints:
      nudge: tally.nudge
      where: {say: tally.where, rings: [c3]}
      what: {say: tally.what, rings: [c3, c4]}
    because: tally.because

  - id: queue
    kind: order
    rules: []
    title: queue.title
    goal: queue.goal
    position: "seats=3 order=0:2.3:1.8:3 owed=movement1 a1:y b1:y"
    parts: [turn-track]
    by: rising
    items:
      - {id: white, say: queue.white, place: spot.8, measure: {turn: 3}}
      - {id: blue, say: queue.blue, place: spot.3, measure: {turn: 1}}
      - {id: red, say: queue.red, place: spot.0, measure: {turn: 2}}
    wrong: {red: queue.too-soon}
    otherwise: queue.other
    because: queue.because

  - id: turn
    kind: order
    rules: []
    title: turn.title
    goal: turn.goal
    position: "c3:yw c4:g d4:y c2:w owed=end1.tile1.tribe1.movement1"
    items:
      - {id: walk, say: turn.walk, acts: "c3:w-c4 y-d4"}
      - {id: tribe, say: turn.tribe, acts: "collect"}
      - {id: tile, say: turn.tile, acts: "place.d4"}
      - {id: end, say: turn.end, acts: "end"}
    otherwise: turn.other
    because: turn.because

  - id: crystal
    kind: predict
    rules: []
    title: crystal.title
    goal: crystal.goal
    position: "c3:yw c4:g d4:y c2:w"
    movement: "c3:w-c4 y-d4"
    options:
      - {id: no, say: crystal.no, reply: crystal.no-reply, claims: {takes_control: false}}
      - {id: yes, say: crystal.yes, right: true, reply: crystal.yes-reply, claims: takes_control}
    because: crystal.because

  - id: richest
    kind: choose
    rules: []
    title: richest.title
    goal: richest.goal
    position: "p1=fish.silk.gold owed=end1 a1:y"
    measure: earns
    best: most
    options:
      - {id: all, say: richest.all, right: true, reply: richest.yes, after: "sell.fish.silk.gold"}
      - {id: two, say: richest.two, reply: richest.no, after: "sell.fish.silk"}
    because: richest.because

  - id: how-blue
    kind: choose
    rules: []
    title: how-blue.title
    goal: how-blue.goal
    position: "c3:yw c4:g d4:y c2:w"
    measure: {blue: c3}
    options:
      - {id: two, say: how-blue.two, right: true, reply: how-blue.two-reply, is: 3}
      - {id: one, say: how-blue.one, reply: how-blue.one-reply, is: 1}
    because: how-blue.because
"""
"""Steps of the kinds that ask, each proved in its own way."""

QUESTION_KEYS = """\
lesson.title lesson.intro hello.title hello.text
tally.title tally.goal tally.once tally.near tally.more tally.other tally.nudge tally.where
tally.what tally.because queue.title queue.goal queue.white queue.blue queue.red queue.too-soon
queue.other queue.because turn.title turn.goal turn.walk turn.tribe turn.tile turn.end turn.other
turn.because crystal.title crystal.goal crystal.no crystal.no-reply crystal.yes crystal.yes-reply
crystal.because richest.title richest.goal richest.all richest.yes richest.two richest.no
richest.because how-blue.title how-blue.goal how-blue.two how-blue.two-reply how-blue.one
how-blue.one-reply how-blue.because
""".split()  # noqa: SIM905 - as above


class Folder:
    """A folder of lessons that a test can spoil."""

    def prose(self, language: str = "en") -> str:
        """Return every text of the lesson, in words that tell language and key."""
        texts = (f"## {key}\n\nText {language} {key}\n" for key in self.keys)
        return "# First\n\n" + "\n".join(texts)

    def __init__(self, path: Path, lesson: str = LESSON, keys: list[str] = KEYS) -> None:
        self.path, self.keys = path, keys
        self.write("course.yaml", COURSE)
        self.write("en.md", "## course.title\n\nA course\n")
        self.write("first/lesson.yaml", lesson)
        self.write("first/en.md", self.prose())

    def write(self, file: str, text: str | bytes) -> None:
        target = self.path / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text if isinstance(text, bytes) else text.encode())

    def read(self, file: str) -> str:
        return (self.path / file).read_text("utf-8")

    def change(self, old: str, new: str, file: str = "first/lesson.yaml") -> int:
        """Replace a text that is there once; return its line."""
        text = self.read(file)
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        self.write(file, text.replace(old, new))
        return text[: text.index(old)].count("\n") + 1

    def say(self, key: str) -> None:
        """Add a text."""
        self.write("first/en.md", self.read("first/en.md") + f"\n## {key}\n\nText\n")


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


@pytest.fixture
def questions(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "questions", QUESTIONS, QUESTION_KEYS)


@pytest.fixture
def step(folder: Folder) -> Callable[[str], Step]:
    """Load the lesson as it stands now, and return one of its steps."""

    def load(step_id: str) -> Step:
        return load_lesson(folder.path, "first").lesson.step(step_id)

    return load
