"""The disputed readings: listed for the reader, obeyed by the code, said both ways."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.play import refused

from ft_tutor.analysis.movements import count_movements, movements, outcomes
from ft_tutor.notation import read_position
from ft_tutor.rules import rulings
from ft_tutor.rules.cards.djinns import MORGIANE
from ft_tutor.rules.engine import carry_out, legal_actions
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
    name = "NEKIR_PAYS_PER_VICTIM"
    monkeypatch.setattr(rulings, name, True)

    assert Ruling("nekir-pays-per-victim", "A26", chosen=True) in disputed()


@pytest.mark.parametrize("reading", disputed(), ids=lambda reading: reading.reason)
def test_every_reading_has_a_sentence(reading):
    for lang in languages():
        assert catalogue(lang).has(f"ruling-{reading.reason}")
        assert faults(reading, lang) == ()
    assert plain(describe(reading)).endswith(".")


@pytest.mark.parametrize("reading", CHOICES, ids=lambda reading: reading.reason)
def test_the_other_choice_has_another_sentence(reading):
    other = replace(reading, chosen=not reading.chosen)

    assert plain(describe(other)) != plain(describe(reading))


# --- every constant is read: turned round, it changes the game


@pytest.mark.parametrize("ruling", disputed(), ids=lambda ruling: ruling.reason)
def test_every_constant_is_turned_round_in_a_test(ruling):
    name = ruling.reason.upper().replace("-", "_")
    turned = re.compile(rf"""rulings, "{name}"|rulings\.{name} = """)
    tests = (path.read_text("utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    assert sum(bool(turned.search(text)) for text in tests) == 1


@pytest.mark.rule("R7.5")
def test_the_points_of_a_thief(monkeypatch):
    assert thief_points() == rulings.THIEF_POINTS
    monkeypatch.setattr(rulings, "THIEF_POINTS", 9)
    assert thief_points() == 9


def thief_points():
    sheet = score_sheet(read_position("p1=ziad"), Seat.ONE)
    return next(line.points for line in sheet if line.subject == ("ziad",))


@pytest.mark.rule("R5.djinns")
def test_the_points_of_morgiane():
    """They are printed on her record, which is made when the cards are imported."""
    assert MORGIANE.points == rulings.MORGIANE_POINTS
    turned = "from ft_tutor.rules import rulings; rulings.MORGIANE_POINTS = 9; "
    said = "from ft_tutor.rules.cards.djinns import MORGIANE; print(MORGIANE.points)"
    assert subprocess.check_output([sys.executable, "-c", turned + said]) == b"9\n"


LOOP = "b2:g-c2 b-c3 r-b3 y-b2 g-c2"
"""The last green meets the green that was dropped first."""


@pytest.mark.rule("A02")
def test_the_last_meeple_may_meet_one_that_was_dropped(monkeypatch):
    assert refused("b2:ggbry", LOOP) == ()
    assert outcomes(read_position("b2:ggbry"))
    monkeypatch.setattr(rulings, "LAST_MAY_MEET_DROPPED", False)
    assert refused("b2:ggbry", LOOP) == (("drop-last-no-match", "R2.2.4"),)
    assert outcomes(read_position("b2:ggbry")) == ()


@pytest.mark.rule("A02")
@pytest.mark.parametrize("text", ["b2:ggbry c2:g", "b2:ggggb c1:b", "b2:ggbby d3:g a1:y b3:b"])
def test_engine_and_analysis_read_it_alike(monkeypatch, text):
    position = read_position(text)
    either = set(complete(position))
    monkeypatch.setattr(rulings, "LAST_MAY_MEET_DROPPED", False)
    paths = set(complete(position))
    assert paths < either
    assert paths == {route.actions() for route in movements(position)}
    assert len(paths) == count_movements(position)
    assert {(path[0].tile, path[-1].tile, path[-1].tribe) for path in paths} == set(
        outcomes(position)
    )


def complete(position):
    """Yield every whole movement, action by action; no step leads where there is no way on."""
    for action in legal_actions(position):
        after = carry_out(position, action).position
        if after.decision is None:
            yield (action,)
        else:
            rests = list(complete(after))
            assert rests
            yield from ((action, *rest) for rest in rests)
