"""The view of the resume code: to take one's stars along, and to bring them back."""

from html import escape

from ft_tutor.course.stage.contents.state import Contents
from ft_tutor.course.stage.contents.words import title_of
from ft_tutor.play.furniture import button
from ft_tutor.play.page import Field, Panel
from ft_tutor.play.speech import said, say
from ft_tutor.play.voice import Voice
from ft_tutor.texts import catalogue


def resume_panels(contents: Contents) -> tuple[Panel, ...]:
    """Return the question of a code that came with a link, the code, and the field for another."""
    asked = (_question(contents),) if contents.asked else ()
    return (*asked, _own(contents), _another(contents))


def _own(contents: Contents) -> Panel:
    lang, code = contents.lang, contents.code
    title = say("resume-own", lang)
    if not code:
        return Panel("resume-own", title, words=f"<p>{said('resume-none', lang)}</p>")
    words = (
        f"<p>{said('resume-how', lang)}</p>"
        f'<p class="ft-code" tabindex="0">{escape(code).replace("-", "-<wbr>")}</p>'
    )
    buttons = (button("resume-copy", lang, main=True), button("resume-link", lang))
    return Panel("resume-own", title, words=words, buttons=buttons)


def _another(contents: Contents) -> Panel:
    lang, error = contents.lang, contents.error
    wrong = catalogue(lang).say(f"resume-{error.reason}", **dict(error.facts)) if error else ""
    field = Field(
        "resume-enter",
        say("resume-enter", lang),
        contents.typed,
        wrong,
        say("resume-enter-tip", lang),
    )
    words = f"<p>{said('resume-safe', lang)}</p>"
    title = say("resume-another", lang)
    return Panel(
        "resume-another", title, words=words, fields=(field,), buttons=(button("resume-go", lang),)
    )


def _question(contents: Contents) -> Panel:
    """Ask before anything changes: whoever opened a link may not know what is in it."""
    lang, found = contents.lang, contents.asked
    assert found is not None
    news = found.more_than(contents.stars)
    titles = tuple(title_of(contents, lesson) for lesson in dict.fromkeys(one for one, _ in news))
    words = Voice(lang).said("resume-question", count=len(news), titles=titles)
    buttons = (button("resume-yes", lang, main=True), button("resume-no", lang))
    title = say("resume-linked-here", lang)
    return Panel("resume-question", title, words=f"<p>{words}</p>", buttons=buttons)
