"""What stands around a board, as plain values that any face can show: words, buttons, options.

Texts are HTML where they may hold icons and marks, and then everything in them is escaped
already; labels and tips are plain text.
"""

from dataclasses import dataclass
from typing import Literal

from ft_tutor.scene.shapes import Scene


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a fixed place.

    Attributes:
        id: the command that a press sends.
        off: whether a press does nothing now.
        main: whether it is what the learner mostly wants now.
        pressed: for one that stays pressed; None for the others.
        value: what the command is about, where its name alone does not say.
        picture: what is drawn on it beside its label; None for nothing.
    """

    id: str
    label: str
    tip: str = ""
    off: bool = False
    main: bool = False
    pressed: bool | None = None
    value: str = ""
    picture: Scene | None = None


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
    """A lesson or a table in the list of lessons; the page opens it by itself.

    Attributes:
        lesson, lang: which one: the name of its notebook.
        intro: what it is about, as HTML.
        reached: how far the learner has come, in words.
        button: what goes on with it says.
        step: the id of the step that it goes on with; "" for the beginning.
        main: whether it is the lesson to go on with.
        strip: its steps; each stop is one press away; None for a table.
        steps: their ids, in the same order.
    """

    lesson: str
    lang: str
    title: str
    intro: str
    reached: str
    button: str
    step: str = ""
    main: bool = False
    strip: Strip | None = None
    steps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """A text that the learner may change; it is sent when he leaves it or presses Enter.

    Attributes:
        id: the command that sends it; its value is the text.
        value: the text as it stands.
        error: what is wrong with what was typed, as plain text; "" for nothing.
        tip: what is meant to stand here.
        lines: how many lines it shows; with more than one, Enter begins a line.
        off: whether nothing can be typed now.
        digits: whether a number is meant: a tablet offers digits first.
    """

    id: str
    label: str
    value: str = ""
    error: str = ""
    tip: str = ""
    lines: int = 1
    off: bool = False
    digits: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list.

    Attributes:
        words: what it says, as HTML.
        buttons: what can be done about it.
        here: whether it is where the learner is.
        indent: how far it is set in, in steps.
    """

    words: str
    buttons: tuple[Button, ...] = ()
    here: bool = False
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table.

    Attributes:
        head: the titles of its columns, as plain text.
        rows: per line its cells, as plain text; the first one names the line.
        caption: what it is about, as plain text.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A block beside or below the board; every part of it may be missing.

    Attributes:
        id: its own name, by which a page tells it from the others.
        words: what it says, as HTML.
        picture: a picture that is only looked at.
    """

    id: str
    title: str
    words: str = ""
    picture: Scene | None = None
    fields: tuple[Field, ...] = ()
    buttons: tuple[Button, ...] = ()
    rows: tuple[Row, ...] = ()
    grid: Grid | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """Something for the learner's own computer: a file to keep, or a text for the clipboard.

    Attributes:
        number: grows with every offer, so that a page takes each one once.
        kind: whether it is kept as a file, copied, or copied as a link to this page with it.
        name: of the file; of a link, under which it carries the text.
        mime: the MIME type.
        content: all of it.
    """

    number: int
    kind: Literal["save", "copy", "link"]
    name: str
    mime: str
    content: str | bytes


@dataclass(frozen=True, slots=True)
class Page:
    """Everything around a board.

    Attributes:
        task: what is asked, as HTML.
        answer: what was said last, as HTML.
        words: the board in words, as HTML; "" while that is switched off.
        entry: the field for an answer that is typed, in the place of the options, and the button
            beside it; None where nothing is typed.
        cards: the list of lessons, where this is the page of it.
        where: what the keyboard stands on, as plain text for whoever cannot see it.
        does: what a press there would do, as HTML for the same ear.
        panels: what else stands there, one block after another.
        picture: what is drawn above the task, for the eye alone.
    """

    task: str = ""
    answer: str = ""
    buttons: tuple[Group, ...] = ()
    options: tuple[Option, ...] = ()
    strip: Strip | None = None
    entry: Panel | None = None
    words: str = ""
    cards: tuple[Card, ...] = ()
    where: str = ""
    does: str = ""
    panels: tuple[Panel, ...] = ()
    picture: Scene | None = None
