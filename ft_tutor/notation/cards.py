"""Reading rows, piles and hands of cards, and what the players have."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ft_tutor.notation.spans import Span
from ft_tutor.notation.words import (
    BIGGEST_NUMBER,
    BIGGEST_PILE,
    DJINN_WORDS,
    NONE,
    RESOURCE_WORDS,
    THIEF_WORDS,
    USED,
)
from ft_tutor.rules.counts import NO_RESOURCES, Counts, changed
from ft_tutor.rules.position import HeldCard
from ft_tutor.rules.vocabulary import CardId, Resource


def one_or(number: int | None) -> int:
    """Return the number of a word; a lone word means one."""
    return 1 if number is None else number


def each(content: Span) -> Iterable[tuple[Span, str, int]]:
    """Yield the parts of a list with their word and number."""
    if content.text != NONE:
        for part in content.split("."):
            word, number = part.word_and_number()
            yield part, word, one_or(number)


def _resource(part: Span, word: str) -> Resource:
    if word not in RESOURCE_WORDS:
        raise part.wrong("unknown-word", ", ".join(RESOURCE_WORDS))
    return RESOURCE_WORDS[word]


def read_row(content: Span) -> tuple[Resource, ...]:
    """Return a list such as `fish2.silk` as resources in their order.

    Raises:
        NotationError: a word names no resource, or there are far too many.
    """
    cards: list[Resource] = []
    for part, word, number in each(content):
        resource = _resource(part, word)
        if len(cards) + number > BIGGEST_PILE:
            raise part.wrong("number-too-big", f"0-{BIGGEST_PILE}")
        cards += [resource] * number
    return tuple(cards)


def read_discard(content: Span) -> Counts:
    """Return such a list as counts by resource.

    Raises:
        NotationError: a word names no resource, or there are far too many.
    """
    counts = NO_RESOURCES
    for part, word, number in each(content):
        counts = with_resource(counts, part, _resource(part, word), number)
    return counts


def with_resource(counts: Counts, part: Span, resource: Resource, number: int) -> Counts:
    """Return the counts with so many more of a resource.

    Raises:
        NotationError: these are more than could be written in one word.
    """
    counts = changed(counts, resource, number)
    if counts[resource] > BIGGEST_NUMBER:
        raise part.wrong("number-too-big", f"0-{BIGGEST_NUMBER}")
    return counts


def read_cards(words: frozenset[CardId]) -> Callable[[Span], tuple[CardId, ...]]:
    """Return a reader of lists of these djinns or thieves."""

    def read(content: Span) -> tuple[CardId, ...]:
        return tuple(_card(part, words) for part, _, _ in each(content))

    return read


def _card(part: Span, words: frozenset[CardId]) -> CardId:
    if part.text not in words:
        raise part.wrong("unknown-word", ", ".join(sorted(words)))
    return CardId(part.text)


def read_player(content: Span) -> dict[str, Any]:
    """Return the stated fields of a player.

    Raises:
        NotationError: a word names nothing that a player has, or is there twice.
    """
    fields: dict[str, Any] = {}
    for part, word, number in each(content):
        card = CardId(part.text.removesuffix(USED))
        if word in _AMOUNTS:
            if word in fields:
                raise part.wrong("setting-twice", word)
            fields[word] = number
        elif word in RESOURCE_WORDS:
            held = fields.get("resources", NO_RESOURCES)
            fields["resources"] = with_resource(held, part, RESOURCE_WORDS[word], number)
        elif card in DJINN_WORDS | THIEF_WORDS:
            pile = "djinns" if card in DJINN_WORDS else "thieves"
            fields[pile] = (*fields.get(pile, ()), HeldCard(card, part.text.endswith(USED)))
        else:
            raise part.wrong("unknown-word", EXPECTED_OF_PLAYER)
    return fields


_AMOUNTS: Final = ("coins", "viziers", "elders", "camels")
EXPECTED_OF_PLAYER: Final = ", ".join(
    (*(f"{word}2" for word in _AMOUNTS), "fish2", min(DJINN_WORDS))
)
