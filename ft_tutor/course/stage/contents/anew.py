"""The view of beginning anew: one lesson or all, never without a question, and taken back."""

from html import escape

from ft_tutor.course.stage.contents.state import Contents
from ft_tutor.course.stage.contents.words import title_of
from ft_tutor.learner.account import EVERYTHING
from ft_tutor.play.furniture import button
from ft_tutor.play.page import Panel, Row
from ft_tutor.play.speech import said, say
from ft_tutor.play.voice import Voice


def anew_panels(contents: Contents) -> tuple[Panel, ...]:
    """Return the question or the way back, where there is one, and the lessons that were begun."""
    lang = contents.lang
    rows = tuple(_rows(contents))
    words = f"<p>{said('anew-how' if rows else 'anew-nothing', lang)}</p>"
    return (*_asked(contents), Panel("anew", say("view-anew", lang), words=words, rows=rows))


def _asked(contents: Contents) -> tuple[Panel, ...]:
    lang = contents.lang
    if contents.removed is not None:
        back = (button("anew-back", lang),)
        return (Panel("anew-back", say("anew-mind", lang), buttons=back),)
    if not contents.anew:
        return ()
    voice = Voice(lang)
    if contents.anew == EVERYTHING:
        question = voice.said("anew-question-all")
    else:
        stars = contents.standings[contents.anew].won
        titles = (title_of(contents, contents.anew),)
        question = voice.said("anew-question", titles=titles, stars=stars)
    buttons = (button("anew-yes", lang), button("anew-no", lang, main=True))
    return (
        Panel("anew-question", say("anew-sure", lang), words=f"<p>{question}</p>", buttons=buttons),
    )


def _rows(contents: Contents) -> list[Row]:
    lang = contents.lang
    rows = []
    for lesson, stand in contents.standings.items():
        if lesson in contents.account.lessons:
            reached = said(
                "list-won", lang, passed=stand.passed, total=stand.total, stars=stand.won
            )
            words = f"<b>{escape(title_of(contents, lesson))}</b><small>{reached}</small>"
            rows.append(Row(words, (button("anew-ask", lang, value=lesson),)))
    if rows:
        every = button("anew-ask", lang, value=EVERYTHING)
        rows.append(Row(f"<b>{said('anew-everything', lang)}</b>", (every,)))
    return rows
