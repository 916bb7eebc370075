"""The promises that every step makes: a possible position, marks inside the picture.

What a kind promises beyond that is proved in its module in `steps`.
"""

from collections.abc import Collection, Iterator

from ft_tutor.course.faults import Fault
from ft_tutor.course.session import Found, Step
from ft_tutor.course.source import Place, Source
from ft_tutor.notation import read_position
from ft_tutor.rules import grid
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.overlay import Marks
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.places import OnTile, OnTileMeeple, OnTilePiece
from ft_tutor.scene.places import Place as ScenePlace
from ft_tutor.scene.table import ALL_PARTS, Part, table_scene
from ft_tutor.texts import describe, plain


def step_faults(step: Step, place: Place, source: Source) -> Iterator[Fault]:
    """Yield every promise that a step does not keep."""
    for where, reason, facts in broken(step):
        yield source.fault((*place, *where), reason, **facts)


def broken(step: Step) -> Found:
    """Yield every promise that a step does not keep, whether or not it stands in a file."""
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
    if step.parts and step.crop and not _crops_a_part(step.parts):
        yield ("parts",), "crop-and-parts", {}
    elif step.parts and step.position is not None:
        yield from _on_table(step, read_position(step.position))
        return
    for place, marks in step.pointers():
        yield from (
            (place, "mark-outside", {"tile": str(tile)})
            for tile in _marked(marks)
            if not _inside(tile, step.crop)
        )


def _crops_a_part(parts: Collection[Part]) -> bool:
    """Say whether the sultanate is among the parts, so that a crop can show a part of it."""
    return Part.SULTANATE in parts and not ALL_PARTS.issubset(parts)


def _on_table(step: Step, start: Position) -> Found:
    """Yield the marks on what the shown parts of the table do not have."""
    look = step.look()
    shown = table_scene(start, look=look).carriers if look else {}
    for where, marks in step.pointers():
        places = (*places_of(marks), *map(OnTile, marks.path))
        missing = (place for place in places if place not in shown)
        yield from ((where, "mark-not-shown", {"found": write_place(place)}) for place in missing)


def _marked(marks: Marks) -> Iterator[Tile]:
    on_tiles = OnTile | OnTileMeeple | OnTilePiece
    yield from (place.tile for place in places_of(marks) if isinstance(place, on_tiles))
    yield from marks.path


def places_of(marks: Marks) -> Iterator[ScenePlace]:
    """Yield all places that marks point at, but for those of a path."""
    start = () if marks.start is None else (marks.start,)
    yield from (*marks.rings, *start, *marks.goal)
    yield from (place for arrow in marks.arrows for place in arrow)


def _inside(tile: Tile, crop: tuple[Tile, Tile] | None) -> bool:
    if crop is None:
        return True
    first, last = crop
    across = grid.column(first) <= grid.column(tile) <= grid.column(last)
    return across and grid.row(first) <= grid.row(tile) <= grid.row(last)
