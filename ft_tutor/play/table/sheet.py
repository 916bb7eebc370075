"""The score sheet: every point of every player, with its rule, and who wins (R5)."""

from collections.abc import Iterator, Mapping
from typing import Final

from ft_tutor.play.page import Grid, Panel, Row
from ft_tutor.play.speech import paragraph, rule_said
from ft_tutor.play.voice import Voice
from ft_tutor.rules.position import Position
from ft_tutor.rules.scoring import ScoreLine, score_sheet, total, winners
from ft_tutor.rules.vocabulary import SEATS, RuleId, Seat
from ft_tutor.scene.score_chart import CATEGORIES, score_chart
from ft_tutor.texts import catalogue

CATEGORY: Final[Mapping[RuleId, str]] = {
    RuleId(f"R5.{category}"): category for category in CATEGORIES
} | {RuleId("R7.5"): "djinns"}
"""Per rule of a line: the part of the chart that it belongs to."""


def sheet_panel(position: Position, voice: Voice) -> Panel:
    """Return the score sheets of all players, as if the game ended here."""
    seats = SEATS[: len(position.players)]
    sheets = {seat: score_sheet(position, seat) for seat in seats}
    points = {seat: points_of(sheet) for seat, sheet in sheets.items()}
    names = tuple(voice.seat(seat) for seat in seats)
    return Panel(
        "score",
        voice.say("score-title" if position.turn.over else "score-so-far"),
        words=paragraph(_won(position, voice)),
        picture=score_chart(tuple(points.values()), names, voice.lang),
        grid=_grid(points, names, voice),
        rows=tuple(row for seat in seats for row in _rows(position, seat, sheets[seat], voice)),
    )


def points_of(sheet: tuple[ScoreLine, ...]) -> dict[str, int]:
    """Return the points of a sheet by category."""
    points = dict.fromkeys(CATEGORIES, 0)
    for line in sheet:
        points[CATEGORY[line.rule]] += line.points
    return points


def _won(position: Position, voice: Voice) -> str:
    best = winners(position)
    key = "score-won" if position.turn.over else "score-leads"
    rule = rule_said(RuleId("R5.1"), voice.lang)
    said = voice.said(key, seats=best, count=len(best), points=total(position, best[0]))
    return f"{said}{rule}"


def _grid(points: Mapping[Seat, Mapping[str, int]], names: tuple[str, ...], voice: Voice) -> Grid:
    words = catalogue(voice.lang)
    rows = [
        (words.say(f"chart-{category}"), *(str(one[category]) for one in points.values()))
        for category in CATEGORIES
        if any(one[category] for one in points.values())
    ]
    sums = (str(sum(one.values())) for one in points.values())
    return Grid(
        (voice.say("score-what"), *names),
        (*rows, (voice.say("score-total"), *sums)),
        voice.say("score-caption"),
    )


def _rows(
    position: Position, seat: Seat, sheet: tuple[ScoreLine, ...], voice: Voice
) -> Iterator[Row]:
    points = voice.said("score-of", seat=seat, points=total(position, seat))
    yield Row(f"<strong>{points}</strong>")
    for line in sheet:
        yield Row(f"{voice.thing(line)}{rule_said(line.rule, voice.lang)}", indent=1)
