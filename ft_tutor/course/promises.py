"""The promises of a step, proved by the engine: solutions pass, wrong tries fail as they should."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ft_tutor.course.checks import Try
from ft_tutor.course.faults import Fault
from ft_tutor.course.fields import Actions
from ft_tutor.course.model import AnyStep, Choose, Do, Free, Referee, Show, Tell, Wrong
from ft_tutor.course.predicates import OneOf
from ft_tutor.course.referee import judge
from ft_tutor.course.session import Session, begin
from ft_tutor.course.source import Place, Source
from ft_tutor.notation import read_position, write_movement
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules import grid
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.overlay import Marks
from ft_tutor.scene.places import OnTile, OnTileMeeple, OnTilePiece

Found = Iterator[tuple[Place, str, dict[str, Any]]]
"""Faults before they have a line: the place inside the step, the reason, the facts."""


def step_faults(step: AnyStep, place: Place, source: Source) -> Iterator[Fault]:
    """Yield every promise that a step does not keep."""
    for where, reason, facts in _broken(step):
        yield source.fault((*place, *where), reason, **facts)


def _broken(step: AnyStep) -> Found:
    yield from _pictured(step)
    if step.position is None:
        return
    start = read_position(step.position)
    for problem in problems(start):
        yield ("position",), "position-impossible", {"expected": problem}
    if not isinstance(step, Tell | Choose) and not legal_actions(start):
        yield ("position",), "position-nothing-owed", {}
    else:
        yield from _PROOFS[type(step)](step, start)


# --- marks and crops


def _pictured(step: AnyStep) -> Found:
    if step.position is None and (step.crop or step.marks.any):
        yield ("crop" if step.crop else "marks",), "marks-without-position", {}
    if step.position is None and isinstance(step, Choose):
        for index, option in enumerate(step.options):
            if option.claims is not None:
                yield ("options", index, "claims"), "claim-without-position", {}
    for place, marks in _marks_of(step):
        yield from (
            (place, "mark-outside", {"tile": str(tile)})
            for tile in _marked(marks)
            if not _inside(tile, step.crop)
        )


def _marks_of(step: AnyStep) -> Iterator[tuple[Place, Marks]]:
    yield ("marks",), step.marks
    if isinstance(step, Do):
        yield from ((("wrong", index), entry.show.marks) for index, entry in enumerate(step.wrong))
        yield ("hints", "where"), step.hints.where.marks
        yield ("hints", "what"), step.hints.what.marks


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


# --- what each kind of step promises


def _nothing(_step: AnyStep, _start: Position) -> Found:
    yield from ()


def _show(step: Show, start: Position) -> Found:
    yield from _is_legal(("movement",), step.movement, start)
    if step.captions and len(step.captions) != len(step.movement):
        facts = {"count": len(step.captions), "limit": len(step.movement)}
        yield ("captions",), "captions-count", facts


def _is_legal(place: Place, movement: Actions, start: Position) -> Found:
    judgement = judge(start, movement)
    if judgement.violations:
        yield place, "movement-illegal", {"rule": judgement.verdict}
    elif not judgement.finished:
        yield place, "movement-unfinished", {}


def _choose(step: Choose, start: Position) -> Found:
    for index, option in enumerate(step.options):
        if option.claims is None:
            continue
        judgement, place = judge(start, option.claims), ("options", index, "claims")
        if judgement.violations and option.right:
            yield place, "claim-illegal", {"rule": judgement.verdict}
        elif not judgement.violations and not judgement.finished:
            yield place, "movement-unfinished", {}
        elif not judgement.violations and not option.right:
            yield place, "claim-legal", {}


def _referee(step: Referee, start: Position) -> Found:
    judgement = judge(start, step.movement)
    if judgement.verdict != step.verdict:
        facts = {"found": step.verdict, "expected": judgement.verdict}
        yield ("verdict",), "verdict-wrong", facts
    elif not judgement.violations and not judgement.finished:
        yield ("movement",), "movement-unfinished", {}


def _do(step: Do, start: Position) -> Found:
    if step.accept.holds(Try(start, start)):
        yield ("accept",), "start-passes", {}
    if isinstance(step.accept, OneOf):
        for index, movement in enumerate(step.accept.movements):
            yield from _is_legal(("accept", index), movement, start)
    if not step.hints.where.rings:
        yield ("hints", "where"), "no-rings", {}
    if not step.hints.what.arrows and not step.hints.what.path:
        yield ("hints", "what"), "no-arrows", {}
    yield from _solution(step)
    for index, entry in enumerate(step.wrong):
        yield from ((("wrong", index), *found) for found in _wrong(step, entry))


def _solution(step: Do) -> Found:
    if len(step.solution) > step.par:
        facts = {"count": len(step.solution), "limit": step.par}
        yield ("solution",), "solution-over-par", facts
    actions = tuple(action for movement in step.solution for action in movement)
    session, feedback = _played(step, actions)
    if not session.passed:
        if feedback.kind is FeedbackKind.REFUSED:
            yield ("solution",), "solution-refused", {"rule": feedback.violations[0].rule}
        else:
            yield ("solution",), "solution-fails", {}


def _played(step: Do, actions: Actions) -> tuple[Session, Feedback]:
    """Play actions until one is refused or the step is passed; return the last answer."""
    session, feedback = begin(step), Feedback(FeedbackKind.PROGRESS)
    for action in actions:
        session, feedback = session.act(action)
        if session.passed or feedback.kind is FeedbackKind.REFUSED:
            break
    return session, feedback


def _wrong(step: Do, entry: Wrong) -> Iterator[tuple[str, dict[str, Any]]]:
    session, feedback = _played(step, entry.attempt)
    rules = tuple(dict.fromkeys(violation.rule for violation in feedback.violations))
    wanted = entry.when.refused
    if entry.say is None and not entry.when.early:
        yield "say-missing", {}
    if session.passed:
        yield "try-passes", {}
    elif wanted and not rules:
        yield "try-accepted", {"expected": ", ".join(wanted)}
    elif rules and feedback.foreseen is not entry:
        yield "try-refused", {"rule": rules[0]}
    elif feedback.kind is FeedbackKind.PROGRESS:
        yield "try-unfinished", {}
    elif feedback.foreseen is not entry:
        found = feedback.foreseen
        expected = write_movement(found.attempt) if isinstance(found, Wrong) else "otherwise"
        yield "try-elsewhere", {"expected": expected}
    elif _played_too_early(session, entry):
        yield "try-too-long", {}


def _played_too_early(session: Session, entry: Wrong) -> bool:
    done = len(session.history.actions) if session.history else 0
    return done + session.refusals < len(entry.attempt)


_PROOFS: Final[Mapping[type, Callable[[Any, Position], Found]]] = {
    Tell: _nothing,
    Show: _show,
    Do: _do,
    Choose: _choose,
    Referee: _referee,
    Free: _nothing,
}
