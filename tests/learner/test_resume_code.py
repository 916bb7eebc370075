"""The resume code: short, copied by hand without fear, and never read otherwise than written."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.learner.resume_code import (
    MARKS,
    MOST_LESSONS,
    MOST_SIGNS,
    MOST_STEPS,
    NOT_BEGUN,
    SIGNS,
    LessonStars,
    ResumeCodeError,
    read_code,
    write_code,
)

STEPS = (8, 7, 15, 8, 12, 9, 11, 9, 8, 10, 10, 10, 7, 9, 10, 7, 14, 10, 9, 12)
"""How many steps the lessons of a whole course have."""

LESSONS = st.builds(
    LessonStars,
    st.integers(0, MARKS - 1),
    st.lists(st.integers(0, 3), min_size=1, max_size=MOST_STEPS).map(tuple),
)


def course(stars, lessons=20):
    """Return a course whose steps have the stars that a function gives."""
    return tuple(
        LessonStars(number % MARKS, tuple(stars() for _ in range(steps)))
        for number, steps in enumerate(STEPS[:lessons])
    )


def begun(lessons):
    """Return what a code says of lessons: nothing of those without stars."""
    known = [one if any(one.stars) else NOT_BEGUN for one in lessons]
    while known and known[-1] == NOT_BEGUN:
        known.pop()
    return tuple(known)


@given(st.lists(LESSONS, max_size=12))
def test_what_is_written_is_read(lessons):
    assert read_code(write_code(lessons)) == begun(lessons)


BETWEEN = ["", " ", "-", " - ", "\n", "\N{EN DASH}", "\N{THIN SPACE}", "\N{SOFT HYPHEN}"]


@given(st.lists(LESSONS, max_size=4), st.randoms())
def test_it_is_read_however_it_is_typed(lessons, chance):
    code = write_code(lessons)
    typed = code.replace("0", chance.choice("0Oo")).replace("1", chance.choice("1IlL"))
    typed = typed.replace("-", chance.choice(BETWEEN))
    assert read_code(f" {chance.choice([str.lower, str.upper])(typed)} ") == begun(lessons)


@pytest.mark.parametrize(
    "brought",
    [
        "\ufeff{}\u200b",  # marks that nobody sees
        "\u201c{}\u201d",
        "'{}'",
        "https://somewhere.org/lab/tree/index.ipynb?resume={}",
        "http://localhost:8888/lab?token=abc&resume={}&x=1#top",
    ],
)
def test_what_a_copy_brings_along_does_no_harm(brought):
    assert read_code(brought.format(write_code(TYPICAL))) == begun(TYPICAL)


def test_wide_letters_are_the_letters_that_they_are():
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in write_code(TYPICAL))
    assert read_code(wide) == begun(TYPICAL)


TYPICAL = course(random.Random(1).choices([3, 3, 3, 3, 2, 1, 0], k=200).pop, 5)


def test_every_sign_that_is_wrong_is_noticed():
    code = write_code(TYPICAL)
    for at, right in enumerate(code):
        for sign in SIGNS:
            if right not in ("-", sign):
                with pytest.raises(ResumeCodeError) as caught:
                    read_code(code[:at] + sign + code[at + 1 :])
                assert caught.value.reason == "mistyped"


def test_neighbours_that_are_swapped_are_noticed():
    signs = write_code(TYPICAL).replace("-", "")
    for at, (one, two) in enumerate(pairwise(signs)):
        if one != two:
            with pytest.raises(ResumeCodeError):
                read_code(signs[:at] + two + one + signs[at + 2 :])


def test_a_sign_too_many_or_too_few_is_a_matter_of_length():
    code = write_code(TYPICAL)
    for typed in (code[1:], code[:-1], code + "7"):
        with pytest.raises(ResumeCodeError) as caught:
            read_code(typed)
        assert caught.value.reason == "length"


@pytest.mark.parametrize("part", [slice(6, None), slice(None, -6), slice(0, 0)])
def test_a_group_too_few_is_noticed(part):
    with pytest.raises(ResumeCodeError):
        read_code(write_code(TYPICAL)[part])


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("", "empty", {}),
        (" - ", "empty", {}),
        ("7QX2M-0K4T?", "foreign", {"sign": "?"}),
        ("c3:yw c4:g d4:y", "foreign", {"sign": ":"}),
        ("Straße", "foreign", {"sign": "ß"}),
        ("7QX2M-0K4T\N{CYRILLIC CAPITAL LETTER VE}", "foreign", {"sign": "В"}),  # noqa: RUF001
        ("7QX2M-0K4T\udcff", "foreign", {"sign": "U+DCFF"}),
        ("abc", "length", {"count": 3, "over": 3}),
        ("AAAAA", "mistyped", {}),
        ("0" * 10, "mistyped", {}),
        ("A" * (MOST_SIGNS + 5), "long", {"most": MOST_SIGNS}),
        ("-" * 1_000_000, "empty", {}),
        ("A" * 1_000_000, "long", {"most": MOST_SIGNS}),
    ],
)
def test_what_is_no_code_is_refused_and_said_why(text, reason, facts):
    with pytest.raises(ResumeCodeError) as caught:
        read_code(text)
    assert (caught.value.reason, dict(caught.value.facts)) == (reason, facts)


@given(st.text(f"{SIGNS}-IOa\n?\xe9", max_size=60) | st.text(SIGNS, min_size=5, max_size=60))
def test_nothing_else_is_ever_raised(text):
    try:
        lessons = read_code(text)
    except ResumeCodeError:
        return
    assert write_code(lessons).replace("-", "") == text.replace("-", "")


def test_a_course_is_short_enough_to_be_copied_by_hand():
    """A finished course of 20 lessons with 195 steps: the better, the shorter."""
    assert len(write_code(course(lambda: 3))) <= 55
    good = random.Random(2).choices([3, 2, 1], [85, 11, 4], k=400).pop
    assert len(write_code(course(good))) <= 95
    assert len(write_code(course(lambda: 3, lessons=3))) <= 20
    assert len(write_code([])) == 5


def test_the_largest_course_has_a_code_and_a_larger_one_none():
    anything = random.Random(3)
    whole = tuple(
        LessonStars(31, tuple(anything.randrange(4) for _ in range(MOST_STEPS)))
        for _ in range(MOST_LESSONS)
    )
    assert read_code(write_code(whole)) == whole
    for larger in ((*whole, whole[0]), [LessonStars(0, (1,) * 61)], [LessonStars(32, (1,))]):
        with pytest.raises(ValueError, match="no code"):
            write_code(larger)
