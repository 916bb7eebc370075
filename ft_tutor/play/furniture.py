"""What every live board has around it: buttons, what is said of a choice, the board in words."""

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from html import escape
from typing import Any

from ft_tutor.play.face import Style
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.page import Button, Group
from ft_tutor.play.rest import rest_said
from ft_tutor.play.speech import said, say, spoken
from ft_tutor.play.view import View
from ft_tutor.play.voice import Voice
from ft_tutor.play.words import place_name
from ft_tutor.scene.places import InHand, OnTile, Place
from ft_tutor.scene.plain import to_lines
from ft_tutor.scene.table import table_lines
from ft_tutor.texts import catalogue
from ft_tutor.texts.tokens import Mark


def button(name: str, lang: str, **more: Any) -> Button:
    """Return a button; its words are `ui-<name>` and `ui-<name>-tip`."""
    return Button(name, *_words(name, lang), **more)


@lru_cache(maxsize=256)
def _words(name: str, lang: str) -> tuple[str, str]:
    """Say what stands on a button, and its tip: the same with every answer."""
    return say(name, lang), say(f"{name}-tip", lang)


def moving(view: View[Any], lang: str, *, earlier: bool = False) -> Group:
    """Return the buttons that take back and do again; ``earlier``: more was done before this."""
    history = view.game.history
    done = earlier or bool(history and history.actions)
    undone = bool(history and history.undone)
    wanted = done and view.feedback is not None and view.feedback.offers_undo
    return Group(
        "moving",
        (
            button("undo", lang, off=not done, main=wanted),
            button("redo", lang, off=not undone),
            button("restart", lang, off=not done),
        ),
    )


def tools(lang: str, style: Style, *, rings: bool | None, words: bool, keys: bool) -> Group:
    """Return the buttons that change how the board is shown; ``rings`` None: it has none."""
    ringing = () if rings is None else (button("rings", lang, pressed=rings),)
    return Group(
        "tools",
        (
            *ringing,
            button("words", lang, pressed=words),
            button("keys", lang, pressed=keys),
            *likes(lang, style),
        ),
    )


def likes(lang: str, style: Style) -> tuple[Button, ...]:
    """Return the buttons of what a learner likes of every board."""
    choice = () if style.named is None else (button("face", lang, pressed=style.named),)
    return (button("look", lang), button("motion", lang, pressed=style.motion), *choice)


def picked_said(view: View[Any], lang: str) -> str:
    """Return what is still to be chosen, once something is; "" if nothing is, or was answered."""
    match view.picked if view.feedback is None else ():
        # Only a drop asks for a meeple of the hand; a kill asks for one on the tile.
        case (OnTile(tile=tile),) if any(isinstance(place, InHand) for place in view.open):
            return spoken(FeedbackKind.PROGRESS, said("picked-tile", lang, tile=str(tile)))
        case (InHand(tribe=tribe),):
            word = catalogue(lang).word(Mark("tribe", tribe.name.lower(), 1))
            return spoken(FeedbackKind.PROGRESS, said("picked-meeple", lang, tribe=word))
        case ():
            return ""
        case _:
            return rest_said(view, Voice(lang))


def where(view: View[Any], lang: str) -> str:
    """Return what the keyboard stands on, in words; "" before an arrow key is pressed."""
    if view.cursor is None:
        return ""
    return names(view, lang)(view.cursor)


def names(view: View[Any], lang: str) -> Callable[[Place], str]:
    """Return what says the name of a place, and what is there."""
    return partial(place_name, view.seen, lang=lang, you=view.position.turn.active)


def below(view: View[Any] | None, lang: str, *, words: bool, keys: bool) -> str:
    """Return the board in words and the help of the keyboard, where they are asked for."""
    parts = []
    if keys:
        parts.append(f"<p>{said('keys-help', lang)}</p>")
    if words and view is not None:
        parts += (_list(lines) for lines in _in_words(view, lang))
    return "".join(parts)


def _in_words(view: View[Any], lang: str) -> tuple[tuple[str, ...], ...]:
    """Return the lines of the board, or of each part of the table."""
    if view.look.table is None:
        return (to_lines(view.position, lang, view.look.crop),)
    return tuple(lines for lines in table_lines(view.position, view.look.table).values() if lines)


def _list(lines: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
