"""Every reason in the source is said in its own family of sentences, and in no other.

The reasons are found by reading the source: where a Violation, Problem, NotationError or event
is made, and where a reason is put together from parts.
"""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import ft_tutor
from ft_tutor.notation import NotationError, read_position, read_words
from ft_tutor.texts.catalogues import catalogue
from ft_tutor.texts.describe import FAMILIES

MADE_BY = {
    "Violation": "violation",
    "Problem": "problem",
    "NotationError": "notation",
    "wrong": "notation",
    "ScoreLine": "score",
    "Change": "change",
    "Ruling": "ruling",
    "ControlUnchanged": "event",
    "GameEnded": "event",
}
PUT_TOGETHER = {
    "violation": {
        "drop-diagonal",
        "drop-too-far",
        "drop-last-no-match",
        "drop-last-empty",
        "kill-not-on-player",
        "kill-not-on-tile",
    },
    "problem": {
        f"too-{amount}-{stem}"
        for amount in ("many", "few")
        for stem in ("meeples", "camels", "palms", "palaces", "resources")
    },
    "notation": {f"{part}-twice" for part in ("kind", "meeples", "camel", "palm", "palace")},
    "event": {
        "bid-placed",
        "bid-placed-on-zero",
        "bid-placed-pushing",
        "built",
        "built-multiplied",
        "claimed-djinn",
        "claimed-resources",
        "claimed-vizier",
        "killed-of-player",
        "killed-on-tile",
        "killed-two-of-player",
        "killed-two-on-tile",
        "last-round-no-movement",
        "paid-both",
        "paid-elders",
        "paid-fakirs",
        "passed-kill",
        "passed-movement",
        "passed-piece",
        "passed-thief",
        "passed-tile",
        *(f"given-up-{what}" for what in ("camel", "djinn", "piece", "resources", "vizier")),
    },
    "score": {
        f"{stem}{raised}" for stem in ("viziers", "elders", "palms") for raised in ("", "-raised")
    },
    "ruling": set(),
    "change": {"card-held", "card-held-used"},
}
"""Reasons that the source does not spell out where they are made."""


def name_of(node):
    return getattr(node, "id", getattr(node, "attr", ""))


def reasons_of(tree):
    """Yield (family, reason); None as the reason where it is put together from parts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node.func) in MADE_BY and node.args:
            first = node.args[0]
            spelled = first.value if isinstance(first, ast.Constant) else None
            yield MADE_BY[name_of(node.func)], spelled
        elif isinstance(node, ast.AnnAssign) and name_of(node.target) == "reason" and node.value:
            yield "event", node.value.value


@pytest.fixture(scope="module")
def reasons():
    found = defaultdict(set)
    for room in ("rules", "notation", "analysis"):
        for path in sorted((Path(ft_tutor.__file__).parent / room).rglob("*.py")):
            for family, reason in reasons_of(ast.parse(path.read_text("utf-8"))):
                found[family].add(reason)
    return {family: found[family] - {None} | PUT_TOGETHER[family] for family in found}


def test_the_scan_finds_reasons_of_each_family(reasons):
    assert set(reasons) == set(FAMILIES)
    assert {"drop-no-return", "pick-already", "not-now"} <= reasons["violation"]
    assert {"path-jumps", "card-twice"} <= reasons["problem"]
    assert {"torn", "unknown-tile", "too-long"} <= reasons["notation"]
    assert {"camel-placed", "control-owned", "last-round"} <= reasons["event"]
    assert {"coins", "vizier-bonus", "set-wild"} <= reasons["score"]
    assert {"meeples-more", "coins-more"} <= reasons["change"]
    assert {"thief-points", "nekir-pays-per-victim"} <= reasons["ruling"]


def test_every_reason_has_a_sentence_in_its_own_family_alone(reasons):
    english = catalogue()
    said = {
        (family, reason): [other for other in FAMILIES if english.has(f"{other}-{reason}")]
        for family, stems in reasons.items()
        for reason in stems
    }
    assert {key: where for key, where in said.items() if where != [key[0]]} == {}


def test_no_reason_belongs_to_two_families(reasons):
    seen = [reason for stems in reasons.values() for reason in stems]
    assert sorted(seen) == sorted(set(seen))


@pytest.mark.parametrize("part", ["kind", "meeples", "camel", "palm", "palace"])
def test_the_reasons_put_together_are_really_given(part):
    text = {"kind": "small.large", "meeples": "y.w", "camel": "camel1.camel2"}
    said = text.get(part, f"{part}.{part}")
    with pytest.raises(NotationError) as caught:
        read_position(f"c3:{said}")
    assert caught.value.reason in PUT_TOGETHER["notation"]


def test_an_empty_movement_is_answered_with_a_movement():
    with pytest.raises(NotationError) as caught:
        read_words("")
    assert caught.value.expected == "c3:w-c4"
