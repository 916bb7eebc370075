r"""Games as text: who plays, the start, every action, comments and variations, both ways.

A record begins with its headings and goes on with the actions, in the words of the notation::

    ft-tutor record 1
    name: Tuesday evening
    players: 2
    seed: 7
    thieves: no
    player1: Ann
    player2: Ben

    {Both want to begin.}
    round1:
    p2: bid3
    p1: bid5 {Dear!}
    (p1: bid0)
    ...
    p1: c3:w-c4 y-d4 collect place.d4 end

Either ``players``, ``seed`` and ``thieves`` say how the game was dealt, or ``position`` is a
position as text. ``round1:`` and ``p1:`` must be true where they stand, and may be left out. A
comment in braces belongs to the action before it, or to the line as a whole. Parentheses hold
what could have been played instead of the action before them. In names, dates and comments a
backslash begins an escape: ``\n`` a line break, ``\}`` a brace, ``\\`` itself, ``\u20ac`` any
character. White space means nothing.
"""

from ft_tutor.notation.games.errors import RecordError
from ft_tutor.notation.games.model import Deal, GameRecord, Line, Played, line_of
from ft_tutor.notation.games.reading import LONGEST_RECORD, read_record
from ft_tutor.notation.games.writing import write_record

__all__ = [
    "LONGEST_RECORD",
    "Deal",
    "GameRecord",
    "Line",
    "Played",
    "RecordError",
    "line_of",
    "read_record",
    "write_record",
]
