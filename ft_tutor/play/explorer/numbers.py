"""Where a number on the table comes from: buttons to ask, and the list that answers."""

from collections.abc import Iterator
from typing import Final

from ft_tutor.analysis.provenance import Number, Provenance, Reason, value_of, where_from
from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.speech import rule_said
from ft_tutor.play.tree import Tree
from ft_tutor.play.voice import Voice
from ft_tutor.rules.vocabulary import SEATS, Seat

ASK: Final = "where-from"
"""The command that asks about a number; its value is one of `asks`, such as ``p2-coins``."""

GOTO: Final = "goto"

MOST_REASONS: Final = 30
"""How many changes are listed, the last ones; a whole game may have hundreds."""

Asked = tuple[Seat, Number]


def asked(word: str, seats: int) -> Asked | None:
    """Return what a word asks about; None for one that asks about nothing here."""
    words = {_word(seat, number): (seat, number) for seat in SEATS[:seats] for number in Number}
    return words.get(word)


def _word(seat: Seat, number: Number) -> str:
    return f"p{seat + 1}-{number.value}"


def numbers_panel(tree: Tree, voice: Voice, asked: Asked | None = None) -> Panel:
    """Return the numbers of all players, and where the one asked about comes from."""
    history = tree.history
    buttons = tuple(
        Row(voice.said("seat", seat=seat), tuple(_buttons(tree, seat, voice, asked)))
        for seat in SEATS[: len(history.position.players)]
    )
    answer: tuple[Row, ...] = ()
    if asked is not None:
        answer = tuple(_answer(tree, where_from(history, *asked), voice))
    words = f"<p>{voice.said('numbers-ask')}</p>"
    return Panel("numbers", voice.say("numbers-title"), words, rows=(*buttons, *answer))


def _buttons(tree: Tree, seat: Seat, voice: Voice, asked: Asked | None) -> Iterator[Button]:
    for number in Number:
        value = value_of(tree.position, seat, number)
        label = voice.say("numbers-one", what=number.value, number=value)
        yield Button(ASK, label, pressed=asked == (seat, number), value=_word(seat, number))


def _answer(tree: Tree, found: Provenance, voice: Voice) -> Iterator[Row]:
    what = found.number.value if isinstance(found.number, Number) else ""
    yield Row(voice.said("numbers-start", seat=found.seat, what=what, number=found.start))
    path = tree.path()
    first = len(path) - len(tree.history.actions) - 1
    told = found.reasons[-MOST_REASONS:]
    earlier = found.reasons[: -len(told)] if told else ()
    if earlier:
        after = earlier[-1].after
        yield Row(voice.said("numbers-earlier", number=len(earlier), found=after), indent=1)
    for reason in told:
        yield _reason(path[first + reason.action], reason, voice)
    yield Row(voice.said("numbers-now", seat=found.seat, what=what, number=found.now))
    for line in found.lines:
        yield Row(f"{voice.thing(line)}{rule_said(line.rule, voice.lang)}", indent=1)


def _reason(node: int, reason: Reason, voice: Voice) -> Row:
    key = "numbers-more" if reason.amount > 0 else "numbers-less"
    amount = voice.said(key, number=abs(reason.amount), found=reason.after)
    rule = rule_said(reason.event.rule, voice.lang)
    words = f"{amount} {voice.thing(reason.event)}{rule}"
    button = Button(GOTO, voice.say("tree-goto", number=node), value=str(node))
    return Row(words, (button,), indent=1)
