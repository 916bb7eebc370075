"""Predicates of a lesson: `all`, `any` and `not` over named checks, or a list of actions."""

# ruff: noqa: D102 - the methods are described once, in Predicate

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, InstanceOf

from ft_tutor.course.checks import CHECKS, read_check
from ft_tutor.course.checks.decision import OWED
from ft_tutor.course.reckoning import Reckoned, read_measure, reckon
from ft_tutor.course.tries import Ends, Try
from ft_tutor.course.values import Actions, as_written, fault, read_actions
from ft_tutor.notation import NotationError, read_words

DEEPEST: Final = 8
"""How many `all`, `any` and `not` may stand inside one another."""


class Predicate(ABC):
    """A question about a try."""

    @abstractmethod
    def holds(self, attempt: Try) -> bool:
        """Whether it is true of a try."""

    @property
    def early(self) -> bool:
        """Whether it is also asked of a try that is still running."""
        return False

    @property
    def refused(self) -> tuple[str, ...]:
        """The rule ids and reasons that it looks for in a refusal."""
        return ()


@dataclass(frozen=True, slots=True)
class Named(Predicate):
    """A named check and the value it was given."""

    name: str
    value: Any

    def holds(self, attempt: Try) -> bool:
        return CHECKS[self.name].holds(attempt, self.value)

    @property
    def early(self) -> bool:
        return CHECKS[self.name].early

    @property
    def refused(self) -> tuple[str, ...]:
        return (self.value,) if self.name == "refused" else ()


@dataclass(frozen=True, slots=True)
class AllOf(Predicate):
    """All parts hold."""

    parts: tuple[Predicate, ...]

    def holds(self, attempt: Try) -> bool:
        return all(part.holds(attempt) for part in self.parts)

    @property
    def early(self) -> bool:
        return any(part.early for part in self.parts)

    @property
    def refused(self) -> tuple[str, ...]:
        return tuple(word for part in self.parts for word in part.refused)


@dataclass(frozen=True, slots=True)
class AnyOf(AllOf):
    """At least one part holds."""

    def holds(self, attempt: Try) -> bool:
        return any(part.holds(attempt) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Not(Predicate):
    """The part does not hold."""

    part: Predicate

    def holds(self, attempt: Try) -> bool:
        return not self.part.holds(attempt)

    @property
    def early(self) -> bool:
        return self.part.early


@dataclass(frozen=True, slots=True)
class OneOf(Predicate):
    """The try is, action for action, one of these movements or other actions."""

    movements: tuple[Actions, ...]

    def holds(self, attempt: Try) -> bool:
        return attempt.actions in self.movements


@dataclass(frozen=True, slots=True)
class Measures(Predicate):
    """A measure is a number; where it has none, that does not hold."""

    measure: Reckoned
    number: int

    def holds(self, attempt: Try) -> bool:
        return reckon(self.measure, attempt) == self.number


MEASURED: Final = {"measure", "is"}
"""The keys of a measure that has to be a number."""


def _node(value: object, depth: int = 0) -> Predicate:
    if depth > DEEPEST:
        raise fault("predicate-too-deep", limit=DEEPEST)
    if isinstance(value, str):
        read_check(value, None)
        return Named(value, CHECKS[value].bare)
    if isinstance(value, Mapping) and set(value) == MEASURED:
        if type(value["is"]) is not int:
            raise fault("not-a-number", key="is", found=as_written(value["is"]))
        return Measures(read_measure(value["measure"]), value["is"])
    if not isinstance(value, Mapping) or len(value) != 1:
        raise fault("not-a-predicate", found=as_written(value))
    ((name, inner),) = value.items()
    return _branch(name, inner, depth)


def _branch(name: str, inner: object, depth: int) -> Predicate:
    if name == "all":
        return AllOf(_nodes(inner, depth))
    if name == "any":
        return AnyOf(_nodes(inner, depth))
    if name == "not":
        return Not(_node(inner, depth + 1))
    return Named(name, read_check(name, inner)[1])


def _nodes(inner: object, depth: int) -> tuple[Predicate, ...]:
    if not isinstance(inner, tuple) or not inner:
        raise fault("not-a-predicate", found=as_written(inner))
    return tuple(_node(part, depth + 1) for part in inner)


def read_accept(value: object) -> Predicate:
    """Read what a step accepts: a predicate, or a list of movements or other actions.

    Raises:
        PydanticCustomError: it is neither.
    """
    if isinstance(value, tuple):
        if not value:
            raise fault("empty-list")
        return OneOf(tuple(read_actions(text) for text in value))
    return _node(value)


def read_when(value: object) -> Predicate:
    """Read when an entry of `wrong` applies: a rule id, actions, or a predicate.

    Raises:
        PydanticCustomError: it is none of these.
    """
    if not isinstance(value, str) or value in CHECKS:
        return _node(value)
    if value[:1].isupper():
        return Named("refused", read_check("refused", value)[1])
    return OneOf((read_actions(value),)) if _says_actions(value) else _node(value)


def read_claim(value: object) -> Actions | Predicate | None:
    """Read what an option claims: actions that are legal, or a predicate that holds; or nothing.

    Raises:
        PydanticCustomError: it is neither.
    """
    if isinstance(value, str) and value not in CHECKS:
        return read_actions(value)
    return None if value is None else _node(value)


def _says_actions(text: str) -> bool:
    """Say whether a text is meant as actions: it can be read so, or has their signs."""
    try:
        read_words(text)
    except NotationError:
        return any(sign in text for sign in ":.-")
    return True


def read_until(value: object) -> Predicate | None:
    """Read when a try is complete: the name of the decision owed then, or a predicate.

    Raises:
        PydanticCustomError: it is neither.
    """
    if value is None:
        return None
    return Named("owed", (value,)) if value in OWED else _node(value)


def ends(until: Predicate | None) -> Ends | None:
    """Return `until` as a try asks it."""
    return until.holds if until else None


Accept = Annotated[InstanceOf[Predicate], BeforeValidator(read_accept)]
When = Annotated[InstanceOf[Predicate], BeforeValidator(read_when)]
Claim = Annotated[Any, BeforeValidator(read_claim)]
"""Actions, or a predicate."""

Until = Annotated[InstanceOf[Predicate] | None, BeforeValidator(read_until)]
"""None for when the first decision is settled."""
