"""Drills about movements: is a walk legal, where can it end, which tile can it win?"""

from itertools import pairwise

from ft_tutor.analysis.movements import MovementOutcome, bits, outcomes, route
from ft_tutor.course.drills import boards
from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.family import Fields, foreseen, hints
from ft_tutor.course.drills.words import Words
from ft_tutor.course.referee import LEGAL, judge, tried
from ft_tutor.notation import read_position, write_movement
from ft_tutor.rules import grid
from ft_tutor.rules.actions import Action, Drop, PickUp
from ft_tutor.rules.counts import repeated
from ft_tutor.rules.engine import violations
from ft_tutor.rules.events import CamelPlaced
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TILES, TRIBES, Tile, Tribe

MOST = 5
"""The highest pile that a drill walks with."""

_VERDICTS = (LEGAL, "R2.2.3", "R2.2.4", "R2.2.2")
"""What a referee may have to say; the steps to the side come last, for they are seen at once."""


def _piles(start: Position, low: int, high: int) -> tuple[Tile, ...]:
    """Return the tiles with so many meeples."""
    piles = zip(TILES, start.squares, strict=True)
    return tuple(tile for tile, square in piles if low <= sum(square.meeples) <= high)


# --- the referee


def walk_legal(words: Words, dice: Dice, level: int) -> Fields | None:
    """Judge a walk: it is legal, or goes back, to a corner, or ends without a friend."""
    text, where = boards.board(dice, level)
    start = read_position(text)
    wanted = dice.pick(_VERDICTS if level > 1 else _VERDICTS[:3])
    piles = _piles(start, 2, min(MOST, 1 + level))
    if not piles:
        return None
    tile = dice.pick(piles)
    walk = _walk(start, tile, dice, wanted)
    if walk is None or (where and not all(where.has(one) for one, _ in walk)):
        return None
    actions: tuple[Action, ...] = (PickUp(tile), *(Drop(*one) for one in walk))
    judged = judge(start, actions)
    if judged.verdict != wanted:
        return None
    end, last = walk[-1]
    offered = ("R2.2.2", "R2.2.3", "R2.2.4")
    missed = words(f"missed-{_word(wanted)}", tile=end, tribe=last) if wanted != LEGAL else ""
    replies = {rule: words(f"not-{_word(rule)}", tile=end, tribe=last) for rule in offered}
    replies.pop(wanted, None)
    return {
        "kind": "referee",
        "asks": (wanted,) if wanted != LEGAL else ("R2.2.4",),
        "position": text,
        **boards.shown(where),
        "intro": words(
            "walk", tile=tile, tiles=tuple(t for t, _ in walk), tribes=tuple(m for _, m in walk)
        ),
        "goal": words("goal"),
        "movement": write_movement(actions),
        "verdict": wanted,
        "options": offered,
        "replies": {**replies, **({LEGAL: missed} if missed else {})},
        "otherwise": missed or words("not-other"),
        "because": words(f"because-{_word(wanted)}", tile=end, tribe=last),
    }


def _word(verdict: str) -> str:
    return {"legal": "legal", "R2.2.2": "corner", "R2.2.3": "return", "R2.2.4": "friend"}[verdict]


def _walk(
    start: Position, tile: Tile, dice: Dice, wanted: str
) -> tuple[tuple[Tile, Tribe], ...] | None:
    """Return drops of a walk that may get this verdict."""
    order = dice.mixed(TRIBES[one] for one in repeated(start.squares[tile].meeples))
    odd = dice.number(1, len(order) - 1) if wanted == "R2.2.3" else -1
    aside = dice.number(0, len(order) - 1) if wanted == "R2.2.2" else -1
    here, before = tile, grid.NOWHERE
    drops: list[tuple[Tile, Tribe]] = []
    for number, tribe in enumerate(order):
        ways = [TILES[one] for one in grid.steps(here, before)]
        if number == odd:
            ways = [TILES[before]]
        if number == aside:
            ways = [one for one in TILES if grid.is_diagonal(here, one)]
        before, here = here, dice.pick(ways)
        drops.append((here, tribe))
    # Somebody is there at the end, or else the mistake is seen at once.
    if wanted == "R2.2.4" and not any(start.squares[here].meeples):
        return None
    return tuple(drops)


# --- where it can end


