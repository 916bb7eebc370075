"""Why not, and why: which rule forbids or allows what, and what would change that."""

from collections.abc import Iterator
from typing import Final

from ft_tutor.analysis.why_not import WhyNot
from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.speech import paragraph, rule_said
from ft_tutor.play.voice import Voice
from ft_tutor.rules.events import Event, told

TRY: Final = "try-way"
"""The command that makes the changes of a way, and the action after them; its value counts ways."""


def why_not_panel(answer: WhyNot, voice: Voice) -> Panel:
    """Return the smallest changes that would allow an action.

    Which rules forbid it is said in the answer above, and is not said twice.
    """
    return Panel(
        "why-not",
        voice.say("why-not-title"),
        words=paragraph(_verdict(answer, voice)),
        rows=tuple(_ways(answer, voice)),
    )


def _verdict(answer: WhyNot, voice: Voice) -> str:
    if not answer.violations:
        return voice.said("why-not-legal")
    if answer.ways:
        return voice.said("why-not-if")
    if answer.never:
        return voice.said("why-not-never")
    if answer.then:
        then = answer.then[0]
        return f"{voice.said('why-not-then')} {voice.thing(then)}{rule_said(then.rule, voice.lang)}"
    return voice.said("why-not-far")


def _ways(answer: WhyNot, voice: Voice) -> Iterator[Row]:
    for number, way in enumerate(answer.ways):
        label = voice.say("try-way", number=number + 1)
        buttons = (Button(TRY, label, voice.say("try-way-tip"), value=str(number)),)
        first, *others = (voice.thing(change) for change in way)
        yield Row(first, () if others else buttons)
        for index, other in enumerate(others, 2):
            words = voice.said("why-not-and")
            yield Row(f"{words} {other}", buttons if index == len(way) else (), indent=1)


def why_panel(events: tuple[Event, ...], voice: Voice) -> Panel:
    """Return why what happened was allowed: each fact with the rule that made it happen."""
    rows = tuple(
        Row(f"{voice.thing(event)}{rule_said(event.rule, voice.lang)}") for event in told(events)
    )
    words = "" if rows else f"<p>{voice.said('why-nothing')}</p>"
    return Panel("why", voice.say("why-title"), words, rows=rows)
