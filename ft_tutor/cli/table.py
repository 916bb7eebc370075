"""The whole table as text: the board, what each player has, the rows, and what is owed."""

from collections.abc import Iterator

from ft_tutor.rules.counts import present
from ft_tutor.rules.position import HeldCard, Player, Position
from ft_tutor.rules.vocabulary import SEATS, TURN_COSTS, Coins, Resource, Seat
from ft_tutor.scene.plain import to_text
from ft_tutor.texts import Catalogue
from ft_tutor.texts.tokens import Mark

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
    later = [texts.say(f"cli-owed-{one.owed.value}") for one in position.turn.pending[-2::-1]]
    if later:
        yield f"{texts.say('cli-owes-later')} {', '.join(later)}"


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
        yield GAP + ", ".join(things)


def _hand(texts: Catalogue, player: Player) -> Iterator[str]:
    for kind in present(player.resources):
        number = player.resources[kind]
        yield f"{number} {_word(texts, 'resource', Resource(kind).name.lower(), number)}"


def _held(texts: Catalogue, player: Player) -> Iterator[str]:
    for held in (*player.djinns, *player.thieves):
        yield _card(texts, held)


def _card(texts: Catalogue, held: HeldCard) -> str:
    name = _word(texts, "card", held.card)
    return texts.say("cli-table-used", name=name) if held.used else name


def _word(texts: Catalogue, kind: str, thing: str, count: int = 1) -> str:
    return texts.word(Mark(kind, thing, count))


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
    taken = [
        f"{TURN_COSTS[spot]}: {_word(texts, 'seat', str(seat + 1))}"
        for spot, seat in reversed(tuple(enumerate(turn.turn_track)))
        if seat is not None
    ]
    waiting = tuple(seat for seat in turn.bid_track if seat is not None)
    if taken:
        yield texts.say("cli-table-order", what=", ".join(taken))
    if waiting:
        yield texts.say("cli-table-bids", seats=waiting)
