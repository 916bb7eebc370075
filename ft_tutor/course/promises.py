"""The promises that every step makes: a possible position, marks inside the picture.

What a kind promises beyond that is proved in its module in `steps`.
"""

from collections.abc import Iterator

from ft_tutor.course.faults import Fault
from ft_tutor.course.session import Found, Step
from ft_tutor.course.source import Place, Source
from ft_tutor.notation import read_position
from ft_tutor.rules import grid
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.overlay import Marks
from ft_tutor.scene.places import OnTile, OnTileMeeple, OnTilePiece
from ft_tutor.texts import describe, plain


def step_faults(step: Step, place: Place, source: Source) -> Iterator[Fault]:
    """Yield every promise that a step does not keep."""
    for where, reason, facts in _broken(step):
        yield source.fault((*place, *where), reason, **facts)


def _broken(step: Step) -> Found:
    yield from _pictured(step)
    if step.position is None:
        return
    start = read_position(step.position)
    for problem in problems(start):
        yield ("position",), "position-impossible", {"expected": plain(describe(problem))}
    if step.decides and not legal_actions(start):
        yield ("position",), "position-nothing-owed", {}
    else:
        yield from step.promises(start)


def _pictured(step: Step) -> Found:
    if step.position is None and (step.crop or step.marks.any):
        yield ("crop" if step.crop else "marks",), "marks-without-position", {}
    for place, marks in step.pointers():
        yield from (
            (place, "mark-outside", {"tile": str(tile)})
            for tile in _marked(marks)
            if not _inside(tile, step.crop)
        )


def _marked(marks: Marks) -> Iterator[Tile]:
    start = () if marks.start is None else (marks.start,)
    ends = (place for arrow in marks.arrows for place in arrow)
    on_tiles = OnTile | OnTileMeeple | OnTilePiece
    for place in (*marks.rings, *start, *marks.goal, *ends):
        if isinstance(place, on_tiles):
            yield place.tile
    yield from marks.path


def _inside(tile: Tile, crop: tuple[Tile, Tile] | None) -> bool:
    if crop is None:
        return True
    first, last = crop
    across = grid.column(first) <= grid.column(tile) <= grid.column(last)
    return across and grid.row(first) <= grid.row(tile) <= grid.row(last)
