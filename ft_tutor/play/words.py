"""Words: the name of a place, with what stands or lies there, as a screen reader should say it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ft_tutor.play.choices.meaning import SIGNS
from ft_tutor.play.names import named
from ft_tutor.rules.counts import Counts, present
from ft_tutor.rules.position import Given, Player, Position, Square
from ft_tutor.rules.vocabulary import (
    TRIBES,
    TURN_COSTS,
    Coins,
    Piece,
    Resource,
    Seat,
    Tribe,
)
from ft_tutor.scene.places import (
    Amount,
    AreaOf,
    BidSpot,
    DjinnCard,
    GivenUp,
    InHand,
    OnTile,
    OnTileMeeple,
    OnTilePiece,
    OwnCard,
    OwnMeeple,
    OwnResource,
    Place,
    RowCard,
    Shared,
    Sign,
    Stock,
    ThiefCard,
    TurnSpot,
)
from ft_tutor.texts import DEFAULT_LANG, Catalogue, Token, catalogue, plain
from ft_tutor.texts.values import Fact, addressed


@dataclass(frozen=True, slots=True)
class Said:
    """A name to be said.

    Attributes:
        stem: of the key of its sentence.
        facts: what the sentence places: facts, and names that are said on their own.
    """

    stem: str
    facts: "tuple[tuple[str, Fact | Said | tuple[Said, ...]], ...]" = ()


def place_name(
    position: Position,
    place: Place,
    *,
    lang: str = DEFAULT_LANG,
    you: Seat | None = None,
    names: tuple[str, ...] = (),
    covered: frozenset[Seat] = frozenset(),
) -> str:
    """Say what a place is and what is there, as plain text; "nothing" where there is no such place.

    It is quick, as a face asks for the names of all places.

    Args:
        position: where the game stands.
        place: what is pointed at.
        lang: the language.
        you: the seat of the one who reads, who is called "you" and sees no other's cards.
        names: what the players are called, by seat.
        covered: the seats whose cards are not to be named.

    Raises:
        UnknownLanguageError: there are no texts in this language.
    """
    return _plain(_named(position, place, you, covered), lang, you, names)


@lru_cache(maxsize=1024)
def _plain(name: Said, lang: str, you: Seat | None, names: tuple[str, ...]) -> str:
    return plain(_said(name, catalogue(lang), you, names))


def _named(position: Position, place: Place, you: Seat | None, covered: frozenset[Seat]) -> Said:
    name = _NAMED[type(place)](position, place)
    if isinstance(place, OwnResource) and name is not _NOTHING:
        hidden = place.seat in covered or you not in (None, place.seat)
        return _cards_of(position, place.seat) if hidden else name
    return name


def _said(
    name: Said, words: Catalogue, you: Seat | None, names: tuple[str, ...]
) -> tuple[Token, ...]:
    def fact(one: Any) -> Fact:
        if isinstance(one, Said):
            return plain(_said(one, words, you, names))
        if isinstance(one, tuple):
            return tuple(plain(_said(member, words, you, names)) for member in one)
        return one if you is None else addressed(one, you)

    facts = {key: fact(one) for key, one in name.facts}
    return named(words.tokens(f"place-{name.stem}", facts), names)


_NOTHING: Final = Said("nothing")


def _name(stem: str, **facts: Any) -> Said:
    return Said(stem, tuple(facts.items()))


# --- the board


def _tile(position: Position, place: OnTile) -> Said:
    printed, things = position.layout[place.tile], tuple(_things(position.squares[place.tile]))
    facts = {"tile": place.tile, "kind": printed.kind, "value": printed.value}
    return _name("tile", **facts, things=things) if things else _name("tile-empty", **facts)


def _things(square: Square) -> Iterator[Said]:
    """Yield what stands on a tile."""
    yield from _meeples(square.meeples)
    if square.camel is not None:
        yield _name("camel", seat=square.camel)
    for piece, stem in _PIECES.items():
        if number := _pieces(square, piece):
            yield _name(stem, number=number)


def _meeples(counts: Counts) -> Iterator[Said]:
    for kind in present(counts):
        yield _name("meeples", number=counts[kind], tribe=TRIBES[kind])


_PIECES: Final = {Piece.PALM: "palms", Piece.PALACE: "palaces"}


def _pieces(square: Square, piece: Piece) -> int:
    return square.palms if piece is Piece.PALM else square.palaces


def _tile_meeples(position: Position, place: OnTileMeeple) -> Said:
    number = position.squares[place.tile].meeples[place.tribe]
    return _name("on-tile-meeples", tile=place.tile, number=number, tribe=place.tribe)


def _tile_piece(position: Position, place: OnTilePiece) -> Said:
    number = _pieces(position.squares[place.tile], place.piece)
    return _name(f"on-tile-{_PIECES[place.piece]}", tile=place.tile, number=number)


def _hand(position: Position, place: InHand) -> Said:
    return _name("hand", number=position.hand[place.tribe], tribe=place.tribe)


# --- the tracks


def _bid_spot(position: Position, place: BidSpot) -> Said:
    track = position.turn.bid_track
    if not 0 <= place.index < len(track):
        return _NOTHING
    return _marker("bid-spot", track[place.index], number=place.index + 1)


def _turn_spot(position: Position, place: TurnSpot) -> Said:
    track = position.turn.turn_track
    if not 0 <= place.index < len(track):
        return _NOTHING
    return _marker("turn-spot", track[place.index], cost=Coins(TURN_COSTS[place.index]))


def _marker(stem: str, seat: Seat | None, **facts: Fact) -> Said:
    return _name(f"{stem}-free", **facts) if seat is None else _name(stem, seat=seat, **facts)


# --- the cards


def _row_card(position: Position, place: RowCard) -> Said:
    row = position.supply.row
    if not 0 <= place.index < len(row):
        return _NOTHING
    return _name("row-card", number=place.index + 1, resource=row[place.index])


def _djinn(position: Position, place: DjinnCard) -> Said:
    drawn = position.decision.cards if position.decision else ()
    there = place.card in (*position.supply.djinn_row, *drawn)
    return _name("djinn", card=place.card) if there else _NOTHING


def _thief(position: Position, place: ThiefCard) -> Said:
    there = place.card in position.supply.thief_row
    return _name("thief", card=place.card) if there else _NOTHING


# --- in front of the players


def _player(position: Position, seat: Seat) -> Player | None:
    return position.players[seat] if seat < len(position.players) else None


def _area(position: Position, place: AreaOf) -> Said:
    player = _player(position, place.seat)
    if player is None:
        return _NOTHING
    things = (
        *_meeples((player.viziers, player.elders)),
        _name("cards", number=sum(player.resources)),
        _name("camels", number=player.camels),
    )
    return _name("area", seat=place.seat, things=things)


def _own_card(position: Position, place: OwnCard) -> Said:
    player = _player(position, place.seat)
    held = (*player.djinns, *player.thieves) if player else ()
    for one in held:
        if one.card == place.card:
            stem = "own-card-used" if one.used else "own-card"
            return _name(stem, card=place.card, seat=place.seat)
    return _NOTHING


def _own_resource(position: Position, place: OwnResource) -> Said:
    player = _player(position, place.seat)
    if player is None:
        return _NOTHING
    number = player.resources[place.resource]
    return _name("own-resource", seat=place.seat, number=number, resource=place.resource)


def _cards_of(position: Position, seat: Seat) -> Said:
    return _name("own-cards", seat=seat, number=sum(position.players[seat].resources))


def _own_meeple(position: Position, place: OwnMeeple) -> Said:
    player = _player(position, place.seat)
    kept = {Tribe.VIZIER: player.viziers, Tribe.ELDER: player.elders} if player else {}
    if place.tribe not in kept:
        return _NOTHING
    return _name("own-meeples", seat=place.seat, number=kept[place.tribe], tribe=place.tribe)


# --- thieves, numbers, signs


def _given_up(position: Position, place: GivenUp) -> Said:
    for given in position.turn.given:
        things = tuple(_given_things(given))
        if given.seat == place.seat and 0 <= place.index < len(things):
            return _name("given", seat=place.seat, thing=things[place.index])
    return _NOTHING


def _given_things(given: Given) -> Iterator[Said]:
    """Yield what a player gave up, in the order in which places count it."""
    yield from (_name("given-resource", resource=card) for card in given.resources)
    yield from (_name("given-vizier") for _ in range(given.viziers))
    if given.card is not None:
        yield _name("given-card", card=given.card)
    if given.tile is not None:
        stem = "camel" if given.piece is None else given.piece.value
        yield _name(f"given-{stem}", tile=given.tile)


def _stock(position: Position, place: Stock) -> Said:
    """Say how much there is, and of what lies open, what it is."""
    supply, what = position.supply, place.what
    stem = f"stock-{what.value}"
    if what is Shared.BAG:
        return _listed(stem, tuple(_meeples(supply.bag)))
    if what is Shared.DISCARDS:
        return _listed(stem, tuple(_resources(supply.discard)))
    if what is Shared.DJINN_DISCARDS:
        return _listed(stem, tuple(_name("given-card", card=card) for card in supply.djinn_discard))
    return _name(stem, number=_COUNTED[what](position))


def _listed(stem: str, things: tuple[Said, ...]) -> Said:
    return _name(stem, things=things) if things else _name(f"{stem}-none")


def _resources(counts: Counts) -> Iterator[Said]:
    for kind in present(counts):
        yield _name("stock-resource", number=counts[kind], resource=Resource(kind))


_COUNTED: Final[Mapping[Shared, Callable[[Position], int]]] = {
    Shared.ROUND: lambda position: position.turn.round,
    Shared.PALMS: lambda position: position.supply.palms,
    Shared.PALACES: lambda position: position.supply.palaces,
    Shared.RESOURCES: lambda position: len(position.supply.deck),
    Shared.DJINNS: lambda position: len(position.supply.djinn_deck),
    Shared.THIEVES: lambda position: len(position.supply.thief_deck),
}


def _amount(_position: Position, place: Amount) -> Said:
    return _name("amount", number=place.number)


def _sign(_position: Position, place: Sign) -> Said:
    return _name(f"sign-{place.name}") if place.name in SIGNS else _NOTHING


_NAMED: Final[Mapping[type, Callable[[Position, Any], Said]]] = {
    OnTile: _tile,
    InHand: _hand,
    BidSpot: _bid_spot,
    TurnSpot: _turn_spot,
    RowCard: _row_card,
    DjinnCard: _djinn,
    ThiefCard: _thief,
    AreaOf: _area,
    OwnCard: _own_card,
    OwnResource: _own_resource,
    OwnMeeple: _own_meeple,
    OnTileMeeple: _tile_meeples,
    OnTilePiece: _tile_piece,
    GivenUp: _given_up,
    Stock: _stock,
    Amount: _amount,
    Sign: _sign,
}
"""Per type of place: its name."""
