"""What stands around a board, as plain values that any face can show: words, buttons, options.

Texts are HTML where they may hold icons and marks, and then everything in them is escaped
already; labels and tips are plain text.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a fixed place.

    Attributes:
        id: the command that a press sends.
        off: whether a press does nothing now.
        main: whether it is what the learner mostly wants now.
        pressed: for one that stays pressed; None for the others.
    """

    id: str
    label: str
    tip: str = ""
    off: bool = False
    main: bool = False
    pressed: bool | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Buttons that stand together."""

    name: str
    items: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """An answer to choose.

    Attributes:
        state: ``right`` or ``false`` once it was chosen or shown; "" before.
        off: whether a press does nothing now.
    """

    id: str
    label: str
    state: str = ""
    off: bool = False


@dataclass(frozen=True, slots=True)
class Stop:
    """A step in the strip.

    Attributes:
        label: all of it in words, for a screen reader.
        done: whether it is passed.
        drawn: the stars won, as signs.
        here: whether it is the step on the stage.
    """

    title: str
    label: str
    done: bool = False
    drawn: str = ""
    here: bool = False


@dataclass(frozen=True, slots=True)
class Strip:
    """The steps of a lesson in a row; a press on one goes there.

    Attributes:
        title: of the lesson.
        label: what a screen reader calls the strip.
    """

    title: str
    label: str
    items: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A lesson in the list of lessons; the page opens it by itself.

    Attributes:
        lesson, lang: which one.
        intro: what it is about, as HTML.
        reached: how far the learner has come, in words.
        button: what goes on with it says.
        step: the id of the step that it goes on with; "" for the beginning.
        main: whether it is the lesson to go on with.
        strip: its steps; each stop is one press away.
        steps: their ids, in the same order.
    """

    lesson: str
    lang: str
    title: str
    intro: str
    reached: str
    button: str
    step: str
    main: bool
    strip: Strip
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """Everything around a board.

    Attributes:
        task: what is asked, as HTML.
        answer: what was said last, as HTML.
        words: the board in words, as HTML; "" while that is switched off.
        cards: the list of lessons, where this is the page of it.
        where: what the keyboard stands on, as plain text for whoever cannot see it.
    """

    task: str = ""
    answer: str = ""
    buttons: tuple[Group, ...] = ()
    options: tuple[Option, ...] = ()
    strip: Strip | None = None
    words: str = ""
    cards: tuple[Card, ...] = ()
    where: str = ""
