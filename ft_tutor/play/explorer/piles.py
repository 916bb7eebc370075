"""What a pile can come to, on the board and as a list, before a route is chosen."""

from functools import lru_cache
from typing import Final

from ft_tutor.analysis.piles import PileOutcome, outcomes_ahead, pile_outcomes
from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.voice import Voice
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TILES, TRIBES, Tile
from ft_tutor.scene.overlay import NO_MARKS, Marks, Trail
from ft_tutor.scene.places import OnTile

ROUTE: Final = "pile-route"
WALK: Final = "pile-walk"
"""The commands that show the route of an outcome, and that walk it; the value counts outcomes."""

MOST_ROWS: Final = 40
"""How many outcomes are listed; those with control come first."""


@lru_cache(maxsize=2)
def outcomes_of(position: Position, start: Tile | None) -> tuple[PileOutcome, ...]:
    """Return what the meeples of a tile, or of the hand, can come to; control first."""
    movement = position.turn.movement
    found = outcomes_ahead(position) if movement else ()
    if start is not None and movement is None:
        found = pile_outcomes(position, start)
    return tuple(sorted(found, key=lambda one: (not one.control, -one.taken, one.end, one.tribe)))


def pile_panel(
    position: Position, start: Tile | None, voice: Voice, chosen: int | None = None
) -> Panel:
    """Return the outcomes as a list; with each one route to see, and to walk."""
    found = outcomes_of(position, start)
    rows = tuple(
        _row(number, outcome, voice, chosen) for number, outcome in enumerate(found[:MOST_ROWS])
    )
    left = len(found) - len(rows)
    key = "pile-none" if not found else "pile-more" if left else "pile-all"
    words = f"<p>{voice.said(key, number=len(found), found=left)}</p>"
    return Panel("pile", voice.say("pile-title"), words, rows=rows)


def _row(number: int, outcome: PileOutcome, voice: Voice, chosen: int | None) -> Row:
    value, seen = str(number), number == chosen
    key = "pile-control" if outcome.control else "pile-outcome"
    words = voice.said(key, tile=outcome.end, tribe=outcome.tribe, number=outcome.taken)
    walk = (Button(WALK, voice.say("pile-walk"), value=value),) if seen else ()
    route = Button(ROUTE, voice.say("pile-route", number=number + 1), pressed=seen, value=value)
    return Row(words, (route, *walk), here=seen)


def pile_marks(position: Position, start: Tile | None) -> Marks:
    """Return where the pile can end: a goal where it takes control, a ring where it does not."""
    found = outcomes_of(position, start)
    if not found:
        return NO_MARKS
    goals = tuple(dict.fromkeys(OnTile(one.end) for one in found if one.control))
    rings = tuple(dict.fromkeys(OnTile(one.end) for one in found))
    return Marks(
        rings=tuple(place for place in rings if place not in goals),
        start=None if start is None else OnTile(start),
        goal=goals,
    )


def pile_trail(position: Position, start: Tile | None, chosen: int | None) -> Trail | None:
    """Return the route of a chosen outcome, with its meeples; None where none is chosen."""
    found = outcomes_of(position, start)
    if chosen is None or not 0 <= chosen < len(found):
        return None
    route = found[chosen].route
    steps = zip(route.tiles, route.tribes, strict=True)
    return Trail(TILES[route.start], tuple((TILES[tile], TRIBES[tribe]) for tile, tribe in steps))
