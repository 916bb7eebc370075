"""The disputed readings: listed for the reader, obeyed by the code, said both ways."""

from dataclasses import replace

import pytest
from helpers.play import refused

from ft_tutor.notation import read_position
from ft_tutor.rules import rulings
from ft_tutor.rules.cards.djinns import MORGIANE
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.rulings import Ruling, disputed
from ft_tutor.rules.scoring import score_sheet
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.texts import catalogue, describe, faults, languages, plain

CHOICES = [reading for reading in disputed() if isinstance(reading.chosen, bool)]


def test_every_constant_is_listed_once_with_its_value():
    constants = {
        name.lower().replace("_", "-"): value
        for name, value in vars(rulings).items()
        if name.isupper()
    }
    listed = {reading.reason: reading.chosen for reading in disputed()}

    assert listed == constants
    assert len(listed) == len(disputed())


def test_the_list_follows_the_order_of_the_rules():
    order = list(RULES)
    places = [order.index(reading.rule) for reading in disputed()]

    assert places == sorted(places)


def test_the_rulings_that_players_dispute_most_are_there():
    assert {"A02", "A26", "A31", "A44", "A53", "A57", "R7.5"} <= {one.rule for one in disputed()}


def test_the_list_tells_what_is_chosen_now(monkeypatch):
    monkeypatch.setattr(rulings, "NEKIR_PAYS_PER_VICTIM", True)

    assert Ruling("nekir-pays-per-victim", "A26", chosen=True) in disputed()


@pytest.mark.parametrize("reading", disputed(), ids=lambda reading: reading.reason)
def test_every_reading_has_a_sentence(reading):
    for lang in languages():
        assert catalogue(lang).has(f"reading-{reading.reason}")
        assert faults(reading, lang) == ()
    assert plain(describe(reading)).endswith(".")


@pytest.mark.parametrize("reading", CHOICES, ids=lambda reading: reading.reason)
def test_the_other_choice_has_another_sentence(reading):
    other = replace(reading, chosen=not reading.chosen)

    assert plain(describe(other)) != plain(describe(reading))


def test_the_points_that_no_rulebook_states_are_those_of_the_cards():
    sheet = score_sheet(read_position("p1=morgiane.ziad"), Seat.ONE)
    points = {line.subject: line.points for line in sheet}
    assert MORGIANE.points == rulings.MORGIANE_POINTS == points[("morgiane",)]
    assert points[("ziad",)] == rulings.THIEF_POINTS


@pytest.mark.rule("A02")
def test_the_movement_obeys_the_reading_of_the_last_meeple():
    loop = "b2:g-c2 b-c3 r-b3 y-b2 g-c2"

    assert (refused("b2:ggbry", loop) == ()) == rulings.LAST_MAY_MEET_DROPPED
