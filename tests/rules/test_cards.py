"""The cards: numbers and points of the box, a name for each, and no card id elsewhere."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ft_tutor.notation import read_position, write_position
from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE, Cost
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.vocabulary import TRIBES
from ft_tutor.texts import catalogue, languages

ROOT = Path(__file__).parents[2]
CARDS = (*DJINNS, MORGIANE.card, *THIEVES)


@pytest.mark.rule("R0.6")
def test_the_box_has_22_djinns_with_141_points():
    points = Counter(djinn.points for djinn in DJINNS.values())

    assert points == {4: 4, 5: 1, 6: 10, 8: 5, 10: 2}
    assert sum(djinn.points for djinn in DJINNS.values()) == 141


def test_ten_djinns_work_always_and_one_takes_any_number_of_fakirs():
    costs = Counter(djinn.cost for djinn in DJINNS.values())

    assert costs == {
        Cost.NONE: 10,
        Cost.ELDER_OR_FAKIR: 6,
        Cost.ELDER_AND_ONE_MORE: 4,
        Cost.FAKIR: 1,
        Cost.FAKIRS: 1,
    }


@pytest.mark.rule("R7.1")
def test_there_is_one_thief_per_tribe():
    assert sorted(thief.tribe for thief in THIEVES.values()) == sorted(TRIBES)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_in_every_language(card):
    for lang in languages():
        assert catalogue(lang).has(f"word-card-{card}"), f"{lang} has no word-card-{card}"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_written_and_read(card):
    text = f"p1={card}"

    assert card in write_position(read_position(text))


FIGURES = ROOT / "ft_tutor/scene/figures"
"""The tables of what cards look like; what they do is no business of theirs."""


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_one_place(card):
    literal = re.compile(rf"""["\']{re.escape(card)}["\']""")
    places = [
        path
        for path in (ROOT / "ft_tutor").rglob("*.py")
        if path.parent != FIGURES
        for _ in literal.finditer(path.read_text("utf-8"))
    ]
    assert len(places) == 1
    assert places[0].parent.parent.name == "cards"
