"""Drills about goods: what a sale brings, what they score, how they are best split."""

from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.family import NEVER, Fields, foreseen, hints
from ft_tutor.course.drills.markets import GOODS, Cards, dotted
from ft_tutor.course.drills.powers import card_of
from ft_tutor.course.drills.words import Words
from ft_tutor.rules.counts import NO_RESOURCES, Counts, changed, repeated
from ft_tutor.rules.goods import best_sets
from ft_tutor.rules.vocabulary import RESOURCES, SET_PRICES, Coins, Resource


def _hand(dice: Dice, level: int) -> Cards:
    """Return goods that make one set, two, or more."""
    if level == 1:
        return dice.some(GOODS, dice.number(2, 5))
    goods = [Resource(one) for one in repeated(RESOURCES) if one != Resource.FAKIR]
    return dice.some(goods, dice.number(2 + level, 3 + 2 * level))


def _counts(cards: Cards) -> Counts:
    counts = NO_RESOURCES
    for card in cards:
        counts = changed(counts, card, 1)
    return counts


def _worth(sets: tuple[Cards, ...]) -> int:
    return sum(SET_PRICES[len(one)] for one in sets)


def _player(cards: Cards, fakirs: int, *more: str) -> str:
    fakir = (f"fakir{fakirs}",) if fakirs else ()
    return "p1=" + ".".join((*(card.name.lower() for card in sorted(cards)), *fakir, *more))


def sale(words: Words, dice: Dice, level: int) -> Fields | None:
    """Count what all goods of a hand bring in the best sets; fakirs cannot be sold (R2.6.1)."""
    cards, fakirs = _hand(dice, level), dice.number(0, level)
    sets = best_sets(_counts(cards))
    if level > 1 and len(sets) < 2:
        return None
    answer = _worth(sets)
    after = " ".join(dotted("sell", tuple(sorted(one))) for one in sets)
    return {
        "kind": "count",
        "position": f"a1:y b1:y owed=end1 {_player(cards, fakirs, 'coins10')}",
        "parts": ("player-1",),
        "goal": words("goal"),
        "measure": {"earns": "me", "after": after},
        "answer": answer,
        "wrong": _wrong_sums(words, cards, sets, fakirs),
        "otherwise": words("other"),
        "hints": hints(
            words("nudge"),
            words("where"),
            words("what", sizes=tuple(len(one) for one in sets)),
            _rings(cards),
            _rings(sets[0]),
        ),
        "because": words(
            "because",
            sizes=tuple(len(one) for one in sets),
            worths=tuple(SET_PRICES[len(one)] for one in sets),
            coins=Coins(answer),
        ),
    }


def _rings(cards: Cards) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"p1.{card.name.lower()}" for card in sorted(cards)))


def _wrong_sums(
    words: Words, cards: Cards, sets: tuple[Cards, ...], fakirs: int
) -> tuple[Fields, ...]:
    answer, size = _worth(sets), len(sets[0])
    return foreseen(
        answer,
        (SET_PRICES[min(9, len(cards))], words("one-set")) if len(sets) > 1 else (NEVER, ""),
        (SET_PRICES[min(9, size + 1)] - SET_PRICES[size] + answer, words("fakirs"))
        if fakirs
        else (NEVER, ""),
        (SET_PRICES[min(9, size + fakirs)] - SET_PRICES[size] + answer, words("fakirs"))
        if fakirs
        else (NEVER, ""),
        (SET_PRICES[size], words("rest")) if len(sets) > 1 else (NEVER, ""),
        (len(cards), words("one-each")),
        (len(cards) + fakirs, words("one-each")),
    )


