"""Chapter R2.4.R: whom assassins may kill, how far they reach, and what they leave."""

from dataclasses import replace

import pytest
from helpers.turns import events, in_turn, play, refused

from ft_tutor.rules.actions import Drop, Kill, Pass, PickUp
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.events import CamelPlaced, ControlUnchanged, LastRoundBegan
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe

Y, W, G, B, R = ((tribe,) for tribe in Tribe)


def acting(rest="", hand="rr"):
    """A turn whose movement ended on c3 with assassins in the hand."""
    return in_turn(f"path=c2.r-c3 hand={hand} {rest}", Owed.TRIBE)


@pytest.mark.rule("R2.4.R", "R2.3.2", "A69")
def test_t6_double_control():
    position = in_turn("c3:r d3:small.r d2:w")
    position = play(position, PickUp(Tile.c3), Drop(Tile.d3, Tribe.ASSASSIN))
    assert position.squares[Tile.d3].camel is Seat.ONE
    after = play(position, Kill(W, tile=Tile.d2))
    assert after.squares[Tile.d2].camel is Seat.ONE
    gained = [new - old for old, new in zip(position.supply.bag, after.supply.bag, strict=True)]
    assert gained == [0, 1, 0, 0, 2]
    assert after.decision.owed is Owed.TILE
    assert after.turn.movement.here is Tile.d3


@pytest.mark.rule("R4.1", "A14", "A19")
def test_t6b_with_one_camel_left_the_final_tile_gets_it():
    position = in_turn("c3:r d3:r d2:w p1=camels1")
    outcome = apply(play(position, PickUp(Tile.c3)), Drop(Tile.d3, Tribe.ASSASSIN))
    assert outcome.events[-2:] == (CamelPlaced(Seat.ONE, Tile.d3), LastRoundBegan(Seat.ONE))
    after = play(outcome.position, Kill(W, tile=Tile.d2))
    assert after.squares[Tile.d2].camel is None
    assert after.squares[Tile.d3].camel is Seat.ONE
    assert after.turn.last_round


@pytest.mark.rule("A16", "A17", "R2.4.R")
def test_d1_a_kill_on_the_final_tile_may_empty_it():
    position = in_turn("c2:r c3:rg")
    position = play(position, PickUp(Tile.c2), Drop(Tile.c3, Tribe.ASSASSIN))
    assert position.hand == (0, 0, 0, 0, 2)
    assert position.squares[Tile.c3].camel is None
    after = play(position, Kill(G, tile=Tile.c3))
    assert after.squares[Tile.c3].camel is Seat.ONE
    assert after.players[0].camels == 10


@pytest.mark.rule("A21", "R2.4.R")
def test_d2_each_assassin_and_each_fakir_reaches_a_step():
    position = acting("c3:g e4:w f4:w p1=fakir")
    assert refused(position, Kill(W, tile=Tile.e4, fakirs=1)) == ()
    assert refused(position, Kill(W, tile=Tile.e4)) == (("kill-too-far", "A21"),)
    assert refused(position, Kill(W, tile=Tile.f4, fakirs=1)) == (("kill-too-far", "A21"),)
    assert refused(position, Kill(W, tile=Tile.f4, fakirs=2)) == (("too-few-fakirs", "R2.4.R"),)


@pytest.mark.rule("A21")
def test_nothing_on_the_way_is_in_the_way():
    position = acting("c3:y b3:gg.camel2 a3:w")
    assert refused(position, Kill(W, tile=Tile.a3)) == ()


@pytest.mark.rule("R2.4.R")
def test_fakirs_may_be_wasted_but_that_is_not_offered():
    position = acting("c3:g e4:w p1=fakir3 p2=elders1")
    for kill, needed in (
        (Kill(G, tile=Tile.c3, fakirs=1), 0),
        (Kill(W, tile=Tile.e4, fakirs=2), 1),
        (Kill(W, seat=Seat.TWO, fakirs=3), 0),
    ):
        assert refused(position, kill) == ()
        assert kill not in legal_actions(position)
        assert replace(kill, fakirs=needed) in legal_actions(position)
        after = play(position, kill)
        assert after.players[0].resources[Resource.FAKIR] == 3 - kill.fakirs
        assert after.supply.discard[Resource.FAKIR] == kill.fakirs


