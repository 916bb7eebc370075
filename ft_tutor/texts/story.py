"""A game as a story: a line for each thing that happened, turn by turn."""

from collections.abc import Iterable, Iterator
from typing import Final

from ft_tutor.rules.events import Event, RoundBegan, TurnBegan, told
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.texts.catalogues import DEFAULT_LANG
from ft_tutor.texts.describe import describe
from ft_tutor.texts.tokens import plain

INDENT: Final = "  "


def story(
    events: Iterable[Event], lang: str = DEFAULT_LANG, *, you: Seat | None = None
) -> Iterator[str]:
    """Yield the lines of a story; a round and a turn begin after an empty line.

    What is mere bookkeeping has no line. `you` is the seat of the one who reads.

    Raises:
        KeyError: an event has no sentence even in English.
    """
    for event in told(events):
        sentence = plain(describe(event, lang, you=you))
        if isinstance(event, RoundBegan | TurnBegan):
            yield from ("", sentence)
        else:
            yield f"{INDENT}{sentence}"
