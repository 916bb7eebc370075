"""The score of a player, worked out a second time and in another way."""

from itertools import combinations

from ft_tutor.rules.vocabulary import SEATS, Resource

PRINTED = {
    **dict.fromkeys(("echidna", "leta", "sibittis", "utug"), 4),
    "al-amin": 5,
    **dict.fromkeys(("anun-nak", "enki", "haurvatat", "iblis", "sloar"), 8),
    **dict.fromkeys(("hagis", "lamia"), 10),
}
"""Points of the djinns; all the others, Morgiane and the thieves have 6."""

VALUES = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)


def points(position, seat):
    """Everything that a player scores."""
    player = position.players[seat]
    cards = {held.card for held in (*player.djinns, *player.thieves)}
    others = [other for other in SEATS[: len(position.players)] if other != seat]
    fewer = sum(position.players[other].viziers < player.viziers for other in others)
    total = player.coins + 10 * fewer
    total += player.viziers * (3 if "jafaar" in cards else 1)
    total += player.elders * (4 if "shamhat" in cards else 2)
    total += sum(PRINTED.get(card, 6) for card in cards)
    for printed, square in zip(position.layout, position.squares, strict=True):
        if square.camel == seat:
            palm = 5 if "haurvatat" in cards else 3
            total += printed.value + square.palms * palm + square.palaces * 5
    wilds = player.resources[Resource.FAKIR] // 2 if "al-amin" in cards else 0
    return total + _goods(player.resources[: Resource.FAKIR], wilds)


def _goods(counts, wilds):
    """The best sets. With wilds every choice of goods that they complete first is tried."""
    if not wilds:
        return sum(VALUES[sum(n >= layer for n in counts)] for layer in range(1, max(counts) + 1))
    return max(
        _goods(tuple(n + (good in chosen) for good, n in enumerate(counts)), wilds - number)
        for number in range(1, min(wilds, len(counts)) + 1)
        for chosen in combinations(range(len(counts)), number)
    )
