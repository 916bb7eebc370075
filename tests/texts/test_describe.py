"""Facts and reasons of the game become sentences, tokens and safe HTML."""

from dataclasses import dataclass
from html.parser import HTMLParser

import pytest
from helpers.audit import missing_reasons

from ft_tutor.rules.vocabulary import Coins, Seat, Tile, Tribe
from ft_tutor.texts import Token, catalogue, describe, faults, html, plain
from ft_tutor.texts.describe import sentence_key


@dataclass(frozen=True)
class Reason:
    reason: str
    rule: str = ""
    subject: tuple = ()
    facts: tuple = ()


SAID = {
    "not-now": ((Seat.ONE,), (("owed", "movement"),)),
    "nothing-owed": ((), ()),
    "game-over": ((), ()),
    "unknown-action": ((), ()),
    "pick-empty-tile": ((Tile.c3,), ()),
    "pick-already": ((Tile.c3,), (("left", 2),)),
    "pick-dead-end": ((Tile.c3,), (("count", 2),)),
    "drop-no-hand": ((Tile.c3, Tribe.ELDER), ()),
    "drop-not-in-hand": ((Tribe.ELDER,), ()),
    "drop-same-tile": ((Tile.c3,), ()),
    "drop-diagonal": ((Tile.d4, Tile.c3), (("distance", 2),)),
    "drop-too-far": ((Tile.c5, Tile.c3), (("distance", 2),)),
    "drop-no-return": ((Tile.c3, Tile.c4), ()),
    "drop-last-no-match": ((Tile.c3, Tribe.ELDER), ()),
    "drop-last-empty": ((Tile.c3, Tribe.ELDER), ()),
    "drop-dead-end": ((Tile.c3, Tribe.ELDER), (("left", 1),)),
    "meeples-picked-up": ((Tile.c3,), (("count", 3),)),
    "meeple-dropped": ((Tile.c3, Tribe.ELDER), (("step", 1), ("left", 0))),
    "meeples-gathered": ((Tile.c3, Tribe.ELDER), (("count", 2),)),
    "camel-placed": ((Seat.TWO, Tile.c3), ()),
    "control-meeples-remain": ((Seat.TWO, Tile.c3), ()),
    "control-owned": ((Seat.TWO, Tile.c3), ()),
    "control-no-camel": ((Seat.TWO, Tile.c3), ()),
    "last-round": ((Seat.TWO,), ()),
}
"""The reasons of the movement and the control check, with what the engine passes."""


def said(reason, lang="en"):
    return describe(Reason(reason, "R2.2", *SAID[reason]), lang)


@pytest.mark.parametrize("reason", SAID)
def test_each_reason_is_said_with_nothing_left_open(reason):
    assert faults(Reason(reason, "R2.2", *SAID[reason])) == ()
    sentence = plain(said(reason))
    assert sentence.endswith((".", "!"))
    assert not set("{}$\ue000\ue001\ue002") & set(sentence)


@pytest.mark.rule("R2.2.3")
def test_a_placed_tile_is_a_token_of_its_kind():
    assert said("drop-no-return") == (
        Token("text", "You just came from "),
        Token("tile", "c3", "c3"),
        Token("text", ". A meeple may not step straight back."),
    )


@pytest.mark.rule("R2.2.4")
def test_a_placed_tribe_is_a_token_in_the_form_that_the_sentence_asks_for():
    tribes = [token for token in said("drop-last-no-match") if token.kind == "tribe"]
    assert tribes == [Token("tribe", "elders", "elder")]


def test_two_tiles_of_a_subject_keep_their_places():
    assert plain(said("drop-diagonal")).startswith("From c3 to d4 is a diagonal step.")


@pytest.mark.parametrize(
    ("left", "end"),
    [(0, ""), (1, " 1 meeple left."), (2, " 2 meeples left.")],
)
def test_counts_choose_the_form(left, end):
    thing = Reason(
        "meeple-dropped", "R2.2.2", (Tile.c4, Tribe.ELDER), (("step", 1), ("left", left))
    )
    assert plain(describe(thing)) == f"Step 1: an elder dropped on c4.{end}"


def test_a_missing_fact_is_reported():
    assert "left" in " ".join(faults(Reason("meeple-dropped", "R2.2.2", (Tile.c4, Tribe.ELDER))))
    assert "no-such-reason" in " ".join(faults(Reason("no-such-reason")))


def test_a_reason_without_a_sentence_is_named():
    with pytest.raises(KeyError, match="no-such-reason"):
        describe(Reason("no-such-reason"))
    assert missing_reasons(["drop-no-return", "no-such-reason"]) == ("no-such-reason",)


def test_a_reason_finds_its_family():
    assert sentence_key("drop-no-return") == "violation-drop-no-return"
    assert sentence_key("camel-placed") == "event-camel-placed"
    assert sentence_key("card-twice") == "problem-card-twice"
    assert sentence_key("unknown-tile") == "notation-unknown-tile"


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags = []
        self.text = ""

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.text += data


def parsed(tokens):
    tags = Tags()
    tags.feed(html(tokens))
    return tags


def test_html_keeps_things_as_spans():
    tags = parsed(said("drop-no-return"))
    assert tags.tags == [("span", {"class": "ft-tile", "data-value": "c3"})]
    assert tags.text == plain(said("drop-no-return"))


