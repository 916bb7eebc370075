"""Drills about markets: what each sells, and where a card is cheapest."""

from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.family import Fields
from ft_tutor.course.drills.tribes import row, row_word
from ft_tutor.course.drills.words import Words
from ft_tutor.rules import grid
from ft_tutor.rules.vocabulary import (
    MARKETS,
    TILES,
    Coins,
    Resource,
    TileKind,
)

GOODS = tuple(resource for resource in Resource if resource is not Resource.FAKIR)

Cards = tuple[Resource, ...]


def dotted(head: str, cards: Cards) -> str:
    """Return an action about some cards as the notation writes it: ``buy.fish.silk``."""
    return ".".join((head, *(card.name.lower() for card in cards)))


def market(words: Words, dice: Dice, level: int) -> Fields | None:
    """Say which purchase a market allows; at the third level find the cheapest (R2.5.3, R2.5.4)."""
    return _cheapest(words, dice) if level > 2 else _allowed(words, dice, level)


def _allowed(words: Words, dice: Dice, level: int) -> Fields | None:
    kind = TileKind.SMALL_MARKET if level == 1 else TileKind.LARGE_MARKET
    sold = MARKETS[kind]
    cards = row(dice, dice.number(sold.first + 1, 9))
    offered, rest = cards[: sold.first], cards[sold.first :]
    late = [card for card in dict.fromkeys(rest) if card not in offered]
    early = list(dict.fromkeys(offered))
    if not late or len(early) < sold.cards + 1:
        return None
    right = dice.some(early, sold.cards)
    wrong: list[tuple[Cards, str]] = [((*right[1:], late[0]), "late")]
    if sold.cards == 1:
        wrong.append((dice.some(early, 2), "two"))
        if len(late) > 1:
            wrong.append(((late[1],), "late"))
    else:
        wrong.append((right[:1], "one"))
        wrong.append((dice.some(early, 3), "three"))
    options = tuple(
        {
            "id": "-".join(card.name.lower() for card in chosen),
            "say": words("cards", resources=chosen),
            "right": part == "yes",
            "reply": words(f"{part}-{kind.value}" if part != "yes" else "yes", kind=kind),
            "claims": dotted("buy", tuple(sorted(chosen))),
        }
        for chosen, part in dice.mixed([(right, "yes"), *wrong])
    )
    tile = dice.pick(TILES)
    came = TILES[grid.NEIGHBOURS[tile][0]].name
    return {
        "kind": "choose",
        "asks": ("R2.5.3" if level == 1 else "R2.5.4",),
        "position": f"{tile.name}:{kind.value} path={came}.y-{tile.name} owed=end1.tile1 "
        f"p1=coins{dice.number(sold.price, 20)} row={row_word(cards)}",
        "parts": ("resources", "player-1"),
        "goal": words("goal", kind=kind),
        "options": options,
        "because": words(f"because-{kind.value}"),
    }


def _cheapest(words: Words, dice: Dice) -> Fields | None:
    cards = row(dice, 9)
    wanted = dice.pick(GOODS)
    if cards.count(wanted) != 1 or cards.index(wanted) > 5:
        return None
    small = cards.index(wanted) < 3
    second = next(card for card in cards[:6] if card is not wanted)
    rows = {True: "b3", False: "d3"}
    pair = dotted("buy", tuple(sorted((wanted, second))))
    cheap = f"c3:y-b3 collect {dotted('buy', (wanted,))}"
    dear = f"c3:y-d3 collect {pair}"
    solution = cheap if small else dear
    wrong: list[Fields] = [
        {
            "when": {"ends_on": "d3" if small else "b3"},
            "try": dear if small else "c3:y-b3 collect pass",
            "say": words("dear" if small else "out-of-reach", resource=wanted),
        }
    ]
    price = 3 if small else 6
    return {
        "kind": "do",
        "position": "b3:small.y c3:oasis.y d3:large.y owed=end1.tile1.tribe1.movement1 "
        f"p1=coins{dice.number(6, 20)} row={row_word(cards)}",
        "crop": "b3-d3",
        "parts": ("sultanate", "hand", "resources", "player-1"),
        "marks": {"start": "c3", "rings": (f"row.{cards.index(wanted) + 1}",)},
        "until": "end",
        "goal": words("cheapest", resource=wanted),
        "accept": {"all": ({"buys": wanted.name.lower()}, {"measure": "pays", "is": price})},
        "wrong": tuple(wrong),
        "otherwise": words("not-bought", resource=wanted),
        "hints": {
            "nudge": words("nudge"),
            "where": {"say": words("where"), "rings": (f"row.{cards.index(wanted) + 1}",)},
            "what": {
                "say": words(
                    "what", kind=TileKind.SMALL_MARKET if small else TileKind.LARGE_MARKET
                ),
                "arrows": (f"c3-{rows[small]}",),
            },
        },
        "solution": (solution,),
        "because": words("because-cheapest", coins=Coins(price)),
    }
