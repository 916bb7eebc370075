"""Catalogues: look-up, fallback to English, languages as folders, broken files."""

import subprocess
import sys

import pytest
from babel import core
from fluent.syntax import FluentParser, ast
from helpers.audit import foreign_variables, lacking, missing_keys

from ft_tutor import texts
from ft_tutor.rules.vocabulary import Coins, Resource, RuleId, Seat, Tile, TileKind, Tribe
from ft_tutor.texts import catalogues as module

POLISH = """
rule-R2-2-3 = Nie cofaj się od razu.
word-tribe-elder = { $form ->
    [genitive] { $count ->
        [one] mędrca
       *[other] mędrców
    }
   *[nominative] { $count ->
        [one] mędrzec
        [few] mędrcy
       *[other] mędrców
    }
}
count-elders = { $count } { WORD($tribe, $count) }
no-elders = Brak { WORD($tribe, 2, form: "genitive") }.
"""


@pytest.fixture
def english():
    return texts.catalogue()


@pytest.fixture
def polish(tmp_path, english):
    (tmp_path / "words.ftl").write_text(POLISH, "utf-8")
    return module.load("pl", tmp_path, english)


def broken(tmp_path, text):
    (tmp_path / "bad.ftl").write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r"bad\.ftl") as caught:
        module.load("en", tmp_path).check()
    return str(caught.value)


def test_a_key_missing_in_english_is_named(english):
    with pytest.raises(KeyError, match="no-such-key"):
        english.say("no-such-key")


def test_a_language_says_its_own_sentence_unmarked(polish):
    assert polish.say("rule-R2-2-3") == "Nie cofaj się od razu."


def test_a_missing_sentence_falls_back_to_english_marked(polish, english):
    assert not polish.has("rule-R2-2-4")
    assert polish.say("rule-R2-2-4") == f"⟨en⟩ {english.say('rule-R2-2-4')}"


def test_a_key_missing_everywhere_is_named(polish):
    with pytest.raises(KeyError, match="no-such-key"):
        polish.say("no-such-key")


def test_a_language_has_its_own_plurals_and_cases(polish):
    said = [polish.say("count-elders", tribe=Tribe.ELDER, count=n) for n in (1, 2, 5, 22)]
    assert said == ["1 mędrzec", "2 mędrcy", "5 mędrców", "22 mędrcy"]
    assert polish.say("no-elders", tribe=Tribe.ELDER) == "Brak mędrców."


def test_a_word_missing_in_a_language_comes_from_english(polish):
    assert polish.say("count-elders", tribe=Tribe.VIZIER, count=2) == "2 viziers"


def test_what_a_language_lacks(polish, english):
    missing = lacking(polish, english)
    assert "rule-R2-2-4" in missing
    assert "rule-R2-2-3" not in missing


@pytest.mark.parametrize("lang", texts.languages())
def test_every_language_is_sound_and_complete(lang):
    texts.catalogue(lang).check()
    assert missing_keys(lang) == ()


@pytest.mark.parametrize("lang", texts.languages())
def test_nothing_between_the_sentences_is_overlooked(lang):
    for path in (module._FOLDER / lang).glob("*.ftl"):
        body = FluentParser().parse(path.read_text("utf-8")).body
        keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert not [entry for entry in body if isinstance(entry, ast.Junk | ast.Term)], path
        assert set(keys) <= set(texts.catalogue(lang).keys)


def test_a_placeable_that_english_never_passes_is_found(tmp_path, english):
    (tmp_path / "v.ftl").write_text("violation-drop-no-return = { $tile } { $tiel }", "utf-8")
    mistaken = module.load("pl", tmp_path, english)
    assert foreign_variables(mistaken, english) == (("violation-drop-no-return", "tiel"),)


def test_what_babel_knows_of_all_languages_is_let_go(tmp_path, english):
    (tmp_path / "v.ftl").write_text("a-number = { $number }", "utf-8")
    assert hasattr(core, "_global_data")
    polish = module.load("pl", tmp_path, english)
    assert core._global_data is None
    assert polish.say("a-number", number=12345) == "12\xa0345"
    assert core.get_global("language_aliases")  # read again


def test_a_catalogue_is_read_once():
    assert texts.catalogue() is texts.catalogue("en")


def test_languages_are_the_folders(tmp_path, monkeypatch):
    assert texts.languages()[0] == "en"
    for lang in ("pl", "en", "__pycache__"):
        (tmp_path / lang).mkdir()
    (tmp_path / "pl" / "words.ftl").write_text("a = b", "utf-8")
    monkeypatch.setattr(module, "_FOLDER", tmp_path)
    assert texts.languages() == ("en", "pl")


@pytest.mark.parametrize("lang", ["xx", "", "../texts/en", "EN", "a" * 10_000])
def test_an_unknown_language_is_refused_and_the_known_are_listed(lang):
    with pytest.raises(texts.UnknownLanguageError, match="there are: en") as caught:
        texts.catalogue(lang)
    assert len(str(caught.value)) < 200


def test_a_file_that_is_not_fluent_is_named(tmp_path):
    assert "not Fluent" in broken(tmp_path, "good = yes\nbad = { $x ->\n")


def test_a_key_that_is_there_twice_is_named(tmp_path):
    assert "again is there twice" in broken(tmp_path, "again = one\nagain = two\n")


def test_a_key_without_text_is_named(tmp_path):
    assert "bare has no text" in broken(tmp_path, "bare =\n    .hint = only an attribute\n")


def test_the_sentence_of_a_rule():
    assert "straight back" in texts.rule_sentence(RuleId("R2.2.3"))
    with pytest.raises(KeyError, match="rule-R9-9"):
        texts.rule_sentence(RuleId("R9.9"))


@pytest.mark.parametrize(
    ("fact", "word"),
    [
        ({"tile": Tile.c3}, "c3"),
        ({"tribe": Tribe.ASSASSIN}, "assassin"),
        ({"seat": Seat.TWO}, "player 2"),
        ({"resource": Resource.FAKIR}, "fakir"),
        ({"kind": TileKind.SACRED_PLACE}, "Sacred Place"),
        ({"card": "baal"}, "Ba'al"),
        ({"card": "no-such-djinn"}, "no-such-djinn"),
        ({"rule": "R2.2.3"}, "R2.2.3"),
        ({"coins": Coins(1)}, "1 coin"),
        ({"price": Coins(12)}, "12 coins"),
        ({"tribe2": "elder"}, "elder"),
    ],
)
def test_each_kind_of_thing_has_its_word(tmp_path, english, fact, word):
    (name,) = fact
    (tmp_path / "t.ftl").write_text(f"it = <{{ ${name} }}>", "utf-8")
    assert module.load("en", tmp_path, english).say("it", **fact) == f"<{word}>"


@pytest.mark.parametrize("thing", [*Tribe, *Resource, *TileKind])
def test_every_thing_of_the_vocabulary_has_an_english_word(english, thing):
    name = thing.value if isinstance(thing, TileKind) else thing.name.lower()
    family = {Tribe: "tribe", Resource: "resource", TileKind: "kind"}[type(thing)]
    assert english.has(f"word-{family}-{name}")


def test_import_is_cheap_and_lazy():
    code = "import sys, ft_tutor.texts; print({'fluent', 'babel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
