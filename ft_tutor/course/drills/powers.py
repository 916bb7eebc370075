"""Drills about djinns: what one costs, and which power can be used now."""

from typing import Final

from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.family import Fields
from ft_tutor.course.drills.words import Words
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.model import Cost
from ft_tutor.rules.vocabulary import CardId


def card_of(rule: str) -> CardId:
    """Return the djinn of a rule: its own name stands with the cards alone."""
    return next(card for card, djinn in DJINNS.items() if djinn.rule == rule)


_PAYMENTS: Final = (
    ("elder-elder", "elder2"),
    ("elder-fakir", "elder.fakir"),
    ("fakir-fakir", "fakir2"),
    ("elder", "elder"),
)
"""Ways to pay that a learner may think of, by id and word."""


def djinn_price(words: Words, dice: Dice, level: int) -> Fields | None:
    """Say how a djinn can be paid at a Sacred Place (R2.5.5)."""
    elders, fakirs = dice.pick(((2, 0), (1, 1), (1, 2), (0, 2), (0, 3), (1, 0)))
    if level > 1 and dice.often(0.6):
        elders, fakirs = dice.number(0, 3), dice.number(0, 3)
    row = dice.some(DJINNS, 3)
    card = dice.pick(row)
    ways = {"elder-elder": elders >= 2, "elder-fakir": elders >= 1 and fakirs >= 1}
    if level < 3 and not any(ways.values()):
        return None
    options: list[Fields] = []
    for name, payment in _PAYMENTS:
        right = ways.get(name, False)
        part = "yes" if right else f"{name}-lacking" if name in ways else f"{name}-never"
        options.append(
            {
                "id": name,
                "say": words(name),
                "right": right,
                "reply": words(part, elders=elders, fakirs=fakirs)
                if "lacking" in part
                else words(part),
                "claims": f"take.{card}.{payment}",
            }
        )
    poor = not any(ways.values())
    if poor:
        options.append(
            {
                "id": "not-at-all",
                "say": words("not-at-all"),
                "right": True,
                "reply": words("no-way"),
                "claims": {"owed": "tile"},
            }
        )
    return {
        "kind": "choose",
        "asks": ("R2.5.5", "A75"),
        "position": f"d2:sacred6.yr path=c2.w-d2 owed=end1.tile1 "
        f"p1=coins20.elders{elders}.fakir{fakirs} djinns={'.'.join(row)}",
        "parts": ("djinns", "player-1"),
        "marks": {"rings": (f"djinn.{card}",)},
        "goal": words("goal", card=card),
        "options": tuple(options),
        "because": words("because-poor" if poor else "because"),
    }


_PLACES: Final = {
    "D.2": ".d2",
    "D.5": ".c2",
    "D.7": ".b2",
    "D.15": ".d2",
    "D.20": "",
    "D.21": "",
    "D.22": ".e2",
}
"""Per djinn whose power is paid in a window, by its rule: where it works on the board here."""

_USES: Final = {card_of(rule): place for rule, place in _PLACES.items()}

_PRICES: Final = {
    Cost.ELDER_OR_FAKIR: "elder",
    Cost.ELDER_AND_ONE_MORE: "elder.fakir",
    Cost.FAKIR: "fakir",
}
"""Per cost the usual way to pay it."""

_BOARD: Final = "b2:oasis c2:village d2:small e2:large.y f2:sacred6"


def power_now(words: Words, dice: Dice, level: int) -> Fields | None:
    """Say which power can be used now: one that is paid for, not used yet, and finds a place."""
    number = 2 + level
    djinns = dice.some(_USES, min(4, number))
    elders, fakirs = dice.number(0, 1), dice.number(0, 2)
    used = dice.some(djinns, dice.number(0, 1))
    window = dice.level(("tile", "tribe", "end"), dice.number(1, level))
    held = ".".join(f"{one}-used" if one in used else one for one in djinns)
    purse = ".".join(
        part
        for part in (
            "coins10",
            f"elders{elders}" if elders else "",
            f"fakir{fakirs}" if fakirs else "",
            held,
        )
        if part
    )
    owed = {"tile": "end1.tile1", "tribe": "end1.tile1.tribe1", "end": "end1"}[window]
    hand = " hand=ww" if window == "tribe" else ""
    options: list[Fields] = []
    for one in djinns:
        use, price = f"use.{one}{_USES[one]}", _PRICES[DJINNS[one].cost]
        ways = _ways(price)
        paid = next((way for way in ways if _can(way, elders, fakirs)), None)
        right = paid is not None and one not in used
        part = "yes" if right else "used" if one in used else _LACKING[price]
        options.append(
            {
                "id": one,
                "say": words(f"option-{price.replace('.', '-')}", card=one),
                "right": right,
                "reply": words(part, card=one),
                "claims": f"{use}.{paid or ways[0]}",
            }
        )
    if sum(option["right"] for option in options) != 1:
        return None
    able = CardId(next(option["id"] for option in options if option["right"]))
    return {
        "kind": "choose",
        "asks": (DJINNS[able].rule, "W1"),
        "position": f"{_BOARD} path=f1.w-f2{hand} owed={owed} p1={purse}",
        "parts": ("sultanate", "player-1"),
        "crop": "b2-f2",
        "until": {"event": "CardUsed"},
        "goal": words("goal"),
        "options": tuple(options),
        "because": words("because", card=able),
    }


_LACKING: Final = {"elder": "poor-one", "fakir": "poor-fakir", "elder.fakir": "poor-two"}
"""Per price what is said to who cannot pay it."""


def _ways(price: str) -> tuple[str, ...]:
    """Return the ways to pay a price, the usual one first."""
    others = {"elder": ("fakir",), "elder.fakir": ("elder2",)}
    return (price, *others.get(price, ()))


def _can(way: str, elders: int, fakirs: int) -> bool:
    """Say whether somebody has what a way to pay takes."""
    needs = {"elder": (1, 0), "fakir": (0, 1), "elder.fakir": (1, 1), "elder2": (2, 0)}
    return elders >= needs[way][0] and fakirs >= needs[way][1]
