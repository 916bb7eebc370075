"""Drills about assassins: whom they reach, and whom they do not."""

from ft_tutor.course.drills import boards
from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.family import Fields, foreseen, hints
from ft_tutor.course.drills.powers import card_of
from ft_tutor.course.drills.tribes import OWED, path
from ft_tutor.course.drills.words import Words
from ft_tutor.rules import grid
from ft_tutor.rules.vocabulary import TILES, TRIBES, Seat, Tile, Tribe


def who_may_be_killed(words: Words, dice: Dice, level: int) -> Fields | None:
    """Say who can be killed, or count all who can (R2.4.R)."""
    return _count_victims(words, dice) if level > 2 else _one_victim(words, dice, level)


def _scene(
    dice: Dice, tile: Tile, columns: int
) -> tuple[boards.Area, dict[Tile, str], dict[Tile, Tribe]]:
    """Return a part of the board around a tile, where each other tile has one meeple at most."""
    where = boards.around(tile, columns)
    tiles = boards.kinds(dice, where.tiles)
    stands = {one: dice.pick(TRIBES) for one in where.tiles if one != tile and dice.often(0.6)}
    return (
        where,
        {
            one: word + (f".{stands[one].letter}" if one in stands else "")
            for one, word in tiles.items()
        },
        stands,
    )


def _one_victim(words: Words, dice: Dice, level: int) -> Fields | None:
    tile = dice.pick(TILES)
    where, tiles, stands = _scene(dice, tile, 2)
    number = 2 if level == 1 else dice.number(2, 4)
    reached = [one for one in stands if grid.distance(one, tile) <= number]
    beyond = [one for one in stands if grid.distance(one, tile) > number]
    if not reached or len(beyond) < 2:
        return None
    target = max(dice.mixed(reached), key=lambda one: grid.distance(one, tile))
    far = sorted(dice.mixed(beyond), key=lambda one: grid.distance(one, tile))[:2]

    def told(part: str, one: Tile) -> str:
        return words(part, number=grid.distance(one, tile), count=number)

    options = [
        _victim(words, target, stands[target], told("yes", target), right=True),
        *(_victim(words, one, stands[one], told("far", one)) for one in far),
    ]
    own = "y" if dice.often(0.5) else "w"
    tribe = Tribe.VIZIER if own == "y" else Tribe.ELDER
    options.append(
        {
            "id": "own",
            "say": words("own-option", tribe=tribe),
            "reply": words("own", tribe=tribe),
            "claims": f"kill.{own}-p1",
        }
    )
    purse = "p1=viziers2.elders2"
    if level == 2:
        purse += f" p2=viziers3.elders1.{card_of('D.4')}"
        options.append(
            {
                "id": "rival",
                "say": words("rival-option", seat=Seat.TWO),
                "reply": words("protected", seat=Seat.TWO),
                "claims": "kill.y-p2",
            }
        )
    return {
        "kind": "choose",
        "asks": ("R2.4.R", "A21"),
        "position": boards.written(
            tiles, path(tile, Tribe.ASSASSIN), f"hand=r{number}", OWED, purse
        ),
        **boards.shown(where),
        "parts": ("sultanate", "hand", "player-1", *(("player-2",) if level == 2 else ())),
        "marks": {"goal": (tile.name,)},
        "goal": words("goal", count=number),
        "options": dice.mixed(options),
        "because": words("because", number=number, tile=target),
    }


def _victim(words: Words, tile: Tile, tribe: Tribe, reply: str, *, right: bool = False) -> Fields:
    return {
        "id": f"on-{'abcdef'[grid.column(tile)]}-{'abcde'[grid.row(tile)]}",
        "say": words("option", tribe=tribe, tile=tile),
        "right": right,
        "reply": reply,
        "claims": f"kill.{tribe.letter}-{tile.name}",
    }


def _count_victims(words: Words, dice: Dice) -> Fields | None:
    tile = dice.pick(TILES)
    where, tiles, stands = _scene(dice, tile, 3)
    number, fakirs = dice.number(1, 2), dice.number(0, 1)
    reach = number + fakirs
    mates = dice.pick(tuple(tribe for tribe in TRIBES if tribe is not Tribe.ASSASSIN))
    tiles[tile] += f".{mates.letter}"
    there = [one for one in stands if grid.distance(one, tile) <= reach]
    viziers, boaz = dice.number(0, 1), dice.often(0.5)
    held = 2 if viziers and not boaz else 0
    answer = len(there) + 1 + held
    around = [one for one in stands if one in grid.AROUND[tile]]
    friend = "viziers2.elders1" if viziers else "coins20"
    return {
        "kind": "count",
        "asks": ("R2.4.R", "A16", "A21"),
        "position": boards.written(
            tiles,
            path(tile, Tribe.ASSASSIN),
            f"hand=r{number}",
            OWED,
            f"p1=viziers1{'.fakir' if fakirs else ''}",
            f"p2={friend}{'.' + card_of('D.4') if boaz else ''}",
        ),
        **boards.shown(where),
        "parts": ("sultanate", "hand", "player-1", "player-2"),
        "marks": {"goal": (tile.name,)},
        "intro": words("count-intro"),
        "goal": words("count-goal", count=number),
        "measure": "targets",
        "answer": answer,
        "wrong": foreseen(
            answer,
            (answer - 1, words("same-tile", tile=tile)),
            (answer - held, words("players")),
            (answer + 1, words("own", tribe=Tribe.VIZIER)),
            (answer + 2, words("protected", seat=Seat.TWO) if boaz else words("count-other")),
            (
                len([o for o in stands if grid.distance(o, tile) <= number]) + 1 + held,
                words("fakir"),
            ),
            (len(around) + 1, words("corner-count")),
        ),
        "otherwise": words("count-other"),
        "hints": hints(
            words("nudge"),
            words("where", number=reach),
            words("what"),
            (tile.name,),
            (tile.name, *(one.name for one in TILES if one in there)),
        ),
        "because": words("because-count", number=reach, count=answer),
    }
