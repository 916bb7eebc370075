"""The stopwatch: how long a learner was at a step, without the time that he was away."""

from dataclasses import dataclass
from typing import Final, Self

SILENCE: Final = 120.0
"""After so long without a sign of the learner he is taken to be away, in seconds."""


@dataclass(frozen=True, slots=True)
class Stopwatch:
    """The active time at one step.

    Attributes:
        seconds: counted so far.
        last: when the learner last did something, by whatever clock; None before he came.
    """

    seconds: float = 0.0
    last: float | None = None

    def sign(self, now: float) -> Self:
        """Return the watch after a sign of life; a longer silence counts as `SILENCE`."""
        gap = 0.0 if self.last is None else min(max(now - self.last, 0.0), SILENCE)
        return type(self)(self.seconds + gap, now)
