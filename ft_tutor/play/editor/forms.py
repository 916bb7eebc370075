"""The forms: fields and buttons for players, the turn, positions to begin with, and the text."""

from collections.abc import Iterator
from html import escape
from typing import Final

from ft_tutor.notation import NotationError
from ft_tutor.play.editor.base import Saying
from ft_tutor.play.editor.fields import NUMBERED
from ft_tutor.play.editor.phases import SHORT, phase_of, phases
from ft_tutor.play.editor.presets import PRESETS
from ft_tutor.play.editor.state import State
from ft_tutor.play.furniture import button
from ft_tutor.play.page import Button, Field, Panel, Row
from ft_tutor.play.voice import Voice
from ft_tutor.rules.vocabulary import PLAYER_COUNTS, SEATS, Seat
from ft_tutor.texts import describe, plain


def _field(editor: State, name: str, label: Saying, voice: Voice, **more: str | int) -> Field:
    """Return a field; what was typed wrongly stands there still, with what is wrong."""
    wrong = editor.wrong if editor.wrong and editor.wrong.field == name else None
    value = NUMBERED[name].now(editor) if name in NUMBERED else editor.text
    return Field(
        name,
        label.said(voice),
        value=wrong.typed if wrong else str(int(value) if name in NUMBERED else value),
        error=_why(wrong.why, voice) if wrong else "",
        **more,  # type: ignore[arg-type]
    )


def _why(why: Saying | NotationError, voice: Voice) -> str:
    return why.said(voice) if isinstance(why, Saying) else plain(describe(why, voice.lang))


def players_panel(editor: State, voice: Voice) -> Panel:
    """Return the fields of what lies before each player."""

    def fields() -> Iterator[Field]:
        for seat in SEATS[: len(editor.position.players)]:
            whose = (("seat", seat),)
            coins, camels = f"edit-coins{seat + 1}", f"edit-camels{seat + 1}"
            yield _field(editor, coins, Saying("edit-coins", whose), voice)
            yield _field(editor, camels, Saying("edit-camels", whose), voice)

    return Panel("edit-players", voice.say("edit-players"), fields=tuple(fields()))


def turn_panel(editor: State, voice: Voice) -> Panel:
    """Return the moments to choose from, the round, and whether it is the last one."""
    position, here = editor.position, phase_of(editor.position)

    def moments(seat: Seat | None) -> tuple[Button, ...]:
        return tuple(
            Button(
                "edit-phase",
                voice.say(SHORT[phase.name]),
                phase.label.said(voice),
                pressed=phase == here,
                value=phase.word,
            )
            for phase in phases(position)
            if phase.seat is seat
        )

    last = button("edit-last-round", voice.lang, pressed=position.turn.last_round)
    return Panel(
        "edit-turn",
        voice.say("edit-turn"),
        fields=(_field(editor, "edit-round", Saying("edit-round"), voice),),
        buttons=(*moments(None), last),
        rows=tuple(
            Row(escape(voice.seat(seat)), moments(seat)) for seat in SEATS[: len(position.players)]
        ),
    )


def begin_panel(editor: State, voice: Voice) -> Panel:
    """Return the positions to begin with, and what changes all of the one here."""
    made = editor.beginning
    players = tuple(
        Button(
            "edit-players",
            voice.say("edit-players-number", number=number),
            pressed=made.players == number,
            value=str(number),
        )
        for number in PLAYER_COUNTS
    )
    begin = tuple(Button("edit-begin", voice.say(_BEGIN[name]), value=name) for name in PRESETS)
    return Panel(
        "edit-beginnings",
        voice.say("edit-beginnings"),
        fields=(
            _field(editor, "edit-seed", Saying("edit-seed"), voice),
            _field(editor, "edit-begin-round", Saying("edit-begin-round"), voice),
        ),
        rows=(
            Row(
                voice.said("edit-begin-for"),
                (*players, button("edit-thieves", voice.lang, pressed=made.thieves)),
            ),
            Row(voice.said("edit-begin-new"), begin),
            Row(
                voice.said("edit-begin-this"),
                (button("edit-shuffle", voice.lang), button("edit-fill", voice.lang)),
            ),
        ),
    )


_BEGIN: Final = {
    "start": "edit-begin-start",
    "empty": "edit-begin-empty",
    "middle": "edit-begin-middle",
    "late": "edit-begin-late",
}
"""Per kind of position to begin with: what its button says."""


def text_panel(editor: State, voice: Voice) -> Panel:
    """Return the position as text, to change, to copy and to keep."""
    field = _field(
        editor, "edit-text", Saying("edit-text"), voice, tip=voice.say("edit-text-tip"), lines=4
    )
    pictures = (
        Button("save", voice.say("edit-save-svg"), value="svg"),
        Button("save", voice.say("edit-save-png"), value="png"),
    )
    return Panel(
        "edit-text",
        voice.say("edit-text-panel"),
        fields=(field,),
        buttons=(
            *(button(name, voice.lang) for name in ("edit-copy", "edit-link", "edit-save")),
            *pictures,
        ),
    )
