"""The voice of a live table: every sentence in one language, with players called by their names."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ft_tutor.play.names import named
from ft_tutor.play.view import View
from ft_tutor.play.words import place_name
from ft_tutor.rules.events import Event, told
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.scene.places import Place
from ft_tutor.texts import DEFAULT_LANG, Thing, Token, catalogue, describe, html, plain


@dataclass(frozen=True, slots=True)
class Voice:
    """How a table speaks.

    Attributes:
        names: of the players, by seat; "" and a missing one mean their number.
    """

    lang: str = DEFAULT_LANG
    names: tuple[str, ...] = ()

    def tokens(self, key: str, facts: Mapping[str, Any]) -> tuple[Token, ...]:
        """Return a text of the interface, by its name without `ui-`."""
        return named(catalogue(self.lang).tokens(f"ui-{key}", facts), self.names)

    def say(self, key: str, /, **facts: Any) -> str:
        """Return the same in words."""
        return plain(self.tokens(key, facts))

    def said(self, key: str, /, **facts: Any) -> str:
        """Return the same as HTML."""
        return html(self.tokens(key, facts))

    def thing(self, thing: Thing) -> str:
        """Return what describes an event or a line of a score sheet, as HTML."""
        return html(named(describe(thing, self.lang), self.names))

    def events(self, events: Iterable[Event]) -> str:
        """Return what happened as HTML, in one paragraph; bookkeeping is left out."""
        return " ".join(self.thing(event) for event in told(events))

    def place(
        self, position: Position, place: Place, covered: frozenset[Seat] = frozenset()
    ) -> str:
        """Return the name of a place in words, with what lies there."""
        return place_name(position, place, lang=self.lang, names=self.names, covered=covered)

    def seen(self, view: View[Any], place: Place) -> str:
        """Return the name of a place, as far as what lies there may be seen."""
        return self.place(view.counted, place, view.look.covered)

    def seat(self, seat: Seat) -> str:
        """Return what a player is called, at the beginning of a line."""
        return self.say("seat", seat=seat)
