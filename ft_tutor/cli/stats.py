"""The table of `ft-tutor lint --stats`: each number of a course beside its yardstick."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from ft_tutor.course.stats import GROUPS, WORDS_A_MINUTE, Row
from ft_tutor.texts import Catalogue

COLUMNS: Final = 96
"""How wide the lists of what is missing are, in signs."""

INDENT: Final = "    "


def stat_lines(texts: Catalogue, rows: Sequence[Row]) -> Iterator[str]:
    """Say the numbers of a course, line by line; first how many steps it has."""
    yield from (f"{_label(texts, row)} {row.number}" for row in rows if row.name == "steps")
    labels = [_label(texts, row) for row in rows]
    numbers = [_number(texts, row, row.number) for row in rows]
    yardsticks = [_yardstick(texts, row) for row in rows]
    widths = [max(map(len, column)) for column in (labels, numbers, yardsticks)]
    for row, label, number, yardstick in zip(rows, labels, numbers, yardsticks, strict=True):
        cells = f"{label:<{widths[0]}}  {number:>{widths[1]}}  {yardstick:<{widths[2]}}"
        yield f"{cells}  {_verdict(texts, row)}".rstrip()
        if row.missing and not row.met:
            # Too long for a fact of a sentence, and all of it is wanted.
            listed = f"{texts.say('cli-stats-missing')} {', '.join(row.missing)}"
            yield from wrap(listed, COLUMNS, initial_indent=INDENT, subsequent_indent=2 * INDENT)
    yield texts.say("cli-stats-how", rate=WORDS_A_MINUTE)
    yield texts.say("cli-stats-verdict", count=sum(row.met is False for row in rows))


def _label(texts: Catalogue, row: Row) -> str:
    about = texts.say(f"cli-stats-group-{row.about}") if row.about in GROUPS else row.about
    return texts.say(f"cli-stats-{row.name}", about=about)


def _number(texts: Catalogue, row: Row, number: float) -> str:
    """Return a number without needless places; a share is rounded down, 100 % means all."""
    if row.percent:
        return texts.say("cli-stats-percent", number=str(int(number)))
    return str(int(number)) if number == int(number) else f"{number:.1f}"


def _yardstick(texts: Catalogue, row: Row) -> str:
    least, most = (
        None if limit is None else _number(texts, row, limit) for limit in (row.least, row.most)
    )
    if least is not None and most is not None:
        return texts.say("cli-stats-between", least=least, most=most)
    if least is not None:
        return texts.say("cli-stats-least", number=least)
    return "" if most is None else texts.say("cli-stats-most", number=most)


def _verdict(texts: Catalogue, row: Row) -> str:
    if row.met is None:
        return ""
    return texts.say("cli-stats-met" if row.met else "cli-stats-unmet")
