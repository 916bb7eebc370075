"""Saving a session as one line of text, and reading it back."""

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from ft_tutor.course.model import AnyStep, Choose, Do, Free, Referee, Show, offers
from ft_tutor.course.session import HINT_LAYERS, Session, Status, begin
from ft_tutor.learner.notices import Notice, say_notice
from ft_tutor.notation import NotationError, read_words, write_action, write_position
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import IllegalAction
from ft_tutor.rules.history import History

LONGEST: Final = 8000
"""How many characters a saved session may have."""

MOST_COUNTED: Final = 1_000_000
"""How big a counter of a saved session may be."""

_NUMBER: Final = re.compile(r"[0-9]{1,7}")
_FIELDS: Final = (
    "step",
    "status",
    "refusals",
    "hints",
    "wrong",
    "solved",
    "answers",
    "actions",
    "undone",
    "position",
)
T = TypeVar("T")

_YES_NO: Final = {"yes": True, "no": False}


class SavedSessionError(ValueError):
    """A saved session that cannot be used.

    Attributes:
        notice: why, for the learner.
    """

    def __init__(self, reason: str, **facts: str) -> None:
        self.notice = Notice(f"session-{reason}", tuple(facts.items()))
        super().__init__(say_notice(self.notice))


def to_text(session: Session) -> str:
    """Write a session: `step=loop; status=open; …; actions=c3 w-c4; …; position=…`."""
    record = session.record
    values = (
        session.step.id,
        session.status.value,
        str(session.refusals),
        str(session.hints),
        str(session.wrong),
        "yes" if session.solved else "no",
        ",".join(session.answers),
        _words(record.actions if record else ()),
        _words(record.undone if record else ()),
        write_position(record.start) if record else "",
    )
    return "; ".join(f"{name}={value}" for name, value in zip(_FIELDS, values, strict=True))


def _words(actions: tuple[Action, ...]) -> str:
    return " ".join(write_action(action) for action in actions)


def from_text(text: str, step: AnyStep) -> Session:
    """Read a session at a step.

    Raises:
        SavedSessionError: it cannot be read, is of another step or of an older version of it.
    """
    fields = _fields(text)
    session = begin(step)
    if fields["step"] != step.id:
        raise SavedSessionError("other-step", found=fields["step"], expected=step.id)
    if fields["position"] != (write_position(session.record.start) if session.record else ""):
        raise SavedSessionError("other-position")
    return Session(
        step,
        _record(session, fields),
        refusals=_number(fields["refusals"], MOST_COUNTED),
        hints=_number(fields["hints"], HINT_LAYERS),
        wrong=_number(fields["wrong"], MOST_COUNTED),
        solved=_one_of(_YES_NO, fields["solved"]),
        answers=_answers(step, fields["answers"]),
        status=_one_of({status.value: status for status in Status}, fields["status"]),
    )


def _fields(text: str) -> dict[str, str]:
    parts = text.split("; ") if len(text) <= LONGEST else []
    pairs = [part.partition("=") for part in parts]
    if tuple(name for name, _, _ in pairs) != _FIELDS:
        raise SavedSessionError("unreadable", found=text[:40])
    return {name: value for name, _, value in pairs}


def _record(session: Session, fields: Mapping[str, str]) -> History | None:
    done, undone = _actions(fields["actions"]), _actions(fields["undone"])
    if session.record is None or not isinstance(session.step, Show | Do | Free):
        if done or undone:
            raise SavedSessionError("unplayable", found=fields["actions"] or fields["undone"])
        return session.record
    into_dead_end = not isinstance(session.step, Show) and session.step.into_dead_end
    record = session.record
    try:
        # What was undone could be played, so it is played again and taken back.
        for action in (*done, *reversed(undone)):
            record = record.play(action, into_dead_end=into_dead_end)
    except IllegalAction as error:
        raise SavedSessionError("unplayable", found=str(error.action)) from error
    for _ in undone:
        record = record.undo()
    return record


def _actions(words: str) -> tuple[Action, ...]:
    try:
        return read_words(words) if words else ()
    except NotationError as error:
        raise SavedSessionError("unplayable", found=error.found) from error


def _number(text: str, limit: int) -> int:
    if not _NUMBER.fullmatch(text) or int(text) > limit:
        raise SavedSessionError("unreadable", found=text[:40])
    return int(text)


def _one_of(known: Mapping[str, T], text: str) -> T:
    if text not in known:
        raise SavedSessionError("unreadable", found=text[:40])
    return known[text]


def _answers(step: AnyStep, text: str) -> tuple[str, ...]:
    answers = tuple(text.split(",")) if text else ()
    offered = offers(step) if isinstance(step, Choose | Referee) else ()
    for answer in answers:
        if answer not in offered:
            raise SavedSessionError("unreadable", found=answer[:40])
    return answers
