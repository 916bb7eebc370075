"""The targets of assassins: how far each is, and why it can be reached or not (R2.4.R)."""

from collections.abc import Iterator
from typing import Any

from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.reach import kills_of
from ft_tutor.play.view import View
from ft_tutor.play.voice import Voice
from ft_tutor.rules import grid
from ft_tutor.rules.actions import Kill
from ft_tutor.rules.cards.hooks import Threat, shield
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import SEATS, Seat, Tribe
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.places import AreaOf, OnTile, Place


def kill_panel(view: View[Any], voice: Voice) -> Panel | None:
    """Return the targets as a list, the nearest first; None where no assassins act."""
    kills = kills_of(view.seen)
    if not kills or view.picked:
        return None
    rows = (*_tiles(view.seen, kills, voice), *_players(view.seen, kills, voice))
    return Panel("targets", voice.say("targets-title"), rows=rows)


def _tiles(position: Position, kills: tuple[Kill, ...], voice: Voice) -> tuple[Row, ...]:
    needed = {kill.tile: kill.fakirs for kill in kills if kill.tile is not None}
    assert position.turn.movement is not None
    here, reach = position.turn.movement.here, position.hand[Tribe.ASSASSIN]
    near = sorted(needed, key=lambda tile: (grid.distance(here, tile), tile))
    return tuple(
        Row(
            voice.said(
                "target-tile",
                tile=tile,
                distance=grid.distance(here, tile),
                reach=reach,
                fakirs=needed[tile],
            ),
            (_button(OnTile(tile), voice.say("target-press", tile=tile)),),
        )
        for tile in near
    )


def _players(position: Position, kills: tuple[Kill, ...], voice: Voice) -> Iterator[Row]:
    open_to = {kill.seat for kill in kills if kill.seat is not None}
    for seat in SEATS[: len(position.players)]:
        if seat in open_to:
            label = voice.say("target-press-player", seat=seat)
            yield Row(voice.said("target-player", seat=seat), (_button(AreaOf(seat), label),))
        elif djinn := _shield(position, seat):
            yield Row(voice.said("target-shielded", seat=seat, card=djinn))


def _shield(position: Position, seat: Seat) -> str | None:
    """Return the djinn that protects what an opponent could lose."""
    player = position.players[seat]
    if seat is position.turn.active or not player.viziers + player.elders:
        return None
    djinn = shield(position, seat, Threat.ASSASSINS)
    return djinn.card if djinn else None


def _button(place: Place, label: str) -> Button:
    return Button("press", label, value=write_place(place))
