"""The author's desk: it follows the files, keeps the last good step, and records in notation."""

import pytest

from ft_tutor.course.author import open_desk, read_lesson, shown, watched
from ft_tutor.course.new import new_lesson
from ft_tutor.notation import read_movement, read_position
from ft_tutor.play.face import Commanded, Pressed, Style
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.places import OnTile
from ft_tutor.scene.theme import LIGHT

ID = "market-day"


@pytest.fixture
def files(tmp_path):
    """The folder of a course with one lesson, made of the template."""
    new_lesson(tmp_path, ID, "A day at the market")
    return tmp_path


@pytest.fixture
def change(files):
    """Replaces a text in a file of the lesson; returns what is found in the files then."""

    def change(old, new, file="lesson.yaml"):
        path = files / ID / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
        return read_lesson(files, ID)

    return change


@pytest.fixture
def desk(files):
    return open_desk(ID, read_lesson(files, ID))


def press(desk, *words):
    for word in words:
        desk = desk.after(Pressed(OnTile(Tile[word])))
    return desk


def ask(desk, name, value=""):
    return desk.after(Commanded(name, value))


def panels(desk):
    return {panel.id: panel for panel in shown(desk, Style(LIGHT)).page.panels}


def lines(desk):
    return desk.recording.lines


# --- the step and the findings


def test_a_step_is_played_as_a_learner_plays_it(desk):
    assert press(desk, "b3", "c3").stage.session.passed
    assert ask(desk, "next").stage.step.id == "diagonal"
    assert ask(ask(desk, "next"), "back").stage.step.id == "friend"
    assert panels(desk)["faults"].rows == ()


def test_a_fault_is_said_with_file_line_and_remedy_and_that_of_the_step_is_marked(desk, change):
    reading = change("answer: 3", "answer: 4")
    rows = panels(ask(desk.reread(reading), "go", "2"))["faults"].rows
    assert len(rows) == 1
    assert f"{ID}/lesson.yaml:{reading.faults[0].line}" in rows[0].words
    assert "Change the answer" in rows[0].words
    assert rows[0].here
    assert not panels(desk.reread(reading))["faults"].rows[0].here


def test_what_changed_is_seen_and_a_step_that_did_not_goes_on_as_it_stood(desk, change):
    desk = press(desk, "b3")
    desk = desk.reread(change("Find a friend", "Look for a friend", "en.md"))
    assert "Look for a friend" in shown(desk, Style(LIGHT)).page.task
    assert len(desk.stage.session.history.actions) == 1
    desk = desk.reread(change("a3:oasis b3", "a3:village b3"))
    assert desk.stage.session.history.actions == ()
    assert desk.stage.step.id == "friend"


def test_a_file_that_cannot_be_used_leaves_the_last_good_step(desk, change, files):
    desk = ask(desk, "next").reread(change("kind: choose", "kind: chose"))
    assert desk.stage.step.id == "diagonal"
    found = panels(desk)["faults"]
    assert "as it last worked" in found.words
    assert "Did you mean “choose”" in found.rows[0].words
    assert panels(desk.reread(change("kind: chose", "kind: choose")))["faults"].words == ""
    broken = open_desk(ID, change("schema: 1", "schema: [", "lesson.yaml"), step="count")
    assert broken.stage is None
    assert panels(broken)["faults"].rows
    assert broken.after(Commanded("record")) == broken
    mended = broken.reread(change("schema: [", "schema: 1", "lesson.yaml"))
    assert mended.stage.step.id == "count"


def test_a_step_that_is_gone_makes_room_for_the_one_in_its_place(desk, change, files):
    text = (files / ID / "lesson.yaml").read_text("utf-8")
    last = text[text.index("  - id: count") :]
    desk = ask(desk, "go", "2").reread(change(last, ""))  # its words are headings nobody needs
    assert desk.broken
    prose = files / ID / "en.md"
    prose.write_text(prose.read_text("utf-8").partition("## count.title")[0], "utf-8")
    desk = desk.reread(read_lesson(files, ID))
    assert (desk.broken, desk.stage.step.id) == (False, "diagonal")
    ended = ask(desk, "next").reread(change("Find a friend", "A friend", "en.md"))
    assert ended.stage.ended


def test_every_file_of_the_lesson_is_watched(files, change):
    states = [watched(files, ID)]
    for file in (f"{ID}/lesson.yaml", f"{ID}/en.md", "course.yaml"):
        (files / file).write_text((files / file).read_text("utf-8") + "\n", "utf-8")
        states.append(watched(files, ID))
    (files / ID / "pl.md").write_text("## a.b\n", "utf-8")
    states.append(watched(files, ID))
    (files / ID / "lesson.yaml").unlink()
    states.append(watched(files, ID))
    assert len(set(states)) == len(states)
    assert read_lesson(files, ID).loaded is None


def test_there_is_one_way_back_to_the_list_on_every_page(desk, change):
    broken = open_desk(ID, change("schema: 1", "schema: [", "lesson.yaml"))
    for one in (desk, ask(desk, "record"), ask(desk, "go", "3"), broken):
        groups = shown(one, Style(LIGHT)).page.buttons
        assert [button.id for group in groups for button in group.items].count("index") == 1


# --- recording


def test_what_is_played_is_a_line_that_notation_reads(desk):
    desk = press(ask(desk, "record"), "b3")
    assert lines(desk) == ('try: "b3"',)  # on the way: no solution yet
    desk = press(desk, "c3")
    assert lines(desk) == ('solution: ["b3:g-c3"]', 'try: "b3:g-c3"')
    start = read_position(desk.stage.step.position)
    assert read_movement("b3:g-c3", start) == desk.recording.board.view.game.history.actions
    desk = ask(desk, "undo")
    assert lines(desk) == ('try: "b3"',)
    assert ask(desk, "restart").recording.lines == ()


def test_a_mistake_is_an_entry_with_its_rule(desk):
    desk = press(ask(desk, "record"), "b3", "a3")
    assert lines(desk) == ('- {when: R2.2.4, try: "b3:g-a3"}',)
    assert press(desk, "c3").recording.lines[0] == 'solution: ["b3:g-c3"]'


def test_a_question_takes_it_as_a_claim(desk):
    desk = press(ask(ask(desk, "next"), "record"), "b3", "b2")
    assert lines(desk) == ('claims: "b3:g-b2"', 'after: "b3:g-b2"')


def test_a_line_is_copied_and_nothing_else(desk):
    desk = press(ask(desk, "record"), "b3", "c3")
    copied = ask(desk, "copy-line", 'solution: ["b3:g-c3"]')
    offer = shown(copied, Style(LIGHT)).offer
    assert (offer.kind, offer.content) == ("copy", 'solution: ["b3:g-c3"]')
    assert ask(desk, "copy-line", "rm -rf /").offer is None
    again = ask(copied, "copy-line", 'solution: ["b3:g-c3"]')
    assert again.offer.number == offer.number + 1


def test_a_recording_ends_with_a_press_another_step_or_another_board(desk, change):
    recording = press(ask(desk, "record"), "b3")
    assert ask(recording, "record").recording is None
    assert ask(recording, "next").recording is None
    assert ask(recording, "words").recording is not None
    assert recording.reread(change("Find a", "Your", "en.md")).recording is not None
    assert recording.reread(change("a3:oasis b3", "a3:village b3")).recording is None
    assert ask(recording, "record").stage.session.history.actions == ()
