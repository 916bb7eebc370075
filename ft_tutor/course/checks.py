"""The named checks of a lesson: small questions about a try, with the values they take.

A check is written `name` or `name: value`; `CHECKS` lists them all. Most answer for a
finished movement; `EARLY` ones also look at a try that is still running.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, ConfigDict, TypeAdapter, ValidationError

from ft_tutor.course.fields import Drops, Tiles, Tribes, fault, near
from ft_tutor.rules.actions import Action, Drop
from ft_tutor.rules.engine import is_dead_end
from ft_tutor.rules.events import CamelPlaced, Event, MeeplesGathered
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Movement, Position
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import Tile


@dataclass(frozen=True, slots=True)
class Try:
    """One try of the learner, as far as it has come.

    Attributes:
        start: the position of the step.
        position: the position now.
        actions: what was carried out, in order.
        events: what it made happen, in order.
        violations: what the last action broke: it was refused, or led into a dead end.
    """

    start: Position
    position: Position
    actions: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()
    violations: tuple[Violation, ...] = ()

    @property
    def finished(self) -> bool:
        """Whether the movement is complete: something was done, and nothing is owed any more."""
        return bool(self.actions) and self.position.decision is None

    @property
    def movement(self) -> Movement | None:
        """The movement of this try, if it has begun."""
        return self.position.turn.movement

    @property
    def path(self) -> tuple[Tile, ...]:
        """The tiles of the path so far, the start first."""
        if self.movement is None:
            return ()
        return (self.movement.start, *(tile for tile, _ in self.movement.drops))


def _finished(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return attempt.finished is wanted


def _legal(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return (attempt.finished and not attempt.violations) is wanted


def _starts_on(attempt: Try, tiles: tuple[Tile, ...]) -> bool:
    return attempt.movement is not None and attempt.movement.start in tiles


def _ends_on(attempt: Try, tiles: tuple[Tile, ...]) -> bool:
    return attempt.finished and attempt.path[-1] in tiles


def _visits(attempt: Try, tiles: tuple[Tile, ...]) -> bool:
    return attempt.finished and set(tiles) <= set(attempt.path[1:])


def _drops(attempt: Try, drops: tuple[tuple[Any, Tile], ...]) -> bool:
    done = {(action.tribe, action.tile) for action in attempt.actions if isinstance(action, Drop)}
    return attempt.finished and set(drops) <= done


def _loop(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return attempt.finished and (len(set(attempt.path)) < len(attempt.path)) is wanted


def _gathered(attempt: Try) -> MeeplesGathered | None:
    found = (event for event in attempt.events if isinstance(event, MeeplesGathered))
    return next(found, None)


def _last_tribe(attempt: Try, tribes: tuple[Any, ...]) -> bool:
    event = _gathered(attempt)
    return event is not None and event.tribe in tribes


def _gathers(attempt: Try, count: int) -> bool:
    event = _gathered(attempt)
    return event is not None and event.count == count


def _gathers_at_least(attempt: Try, count: int) -> bool:
    event = _gathered(attempt)
    return event is not None and event.count >= count


def _takes_control(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    placed = any(isinstance(event, CamelPlaced) for event in attempt.events)
    return attempt.finished and placed is wanted


def _moves_max(attempt: Try, count: int) -> bool:
    moves = sum(isinstance(event, MeeplesGathered) for event in attempt.events)
    return attempt.finished and moves <= count


def _dead_end(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return is_dead_end(attempt.violations) is wanted


def _refused(attempt: Try, what: str) -> bool:
    return any(what in (violation.rule, violation.reason) for violation in attempt.violations)


def _rule_or_reason(value: object) -> str:
    if not isinstance(value, str) or (value[:1].isupper() and value not in RULES):
        raise fault("unknown-rule", found=str(value), near=near(str(value), RULES))
    return value


@dataclass(frozen=True, slots=True)
class Check:
    """A named check.

    Attributes:
        holds: whether it is true of a try, given the value of the lesson file.
        value: reads that value.
        bare: the value meant by the name alone; None where a value must be given.
        early: whether it is also asked while the movement is still running.
    """

    holds: Callable[[Try, Any], bool]
    value: TypeAdapter[Any]
    bare: Any = None
    early: bool = False


def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind, config=ConfigDict(strict=True))


def _flag(holds: Callable[[Try, bool], bool], *, early: bool = False) -> Check:
    return Check(holds, _adapter(bool), bare=True, early=early)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "finished": _flag(_finished),
        "legal": _flag(_legal),
        "starts_on": Check(_starts_on, _adapter(Tiles)),
        "ends_on": Check(_ends_on, _adapter(Tiles)),
        "visits": Check(_visits, _adapter(Tiles)),
        "drops": Check(_drops, _adapter(Drops)),
        "loop": _flag(_loop),
        "last_tribe": Check(_last_tribe, _adapter(Tribes)),
        "gathers": Check(_gathers, _adapter(int)),
        "gathers_at_least": Check(_gathers_at_least, _adapter(int)),
        "takes_control": _flag(_takes_control),
        "moves_max": Check(_moves_max, _adapter(int)),
        "dead_end": _flag(_dead_end, early=True),
        "refused": Check(
            _refused, _adapter(Annotated[str, BeforeValidator(_rule_or_reason)]), early=True
        ),
    }
)
"""Every named check.

finished, legal    the movement is complete; the two say the same of a finished try
starts_on, ends_on the movement starts or ends on one of the tiles
visits             all these tiles are on the path, the start not counted
drops              all these drops were made: `w-c4`
loop               a tile is on the path twice
last_tribe         the meeples gathered at the end are of one of the tribes: `w`
gathers            exactly so many meeples are gathered at the end (R2.3.1)
gathers_at_least   at least so many
takes_control      a camel is placed (R2.3.2)
moves_max          so many movements at most
dead_end           the last step was into a dead end (R2.2.8); asked early
refused            the last action broke this rule (`R2.2.3`) or had this reason
                   (`drop-diagonal`); asked early
"""


def read_check(name: str, value: object) -> tuple[Check, Any]:
    """Find a check and read its value; None means that the name stands alone.

    Raises:
        PydanticCustomError: there is no such check, or the value does not suit it.
    """
    if name not in CHECKS:
        raise fault(
            "unknown-check", found=name, near=near(name, CHECKS), expected=", ".join(CHECKS)
        )
    check = CHECKS[name]
    value = check.bare if value is None else value
    if value is None:
        raise fault("check-needs-value", check=name)
    try:
        return check, check.value.validate_python(value)
    except ValidationError as error:
        raise _first(error, name) from error


def _first(error: ValidationError, name: str) -> Exception:
    first = error.errors()[0]
    if first["type"].startswith("fault-"):
        return fault(first["msg"], **first.get("ctx", {}))
    return fault("check-value", check=name, found=str(first["input"]))
