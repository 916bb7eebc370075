"""Drills about what tribes do: the cards of merchants and the coins of builders."""

from ft_tutor.course.drills import boards
from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.family import Fields, foreseen, hints
from ft_tutor.course.drills.words import Words
from ft_tutor.rules import grid
from ft_tutor.rules.counts import repeated
from ft_tutor.rules.vocabulary import (
    RESOURCES,
    TILES,
    Coins,
    Resource,
    Tile,
    TileKind,
    Tribe,
)

OWED = "owed=end1.tile1.tribe1"
"""A turn whose movement is done."""


def path(tile: Tile, tribe: Tribe) -> str:
    """Return the path of a meeple that came to a tile from one beside it."""
    came = TILES[grid.NEIGHBOURS[tile][0]]
    return f"path={came.name}.{tribe.letter}-{tile.name}"


def row(dice: Dice, count: int) -> tuple[Resource, ...]:
    """Return so many cards off the pile."""
    return tuple(Resource(one) for one in dice.some(repeated(RESOURCES), count))


def row_word(cards: tuple[Resource, ...]) -> str:
    """Return cards as the notation writes them."""
    return ".".join(card.name.lower() for card in cards)


def ways_of(kind: str) -> TileKind:
    """Return the kind of tile that a word names, whatever its value."""
    return TileKind(kind.rstrip("0123456789"))


# --- merchants


def cards_of_merchants(words: Words, dice: Dice, level: int) -> Fields | None:
    """Say which card is first in the row when the merchants have taken theirs (R2.4.G)."""
    number = dice.number(1 + level, 3 + level)
    cards = row(dice, 9 if level < 3 else dice.number(2, 6))
    tile = dice.pick(TILES)
    text = f"{path(tile, Tribe.MERCHANT)} hand=g{number} {OWED} row={row_word(cards)}"
    common: Fields = {
        "position": f"{tile.name}:small {text}",
        "parts": ("resources", "hand", "player-1"),
    }
    if level > 2:
        taken = min(number, len(cards))
        return {
            "kind": "count",
            **common,
            "goal": words("how-many", number=number),
            "measure": {"difference": ({"cards": "me", "after": "collect"}, {"cards": "me"})},
            "answer": taken,
            "wrong": foreseen(
                taken,
                (number, words("lost", count=len(cards))),
                (1, words("one")),
                (3, words("no-market")),
                (number - 1, words("each")),
            ),
            "otherwise": words("count-other"),
            "hints": hints(
                words("nudge"), words("where"), words("where"), ("hand.g",), ("row.1", "hand.g")
            ),
            "because": words("because-count", number=number, count=taken),
        }
    right = cards[number]
    others = dict.fromkeys(
        (*cards[number + 1 : number + 2], *cards[number - 1 : number], cards[0], *cards)
    )
    distractors = [card for card in others if card is not right][:3]
    if len(distractors) < 3:
        return None
    options = tuple(
        {
            "id": card.name.lower(),
            "say": words("card", resource=card),
            "right": card is right,
            "reply": words(
                "yes" if card is right else "too-many" if cards.index(card) > number else "too-few",
                number=number,
                resource=card,
            ),
            "claims": {"row_begins": card.name.lower()},
        }
        for card in dice.mixed((right, *distractors))
    )
    return {
        "kind": "predict",
        **common,
        "movement": "collect",
        "goal": words("goal", number=number),
        "options": options,
        "because": words("because", number=number, resource=right),
    }


# --- builders


def coins_of_builders(words: Words, dice: Dice, level: int) -> Fields | None:
    """Count what builders earn: each as many coins as there are blue tiles around (R2.4.B)."""
    inner = tuple(tile for tile in TILES if len(grid.AROUND[tile]) == 9)
    tile = dice.pick(inner if level == 1 else TILES)
    where = boards.around(tile, 1 if level < 3 else 2)
    kinds = boards.kinds(dice, where.tiles)
    number, fakirs = dice.number(2, 3 + level), dice.number(1, 3) if level > 1 else 0
    blue = [one for one in TILES if one in grid.AROUND[tile] and ways_of(kinds[one]).is_blue]
    if not blue:
        return None
    straight = [one for one in blue if grid.distance(one, tile) == 1]
    answer, each = (number + fakirs) * len(blue), len(blue)
    word = f"build.fakir{fakirs}" if fakirs else "build"
    purse = f" p1=coins10.fakir{fakirs}" if fakirs else ""
    return {
        "kind": "count",
        "asks": ("R2.4.B", "A30"),
        "position": boards.written(
            kinds, path(tile, Tribe.BUILDER), f"hand=b{number}", f"{OWED}{purse}"
        ),
        **boards.shown(where),
        "parts": ("sultanate", "hand", *(("player-1",) if fakirs else ())),
        "marks": {"goal": (tile.name,)},
        "goal": words("goal", count=number)
        if not fakirs
        else words("goal-fakirs", count=number, number=fakirs),
        "measure": {"earns": "me", "after": word},
        "answer": answer,
        "wrong": foreseen(
            answer,
            (number * each + fakirs, words("added")),
            (number * each, words("no-fakirs")),
            ((number + fakirs) * len(straight), words("corners")),
            ((number + fakirs) * len([one for one in blue if one != tile]), words("own-tile")),
            ((number + fakirs) * len(grid.AROUND[tile]), words("red")),
            (each, words("once", number=each)),
            (number + fakirs, words("builders-only")),
        ),
        "otherwise": words("other"),
        "hints": hints(
            words("nudge"),
            words("where"),
            words("what", number=each),
            tuple(TILES[one].name for one in grid.AROUND[tile]),
            tuple(one.name for one in blue),
        ),
        "because": words("because", number=number + fakirs, count=each, coins=Coins(answer)),
    }
