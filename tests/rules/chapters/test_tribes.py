"""Chapter R2.4: viziers, elders, merchants and builders."""

import pytest
from helpers.turns import events, in_turn, play, refused

from ft_tutor.rules.actions import Build, Drop, Kill, Pass, PickUp, TribeAction
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.events import Built, CardsTaken
from ft_tutor.rules.vocabulary import MEEPLES, Resource, Tile, Tribe


def acting(hand, rest="", kind="small"):
    """A turn whose movement ended on c3 with these meeples in the hand."""
    return in_turn(f"c3:{kind} path=c2.{hand[0]}-c3 hand={hand} {rest}", Owed.TRIBE)


@pytest.mark.rule("R2.4.Y")
def test_viziers_go_in_front_of_the_player():
    position = play(acting("yyy", "p1=viziers2"), TribeAction())
    assert position.players[0].viziers == 5
    assert not any(position.hand)
    assert position.decision.owed is Owed.TILE


@pytest.mark.rule("R2.4.W", "A27")
def test_elders_go_in_front_of_the_player_and_pay_in_the_same_turn():
    position = play(acting("ww", kind="sacred6"), TribeAction())
    assert position.players[0].elders == 2
    assert len(legal_actions(position)) == 4  # each of three djinns, or nothing


@pytest.mark.rule("R2.4.G")
def test_merchants_take_the_first_cards_of_the_row():
    position = acting("ggg", "row=fish.silk.ivory.fish2")
    assert events(position, TribeAction(), CardsTaken)[0].cards == (
        Resource.FISH,
        Resource.SILK,
        Resource.IVORY,
    )
    after = play(position, TribeAction())
    assert after.supply.row == (Resource.FISH, Resource.FISH)
    assert after.supply.bag[Tribe.MERCHANT] == MEEPLES[Tribe.MERCHANT]


@pytest.mark.rule("R2.4.G", "A35")
@pytest.mark.parametrize(("row", "taken"), [("fish.silk", 2), ("none", 0)])
def test_d3_merchants_take_no_more_than_there_is(row, taken):
    after = play(acting("ggg", f"row={row} deck=fish"), TribeAction())
    assert sum(after.players[0].resources) == taken
    assert after.supply.row == ()


def t5(kind):
    """T5: b2, d2, d3 and either c4 or the final tile are blue; two fakirs; one builder comes."""
    c4 = "c4:village" if kind == "small" else "c4:sacred6"
    text = (
        f"b2:village c2:small.b d2:village b3:small c3:{kind}.bb d3:village "
        f"b4:small {c4} d4:small p1=fakir2.coins0"
    )
    return play(in_turn(text), PickUp(Tile.c2), Drop(Tile.c3, Tribe.BUILDER))


@pytest.mark.rule("R2.4.B", "A30")
@pytest.mark.parametrize(
    ("kind", "fakirs", "coins"),
    [("small", 2, 20), ("small", 0, 12), ("village", 2, 25), ("village", 0, 15)],
)
def test_t5_builders_earn_for_every_blue_tile_around(kind, fakirs, coins):
    position = t5(kind)
    assert position.hand == (0, 0, 0, 3, 0)
    after = play(position, Build(fakirs))
    assert after.players[0].coins == coins
    assert after.turn.built == coins
    assert after.supply.bag[Tribe.BUILDER] == position.supply.bag[Tribe.BUILDER] + 3
    assert after.supply.discard[Resource.FAKIR] == fakirs
    built = events(position, Build(fakirs), Built)[0]
    assert (built.blue, built.builders, built.fakirs) == (coins // (3 + fakirs), 3, fakirs)


@pytest.mark.rule("R2.4.B")
def test_no_more_fakirs_help_than_there_are():
    assert refused(t5("small"), Build(3)) == (("too-few-fakirs", "R2.4.B"),)


@pytest.mark.rule("A29")
def test_a29_fakirs_are_legal_but_not_offered_where_no_tile_is_blue():
    red = " ".join(f"{tile}:small" for tile in ("b2", "b3", "b4", "c4"))
    large = " ".join(f"{tile}:oasis" for tile in ("c2", "d2", "d3", "d4"))
    position = acting("bb", f"{red} {large} p1=fakir.coins3")
    assert legal_actions(position) == (Build(),)
    assert refused(position, Build(1)) == ()
    assert [play(position, Build(n)).players[0].coins for n in (0, 1)] == [3, 3]
    assert play(position, Build(1)).supply.discard[Resource.FAKIR] == 1


@pytest.mark.rule("R2.4.Y", "R2.4.W", "R2.4.G", "R2.4.B", "R2.4.R")
@pytest.mark.parametrize("letter", "ywgbr")
def test_every_tribe_has_its_own_action_and_must_act(letter):
    position = acting(letter * 2, "e5:g")
    own = {"b": Build(), "r": Kill((Tribe.MERCHANT,), tile=Tile.e5)}.get(letter, TribeAction())
    for action in (TribeAction(), Build(), Kill((Tribe.MERCHANT,), tile=Tile.e5)):
        if type(action) is not type(own):
            assert refused(position, action)
    assert refused(position, Pass()) == (
        () if letter == "r" else (("pass-tribe", f"R2.4.{letter.upper()}"),)
    )


def test_without_meeples_in_the_hand_there_is_nothing_to_do():
    position = in_turn("c3:small", Owed.TRIBE)
    for action in (TribeAction(), Build(), Kill((Tribe.MERCHANT,), tile=Tile.c3)):
        assert refused(position, action) == (("tribe-no-hand", "R2.3.1"),)
    assert play(position, Pass()).decision.owed is Owed.TILE
