"""`ft-tutor handout` and `ft-tutor slides`."""

import pytest


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


def test_without_a_browser_nothing_is_written(refused, here, monkeypatch):
    monkeypatch.setattr("ft_tutor.publish.paper.printing.find_browser", lambda: None)
    assert "open it in any browser" in refused("handout", "rules", "-o", "rules.pdf")
    assert list(here.iterdir()) == []