ATTACKS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "\ue000tile\ue001<b>\ue0011\ue001\ue002",
    "{ $tile }",
    "\u202egnirts",
    "a\nb\x00c",
]


@pytest.mark.parametrize("attack", ATTACKS)
def test_html_escapes_whatever_a_fact_holds(attack):
    tokens = describe(
        Reason("unknown-tile", "", (), (("found", attack), ("line", 1), ("column", 1)))
    )
    assert [token.kind for token in tokens] == ["text"]
    assert parsed(tokens).tags == []
    assert not set("\ue000\u202e\n\x00") & set(plain(tokens))


@pytest.mark.parametrize("attack", ATTACKS)
def test_html_escapes_whatever_a_card_is_called(attack):
    tokens = describe(Reason("card-twice", "", (attack,), (("found", 2),)))
    tags = parsed(tokens).tags
    assert [tag for tag, _ in tags] == ["span"]
    assert set(tags[0][1]) == {"class", "data-value"}


def test_a_very_long_fact_is_cut():
    tokens = describe(
        Reason("unknown-tile", "", (), (("found", "g" * 1_000_000), ("line", 1), ("column", 1)))
    )
    assert len(plain(tokens)) < 250
    assert "g…" in plain(tokens)


@pytest.mark.rule("R5.tiles")
def test_all_things_of_a_kind_can_be_listed():
    facts = (("count", 2), ("each", 8), ("points", 16))
    tokens = describe(Reason("tiles", "R5.tiles", (Tile.a1, Tile.b2), facts))

    assert plain(tokens) == "2 tiles worth 8 each (a1 and b2): 16"
    assert [token.value for token in tokens if token.kind == "tile"] == ["a1", "b2"]


@pytest.mark.parametrize("attack", ATTACKS)
def test_html_escapes_whatever_stands_in_a_list(attack):
    facts = {"count": 2, "each": 8, "points": 16, "tiles": (attack, attack)}
    tags = parsed(catalogue().tokens("score-tiles", facts)).tags

    assert [tag for tag, _ in tags] == ["span", "span"]
    assert all(set(names) == {"class", "data-value"} for _, names in tags)


HUGE = 10**30
ODD = [HUGE, -HUGE, 10**59, 10**60, 10**5_000, True, 2.5, float("nan"), float("inf"), None]
ODD += [(), (1, 2), ((1,),), [1], {}, b"x", "x" * 1_000, Tribe.ELDER, Coins(HUGE), Coins(10**5_000)]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
@pytest.mark.parametrize(
    ("reason", "name", "subject"),
    [
        ("meeples-picked-up", "count", (Tile.c3,)),
        ("meeples-gathered", "count", (Tile.c3, Tribe.ELDER)),
        ("coins-paid", "coins", (Seat.ONE,)),
        ("card-twice", "found", ("baal",)),
    ],
)
def test_whatever_a_fact_is_there_is_a_sentence(reason, name, subject, odd):
    thing = Reason(reason, "", subject, ((name, odd),))
    assert faults(thing) == ()
    assert 10 < len(plain(describe(thing))) < 300
    assert "WORD" not in plain(describe(thing))


def test_a_path_is_said_whole():
    path = "/home/somebody/with/a/long/path/to/the/lessons/of/five/tribes/progress.sqlite3"
    assert path in catalogue().say("drift-missing", file=path)


def test_a_huge_number_is_written_in_the_manner_of_the_language():
    paid = Reason("coins-paid", "", (Seat.ONE,), (("coins", Coins(HUGE)),))
    assert plain(describe(paid)) == f"Player 1 pays {HUGE:,} coins."


def test_a_fact_that_is_missing_leaves_a_sentence_with_a_gap():
    assert "left" in plain(describe(Reason("pick-already")))
    assert faults(Reason("pick-already")) != ()


def test_the_reader_is_called_you():
    placed = Reason("palm-placed", "R2.5.1", (Seat.TWO, Tile.c3))
    assert plain(describe(placed)) == "Player 2 places a palm tree on c3."
    assert plain(describe(placed, you=Seat.ONE)) == "Player 2 places a palm tree on c3."
    assert plain(describe(placed, you=Seat.TWO)) == "You place a palm tree on c3."


def test_the_seat_of_the_reader_keeps_its_id_in_the_token():
    built = Reason("card-drawn", "D.21", (Seat.TWO, "sloar"))
    assert Token("seat", "player 2", "2") in describe(built)
    protected = Reason("kill-protected", "A54", ("boaz", Seat.TWO))
    assert Token("seat", "you", "2") in describe(protected, you=Seat.TWO)


def test_the_reader_is_you_in_a_list_and_a_tribe_of_the_same_number_is_not():
    bonus = Reason(
        "vizier-bonus", "", (Seat.ONE, Seat.TWO), (("count", 2), ("each", 10), ("points", 20))
    )
    assert "(player 1 and you)" in plain(describe(bonus, you=Seat.TWO))
    kept = Reason("meeples-kept", "", (Seat.ONE, Tribe.ELDER), (("count", 2),))
    assert plain(describe(kept, you=Seat.TWO)) == "Player 1 keeps 2 elders."
