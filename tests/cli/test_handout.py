"""`ft-tutor handout` and `ft-tutor slides`."""

import pytest

from ft_tutor.cli.handout import SHEETS
from ft_tutor.course.model import RESERVED
from ft_tutor.course.new import new_lesson


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        (["handout", "bidding"], "bidding.html"),
        (["handout", "bidding", "--key"], "bidding-key.html"),
        (["handout", "djinns"], "djinns.html"),
        (["slides", "bidding"], "bidding-slides.html"),
        (["handout", "rules", "-o", "mine.htm"], "mine.htm"),
    ],
)
def test_a_page_is_written_and_named(run, here, arguments, file):
    result = run(*arguments)
    assert result.exit_code == 0
    assert file in result.stderr
    assert (here / file).read_text("utf-8").startswith("<!DOCTYPE html>")


def test_a_lesson_that_is_none_is_told_which_there_are(refused):
    said = refused("handout", "nowhere")
    assert "“nowhere” is no lesson" in said
    assert "meeple-paths" in said.splitlines()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rules", "-o", ""], ".html or .pdf"),
        (["rules", "-o", "-"], ".html or .pdf"),
        (["rules", "-o", "page.docx"], ".html or .pdf"),
        (["rules", "-o", "new.html/"], "This is a folder"),
        (["rules", "--key"], "--key"),
        (["bidding", "--lessons", ""], "empty"),
    ],
)
def test_what_cannot_be_written_is_refused(refused, here, arguments, words):
    assert words in refused("handout", *arguments)
    assert list(here.iterdir()) == []


def test_no_page_is_written_over_a_lesson(refused, here):
    new_lesson(here / "mine", "market-day", "")
    for file in ("mine/market-day/lesson.yaml", "mine/course.yaml", "mine/en.md"):
        before = (here / file).read_bytes()
        for command in ("handout", "slides"):
            refused(command, "market-day", "--lessons", "mine", "-o", file)
        assert (here / file).read_bytes() == before


@pytest.mark.parametrize("arguments", [("handout", "--key"), ("handout",), ("slides",)])
def test_no_answer_is_printed_that_is_not_proved(refused, here, arguments):
    new_lesson(here / "mine", "market-day", "")
    file = here / "mine" / "market-day" / "lesson.yaml"
    spoiled = file.read_text("utf-8").replace('solution: ["b3:g-c3"]', 'solution: ["c3:g-a3"]')
    file.write_text(spoiled, "utf-8")
    said = refused(*arguments, "market-day", "--lessons", "mine")
    assert "lesson.yaml:" in said
    assert [path.name for path in here.iterdir()] == ["mine"]


def test_the_names_of_the_sheets_are_reserved():
    assert set(SHEETS) <= RESERVED


def test_without_a_browser_nothing_is_written(refused, here, monkeypatch):
    monkeypatch.setattr("ft_tutor.publish.paper.printing.find_browser", lambda: None)
    assert "open it in any browser" in refused("handout", "rules", "-o", "rules.pdf")
    assert list(here.iterdir()) == []
