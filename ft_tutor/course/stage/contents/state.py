"""The list of lessons as one immutable value, and what each command makes of it.

What is to be done with the file of progress is a wish; whoever drives the value fulfils it, and
gives it the account that comes of it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cached_property
from types import MappingProxyType
from typing import Final

from ft_tutor.course.load import LoadedCourse, LoadedLesson
from ft_tutor.course.model import Lesson
from ft_tutor.course.resume import Resumed, code_of, resumed
from ft_tutor.course.rule_map import RuleStanding, rule_map
from ft_tutor.course.standing import LessonStanding, standings
from ft_tutor.learner.account import EVERYTHING, Account
from ft_tutor.learner.resume_code import IN_LINK, ResumeCodeError
from ft_tutor.play.face import Commanded, Input
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.page import Offer
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.texts import DEFAULT_LANG

VIEWS: Final = ("view-lessons", "view-rules", "view-practise", "view-resume", "view-anew")
"""What the list can show, by the commands that show it."""

RESUME: Final = IN_LINK
"""The name under which a link carries a resume code, and the command that it sends."""


@dataclass(frozen=True, slots=True)
class Bring:
    """The wish that stars from elsewhere are kept."""

    stars: Mapping[tuple[str, str], int]


@dataclass(frozen=True, slots=True)
class Reset:
    """The wish that some lessons begin anew; all of it without any."""

    lessons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PutBack:
    """The wish that a reset is taken back."""

    visits: Account


Wish = Bring | Reset | PutBack


@dataclass(frozen=True, slots=True)
class Saying:
    """Something to be said.

    Attributes:
        text: of the interface, by its name.
        facts: what it needs.
        titles: the ids of lessons to be called by their titles.
    """

    kind: FeedbackKind
    text: str
    facts: Mapping[str, int] = field(default_factory=dict)
    titles: tuple[str, ...] = ()


@dataclass(frozen=True)
class Contents:
    """The lessons of a course, and where the learner stands.

    Attributes:
        account: all that is known of him.
        now: the minute of the world's clock.
        today: the day where he is.
        view: what is shown, one of `VIEWS`.
        rule: the rule of the map that is open.
        typed: the text that he gave as a resume code, and what is wrong with it.
        asked: what a resume code would bring, while he is asked for it.
        anew: the lesson that would begin anew, or `EVERYTHING`, while he is asked for it.
        removed: what the last reset took, to be taken back.
        wish: what is to be done with the file.
        said: what is said about it, one sentence after another.
        offer: what the page may take.
        notice: what is to be told beside all that, as HTML.
        teachers: whether it is a course that is written by whoever opens it.
    """

    course: LoadedCourse
    lessons: tuple[LoadedLesson, ...]
    account: Account
    now: int
    today: date
    lang: str = DEFAULT_LANG
    view: str = VIEWS[0]
    rule: RuleId | None = None
    typed: str = ""
    error: ResumeCodeError | None = None
    asked: Resumed | None = None
    anew: str = ""
    removed: Account | None = None
    wish: Wish | None = None
    said: tuple[Saying, ...] = ()
    offer: Offer | None = None
    notice: str = ""
    teachers: bool = False

    # --- what is reckoned, once for each account

    @cached_property
    def plain_lessons(self) -> tuple[Lesson, ...]:
        """The lessons without their words."""
        return tuple(loaded.lesson for loaded in self.lessons)

    @cached_property
    def standings(self) -> dict[str, LessonStanding]:
        """How far he has come with each lesson."""
        return standings(self.plain_lessons, self.account)

    @cached_property
    def rules(self) -> dict[RuleId, RuleStanding]:
        """How he stands with each rule."""
        return rule_map(self.plain_lessons, self.account, self.now)

    @cached_property
    def stars(self) -> dict[str, Mapping[str, int]]:
        """Per lesson, the stars of its steps."""
        return {name: one.stars for name, one in self.standings.items()}

    @cached_property
    def code(self) -> str:
        """The resume code of all that was won; "" if that is nothing."""
        return code_of(self.plain_lessons, self.stars) if any(self.stars.values()) else ""

    @cached_property
    def present(self) -> LoadedLesson:
        """The lesson to go on with: the first with an open step; else where most can be won."""
        stand = self.standings
        still = (one for one in self.lessons if stand[one.lesson.id].open_step)
        return next(still, None) or max(self.lessons, key=lambda one: stand[one.lesson.id].missing)

    # --- what the learner does

    def after(self, heard: Input) -> "Contents":
        """Return the list after an input; lessons are opened by the page itself."""
        if not isinstance(heard, Commanded):
            return self
        if heard.name in VIEWS:
            return self._quiet(view=heard.name)
        act = _COMMANDS.get(heard.name)
        return act(self, heard.value) if act else self

    def known(self, account: Account, now: int, today: date, notice: str = "") -> "Contents":
        """Return the list with what is known by now."""
        if (account, today, notice) == (self.account, self.today, self.notice):
            return self
        return replace(self, account=account, now=now, today=today, notice=notice)

    def fulfilled(self, account: Account, removed: Account | None, notice: str = "") -> "Contents":
        """Return the list after its wish was fulfilled."""
        return replace(self, wish=None, account=account, removed=removed, notice=notice)

    def _quiet(self, **changes: object) -> "Contents":
        """Return the list with something else, and without what was said and asked before."""
        nothing = {"error": None, "asked": None, "anew": "", "said": (), "removed": None}
        return replace(self, **{**nothing, **changes})  # type: ignore[arg-type]  # fields of ours

    def _to_rule(self, value: str) -> "Contents":
        """Open a rule of the map, or close it."""
        rule = RuleId(value)
        return self._quiet(rule=None if rule not in RULES or rule == self.rule else rule)

    # --- the resume code

    def _copied(self, _value: str) -> "Contents":
        return self._offered("copy", "resume-copied")

    def _linked(self, _value: str) -> "Contents":
        return self._offered("link", "resume-linked")

    def _offered(self, kind: str, text: str) -> "Contents":
        if not self.code:
            return self
        number = self.offer.number + 1 if self.offer else 1
        mime = "text/plain"
        offer = (
            Offer(number, "copy", "", mime, self.code)
            if kind == "copy"
            else Offer(number, "link", RESUME, mime, self.code)
        )
        return self._quiet(offer=offer, said=(Saying(FeedbackKind.PASSED, text),))

    def _came_with_a_link(self, value: str) -> "Contents":
        """Ask whether a code that came with a link is wanted, if anything is here already."""
        return replace(self, view="view-resume")._read(value, ask=any(self.stars.values()))  # noqa: SLF001

    def _typed_in(self, value: str) -> "Contents":
        return self._read(value, ask=False)

    def _wanted(self, _value: str) -> "Contents":
        """Take the code that stands in the field; what was typed there has come before."""
        return self if self.typed.strip() else self._read("", ask=False)

    def _read(self, text: str, *, ask: bool) -> "Contents":
        try:
            found = resumed(text, self.plain_lessons)
        except ResumeCodeError as error:
            return self._quiet(typed=text, error=error)
        if ask and found.more_than(self.stars):
            return self._quiet(typed=text, asked=found)
        return self._brought(found, typed=text)

    def _yes(self, _value: str) -> "Contents":
        return self._brought(self.asked) if self.asked else self

    def _brought(self, found: Resumed, **changes: object) -> "Contents":
        news = found.more_than(self.stars)
        said = [Saying(FeedbackKind.PASSED, "resume-brought", {"count": len(news)})]
        if found.changed:
            said.append(Saying(FeedbackKind.HINT, "resume-changed", titles=found.changed))
        if found.gone:
            said.append(Saying(FeedbackKind.HINT, "resume-gone", {"count": found.gone}))
        return self._quiet(wish=Bring(news) if news else None, said=tuple(said), **changes)

    def _no(self, _value: str) -> "Contents":
        return self._quiet(typed="")

    # --- to begin anew

    def _ask_anew(self, value: str) -> "Contents":
        return self._quiet(anew=value) if value == EVERYTHING or value in self.stars else self

    def _begin_anew(self, _value: str) -> "Contents":
        if not self.anew:
            return self
        lessons = () if self.anew == EVERYTHING else (self.anew,)
        text = "anew-done" if lessons else "anew-all-done"
        said = (Saying(FeedbackKind.PASSED, text, titles=lessons),)
        return self._quiet(wish=Reset(lessons), said=said)

    def _take_back(self, _value: str) -> "Contents":
        if self.removed is None:
            return self
        said = (Saying(FeedbackKind.PASSED, "anew-taken-back"),)
        return self._quiet(wish=PutBack(self.removed), said=said)


_COMMANDS: Final[Mapping[str, Callable[[Contents, str], Contents]]] = MappingProxyType(
    {
        "rule-new": Contents._to_rule,  # noqa: SLF001
        "rule-met": Contents._to_rule,  # noqa: SLF001
        "rule-used": Contents._to_rule,  # noqa: SLF001
        "rule-due": Contents._to_rule,  # noqa: SLF001
        "resume-copy": Contents._copied,  # noqa: SLF001
        "resume-link": Contents._linked,  # noqa: SLF001
        "resume-enter": Contents._typed_in,  # noqa: SLF001
        "resume-go": Contents._wanted,  # noqa: SLF001
        RESUME: Contents._came_with_a_link,  # noqa: SLF001
        "resume-yes": Contents._yes,  # noqa: SLF001
        "resume-no": Contents._no,  # noqa: SLF001
        "anew-ask": Contents._ask_anew,  # noqa: SLF001
        "anew-yes": Contents._begin_anew,  # noqa: SLF001
        "anew-no": Contents._no,  # noqa: SLF001
        "anew-back": Contents._take_back,  # noqa: SLF001
    }
)
"""Per command what it does."""
