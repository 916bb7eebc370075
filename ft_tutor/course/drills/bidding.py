"""Drills about turn order: who goes first, which spots are free, and what Kumarbi saves."""

from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.family import Fields, foreseen, hints
from ft_tutor.course.drills.powers import card_of
from ft_tutor.course.drills.words import Words
from ft_tutor.notation.words import SPOT_WORDS
from ft_tutor.rules.vocabulary import FRONT_ZERO, SEATS, TURN_COSTS, Coins, Seat

IDS = ("one", "two", "three", "four")
"""Ids of players: an id has no numbers."""

_ZEROS = (2, 1, 0)
_BOARD = "a1:y b1:y"
"""Two meeples, so that a movement would be possible."""

_WORDS = {spot: word for word, spot in SPOT_WORDS.items()}


def _prices(dice: Dice, count: int, zeros: int) -> tuple[int, ...]:
    """Return so many spots, dearest first, of which so many are zeros, the one in front first."""
    paid = dice.some(range(FRONT_ZERO + 1, len(TURN_COSTS)), count - zeros)
    return (*sorted(paid, reverse=True), *_ZEROS[:zeros])


def _order(seats: tuple[Seat, ...], spots: tuple[int, ...]) -> str:
    marks = (f"{_WORDS[spot]}:{seat + 1}" for seat, spot in zip(seats, spots, strict=True))
    return f"order={'.'.join(marks)}"


def who_goes_first(words: Words, dice: Dice, level: int) -> Fields | None:
    """Put the players in order, or say who will be where after all have bid (R1.3, R1.6)."""
    if level > 2:
        return _after_bids(words, dice)
    number = 2 + level
    seats, spots = dice.mixed(SEATS[:number]), _prices(dice, number, dice.number(level - 1, level))
    items = tuple(
        {
            "id": IDS[seat],
            "say": words("player", seat=seat),
            "place": f"spot.{_WORDS[spot]}",
            "measure": {"turn": seat + 1},
        }
        for seat, spot in zip(seats, spots, strict=True)
    )
    wrong = {
        IDS[seat]: words("zero" if spot <= FRONT_ZERO else "paid", seat=seat)
        for seat, spot in list(zip(seats, spots, strict=True))[1:]
    }
    return {
        "kind": "order",
        "position": f"seats={number} {_order(seats, spots)} turn={seats[0] + 1} "
        f"owed=movement{seats[0] + 1} {_BOARD}",
        "parts": ("turn-track",),
        "goal": words("order-goal"),
        "by": "rising",
        "items": items,
        "wrong": wrong,
        "otherwise": words("order-other"),
        "because": words("because", seats=seats),
    }


def _after_bids(words: Words, dice: Dice) -> Fields:
    bidders, zeros = dice.mixed(SEATS), dice.number(2, 3)
    spots = dice.mixed((*_prices(dice, 4 - zeros, 0), *(FRONT_ZERO,) * zeros))
    place = dice.number(1, 4)
    by_zero = [seat for seat, spot in zip(bidders, spots, strict=True) if spot == FRONT_ZERO]
    paid = [
        seat
        for _, seat in sorted(zip(spots, bidders, strict=True), reverse=True)
        if seat not in by_zero
    ]
    order = (*paid, *reversed(by_zero))
    options = tuple(
        {
            "id": IDS[seat],
            "say": words("player", seat=seat),
            "right": order[place - 1] is seat,
            "reply": words(
                "yes"
                if order[place - 1] is seat
                else "zero-bid"
                if seat in by_zero
                else "paid-bid",
                seat=seat,
                number=order.index(seat) + 1,
            ),
            "claims": {"measure": {"turn": seat + 1}, "is": place},
        }
        for seat in SEATS
    )
    costs = tuple(TURN_COSTS[spot] for spot in spots)
    return {
        "kind": "predict",
        "position": f"seats=4 bids={''.join(str(seat + 1) for seat in bidders)} "
        f"turn={bidders[0] + 1} owed=bid{bidders[0] + 1} {_BOARD}",
        "parts": ("bid-track", "turn-track"),
        "intro": words("bids", seats=bidders, bids=costs),
        "movement": " ".join(f"bid{cost}" for cost in costs),
        "until": "movement",
        "goal": words("place-goal", number=place),
        "options": options,
        "because": words("because", seats=order),
    }


