"""Notices: what the learner should know about his progress, as values."""

from dataclasses import dataclass

from ft_tutor.rules.events import Facts
from ft_tutor.texts import DEFAULT_LANG, catalogue


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that went otherwise than hoped, but hinders nobody.

    Attributes:
        reason: the stem of the sentence `notice-<reason>` in the text catalogues.
        facts: the named numbers and words that the sentence needs.
    """

    reason: str
    facts: Facts = ()


def say_notice(notice: Notice, lang: str = DEFAULT_LANG) -> str:
    """Say a notice in words."""
    return catalogue(lang).say(f"notice-{notice.reason}", **dict(notice.facts))