def best_split(words: Words, dice: Dice, level: int) -> Fields | None:
    """Choose the way to sell a hand that brings most (R5.goods, R5.2)."""
    cards = _hand(dice, max(2, level))
    sets = best_sets(_counts(cards))
    if len(sets) < 2 or len(cards) < 4:
        return None
    splits = {_shape(sets): sets}
    for other in _splits(sets, dice):
        splits.setdefault(_shape(other), other)
    chosen = list(splits.values())[: 2 + min(level, 2)]
    if len(chosen) < 3:
        return None
    best = _worth(sets)
    options = tuple(
        {
            "id": "split-" + "abcd"[number],
            "say": words("split", sizes=tuple(len(one) for one in one_way)),
            "right": one_way is sets,
            "reply": words(
                "yes" if one_way is sets else "less",
                worths=tuple(SET_PRICES[len(one)] for one in one_way),
                coins=Coins(_worth(one_way)),
            ),
            "after": " ".join(dotted("sell", tuple(sorted(one))) for one in one_way),
        }
        for number, one_way in enumerate(dice.mixed(chosen))
    )
    return {
        "kind": "choose",
        "position": f"a1:y b1:y owed=end1 {_player(cards, 0, 'coins10')}",
        "parts": ("player-1",),
        "until": "end",
        "goal": words("goal"),
        "measure": "earns",
        "best": "most",
        "options": options,
        "because": words("because", coins=Coins(best)),
    }


def _shape(sets: tuple[Cards, ...]) -> tuple[int, ...]:
    return tuple(sorted((len(one) for one in sets), reverse=True))


def _splits(sets: tuple[Cards, ...], dice: Dice) -> list[tuple[Cards, ...]]:
    """Return other ways to split the same goods: evenly, in pairs, one by one."""
    first, *rest = sets
    found: list[tuple[Cards, ...]] = []
    for cut in range(1, len(first)):
        mixed = tuple(dice.mixed(first))
        found.append(tuple(sorted((mixed[:cut], mixed[cut:], *rest), key=len, reverse=True)))
    second = rest[0]
    spare = [card for card in first if card not in second]
    for count in range(1, len(spare) // 2 + 1):
        moved = tuple(spare[:count])
        kept = tuple(card for card in first if card not in moved)
        if len(kept) >= len((*second, *moved)):
            found.append((kept, (*second, *moved), *rest[1:]))
    return [one for one in dice.mixed(found) if sum(map(len, one)) == sum(map(len, sets))]


def goods_score(words: Words, dice: Dice, level: int) -> Fields | None:
    """Count what goods score at the end; with Al-Amin two fakirs are a good (R5.goods)."""
    cards = _hand(dice, level)
    fakirs = dice.number(2, 5) if level > 2 else dice.number(1, 3)
    djinn = (card_of("D.1"),) if level > 2 else ()
    wilds = fakirs // 2 if djinn else 0
    sets = best_sets(_counts((*cards, *(Resource.FAKIR,) * fakirs)), wilds)
    answer, plain = _worth(sets), best_sets(_counts(cards))
    return {
        "kind": "count",
        "asks": ("R5.goods", "D.1") if djinn else ("R5.goods",),
        "position": f"a1:y b1:y {_player(cards, fakirs, *djinn)}",
        "parts": ("player-1",),
        "goal": words("goal-djinn" if djinn else "goal"),
        "measure": {"points": {"seat": 1, "rule": "R5.goods"}},
        "answer": answer,
        "wrong": foreseen(
            answer,
            (_worth(plain), words("no-wilds")),
            (
                _worth(best_sets(_counts(cards), fakirs)),
                words("every-fakir" if djinn else "fakirs"),
            ),
            (_worth(plain) + fakirs, words("fakirs")),
            (len(cards), words("one-each")),
            (SET_PRICES[len(plain[0])], words("rest")),
        ),
        "otherwise": words("other"),
        "hints": hints(
            words("nudge"),
            words("where"),
            words("what", sizes=tuple(len(one) for one in sets)),
            _rings(cards),
            _rings(cards),
        ),
        "because": words(
            "because",
            sizes=tuple(len(one) for one in sets),
            worths=tuple(SET_PRICES[len(one)] for one in sets),
            points=answer,
        ),
    }
