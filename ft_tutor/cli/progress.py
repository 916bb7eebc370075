"""`ft-tutor progress`: what a learner has reached, to see, to take along and to begin anew."""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final

import click

from ft_tutor.cli import options
from ft_tutor.cli.output import Failure, note, safe, write
from ft_tutor.course.data import data_folder
from ft_tutor.course.faults import LessonError, say_fault
from ft_tutor.course.load import LoadedLesson, load_whole
from ft_tutor.course.model import Lesson
from ft_tutor.course.resume import Resumed, code_of, resumed
from ft_tutor.course.rule_map import rule_map, to_practise
from ft_tutor.course.standing import standings, week
from ft_tutor.learner.clock import now
from ft_tutor.learner.notices import say_notice
from ft_tutor.learner.progress import Progress
from ft_tutor.learner.resume_code import ResumeCodeError
from ft_tutor.texts import Catalogue, rule_name

RESET: Final = "reset"

MOST_RULES: Final = 5
"""How many rules to practise are listed."""

LONGEST_ANSWER: Final = 20
"""How much is read of an answer, in signs."""


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    return click.Command(
        "progress",
        callback=partial(run, texts),
        params=[
            click.Argument(["what"], required=False, default="show", metavar="[WHAT]"),
            click.Argument(["words"], nargs=-1, metavar="[WORDS]..."),
            click.Option(["--all", "everything"], is_flag=True, help=texts.say("cli-progress-all")),
            click.Option(["--yes", "sure"], is_flag=True, help=texts.say("cli-progress-sure")),
            *options.common(texts),
        ],
        **options.described(texts, "progress", "cli-progress-whats"),
    )


@dataclass(frozen=True)
class Asked:
    """What the user asks, and what is known of him."""

    texts: Catalogue
    words: tuple[str, ...]
    everything: bool
    sure: bool
    lessons: tuple[LoadedLesson, ...]
    progress: Progress

    @property
    def course(self) -> tuple[Lesson, ...]:
        """The lessons without their words."""
        return tuple(loaded.lesson for loaded in self.lessons)

    @property
    def stars(self) -> dict[str, Mapping[str, int]]:
        """What was won."""
        account = self.progress.account()
        return {name: one.stars for name, one in standings(self.course, account).items()}

    def say(self, key: str, **facts: str | int | tuple[str, ...]) -> str:
        """Return a sentence of this command."""
        return self.texts.say(f"cli-progress-{key}", **facts)

    def title(self, lesson: str) -> str:
        """Return the title of a lesson; its id if the course has none of that name."""
        found = (one for one in self.lessons if one.lesson.id == lesson)
        return next((self._title(one) for one in found), lesson)

    def make_sure(self) -> None:
        """Make sure that what was done is in the file: with the command all else is forgotten.

        Raises:
            Failure: it is not; another time may be better.
        """
        if not self.progress.is_kept:
            raise Failure(self.say("unkept", file=str(self.progress.path)))

    def _title(self, loaded: LoadedLesson) -> str:
        return loaded.texts.plain(loaded.lesson.title, self.texts.lang)


def run(
    texts: Catalogue, what: str, words: tuple[str, ...], *, everything: bool, sure: bool
) -> None:
    """Do what is asked.

    Raises:
        Failure: there is no such wish, or it lacks something.
    """
    if what not in WISHES:
        expected = ", ".join(WISHES)
        raise Failure(texts.say("cli-progress-unknown", found=safe(what), expected=expected))
    if (what in WORDLESS and words) or (what != RESET and (everything or sure)):
        raise Failure(texts.say("cli-progress-too-much", what=what))
    try:
        _, lessons = load_whole(data_folder("lessons"))
    except LessonError as error:
        raise Failure(say_fault(error.faults[0], texts.lang)) from error
    progress = Progress()
    WISHES[what](Asked(texts, words, everything, sure, lessons, progress))
    for notice in progress.notices:
        note(say_notice(notice, texts.lang))


def _show(asked: Asked) -> None:
    write("".join(f"{line}\n" for line in _lines(asked)), asked.texts)


def _lines(asked: Asked) -> Iterator[str]:
    account, (minute, today) = asked.progress.account(), now()
    stand = standings(asked.course, account)
    yield asked.say(
        "sum",
        passed=sum(one.passed for one in stand.values()),
        total=sum(one.total for one in stand.values()),
        stars=sum(one.won for one in stand.values()),
    )
    for name, one in stand.items():
        counts = f"{one.passed:>3}/{one.total:<3} {'★' if one.won else ' '} {one.won:>2}"
        yield f"{counts}  {name:<24} {asked.title(name)}"
    yield asked.say("days", count=sum(week(account.days, today)))
    due = to_practise(rule_map(asked.course, account, minute).values())
    for rule in due[:MOST_RULES]:
        lang, step = asked.texts.lang, rule.practice[0]
        name, lesson = rule_name(rule.rule, lang), asked.title(step.lesson)
        yield asked.say("practise", rule=rule.rule, name=name, title=lesson, number=step.number)


def _code(asked: Asked) -> None:
    if any(asked.stars.values()):
        write(f"{code_of(asked.course, asked.stars)}\n", asked.texts)
    else:
        note(asked.say("nothing"))


def _restore(asked: Asked) -> None:
    try:
        found = resumed(" ".join(asked.words), asked.course)
    except ResumeCodeError as error:
        raise Failure(asked.texts.say(f"resume-{error.reason}", **dict(error.facts))) from error
    news = found.more_than(asked.stars)
    asked.progress.bring(news)
    asked.make_sure()
    for line in _brought(asked, found, len(news)):
        write(f"{line}\n", asked.texts)


def _brought(asked: Asked, found: Resumed, news: int) -> Iterator[str]:
    yield asked.texts.say("ui-resume-brought", count=news)
    if found.changed:
        titles = tuple(map(asked.title, found.changed))
        yield asked.texts.say("ui-resume-changed", titles=titles)
    if found.gone:
        yield asked.texts.say("ui-resume-gone", count=found.gone)


def _reset(asked: Asked) -> None:
    names = tuple(one.id for one in asked.course)
    if asked.everything == bool(asked.words):
        raise Failure(asked.say("what-reset"))
    for word in asked.words:
        if word not in names:
            expected = ", ".join(names)
            raise Failure(asked.say("no-such-lesson", found=safe(word), expected=expected))
    titles = tuple(map(asked.title, dict.fromkeys(asked.words)))
    question = asked.say("reset-lessons", titles=titles) if titles else asked.say("reset-all")
    if asked.sure or _is_sure(asked, question):
        asked.progress.reset(*asked.words)
        asked.make_sure()
        write(f"{asked.say('reset-done')}\n", asked.texts)
    else:
        note(asked.say("reset-not"))


def _is_sure(asked: Asked, question: str) -> bool:
    """Ask; no answer is a no."""
    note(question)
    return sys.stdin.readline(LONGEST_ANSWER).strip().casefold() in asked.say("yes").split()


WISHES: Final[Mapping[str, Callable[[Asked], None]]] = MappingProxyType(
    {"show": _show, "code": _code, "restore": _restore, RESET: _reset}
)
"""Per word what it does."""

WORDLESS: Final = frozenset({"show", "code"})
"""What needs no words."""
