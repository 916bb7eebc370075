"""The disputed readings: what the rulebook leaves open and tables settle in different ways.

Each is a named constant that the code reads where it applies, and an entry of `disputed()`,
which lists them for the reader. Not settings of a game: whoever plays otherwise edits this file.
"""

from dataclasses import dataclass
from typing import Final

from ft_tutor.rules.vocabulary import RuleId

EQUAL_CARDS_FROM_THE_START: Final[bool] = True
"""R2.5.6: a purchase names kinds of cards, and of equal ones takes those nearest to the start of
the row. The rulebook lets the buyer choose, which matters only to what lies first afterwards.
"""

LAST_MAY_MEET_DROPPED: Final[bool] = True
"""A02: the last meeple may meet one that was dropped in the same movement."""

NEKIR_PAYS_PER_VICTIM: Final[bool] = False
"""A26: a killing with two victims would pay Nekir's owner twice."""

NEIGHBOURS_TOUCH_CORNERS: Final[bool] = False
"""A31: for Hagis and Lamia, tiles that touch by a corner would be neighbours too."""

BAAL_PAYS_FOR_HIMSELF: Final[bool] = False
"""A44: taking Ba'al would pay his new owner."""

ECHIDNA_DOUBLES_KANDICHA: Final[bool] = False
"""A53: the coins that Kandicha brings for builders would be doubled."""

ECHIDNA_MAY_FOLLOW: Final[bool] = True
"""A57: Echidna may be paid after the builders have earned, later in the same turn."""

THIEF_POINTS: Final[int] = 6
"""R7.5: what an unused thief scores, in VP; known from a single source."""

MORGIANE_POINTS: Final[int] = 6
"""R5.djinns: what Morgiane scores, in VP; printed nowhere that we could read."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """How one disputed reading is settled; its sentence in the catalogues is ``ruling-<reason>``.

    Attributes:
        rule: the ruling that decides it, or the rule that leaves a number open.
        chosen: whether the reading holds, or the number that was chosen.
    """

    reason: str
    rule: RuleId
    chosen: bool | int

    @property
    def subject(self) -> tuple[str, ...]:
        """Nothing: the sentence names its cards itself."""
        return ()

    @property
    def facts(self) -> tuple[tuple[str, int | str], ...]:
        """What was chosen: `yes` or `no`, or a number."""
        if isinstance(self.chosen, bool):
            return (("chosen", "yes" if self.chosen else "no"),)
        return (("chosen", self.chosen),)


def disputed() -> tuple[Ruling, ...]:
    """List the disputed readings and what is chosen, in the order of their rules."""
    return (
        Ruling("equal-cards-from-the-start", RuleId("R2.5.6"), EQUAL_CARDS_FROM_THE_START),
        Ruling("morgiane-points", RuleId("R5.djinns"), MORGIANE_POINTS),
        Ruling("thief-points", RuleId("R7.5"), THIEF_POINTS),
        Ruling("last-may-meet-dropped", RuleId("A02"), LAST_MAY_MEET_DROPPED),
        Ruling("nekir-pays-per-victim", RuleId("A26"), NEKIR_PAYS_PER_VICTIM),
        Ruling("neighbours-touch-corners", RuleId("A31"), NEIGHBOURS_TOUCH_CORNERS),
        Ruling("baal-pays-for-himself", RuleId("A44"), BAAL_PAYS_FOR_HIMSELF),
        Ruling("echidna-doubles-kandicha", RuleId("A53"), ECHIDNA_DOUBLES_KANDICHA),
        Ruling("echidna-may-follow", RuleId("A57"), ECHIDNA_MAY_FOLLOW),
    )
