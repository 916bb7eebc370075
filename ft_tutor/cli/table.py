"""The whole table as text: the board, what each player has, the rows, and what is owed."""

from collections.abc import Iterator

from ft_tutor.rules.counts import present
from ft_tutor.rules.position import Player, Position
from ft_tutor.rules.vocabulary import SEATS, TURN_COSTS, Coins, Resource, Seat
from ft_tutor.scene.plain import to_text
from ft_tutor.texts import Catalogue

GAP = "   "


def table(texts: Catalogue, position: Position) -> Iterator[str]:
    """Yield the table line by line."""
    yield to_text(position, texts.lang)
    yield ""
    for seat, player in zip(SEATS, position.players, strict=False):
        yield from _player(texts, seat, player)
    yield ""
    yield from _rows(texts, position)


def owed(texts: Catalogue, position: Position) -> Iterator[str]:
    """Yield what is owed now and by whom, and what comes after it."""
    decision = position.decision
    if decision is None:
        return
    what = texts.say(f"cli-owed-{decision.owed.value}")
    yield texts.say("cli-owes", seat=decision.who, what=what)
    later = tuple(texts.say(f"cli-owed-{one.owed.value}") for one in position.turn.pending[-2::-1])
    if later:
        yield texts.say("cli-owes-later", things=later)


def _player(texts: Catalogue, seat: Seat, player: Player) -> Iterator[str]:
    yield texts.say(
        "cli-table-player",
        seat=seat,
        coins=Coins(player.coins),
        viziers=player.viziers,
        elders=player.elders,
        camels=player.camels,
    )
    things = (*_hand(texts, player), *_held(texts, player))
    if things:
        yield GAP + texts.say("cli-table-things", things=things)


def _hand(texts: Catalogue, player: Player) -> Iterator[str]:
    for kind in present(player.resources):
        number = player.resources[kind]
        yield texts.say("cli-table-cards", resource=Resource(kind), count=number)


def _held(texts: Catalogue, player: Player) -> Iterator[str]:
    for held in (*player.djinns, *player.thieves):
        yield texts.say("cli-table-used" if held.used else "cli-table-held", card=held.card)


def _rows(texts: Catalogue, position: Position) -> Iterator[str]:
    supply = position.supply
    if supply.row:
        yield texts.say("cli-table-row", resources=supply.row)
    if supply.djinn_row:
        yield texts.say("cli-table-djinns", cards=supply.djinn_row)
    if supply.thief_row:
        yield texts.say("cli-table-thief", cards=supply.thief_row)


def tracks(texts: Catalogue, position: Position) -> Iterator[str]:
    """Yield the markers on the two tracks, those that come first standing first."""
    turn = position.turn
    taken = tuple(
        texts.say("cli-table-marker", number=TURN_COSTS[spot], seat=seat)
        for spot, seat in reversed(tuple(enumerate(turn.turn_track)))
        if seat is not None
    )
    waiting = tuple(seat for seat in turn.bid_track if seat is not None)
    if taken:
        yield texts.say("cli-table-order", markers=taken)
    if waiting:
        yield texts.say("cli-table-bids", seats=waiting)