@pytest.mark.rule("A15")
def test_a15_a_kill_is_compulsory_where_it_needs_no_fakir():
    assert refused(acting("d3:g"), Pass()) == (("pass-kill", "A15"),)
    assert refused(acting("seats=2 p2=viziers1"), Pass()) == (("pass-kill", "A15"),)


@pytest.mark.rule("A15")
def test_a15_without_a_target_the_assassins_go_back_to_the_bag_all_the_same():
    position = acting("f5:g p1=fakir9")
    assert set(legal_actions(position)) == {Kill(G, tile=Tile.f5, fakirs=3), Pass()}
    after = play(position, Pass())
    assert after.supply.bag[Tribe.ASSASSIN] == position.supply.bag[Tribe.ASSASSIN] + 2
    assert after.squares == position.squares
    assert after.decision.owed is Owed.TILE


@pytest.mark.rule("A16")
def test_a16_any_colour_may_be_killed_on_a_tile():
    position = acting("d3:ywgbr")
    assert set(legal_actions(position)) == {Kill((tribe,), tile=Tile.d3) for tribe in Tribe}


@pytest.mark.rule("R2.4.R", "A20")
def test_viziers_and_elders_in_front_of_opponents_may_be_killed_from_anywhere():
    position = acting("seats=3 p1=viziers1 p2=viziers2.elders1 p3=elders1")
    kills = {
        Kill(Y, seat=Seat.TWO),
        Kill(W, seat=Seat.TWO),
        Kill(W, seat=Seat.THREE),
    }
    assert set(legal_actions(position)) == kills
    after = play(position, Kill(Y, seat=Seat.TWO))
    assert (after.players[1].viziers, after.players[1].elders) == (1, 1)
    assert after.supply.bag[Tribe.VIZIER] == position.supply.bag[Tribe.VIZIER] + 1


@pytest.mark.rule("R2.4.R", "A56")
@pytest.mark.parametrize(
    ("kill", "reason"),
    [
        (Kill(Y, seat=Seat.ONE), "kill-own"),
        (Kill(Y, seat=Seat.FOUR), "kill-not-playing"),
        (Kill(W, seat=Seat.TWO), "kill-not-on-player"),
        (Kill(G, seat=Seat.TWO), "kill-not-on-player"),
        (Kill(W, tile=Tile.c3), "kill-not-on-tile"),
        (Kill((*Y, *G)), "kill-one-target"),
        (Kill(Y, tile=Tile.c3, seat=Seat.TWO), "kill-one-target"),
        (Kill((*Y, *G), tile=Tile.c3), "kill-number"),
        (Kill((), tile=Tile.c3), "kill-number"),
        (Kill((*Y, *Y), tile=Tile.c3), "kill-not-on-tile"),
    ],
)
def test_what_assassins_cannot_do(kill, reason):
    position = acting("seats=2 c3:yg p1=viziers1 p2=viziers1")
    assert refused(position, kill)[0][0] == reason


@pytest.mark.rule("A18")
def test_a18_a_kill_on_an_owned_tile_changes_no_control():
    position = acting("d3:g.camel2")
    kill = Kill(G, tile=Tile.d3)
    assert events(position, kill, CamelPlaced) == []
    assert events(position, kill, ControlUnchanged)[0].reason == "control-owned"
    assert play(position, kill).squares[Tile.d3].camel is Seat.TWO


@pytest.mark.rule("R2.4.R", "A08")
def test_a_kill_that_leaves_meeples_gives_no_control():
    position = acting("d3:gg")
    assert events(position, Kill(G, tile=Tile.d3), CamelPlaced) == []


@pytest.mark.rule("R4.1", "R2.4.R")
def test_the_last_camel_may_be_placed_by_a_kill():
    position = acting("d3:g p1=camels1")
    assert events(position, Kill(G, tile=Tile.d3), LastRoundBegan) == [LastRoundBegan(Seat.ONE)]
