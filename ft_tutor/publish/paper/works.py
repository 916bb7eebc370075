"""What can be printed: a hand-out, its key, slides, the rules, the cards; each a whole document."""

from collections.abc import Iterator

from ft_tutor.course.load import LoadedLesson
from ft_tutor.publish.paper.export import to_page
from ft_tutor.publish.paper.leaves import Sheet
from ft_tutor.publish.paper.sheets import handout_sheets, slide_sheets
from ft_tutor.publish.paper.summary import cards_sheets, rules_sheets
from ft_tutor.texts import DEFAULT_LANG, catalogue


def handout(loaded: LoadedLesson, lang: str = DEFAULT_LANG, *, key: bool = False) -> str:
    """Return the tasks of a lesson with room to write, or their answers, as HTML."""
    return _work(handout_sheets(loaded, lang, key=key), "handout", _title(loaded, lang), lang)


def slides(loaded: LoadedLesson, lang: str = DEFAULT_LANG) -> str:
    """Return a lesson as slides, each question before its answer, as HTML."""
    return _work(slide_sheets(loaded, lang), "slides", _title(loaded, lang), lang)


def rules(lang: str = DEFAULT_LANG) -> str:
    """Return all rules on one page, as HTML."""
    return _work(rules_sheets(lang), "summary", catalogue(lang).say("paper-rules"), lang)


def cards(lang: str = DEFAULT_LANG) -> str:
    """Return all djinns and thieves, and what they do, as HTML."""
    return _work(cards_sheets(lang), "cards", catalogue(lang).say("paper-cards"), lang)


def _title(loaded: LoadedLesson, lang: str) -> str:
    return loaded.texts.plain(loaded.lesson.title, lang)


def _work(sheets: Iterator[Sheet], kind: str, title: str, lang: str) -> str:
    return to_page(tuple(sheets), kind, title, lang)