def which_end(words: Words, dice: Dice, level: int) -> Fields | None:
    """Count the tiles where the walk of a pile can end (R2.2.7)."""
    text, where = boards.board(dice, level)
    start = read_position(text)
    piles = _piles(start, min(level, 2), min(MOST - 1, 1 + level))
    if not piles:
        return None
    tile = dice.pick(piles)
    found = {one.end for one in outcomes(start) if one.start == tile}
    count = sum(start.squares[tile].meeples)
    colours = {tribe for tribe in TRIBES if start.squares[tile].meeples[tribe]}
    friends = {
        one for one in TILES if one != tile and any(start.squares[one].meeples[t] for t in colours)
    }
    if not 1 <= len(found) <= 6:
        return None
    near = {one for one in friends if grid.distance(tile, one) <= count}
    far = {one for one in friends if grid.distance(tile, one) == count}
    anybody = {
        TILES[one]
        for one in bits(grid.walk_ends(tile, grid.NOWHERE, count))
        if any(start.squares[one].meeples) and one != tile
    }
    rings = tuple(one.name for one in TILES if one in found)
    return {
        "kind": "count",
        "position": text,
        **boards.shown(where),
        "marks": {"start": tile.name},
        "goal": words("goal", tile=tile, number=count),
        "measure": {"ends": tile.name},
        "answer": len(found),
        "wrong": foreseen(
            len(found),
            (len(near), words("near", number=count)),
            (len(anybody), words("anybody")),
            (len(far), words("far", number=count)),
            (0, words("none", number=count)),
        ),
        "otherwise": words("other", number=count),
        "hints": hints(
            words("nudge", number=count), words("where"), words("what"), (tile.name,), rings
        ),
        "because": words("because", number=count, tiles=tuple(sorted(found))),
    }


# --- which tile it can win


def win_a_tile(words: Words, dice: Dice, level: int) -> Fields | None:
    """Win a tile in one movement: any, or at the third level a certain one (R2.2.8, R2.3.2)."""
    text, where = boards.board(dice, level, highest=level + 1)
    start = read_position(text)
    if start.players[start.turn.active].camels == 0:
        return None
    ways = [one for one in outcomes(start) if sum(start.squares[one.start].meeples) <= MOST]
    won = [(one, route(start, one)) for one in ways if _may_win(start, one)]
    won = [(one, acts) for one, acts in won if _wins(start, acts)]
    if not won or (level < 3 and len({one.end for one, _ in won}) > level):
        return None
    ends = {one.end for one, _ in won}
    goal = words("goal")
    accepted: list[object] = ["legal", "takes_control"]
    if level > 2:
        target = dice.pick(sorted(ends))
        won = [(one, acts) for one, acts in won if one.end == target]
        if len(won) > 3:
            return None
        goal, ends = words("goal-tile", tile=target), {target}
        accepted.append({"ends_on": target.name})
    best, actions = min(won, key=lambda one: len(one[1]))
    arrows = _arrows(actions)
    return {
        "kind": "do",
        "asks": ("R2.2.8", "R2.3.2"),
        "position": text,
        **boards.shown(where),
        "goal": goal,
        "accept": {"all": tuple(accepted)},
        "wrong": tuple(_failing(words, start, ways, ends)),
        "otherwise": words("crowd"),
        "hints": {
            "nudge": words("nudge"),
            "where": {"say": words("where"), "rings": (best.start.name,)},
            "what": {"say": words("what", tile=best.start, tile2=best.end), "arrows": arrows},
        },
        "solution": (write_movement(actions),),
        "because": words("because", tile=best.end, tribe=best.tribe),
    }


def _may_win(start: Position, one: MovementOutcome) -> bool:
    """Say whether nobody else stands on the end tile, and no camel; a loop may still spoil it."""
    square = start.squares[one.end]
    others = sum(square.meeples) - square.meeples[one.tribe]
    return square.camel is None and (not others or one.end == one.start)


def _wins(start: Position, actions: tuple[Action, ...]) -> bool:
    events = tried(start, actions).events
    return any(isinstance(event, CamelPlaced) for event in events)


def _arrows(actions: tuple[Action, ...]) -> tuple[str, ...]:
    tiles = [act.tile.name for act in actions if isinstance(act, PickUp | Drop)]
    return tuple(f"{one}-{other}" for one, other in pairwise(tiles))


def _failing(
    words: Words, start: Position, ways: list[MovementOutcome], ends: set[Tile]
) -> list[Fields]:
    """Return the mistakes that this very board allows, each with an example."""
    entries: list[Fields] = []
    owned = [one for one in ways if start.squares[one.end].camel is not None]
    if owned and not {one.end for one in owned} & ends:
        end = owned[0].end
        entries.append(
            {
                "when": {"ends_on": tuple({one.end.name: None for one in owned})},
                "try": write_movement(route(start, owned[0])),
                "say": words("owned", tile=end),
                "show": {"rings": (end.name,)},
            }
        )
    if lone := _friendless(start, ways):
        entries.append({"when": "R2.2.4", "try": write_movement(lone), "say": words("friend")})
    return entries


def _friendless(start: Position, ways: list[MovementOutcome]) -> tuple[Action, ...]:
    """Return a walk that is legal but for its last meeple, who meets nobody of his tribe."""
    for one in ways[:12]:
        actions = route(start, one)
        now = tried(start, actions[:-1]).position
        last = actions[-1]
        assert isinstance(last, Drop)
        movement = now.turn.movement
        assert movement is not None
        came = grid.NOWHERE if movement.came_from is None else movement.came_from
        for step in grid.steps(movement.here, came):
            drop = Drop(TILES[step], last.tribe)
            found = violations(now, drop)
            if found and all(violation.rule == "R2.2.4" for violation in found):
                return (*actions[:-1], drop)
    return ()
