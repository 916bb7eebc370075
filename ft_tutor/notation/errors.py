"""What is wrong with a text, where it is, and what would be right."""

from ft_tutor.rules.events import Facts, Subject
from ft_tutor.rules.vocabulary import RuleId


class NotationError(ValueError):
    """A text that cannot be read.

    Attributes:
        reason: the stem of the sentence in the text catalogues, such as `unknown-tile`.
        index: the place of the first wrong character, from 0.
        line, column: the same place, both from 1.
        found: the wrong piece of the text.
        expected: what would be right, in words of the notation.
    """

    rule = RuleId("")
    subject: Subject = ()

    def __init__(self, reason: str, text: str, index: int, *, found: str, expected: str) -> None:
        self.reason = reason
        self.index = index
        before = text[:index]
        self.line = before.count("\n") + 1
        self.column = index - before.rfind("\n")
        self.found = found[:MOST_SHOWN]
        self.expected = expected
        super().__init__(
            f"{reason} at line {self.line}, column {self.column}: {self.found!r}"
            + (f", expected {expected}" if expected else "")
        )

    @property
    def facts(self) -> Facts:
        """What the sentence needs."""
        return (
            ("found", self.found),
            ("expected", self.expected),
            ("line", self.line),
            ("column", self.column),
        )


MOST_SHOWN = 40
"""How many characters of a stranger's text an error repeats."""
