"""Notation: positions and actions as text, both ways.

Both are of small letters, digits and the signs : = . - alone, so copying never harms them.

A position is one line, a list of items separated by white space; what is not stated has a
sensible default. A tile item is ``c3:oasis.yyw.camel1.palm2``, a setting is ``seats=2``::

    c3:yw c4:g d4:y

The markers on the turn order track go by the price of their spots, in any order; behind the zero
in front are ``0-2`` and ``0-1``: ``order=5:4.1:2.0:1.0-2:3``. The bid order track has four signs:
``bids=12--``.

What a turn still owes is a stack, the next decision last: ``owed=end1.tile1.tribe1``; details
follow after colons: ``place1:c3``, ``thief1:optional:by-<thief>``, ``keep1:by-<djinn>:<djinn>``.
What lies on the table for a thief: ``given=p2:fish2.p3:palm-c3.p4:vizier``.

An action is one word, its details after dots; a lone detail such as ``fakir`` counts one:

=====================================  ======================================================
``c3``                                 pick up the meeples of c3
``w-c4``                               step to c4 and drop an elder there
``bid8``  ``bid5.fakir2``              bid for the spot that costs 8 coins; ``bid0`` for a zero
``collect``                            let viziers, elders or merchants act
``build``  ``build.fakir2``            let builders act, with two fakirs
``kill.r-c4``  ``kill.yw-p2.fakir``    kill on c4, or in front of player 2
``reveal.<thief>``                     use a thief
``give.fish2``  ``give.palm-c3``       give up cards or a piece; ``give.c3`` a camel
``claim.fish2``  ``claim.palm-c3``     take them in the same words
``buy.fish.silk``                      buy at a market
``take.<djinn>.elder.fakir``           buy a djinn or the thief at a sacred place
``place.c3``  ``place.c4.elder``       place the palm or palace that is due, a power moving it
``use.<djinn>.c3.fakir``               pay for a power and use it
``keep.<djinn>``                       keep one of the djinns drawn
``sell.gold.silk``                     sell a set
``pass``  ``end``                      leave out what is owed; end the turn
=====================================  ======================================================

Several actions are separated by white space, and a colon may follow the start tile of a
movement: ``c3:w-c4 y-d4``.
"""

from ft_tutor.notation.actions import (
    AmbiguousAction,
    read_action,
    read_movement,
    read_words,
    write_action,
    write_movement,
)
from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.reading import read_position
from ft_tutor.notation.writing import write_position

__all__ = [
    "AmbiguousAction",
    "NotationError",
    "read_action",
    "read_movement",
    "read_position",
    "read_words",
    "write_action",
    "write_movement",
    "write_position",
]
