"""Practice as one immutable value: the drill on the stage, and what comes after it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from types import MappingProxyType
from typing import Final

from ft_tutor.course.drills.making import (
    LEVELS,
    Drill,
    DrillError,
    drill,
    families_for,
    of_the_day,
)
from ft_tutor.course.stage.contents.words import TODAY
from ft_tutor.course.stage.stage import Stage, open_stage
from ft_tutor.play.face import Commanded, Input
from ft_tutor.play.speech import say
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.texts import DEFAULT_LANG, rule_name

MOST_SEEDS: Final = 20
"""How many seeds in a row are tried, if chance should bring nothing from one."""

BIGGEST_SEED: Final = 999_999_999


@dataclass(frozen=True)
class Practice:
    """A learner who practises.

    Attributes:
        today: the day where he is.
        rule: what he practises: a rule, a family of drills, or "" for any.
        level: from 1 to 3.
        seed: of the drill on the stage, or of the first one.
        stage: the drill, live; None while he chooses.
        drill: the same, as it was made.
        puzzle: whether it is the puzzle of the day.
        right: how many drills he got right in this sitting.
    """

    today: date
    lang: str = DEFAULT_LANG
    rule: str = ""
    level: int = LEVELS[0]
    seed: int = 0
    stage: Stage | None = None
    drill: Drill | None = None
    puzzle: bool = False
    right: int = 0

    def after(self, heard: Input) -> "Practice":
        """Return the practice after an input."""
        act = _COMMANDS.get(heard.name) if isinstance(heard, Commanded) else None
        if act is not None and isinstance(heard, Commanded):
            return act(self, heard.value)
        if self.stage is None:
            return self
        stage = self.stage.after(heard)
        if stage is self.stage:
            return self
        won = stage.session.stars > 0 and not self.stage.session.passed and stage.session.passed
        return replace(self, stage=stage, right=self.right + won)

    def about(self, name: str) -> "Practice":
        """Return a new drill: of a rule or a family, "" for any, or the puzzle of the day."""
        if name == TODAY:
            return self._on_stage(of_the_day(self.today, self.lang), puzzle=True)
        if not families_for(name):
            return self
        return replace(self, rule=name)._drilled(self.seed + 1)  # noqa: SLF001  # our own

    def _drilled(self, seed: int) -> "Practice":
        for number in range(seed, seed + MOST_SEEDS):
            try:
                found = drill(self.rule, self.level, number % BIGGEST_SEED, self.lang)
            except DrillError:
                continue
            return replace(self, seed=found.seed)._on_stage(found, puzzle=False)  # noqa: SLF001
        return self

    def _on_stage(self, found: Drill, *, puzzle: bool) -> "Practice":
        above = self._puzzle_said() if puzzle else self._drill_said(found)
        stage = replace(open_stage(found.loaded, {}, self.lang), alone=True, above=above)
        return replace(self, stage=stage, drill=found, puzzle=puzzle)

    def _puzzle_said(self) -> str:
        day = self.today
        return say("drill-puzzle", self.lang, day=str(day.day), month=day.month, year=str(day.year))

    def _drill_said(self, found: Drill) -> str:
        first = found.family.rules[0]
        rule = RuleId(self.rule) if self.rule in found.family.rules else first
        name = rule_name(rule, self.lang)
        number = str(found.seed)
        return say("drill-of", self.lang, name=name, number=found.level, total=number)

    # --- what the learner wishes

    def _next(self, _value: str) -> "Practice":
        return self._drilled(self.seed + 1)

    def _choose(self, _value: str) -> "Practice":
        return replace(self, stage=None, drill=None, puzzle=False)

    def _to_level(self, value: str) -> "Practice":
        """Choose a level; a drill on the stage gives way to one of it."""
        level = int(value) if value in map(str, LEVELS) else self.level
        chosen = replace(self, level=level)
        if self.stage is None or level == self.level:
            return chosen
        return chosen._drilled(self.seed + 1)  # noqa: SLF001  # our own

    def _easier(self, _value: str) -> "Practice":
        return self._to_level(str(self.level - 1))

    def _harder(self, _value: str) -> "Practice":
        return self._to_level(str(self.level + 1))

    def _puzzle(self, _value: str) -> "Practice":
        return self.about(TODAY)


_COMMANDS: Final[Mapping[str, Callable[[Practice, str], Practice]]] = MappingProxyType(
    {
        "drill-about": Practice.about,
        "step": Practice.about,  # as the list of lessons opens it
        "drill-next": Practice._next,  # noqa: SLF001
        "drill-choose": Practice._choose,  # noqa: SLF001
        "drill-level": Practice._to_level,  # noqa: SLF001
        "drill-easier": Practice._easier,  # noqa: SLF001
        "drill-harder": Practice._harder,  # noqa: SLF001
        "drill-today": Practice._puzzle,  # noqa: SLF001
    }
)
"""Per command what it does; all others are the stage's."""


def open_practice(today: date, lang: str, rule: str, level: int, seed: int) -> Practice:
    """Return the list of drills, or for a rule its first drill.

    Args:
        today: the day where the learner is.
        lang: the language of what is said.
        rule: a rule, a family, ``today`` for the puzzle of the day, or "" for the list.
        level: from 1 to 3.
        seed: of the first drill.
    """
    practice = Practice(today, lang, rule="" if rule == TODAY else rule, level=level, seed=seed)
    if rule == TODAY:
        return practice.about(TODAY)
    return practice._drilled(seed) if rule else practice  # noqa: SLF001  # our own
