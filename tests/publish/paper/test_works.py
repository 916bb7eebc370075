"""Pages to print hold all of a lesson, fetch nothing, and fit where they say that they do."""

import re
from html.parser import HTMLParser

import pytest
from helpers.short_course import LESSONS, SHORT

from ft_tutor.course.load import load_lesson
from ft_tutor.publish.paper import works
from ft_tutor.publish.paper.printing import PrintingError, find_browser, to_pdf
from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.rulebook import RULES


class Page(HTMLParser):
    """The parts of a page, the scripts in it, and whatever it would fetch."""

    def __init__(self, html):
        super().__init__()
        self.parts, self.fetched, self.scripts, self.handlers = [], [], 0, []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        words = dict(attrs)
        self.scripts += tag == "script"
        self.handlers += [name for name in words if name.startswith("on")]
        self.fetched += [words[name] for name in ("src", "href") if name in words]
        if tag == "div" and "class" in words:
            self.parts.append(words["class"])


@pytest.fixture(scope="module", params=SHORT)
def loaded(request):
    return load_lesson(LESSONS, request.param)


@pytest.fixture(scope="module")
def handout(loaded):
    return works.handout(loaded)


@pytest.fixture(scope="module")
def slides(loaded):
    return works.slides(loaded)


def test_a_handout_has_every_task_with_its_board_and_room(loaded, handout):
    page = Page(handout)
    steps = [step for step in loaded.lesson.steps if step.kind != "free"]
    assert page.parts.count("heading") == len(steps)
    pictures = sum(page.parts.count(part) for part in ("board", "broad", "wide"))
    assert pictures == sum(step.position is not None for step in steps)
    assert page.parts.count("answer") == sum(step.kind == "show" for step in steps)
    assert (page.scripts, page.handlers) == (0, [])
    assert all(address.startswith("#") for address in page.fetched)


def test_a_key_has_an_answer_for_every_task_that_asks(loaded):
    html = works.handout(loaded, key=True)
    asking = [step for step in loaded.lesson.steps if step.scored or step.kind == "show"]
    parts = Page(html).parts
    assert parts.count("answer") == parts.count("heading") == len(asking)
    assert not parts.count("wide")  # the leader knows the pictures: less paper
    assert "Answers" in html
    assert "☐" not in html


def test_on_slides_each_question_comes_before_its_answer(loaded, slides):
    page = Page(slides)
    told = [step for step in loaded.lesson.steps if step.scored or step.kind == "show"]
    assert page.parts.count("heading") == len(loaded.lesson.steps) + len(told)
    asked = [step for step in loaded.lesson.steps if getattr(step, "goal", None)]
    repeated = [step for step in asked if step.scored]
    assert page.parts.count("task") == len(asked) + len(repeated)  # the answer says to what
    assert page.scripts == 1  # the arrow keys
    assert "▁▁▁" not in slides


def test_nothing_is_to_be_pressed_on_paper(loaded, handout, slides):
    for page in (handout, slides):
        printed = re.sub(r"<svg.*?</svg>", "", page, flags=re.DOTALL)
        assert loaded.lesson.id != "the-table" or "Take the vizier from b3 to c3" in printed
        assert not re.search(r"\b[Pp]ress\b", printed)


# A lesson of questions of every kind, and one of whole tables.
@pytest.mark.parametrize("lesson", ["exam", "guided-game"])
def test_lessons_of_every_kind_can_be_printed(lesson):
    assert len(works.handout(load_lesson(LESSONS, lesson), key=True)) < 1_500_000


def test_the_rules_hold_every_rule_and_the_cards_every_card():
    rules, cards = works.rules(), works.cards()
    told = {rule for rule in RULES if not RULES[rule].chapter.startswith(("D", "A"))}
    assert {rule for rule in told if f">{rule}<" not in rules} == set()
    assert Page(cards).parts.count("board") == len(ALL_DJINNS)
    assert Page(cards).parts.count("thief") == len(THIEVES)


@pytest.fixture
def browser():
    if find_browser() is None:
        pytest.skip("no browser that prints")


@pytest.mark.usefixtures("browser")
@pytest.mark.parametrize("work", [works.rules, works.cards])
def test_rules_and_cards_are_one_page_each(work):
    printed = to_pdf(work())
    assert printed.startswith(b"%PDF")
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


def test_where_no_browser_is_that_is_said(monkeypatch, tmp_path):
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "none"))
    monkeypatch.setattr("ft_tutor.publish.paper.printing.USUAL", ())
    with pytest.raises(PrintingError):
        to_pdf("<p>x</p>")
