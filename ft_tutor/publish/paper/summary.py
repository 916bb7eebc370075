"""The rules on one page, and the djinns and thieves as cards: from the engine's own words."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import groupby
from typing import Final

from ft_tutor.course.markdown import escaped
from ft_tutor.publish.paper.leaves import Leaf, Sheet
from ft_tutor.publish.stills import Picture
from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.rulebook import RULES, Rule, chapter_key
from ft_tutor.rules.vocabulary import CardId, RuleId
from ft_tutor.scene.png import to_png
from ft_tutor.scene.shapes import Scene
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.table.cards import power_card
from ft_tutor.scene.theme import LIGHT
from ft_tutor.texts import catalogue, rule_sentence

CARD: Final = (92.0, 118.0)
"""Width and height of a card, in board units: it has its name, cost and points on it."""

LEFT_OUT: Final = ("D", "A")
"""The chapters that are no part of the summary: the djinns have cards, rulings are details."""

USE: Final = RuleId("R7.3")
"""What each thief does."""


def rules_sheets(lang: str) -> Iterator[Sheet]:
    """Yield the rules, chapter by chapter."""
    say = catalogue(lang).say
    yield (Leaf("title", f"# {say('paper-rules')}"),)
    told = (rule for rule in RULES.values() if rule.chapter not in LEFT_OUT)
    for chapter, rules in groupby(told, key=lambda rule: rule.chapter):
        yield Leaf("heading", f"## {say(chapter_key(chapter))}"), *_sentences(rules, lang)
    yield (Leaf("credit", say("paper-credit")),)


def _sentences(rules: Iterable[Rule], lang: str) -> Iterator[Leaf]:
    for rule in rules:
        sentence = escaped(rule_sentence(rule.id, lang))
        yield Leaf("rule", f"**{escaped(rule.id)}** {sentence}")


def cards_sheets(lang: str) -> Iterator[Sheet]:
    """Yield every djinn with what it does, and the thieves."""
    say = catalogue(lang).say
    yield (Leaf("title", f"# {say('paper-cards')}"),)
    for card, djinn in ALL_DJINNS.items():
        yield (
            Leaf("board", picture=_card(card, lang)),
            Leaf("card", escaped(rule_sentence(djinn.rule, lang))),
        )
    thieves = (Leaf("thief", picture=_card(card, lang)) for card in THIEVES)
    yield (*thieves, Leaf("card", escaped(rule_sentence(USE, lang))))
    yield (Leaf("credit", say("paper-credit")),)


def _card(card: CardId, lang: str) -> Picture:
    name = catalogue(lang).say("table-card", card=card)
    scene = Scene(*CARD, tuple(power_card(card, *CARD, lang)))
    return Picture(
        text=name,
        alt=name,
        svg=partial(to_svg, scene, LIGHT),
        png=partial(to_png, scene, LIGHT, round(CARD[0])),
        width=round(CARD[0]),
    )
