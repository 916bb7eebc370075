"""All pieces of a game, wherever they lie: what every event must keep."""

from collections import Counter

from ft_tutor.rules.counts import added
from ft_tutor.rules.measures import camels_placed, meeples_in_play
from ft_tutor.rules.vocabulary import SEATS, Resource


def pieces(position):
    """Count everything that the box holds; coins have no limit (A66)."""
    supply, squares, players = position.supply, position.squares, position.players
    resources = Counter({Resource(kind): n for kind, n in enumerate(supply.discard) if n})
    resources.update((*supply.row, *supply.deck))
    for player in players:
        resources.update({Resource(kind): n for kind, n in enumerate(player.resources) if n})
    for given in position.turn.given:
        resources.update(given.resources)
    return {
        "meeples": added(supply.bag, _with_given(position)),
        "resources": +resources,
        "djinns": _djinns(position),
        "palms": supply.palms + sum(square.palms for square in squares) + _given(position, "palm"),
        "palaces": supply.palaces
        + sum(square.palaces for square in squares)
        + _given(position, "palace"),
        "camels": tuple(
            player.camels + camels_placed(squares, seat)
            for seat, player in zip(SEATS, players, strict=False)
        ),
        "markers": sum(
            marker is not None for marker in (*position.turn.bid_track, *position.turn.turn_track)
        ),
    }


def _with_given(position):
    viziers = sum(given.viziers for given in position.turn.given)
    return added(meeples_in_play(position), (viziers, 0, 0, 0, 0))


def _given(position, piece):
    return sum(
        given.piece is not None and given.piece.value == piece for given in position.turn.given
    )


def _djinns(position):
    supply = position.supply
    cards = [*supply.djinn_row, *supply.djinn_deck, *supply.djinn_discard]
    cards += [held.card for player in position.players for held in player.djinns]
    cards += [given.card for given in position.turn.given if given.card is not None]
    cards += [card for decision in position.turn.pending for card in decision.cards]
    return sorted(cards)