def which_spot(words: Words, dice: Dice, level: int) -> Fields | None:
    """Bid for the dearest spot that one can pay, or just before somebody (R1.2)."""
    *others, waiting = dice.mixed(SEATS[1:])
    spots = _prices(dice, len(others), dice.number(0, 1))
    coins = dice.number(2, 20)
    free = [spot for spot in range(FRONT_ZERO, 9) if spot not in spots or spot == FRONT_ZERO]
    payable = [spot for spot in free if TURN_COSTS[spot] <= coins]
    if level < 3:
        goal, best = words("dearest-goal"), max(payable)
        dearer = list(range(best + 1, 9))
        if not dearer or (level == 2 and best + 1 not in spots):
            return None
        lower = words("lower")
    else:
        rival = dice.number(0, len(others) - 1)
        ahead = [spot for spot in payable if spot > max(spots[rival], FRONT_ZERO)]
        if not ahead or spots[rival] <= FRONT_ZERO:
            return None
        goal, best = words("before-goal", seat=others[rival]), min(ahead)
        dearer = list(range(best + 1, 9))
        lower = words("not-cheapest", seat=others[rival])
    wrong: list[Fields] = []
    taken = next((spot for spot in spots if spot > FRONT_ZERO), None)
    if taken is not None:
        wrong.append(
            {
                "when": {"refused": "bid-spot-taken"},
                "try": f"bid{_WORDS[taken]}",
                "say": words("taken"),
                "show": {"rings": (f"spot.{_WORDS[taken]}",)},
            }
        )
    poor = next((spot for spot in dearer if spot in free and spot not in payable), None)
    if poor is not None:
        wrong.append(
            {
                "when": {"refused": "bid-too-poor"},
                "try": f"bid{_WORDS[poor]}",
                "say": words("poor", coins=Coins(coins)),
            }
        )
    right = f"spot.{_WORDS[best]}"
    return {
        "kind": "do",
        "position": f"seats=4 bids=--1{waiting + 1} {_order(tuple(others), spots)} "
        f"p1=coins{coins} owed=bid1 {_BOARD}",
        "parts": ("bid-track", "turn-track", "player-1"),
        "goal": goal,
        "accept": {"bid": TURN_COSTS[best]} if best > FRONT_ZERO else {"bid": 0},
        "wrong": tuple(wrong),
        "otherwise": lower,
        "hints": hints(
            words("nudge", coins=Coins(coins)),
            words("where"),
            words("what"),
            tuple(f"spot.{_WORDS[spot]}" for spot in spots),
            (right,),
        ),
        "solution": (f"bid{_WORDS[best]}",),
        "because": words("because", coins=Coins(TURN_COSTS[best])),
    }


def kumarbi(words: Words, dice: Dice, level: int) -> Fields | None:
    """Reckon what a bid costs with Kumarbi and some fakirs (D.13, R1.8)."""
    most = 1 + level
    fakirs = dice.number(1, most)
    spot = dice.number(FRONT_ZERO + 1 + fakirs, 8) if FRONT_ZERO + 1 + fakirs <= 8 else 8
    price = TURN_COSTS[spot - fakirs]
    others = dice.mixed(SEATS[1:3])
    between = [other for other in range(FRONT_ZERO + 1, 9) if other != spot]
    spots = dice.some(between, 2) if level > 1 else (FRONT_ZERO, FRONT_ZERO - 1)
    spots = tuple(sorted(spots, reverse=True))
    if level > 2 and not any(spot - fakirs < other < spot for other in spots):
        return None
    skipped = [other for other in range(spot - 1, 1, -1) if other not in spots]
    wrong = foreseen(
        price,
        (TURN_COSTS[spot], words("full", coins=Coins(TURN_COSTS[spot]))),
        (TURN_COSTS[spot] - fakirs, words("coin-each")),
        (TURN_COSTS[skipped[min(fakirs, len(skipped)) - 1]], words("occupied")),
        (TURN_COSTS[max(spot - fakirs - 1, 0)], words("too-far")),
        (TURN_COSTS[spot - fakirs + 1], words("too-near")),
    )
    rings = (f"spot.{_WORDS[spot]}",)
    return {
        "kind": "count",
        "position": f"seats=3 bids=--1- {_order(others, spots)} "
        f"p1=coins{dice.number(18, 40)}.fakir{fakirs + dice.number(0, 2)}.{card_of('D.13')} "
        f"owed=bid1 {_BOARD}",
        "parts": ("bid-track", "turn-track", "player-1"),
        "marks": {"rings": rings},
        "goal": words("goal", cost=TURN_COSTS[spot], number=fakirs),
        "measure": {"pays": "me", "after": f"bid{_WORDS[spot]}.fakir{fakirs}"},
        "answer": price,
        "wrong": wrong,
        "otherwise": words("other"),
        "hints": hints(
            words("nudge"),
            words("where"),
            words("what"),
            rings,
            (*rings, f"spot.{_WORDS[spot - fakirs]}"),
        ),
        "because": words("because", cost=TURN_COSTS[spot], number=fakirs, coins=Coins(price)),
    }
