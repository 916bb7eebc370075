"""What a face shows of the author's desk: the step, lint's findings beside it, what is recorded."""

from collections.abc import Iterator
from dataclasses import replace
from html import escape

from ft_tutor.course.author.desk import Desk
from ft_tutor.course.author.tape import Recording
from ft_tutor.course.faults import Fault, fault_sentence
from ft_tutor.course.load import LESSON_FILE
from ft_tutor.course.stage.page import shown as stage_shown
from ft_tutor.course.stage.stage import Stage
from ft_tutor.play.board import shown as board_shown
from ft_tutor.play.face import Shown, Style
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.furniture import button
from ft_tutor.play.page import Button, Group, Page, Panel, Row
from ft_tutor.play.speech import said, say, spoken


def shown(desk: Desk, style: Style) -> Shown:
    """Return what a face shows of a desk."""
    if desk.stage is None:
        return Shown(None, _nothing(desk), style.theme)
    if desk.recording is not None:
        return _recording(desk, desk.stage, desk.recording, style)
    there = stage_shown(desk.stage, style)
    ways = Group("modes", _ways(desk, desk.stage))
    page = replace(
        there.page, buttons=(*there.page.buttons, ways), panels=(*there.page.panels, _found(desk))
    )
    return replace(there, page=page)


def _ways(desk: Desk, stage: Stage) -> tuple[Button, ...]:
    has_board = not stage.ended and stage.exploring is None and stage.session.history is not None
    record = button("record", desk.lang, off=not has_board, pressed=desk.recording is not None)
    back = () if stage.ended else (button("index", desk.lang),)  # the end has one of its own
    return record, _files(desk), *back


def _files(desk: Desk) -> Button:
    return replace(button("files", desk.lang), value=desk.lesson)


def _nothing(desk: Desk) -> Page:
    """Return the page of a lesson that could not be used since the desk was opened."""
    heading = said("author-broken-heading", desk.lang, title=desk.lesson)
    return Page(
        task=f'<div class="ft-heading">{heading}</div>',
        buttons=(Group("modes", (_files(desk), button("index", desk.lang))),),
        panels=(_found(desk),),
    )


def _found(desk: Desk) -> Panel:
    """Return what lint finds, line by line, that of the step in sight marked."""
    lang, count = desk.lang, len(desk.faults)
    title = say("author-faults", lang, count=count)
    words = said("author-last-good", lang) if desk.broken and desk.stage else ""
    rows = tuple(Row(_fault(fault, lang), here=_is_here(desk, fault)) for fault in desk.faults)
    if words:
        words = spoken(FeedbackKind.WRONG, words)
    return Panel("faults", title, words=words, rows=rows)


def _fault(fault: Fault, lang: str) -> str:
    place = escape(f"{fault.file}:{fault.line}")
    return f"<code>{place}</code> {escape(fault_sentence(fault, lang))}"


def _is_here(desk: Desk, fault: Fault) -> bool:
    """Say whether a fault is about the step in sight: it stands among its lines."""
    stage = desk.stage
    if stage is None or stage.ended or desk.broken:
        return False
    if fault.file != f"{desk.lesson}/{LESSON_FILE}":
        return False
    source, number = stage.loaded.source, stage.number
    lines = [source.line(("steps", index)) for index in range(len(stage.lesson.steps))]
    last = lines[number + 1] if number + 1 < len(lines) else fault.line + 1
    return lines[number] <= fault.line < last


# --- a recording


def _recording(desk: Desk, stage: Stage, recording: Recording, style: Style) -> Shown:
    lang, there = desk.lang, stage_shown(stage, style).page
    board = board_shown(recording.board, style)
    kind, goal = said("author-recording", lang), said("author-recording-how", lang)
    page = replace(
        board.page,
        task=f'<div class="ft-kind">{kind}</div><div class="ft-goal">{goal}</div>',
        strip=there.strip,
        buttons=(
            *board.page.buttons,
            Group("modes", _ways(desk, stage)),
            *(group for group in there.buttons if group.name == "go"),
        ),
        panels=(_lines(recording, lang), _found(desk)),
    )
    return replace(board, page=page, step=stage.step.id, offer=desk.offer)


def _lines(recording: Recording, lang: str) -> Panel:
    """Return the lines to copy."""
    rows = tuple(_rows(recording, lang))
    words = "" if rows else said("author-nothing-yet", lang)
    return Panel("recorded", say("author-recorded", lang), words=words, rows=rows)


def _rows(recording: Recording, lang: str) -> Iterator[Row]:
    for line in recording.lines:
        copy = replace(button("copy-line", lang), value=line)
        yield Row(f"<code>{escape(line)}</code>", (copy,))
