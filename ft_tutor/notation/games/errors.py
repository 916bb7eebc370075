"""What is wrong with the text of a game, and the good part before it."""

from ft_tutor.notation.games.model import GameRecord
from ft_tutor.notation.played_errors import PlayedTextError


class RecordError(PlayedTextError):
    """The text of a game that cannot be read to its end.

    Attributes:
        game: what was read and played before the fault; None if that is not even a start.
        number: which action of the game it would have been, from 1; 0 if the fault is in the
            headings.
    """

    family = "record"

    game: GameRecord | None = None
