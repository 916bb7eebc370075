"""Drills about scores: the bonus of viziers, and a whole sheet."""

from ft_tutor.course.drills import boards
from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.family import NEVER, Fields, foreseen, hints
from ft_tutor.course.drills.powers import card_of
from ft_tutor.course.drills.words import Words
from ft_tutor.notation import read_position
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.scoring import PALACE, PALM, VIZIER_BONUS, score_sheet, total
from ft_tutor.rules.vocabulary import SEATS, Coins, RuleId, Seat

ME = Seat.ONE
TILES_LINE, DJINNS_LINE = RuleId("R5.tiles"), RuleId("R5.djinns")
_SHEET = tuple(rule for rule in RULES if rule.startswith("R5."))


def vizier_bonus(words: Words, dice: Dice, level: int) -> Fields | None:
    """Count what viziers score: 1 each, and 10 for each player with fewer (R5.viziers)."""
    number = min(4, 2 + level)
    held = [dice.number(0, 6) for _ in range(number)]
    mine, rivals = held[0], held[1:]
    if level > 1 and mine not in rivals:
        rivals[dice.number(0, len(rivals) - 1)] = mine
    fewer = [seat for seat, count in zip(SEATS[1:], rivals, strict=False) if count < mine]
    ties = rivals.count(mine)
    jafaar = level > 2 and dice.often(0.6)
    each = 3 if jafaar else 1
    if not mine or (not fewer and dice.often(0.8)):
        return None
    answer = mine * each + VIZIER_BONUS * len(fewer)
    djinn = f".{card_of('D.11')}" if jafaar else ""
    purses = [f"p1=viziers{mine}{djinn}"]
    purses += [
        f"p{seat + 1}=viziers{count}" for seat, count in zip(SEATS[1:], rivals, strict=False)
    ]
    every = VIZIER_BONUS * (number - 1)
    return {
        "kind": "count",
        "asks": ("R5.viziers", "D.11") if jafaar else ("R5.viziers", "A60"),
        "position": f"seats={number} a1:y b1:y owed=movement1 {' '.join(purses)}",
        "parts": tuple(f"player-{seat + 1}" for seat in SEATS[:number]),
        "marks": {"rings": ("p1.y",)},
        "goal": words("goal", seat=ME),
        "measure": {"points": {"seat": 1, "rule": "R5.viziers"}},
        "answer": answer,
        "wrong": foreseen(
            answer,
            (answer + VIZIER_BONUS * ties, words("ties")),
            (mine * each + VIZIER_BONUS, words("one-bonus")),
            (mine + VIZIER_BONUS * len(fewer), words("three-each")),
            (VIZIER_BONUS * len(fewer), words("no-viziers", count=mine)),
            (mine * each, words("no-bonus")),
            (mine * each + every, words("all")),
            (3 * (VIZIER_BONUS * len(fewer) + mine) if jafaar else NEVER, words("raised")),
        ),
        "otherwise": words("other"),
        "hints": hints(
            words("nudge"),
            words("where"),
            words("what"),
            tuple(f"p{seat + 1}.y" for seat, count in zip(SEATS[1:], rivals, strict=False) if count)
            or ("p1.y",),
            tuple(f"p{seat + 1}.y" for seat in (ME, *fewer) if held_by(seat, mine, rivals)),
        ),
        "because": words("because", count=mine, each=each, number=len(fewer), points=answer),
    }


def held_by(seat: Seat, mine: int, rivals: list[int]) -> int:
    """Return how many viziers a player has."""
    return mine if seat is ME else rivals[seat - 1]


def whole_sheet(words: Words, dice: Dice, level: int) -> Fields | None:
    """Count the whole score of a small table (R5)."""
    where = boards.area(dice, 2, 2 if level == 1 else 3)
    tiles = boards.kinds(dice, where.tiles)
    mine = dice.some(where.tiles, dice.number(1, level + 1))
    rest = [tile for tile in where.tiles if tile not in mine]
    foreign, free = rest[:1], rest[1:]
    for tile in mine:
        tiles[tile] += ".camel1"
    for tile in foreign:
        tiles[tile] += ".camel2"
    if level > 1:
        for tile in (*dice.some(mine, 1), *dice.some((*foreign, *free), 1)):
            piece = "palm" if tiles[tile].startswith("oasis") or dice.often(0.3) else "palace"
            tiles[tile] += f".{piece}{dice.number(1, 2)}"
    coins, elders, viziers = dice.number(1, 15), dice.number(0, 3), dice.number(0, 3)
    fakirs = dice.number(0, 2)
    rule = dice.level(("", "D.7", dice.pick(("D.9", "D.11", "D.19"))), level)
    djinns = f".{card_of(rule)}" if rule else ""
    held = f"coins{coins}.viziers{viziers}.elders{elders}" + (f".fakir{fakirs}" if fakirs else "")
    goods = ".fish.wheat" if level > 2 else ""
    text = boards.written(
        tiles,
        f"p1={held}{goods}{djinns}",
        f"p2=coins{dice.number(1, 20)}.viziers{dice.number(0, 3)}",
        "owed=end1",
    )
    start = read_position(text)
    sheet = score_sheet(start, ME)
    answer = total(start, ME)
    points = {line.rule: 0 for line in sheet}
    for line in sheet:
        points[line.rule] += line.points
    if len(points) < 2 + level:
        return None
    ahead = any(line.reason == "vizier-bonus" for line in sheet)
    palms = sum(start.squares[tile].palms for tile in rest)
    palaces = sum(start.squares[tile].palaces for tile in rest)
    return {
        "kind": "count",
        "asks": tuple(rule for rule in _SHEET if rule in points),
        "position": text,
        "crop": where.crop,
        "parts": ("sultanate", "player-1", "player-2"),
        "goal": words("goal", seat=ME),
        "measure": {"total": 1},
        "answer": answer,
        "wrong": foreseen(
            answer,
            (answer - coins, words("coins", coins=Coins(coins))),
            (answer - elders, words("elders")),
            (answer - points.get(TILES_LINE, 0), words("tiles")),
            (answer + fakirs, words("fakirs")),
            (answer + PALM * palms + PALACE * palaces, words("foreign")),
            (answer - VIZIER_BONUS if ahead else NEVER, words("bonus")),
            (NEVER if ahead else answer + VIZIER_BONUS, words("no-bonus")),
            (answer - points.get(DJINNS_LINE, 0), words("djinns")),
        ),
        "otherwise": words("other"),
        "hints": hints(
            words("nudge"),
            words("where"),
            words("what"),
            tuple(tile.name for tile in mine),
            tuple(tile.name for tile in mine),
        ),
        "because": words("because", lines=tuple(line.points for line in sheet), points=answer),
    }
