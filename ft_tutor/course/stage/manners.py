"""How each kind of step is lived on the stage: what can be wished for, and what is shown."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from ft_tutor.course.prose import Texts
from ft_tutor.course.referee import LEGAL
from ft_tutor.course.session import Session, Step
from ft_tutor.course.steps.referee import Referee
from ft_tutor.play.speech import say
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.scene.overlay import Trail, trail_through
from ft_tutor.texts import rule_name


@dataclass(frozen=True, slots=True)
class Manner:
    """How a kind of step is lived.

    Attributes:
        wishes: the commands that it understands beside going on.
        playable: whether presses on the board act.
        hand: whether the hand is shown, even while it is empty.
        passed_by_going_on: whether it asks for nothing: to go on is to pass it.
        typed: whether the answer is typed into a field.
    """

    wishes: tuple[str, ...] = ()
    playable: bool = False
    hand: bool = False
    passed_by_going_on: bool = False
    typed: bool = False


_MOVING: Final = ("undo", "redo", "restart")

MANNERS: Final[Mapping[str, Manner]] = MappingProxyType(
    {
        "tell": Manner(passed_by_going_on=True),
        "show": Manner(("advance", "restart"), hand=True),
        "do": Manner(("hint", "solve", *_MOVING), playable=True, hand=True),
        "choose": Manner(("answer", "restart")),
        "count": Manner(("hint", "solve", "answer", "restart"), typed=True),
        "order": Manner(("solve", "answer", "undo", "restart")),
        "predict": Manner(("solve", "answer", "restart"), hand=True),
        "referee": Manner(("answer", "restart")),
        "free": Manner(_MOVING, playable=True, hand=True, passed_by_going_on=True),
    }
)
"""Per kind of step its manner."""


def manner_of(step: Step) -> Manner:
    """Return how a step is lived; one without hints offers none."""
    manner = MANNERS[step.kind]
    if "hint" not in manner.wishes or getattr(step, "hints", None) is not None:
        return manner
    return replace(manner, wishes=tuple(wish for wish in manner.wishes if wish != "hint"))


def label_of(session: Session, option: str, texts: Texts, lang: str) -> str:
    """Return what an option says, as plain text."""
    step = session.step
    if key := step.says(option):
        label = texts.plain(key, lang)
        if option not in session.given:
            return label
        return say("item", lang, number=session.given.index(option) + 1, item=label)
    if option == LEGAL:
        return say("legal-verdict", lang)
    return say("forbidden-verdict", lang, expected=rule_name(RuleId(option), lang))


def opening_trail(step: Step) -> Trail | None:
    """Return the path that a step shows at first: its own, or the movement that is judged."""
    if own := trail_through(step.marks.path):
        return own
    if not isinstance(step, Referee):
        return None
    start = next((act.tile for act in step.movement if isinstance(act, PickUp)), None)
    drops = tuple((act.tile, act.tribe) for act in step.movement if isinstance(act, Drop))
    return Trail(start, drops) if start is not None else None
