"""Languages with more kinds of number than English, and with cases, can say every sentence."""

from functools import cache, partial
from itertools import chain
from pathlib import Path

import pytest
from helpers.sentences import (
    CATEGORIES,
    COUNTS,
    ENGLISH,
    FORMS,
    all_facts,
    kind_of,
    made_up,
)

from ft_tutor.notation.games import read_record
from ft_tutor.rules.scoring import score_sheet
from ft_tutor.rules.vocabulary import SEATS, Coins, Resource, Seat
from ft_tutor.texts import catalogues, plain
from ft_tutor.texts.describe import facts_of, sentence_key
from ft_tutor.texts.values import You

POLISH = """
word-coins = { $form ->
    [acc] { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[other] { $count } monet
    }
   *[nom] { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
}
word-seat = { $form ->
    [gen] gracza { $value }
   *[nom] Gracz { $value }
}
word-seat-you = { $form ->
    [gen] ciebie
   *[nom] Ty
}
word-resource-fish = { $form ->
    [acc] rybę
   *[nom] ryba
}
word-resource-ivory = kość słoniowa
word-resource-fakir = { $form ->
    [acc] fakira
   *[nom] fakir
}
list-none = nic
list-more = { $before }, { $next }
list-and = { $before } i { $next }

event-coins-paid = { $seat ->
    [you] Płacisz { WORD($coins, form: "acc") }.
   *[other] { $seat } płaci { WORD($coins, form: "acc") }.
}
event-turn-began = { $seat ->
    [you] Zaczyna się twoja tura.
   *[other] Zaczyna się tura { WORD($seat, form: "gen") }.
}
event-cards-taken = { $seat } bierze { $count ->
    [0] nic
    [1] kartę
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}: { WORD($resources, form: "acc") }.
row = { LIST($resources) }
chosen = { $resources ->
    [0] Nic.
    [1] Tylko { $resources }.
   *[other] { $resources }.
}
"""

GAMES = Path(__file__).parents[1] / "games"
LISTING = {"list-none", "list-more", "list-and"}
MARKS = set("\ue000\ue001\ue002\ue003\ue004")
"""What stands for a thing while a sentence is being made."""


@pytest.fixture(scope="module")
def polish(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pl")
    (folder / "some.ftl").write_text(POLISH, "utf-8")
    return catalogues.load("pl", folder, ENGLISH)


@pytest.fixture(scope="module", params=CATEGORIES)
def invented(request, tmp_path_factory):
    """A language in which every sentence says all its facts in all ways."""
    folder = tmp_path_factory.mktemp(request.param)
    (folder / "all.ftl").write_text(made_up(request.param), "utf-8")
    return catalogues.load(request.param, folder, ENGLISH)


def test_an_amount_is_counted_and_declined(polish):
    paid = partial(polish.say, "event-coins-paid")
    assert [paid(seat=Seat.TWO, coins=Coins(number)) for number in COUNTS] == [
        "Gracz 2 płaci 0 monet.",
        "Gracz 2 płaci 1 monetę.",
        "Gracz 2 płaci 2 monety.",
        "Gracz 2 płaci 5 monet.",
        "Gracz 2 płaci 21 monet.",
        "Gracz 2 płaci 22 monety.",
    ]
    assert paid(seat=You(Seat.TWO), coins=Coins(5)) == "Płacisz 5 monet."


def test_a_seat_is_declined_and_may_be_the_reader(polish):
    assert polish.say("event-turn-began", seat=Seat.TWO) == "Zaczyna się tura gracza 2."
    assert polish.say("event-turn-began", seat=You(Seat.TWO)) == "Zaczyna się twoja tura."


def test_the_members_of_a_list_are_declined_and_joined(polish):
    cards = (Resource.FISH, Resource.FAKIR, Resource.IVORY)
    taken = partial(polish.say, "event-cards-taken", seat=Seat.ONE)
    assert taken(count=1, resources=cards[:1]) == "Gracz 1 bierze kartę: rybę."
    assert taken(count=2, resources=cards[:2]) == "Gracz 1 bierze 2 karty: rybę i fakira."
    assert taken(count=5, resources=cards).endswith(": rybę, fakira i kość słoniowa.")
    assert taken(count=0, resources=()) == "Gracz 1 bierze nic: nic."


def test_a_list_in_a_table_has_no_word_between(polish):
    cards = (Resource.FISH, Resource.FAKIR, Resource.IVORY)
    assert polish.say("row", resources=cards) == "ryba, fakir, kość słoniowa"


def test_a_sentence_chooses_by_the_length_of_a_list(polish):
    cards = (Resource.FISH, Resource.FAKIR, Resource.IVORY)
    assert [polish.say("chosen", resources=cards[:length]) for length in range(4)] == [
        "Nic.",
        "Tylko ryba.",
        "ryba i fakir.",
        "ryba, fakir i kość słoniowa.",
    ]


def test_the_invented_language_is_whole(invented):
    assert set(invented.keys) == set(ENGLISH.keys)


@cache
def every():
    """Every sentence with all facts that it is tried with."""
    return [(key, facts) for key in sorted(set(ENGLISH.keys) - LISTING) for facts in all_facts(key)]


def test_every_english_sentence_can_be_said_with_every_count_and_list():
    for key, facts in every():
        assert ENGLISH.faults(key, facts) == (), key
        assert not MARKS & set(ENGLISH.say(key, **facts))


def test_every_sentence_can_be_said_with_every_count_and_list(invented):
    for key, facts in every():
        assert invented.faults(key, facts) == (), key
        said = invented.say(key, **facts)
        if not key.startswith("word-"):
            wanted = (in_all_ways(invented.lang, key, *fact) for fact in facts.items())
            assert [words for words in wanted if words not in said] == [], said


def in_all_ways(lang, key, name, fact):
    """Say what the invented language must say of a fact."""
    kind = kind_of(key, name)
    if kind == "number":
        return f"{name}: {fact} {fact} {fact} ({category(lang, fact)})"
    if kind == "amount":
        words = " ".join(
            f"{int(fact)} word-coins-{form}-{category(lang, fact)}" for form in ("", *FORMS)
        )
        return f"{name}: {words} ({category(lang, fact)})"
    if kind == "seat":
        return "(you)" if isinstance(fact, You) else f"word-seat-{FORMS[0]}-one"
    if kind == "tribe":
        return f"word-tribe-{fact.name.lower()}-{FORMS[1]}-one"
    if kind == "list" and name.startswith("tribes"):
        names = [f"word-tribe-{tribe.name.lower()}-{FORMS[0]}-one" for tribe in fact]
        return joined(names) if names else f"{name}: ∅ ∅ ∅"
    return f"{name}: "


def category(lang, number):
    return dict(zip(COUNTS, CATEGORIES[lang], strict=True)).get(number, "many")


def joined(names):
    *first, last = names
    return f"{', '.join(first)} i {last}" if first else last


@pytest.mark.parametrize("record", sorted(GAMES.glob("*.game")), ids=lambda path: path.stem)
def test_whole_games_can_be_told(invented, record):
    history = read_record(record.read_text("utf-8")).history
    sheets = (score_sheet(history.position, seat) for seat in SEATS[:2])
    for thing in (*history.events, *chain(*sheets)):
        key = sentence_key(thing.reason)
        for you in (None, Seat.TWO):
            facts = facts_of(thing, you)
            assert invented.faults(key, facts) == ()
            assert not MARKS & set(plain(invented.tokens(key, facts)))
