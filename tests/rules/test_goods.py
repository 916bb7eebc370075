"""Sets of goods: the table of values, and the best split against every possible split."""

from functools import cache
from itertools import product
from random import Random

import pytest

from ft_tutor.rules.goods import GOODS, best_sets
from ft_tutor.rules.vocabulary import RESOURCES, SET_PRICES, Resource


def hand(fakirs=0, **goods):
    """Return a hand as counts: `hand(fish=2, wheat=1)`."""
    named = {resource.name.lower(): resource for resource in Resource}
    counts = [0] * len(Resource)
    counts[Resource.FAKIR] = fakirs
    for name, number in goods.items():
        counts[named[name]] = number
    return tuple(counts)


def worth_of(resources, wilds=0):
    return sum(SET_PRICES[len(goods)] for goods in best_sets(resources, wilds))


@cache
def best_of_all_splits(counts, wilds=0):
    """Return the most that any split brings; it tries every first set there can be.

    The kinds of goods are alike, so the counts are sorted and only how many goods of each
    count a set takes matters.
    """
    best = 0
    sizes = sorted({number for number in counts if number})
    for takes in product(*(range(counts.count(number) + 1) for number in sizes)):
        left = list(counts)
        for number, take in zip(sizes, takes, strict=True):
            for _ in range(take):
                left[left.index(number)] = -(number - 1)
        rest = tuple(sorted(map(abs, left)))
        for wild in range(min(wilds, len(GOODS) - sum(takes)) + 1):
            if size := sum(takes) + wild:
                found = SET_PRICES[size] + best_of_all_splits(rest, wilds - wild)
                best = max(best, found)
    return best


def sorted_goods(resources):
    return tuple(sorted(resources[good] for good in GOODS))


@pytest.mark.rule("R2.6.1", "R5.goods")
def test_the_values_of_sets():
    assert SET_PRICES == (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)


@pytest.mark.rule("R2.6.1", "R5.2")
def test_t7_nine_goods_make_a_set_of_six_and_one_of_three():
    sets = best_sets(hand(fish=2, wheat=2, pottery=2, papyrus=1, silk=1, spices=1, fakirs=4))

    assert [len(goods) for goods in sets] == [6, 3]
    assert sets[1] == (Resource.FISH, Resource.WHEAT, Resource.POTTERY)
    assert [SET_PRICES[len(goods)] for goods in sets] == [30, 7]


@pytest.mark.rule("A58")
def test_d8_two_wild_goods_extend_a_set_of_two():
    assert worth_of(hand(fish=1, wheat=1, fakirs=5), wilds=2) == 13


@pytest.mark.rule("A58")
def test_wild_goods_may_make_a_set_alone_and_repeat_a_kind():
    assert [len(goods) for goods in best_sets(hand(), wilds=3)] == [3]
    everything = hand(**{good.name.lower(): 1 for good in GOODS})
    assert [len(goods) for goods in best_sets(everything, wilds=2)] == [9, 2]


@pytest.mark.rule("R5.goods")
def test_fakirs_alone_make_no_set():
    assert best_sets(hand(fakirs=18)) == ()


def hands(limits):
    """Yield every hand of goods, but of those that differ in the kinds alone only one."""
    if not limits:
        yield ()
        return
    for rest in hands(limits[1:]):
        most = min(limits[0], rest[0]) if rest else limits[0]
        yield from ((number, *rest) for number in range(most + 1))


ALL_HANDS = tuple((*goods, 0) for goods in hands(RESOURCES[:-1]))


@pytest.mark.rule("R5.2", "A61")
def test_the_layers_are_the_best_of_all_splits_of_every_hand():
    assert len(ALL_HANDS) == 2885
    for resources in ALL_HANDS:
        assert worth_of(resources) == best_of_all_splits(sorted_goods(resources)), resources


@pytest.mark.rule("R5.2", "A58")
def test_the_layers_with_wild_goods_are_the_best_of_all_splits():
    small = [resources for resources in ALL_HANDS if sum(resources) <= 12]
    for resources in Random(6).sample(small, 100):
        for wilds in range(1, 10):
            best = best_of_all_splits(sorted_goods(resources), wilds)
            assert worth_of(resources, wilds) == best, (resources, wilds)


def test_the_sets_hold_exactly_the_goods_of_the_hand():
    chance = Random(7)
    for _ in range(200):
        resources = tuple(chance.randint(0, number) for number in RESOURCES)
        sets = best_sets(resources)
        assert all(len(set(goods)) == len(goods) for goods in sets)
        for good in GOODS:
            assert sum(good in goods for goods in sets) == resources[good]
