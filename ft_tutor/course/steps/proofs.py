"""Proofs that several kinds of step share."""

from ft_tutor.course.predicates import Until, ends
from ft_tutor.course.referee import judge
from ft_tutor.course.session import Found
from ft_tutor.course.source import Place
from ft_tutor.course.values import Actions
from ft_tutor.rules.position import Position


def is_legal(place: Place, movement: Actions, start: Position, until: Until) -> Found:
    """Yield what is broken if actions have to be legal and complete."""
    judgement = judge(start, movement, ends(until))
    if judgement.violations:
        yield place, "movement-illegal", {"rule": judgement.verdict}
    elif not judgement.finished:
        yield place, "movement-unfinished", {}
