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


class Folder:
    """A folder of lessons that a test can spoil."""

    @staticmethod
    def prose(language: str = "en") -> str:
        """Return every text of the lesson, in words that tell language and key."""
        return "# First\n\n" + "\n".join(f"## {key}\n\nText {language} {key}\n" for key in KEYS)

    def __init__(self, path: Path) -> None:
        self.path = path
        self.write("course.yaml", COURSE)
        self.write("en.md", "## course.title\n\nA course\n")
        self.write("first/lesson.yaml", LESSON)
        self.write("first/en.md", self.prose())

    def write(self, file: str, text: str | bytes) -> None:
        target = self.path / file
        target.parent.mkdir(exist_ok=True)
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
def step(folder: Folder) -> Callable[[str], Step]:
    """Load the lesson as it stands now, and return one of its steps."""

    def load(step_id: str) -> Step:
        return load_lesson(folder.path, "first").lesson.step(step_id)

    return load
