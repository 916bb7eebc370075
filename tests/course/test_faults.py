"""The sentences of faults and notices: every reason in the code has one, and none is left over."""

import re
from pathlib import Path

import ft_tutor
from ft_tutor.course.faults import Fault, LessonError, say_fault
from ft_tutor.course.model import RESERVED
from ft_tutor.learner.notices import Notice, say_notice
from ft_tutor.texts import catalogue

ROOMS = [
    Path(ft_tutor.__file__).parent / room
    for room in ("course", "course/steps", "course/checks", "course/measures", "learner")
]
FAMILIES = re.compile(r"(?:fault|notice)-(.+)")
# Reasons that the code puts together: of positions and movements.
COMPOSED = {"movement-unreadable", "position-unreadable"}
NO_REASONS = {"utf-8", "utf-8-sig", *RESERVED}
# What is measured or made there has sentences of its own.
NO_FAULTS = {"stats.py", "new.py"}


def reasons_in_code():
    files = (path for room in ROOMS for path in room.glob("*.py") if path.name not in NO_FAULTS)
    sources = (path.read_text("utf-8") for path in files)
    found = {word for source in sources for word in _words(source)}
    return found - NO_REASONS | COMPOSED


def _words(source):
    return re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"', source)


def test_reasons_and_sentences_are_the_same():
    keys = (FAMILIES.fullmatch(key) for key in catalogue().keys)
    sentences = {key[1] for key in keys if key}
    assert reasons_in_code() == sentences


def test_a_strangers_words_are_cut_and_kept_on_one_line():
    fault = Fault("a.yaml", 3, "not-an-id", (("found", "x\ny" * 5000),))
    assert len(say_fault(fault)) < 250
    assert "\n" not in say_fault(fault)


def test_a_lesson_error_spells_out_at_most_twenty_of_a_hundred_faults():
    error = LessonError(Fault("a.yaml", line, "yaml-tag") for line in range(1, 500))
    assert len(error.faults) == 100
    assert len(str(error).splitlines()) == 20
    assert str(error).startswith("a.yaml:1: Tags")


def test_a_notice_is_said():
    assert "x.damaged-1" in say_notice(Notice("progress-damaged", (("file", "x.damaged-1"),)))
