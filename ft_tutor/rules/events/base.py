"""What every event says of itself."""

from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe

Subject = tuple[Tile | Tribe | Seat | Resource | str, ...]
"""What a fact or a reason is about, most important first; a string is a card's id."""

Facts = tuple[tuple[str, int | str], ...]
"""The named numbers and words that a sentence needs."""


class Told:
    """What an event says unless it says otherwise: no subject and no facts.

    Each event adds `reason`, the stem of its sentence, and `rule`, which made it happen.
    """

    __slots__ = ()

    @property
    def subject(self) -> Subject:
        """What the event is about."""
        return ()

    @property
    def facts(self) -> Facts:
        """The numbers and words that its sentence needs."""
        return ()
