"""The books of a whole game: after every event all pieces are there and all coins explained.

Counted anew, without the engine's own measures. A part of the position is counted again only
where it changed, so that every event of many games can be looked at.
"""

from collections import Counter

from ft_tutor.rules.events import (
    Built,
    CoinsGained,
    CoinsPaid,
    GameEnded,
    LastRoundBegan,
    RoundBegan,
    RoundEnded,
    Sold,
    ThiefUsed,
    TurnBegan,
)
from ft_tutor.rules.vocabulary import CAMELS, MARKERS, PALACES, PALMS, SEATS

MEEPLES = ("viziers", "elders", "merchants", "builders", "assassins")
BOX = {
    **dict(zip(MEEPLES, (16, 20, 18, 18, 18), strict=True)),
    **dict(zip(range(10), (2, 2, 2, 4, 4, 4, 6, 6, 6, 18), strict=True)),
    "palms": PALMS,
    "palaces": PALACES,
}
"""What the box holds: 90 meeples (R0.3), 54 resources by number (R0.5), palms, palaces."""

DJINNS, THIEVES = 22, 5
"""How many cards there are (R0.6); with the thieves Morgiane comes, too (R7.1)."""

COINS = {
    CoinsPaid: lambda event: -event.coins,
    CoinsGained: lambda event: event.coins,
    Built: lambda event: event.coins,
    Sold: lambda event: event.coins,
}
"""The only events that move coins, and what the player gets from the bank."""


class BreachError(AssertionError):
    """Something that no game may do."""


def must(holds, *what):
    """Raise a breach unless something holds."""
    if not holds:
        raise BreachError(*what)


class Ledger:
    """Follows a game from its start, event by event."""

    def __init__(self, start):
        self.players = len(start.players)
        self.coins = [player.coins for player in start.players]
        self.bank = 0
        self.seen = Counter()
        self.turns = 0
        self._counted = {}
        self._cards = Counter(_cards(start))
        self._box = self._expected()
        must(set(self._cards.values()) == {1}, "a card is there twice", self._cards)
        must(len(self._cards) in (DJINNS, DJINNS + 1 + THIEVES), "cards", len(self._cards))
        self._check(start, None)

    def _expected(self):
        camels = {f"camels of {seat}": CAMELS[self.players] for seat in SEATS[: self.players]}
        markers = {f"markers of {seat}": MARKERS[self.players] for seat in SEATS[: self.players]}
        return {**BOX, **camels, **markers}

    def follow(self, position, outcome):
        """Let the events of an outcome happen one by one, and look at the books after each."""
        for event in outcome.events:
            position = event.after(position)
            self._book(event)
            self._check(position, event)
        must(position == outcome.position, "the events do not lead to the outcome")

    def close(self, position):
        """Check that a game ended as games do."""
        must(position.turn.over, "nothing is owed, yet the game is not over")
        must(position.turn.last_round, "over without a last round")
        must(self.seen[GameEnded] == 1, "ended more than once")
        must(position.turn.given == (), "something is left on the table")
        must(self.seen[RoundEnded] == position.turn.round, "a round did not end")

    def _book(self, event):
        kind = type(event)
        must(not self.seen[GameEnded], "an event after the end", event)
        self.seen[kind] += 1
        if kind in COINS:
            amount = COINS[kind](event)
            self.coins[event.seat] += amount
            self.bank -= amount
        elif kind is ThiefUsed:
            self._cards[event.card] -= 1
        elif kind is TurnBegan:
            self.turns += 1
        elif kind is LastRoundBegan:
            must(self.seen[kind] == 1, "the last round began twice")
        elif kind is RoundBegan:
            must(not self.seen[LastRoundBegan], "a round after the last round", event)
        elif kind is RoundEnded:
            markers = MARKERS[self.players] * self.players
            must(self.turns == markers, "not everybody had a turn", self.turns)
            self.turns = 0

    def _check(self, position, event):
        found = [player.coins for player in position.players]
        must(found == self.coins, "coins", found, self.coins, event)
        must(min(found) >= 0, "debt", found, event)
        must(sum(found) + self.bank == 50 * self.players, "coins and bank", event)
        total = self._total(position)
        must(total == self._box, "pieces", _difference(total, self._box), event)
        must(Counter(_cards(position)) == +self._cards, "cards", event)

    def _total(self, position):
        total = Counter()
        for count, part in (
            (_of_board, position.squares),
            (_of_players, position.players),
            (_of_supply, position.supply),
            (_of_turn, position.turn),
        ):
            total.update(self._of(count, part))
        return total

    def _of(self, count, part):
        counted, found = self._counted.get(count, (None, None))
        if counted is not part:
            found = count(part)
            must(min(found.values(), default=0) >= 0, "less than none", found)
            self._counted[count] = (part, found)
        return found


def _difference(total, box):
    keys = {*total, *box}
    return {key: (total.get(key), box.get(key)) for key in keys if total.get(key) != box.get(key)}


def _of_board(squares):
    found = Counter()
    for square in squares:
        _add(found, MEEPLES, square.meeples)
        found["palms"] += square.palms
        found["palaces"] += square.palaces
        if square.camel is not None:
            found[f"camels of {square.camel}"] += 1
    return found


def _of_players(players):
    found = Counter()
    for seat, player in zip(SEATS, players, strict=False):
        _add(found, range(10), player.resources)
        _add(found, MEEPLES, (player.viziers, player.elders))
        found[f"camels of {seat}"] += player.camels
    return found


def _of_supply(supply):
    found = Counter((*supply.row, *supply.deck))
    _add(found, range(10), supply.discard)
    _add(found, MEEPLES, supply.bag)
    found["palms"] += supply.palms
    found["palaces"] += supply.palaces
    must(len(supply.row) <= 9, "row too long", supply.row)
    must(len(supply.djinn_row) <= 3, "row of djinns too long", supply.djinn_row)
    must(len(supply.thief_row) <= 1, "two thieves face up", supply.thief_row)
    return found


def _of_turn(turn):
    found = Counter()
    if turn.movement is not None:
        _add(found, MEEPLES, turn.movement.hand)
    for given in turn.given:
        found.update(given.resources)
        found["viziers"] += given.viziers
        if given.piece is not None:
            found[f"{given.piece.value}s"] += 1
    for seat in (*turn.bid_track, *turn.turn_track):
        if seat is not None:
            found[f"markers of {seat}"] += 1
    return found


def _add(found, names, numbers):
    for name, number in zip(names, numbers, strict=False):
        found[name] += number


def _cards(position):
    """All djinns and thieves that are in the game, those drawn and given up included."""
    supply, turn = position.supply, position.turn
    cards = [*supply.djinn_row, *supply.djinn_deck, *supply.djinn_discard]
    cards += [*supply.thief_row, *supply.thief_deck]
    for player in position.players:
        cards += [held.card for held in (*player.djinns, *player.thieves)]
    cards += [given.card for given in turn.given if given.card is not None]
    for decision in turn.pending:
        cards += decision.cards
    return cards
