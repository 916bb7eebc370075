"""Drills about the end of the game: has the last round begun, and what happens next?"""

from ft_tutor.analysis.movements import outcomes, route
from ft_tutor.course.drills import boards
from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.family import Fields
from ft_tutor.course.drills.words import Words
from ft_tutor.course.referee import tried
from ft_tutor.notation import read_position, write_movement
from ft_tutor.rules.actions import Drop, EndTurn, PickUp
from ft_tutor.rules.events import GameEnded, LastRoundBegan
from ft_tutor.rules.vocabulary import TILES


def last_round(words: Words, dice: Dice, level: int) -> Fields | None:
    """Say what a movement means for the end of the game (R4.1, R4.2, R4.3)."""
    return _stuck(words, dice) if level > 1 and dice.often(0.4) else _camel(words, dice, level)


_CLAIMS = {
    "nothing": {"all": ({"not": {"event": "LastRoundBegan"}}, {"not": {"event": "GameEnded"}})},
    "last": {"all": ({"event": "LastRoundBegan"}, {"not": {"event": "GameEnded"}})},
    "over": {"event": "GameEnded"},
}
"""What may come true."""


def _fields(words: Words, text: str, movement: str, happens: str, **more: object) -> Fields:
    options = tuple(
        {
            "id": name,
            "say": words(name),
            "right": name == happens,
            "reply": words("yes" if name == happens else f"{name}-reply-{happens}"),
            "claims": claim,
        }
        for name, claim in _CLAIMS.items()
    )
    return {
        "kind": "predict",
        "position": text,
        "movement": movement,
        "goal": words("goal"),
        "options": options,
        **more,
    }


def _camel(words: Words, dice: Dice, level: int) -> Fields | None:
    """Return a movement that may bring the last camel."""
    side = 3
    where = boards.area(dice, side, side)
    text = boards.small_board(dice, where, 1 + (level > 1))
    left = dice.number(1, 2)
    outside = dice.some((tile for tile in TILES if not where.has(tile)), 8 - left)
    placed = " ".join(f"{tile.name}:camel1" for tile in outside)
    order = dice.pick(("order=8:2.3:3", "order=3:2.0:3", "order=0:2.0-2:3"))
    full = f"seats=3 {placed} {text} {order} bids=1--- owed=end1.tile1.tribe1.movement1"
    start = read_position(full)
    ways = outcomes(start)
    if not ways:
        return None
    chosen = dice.pick(ways)
    wanted = dice.pick(("last", "nothing"))
    actions = route(start, chosen)
    events = tried(start, actions).events
    happens = "last" if any(isinstance(event, LastRoundBegan) for event in events) else "nothing"
    if happens != wanted or any(isinstance(event, GameEnded) for event in events):
        return None
    tiles = [act.tile.name for act in actions if isinstance(act, PickUp | Drop)]
    return _fields(
        words,
        full,
        write_movement(actions),
        happens,
        asks=("R4.1",),
        crop=where.crop,
        parts=("sultanate", "player-1", "turn-track"),
        marks={"path": "-".join(tiles)},
        intro=words(
            "intro-camel", number=left, tile=chosen.start, tile2=chosen.end, tribe=chosen.tribe
        ),
        because=words(f"because-camel-{happens}", number=left),
    )


def _stuck(words: Words, dice: Dice) -> Fields | None:
    """Return the end of a turn after which nobody may find a movement."""
    more = dice.often(0.5)
    tiles = boards.area(dice, 3, 3).tiles
    chosen = dice.some(tiles, 3)
    if dice.often(0.3):
        chosen = (chosen[0], *(tile for tile in TILES if tile - chosen[0] == 1))[:2]
    board = boards.written(dict(zip(chosen, dice.mixed("ywb"), strict=False)))
    order = "order=3:2.0:3 bids=1---" if more else "bids=231-"
    text = f"seats=3 {board} {order} owed=end1"
    start = read_position(text)
    if outcomes(start):
        return None
    events = tried(start, (EndTurn(),)).events
    over = any(isinstance(event, GameEnded) for event in events)
    last = any(isinstance(event, LastRoundBegan) for event in events)
    happens = "over" if over else "last" if last else "nothing"
    return _fields(
        words,
        text,
        "end",
        happens,
        asks=("R4.3",) if over else ("R4.2",),
        parts=("sultanate", "turn-track"),
        until={"any": ({"event": "TurnEnded"}, {"event": "GameEnded"})},
        intro=words("intro-last" if not more else "intro-stuck"),
        because=words(f"because-stuck-{happens}"),
    )
