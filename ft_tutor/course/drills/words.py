"""The words of a drill in the making: its text keys, and what each will say."""

from collections.abc import Mapping
from typing import Final

from ft_tutor.course.prose import Prose, Text, Texts
from ft_tutor.texts import catalogue, plain
from ft_tutor.texts.values import Fact

PREFIX: Final = "drill"
"""What the keys of all sentences about drills begin with."""


class Words:
    """What a drill says, collected while it is made.

    Args:
        family: whose sentences these are: `drill-<family>-<part>`.
    """

    def __init__(self, family: str) -> None:
        self._family = family
        self._said: dict[str, tuple[str, Mapping[str, Fact]]] = {}

    def __call__(self, part: str, /, **facts: Fact) -> str:
        """Keep a sentence with its facts, and return the text key that a step names it by."""
        key = f"{self._family}.{part}.{len(self._said)}"
        self._said[key] = (f"{PREFIX}-{self._family}-{part}", facts)
        return key

    def texts(self, lang: str) -> Texts:
        """Return all of it in one language, as the texts of a lesson."""
        said = {
            key: Text(lang, plain(catalogue(lang).tokens(name, facts)), 0)
            for key, (name, facts) in self._said.items()
        }
        return Texts({lang: Prose(lang, "", said)})


def family_name(family: str, lang: str) -> str:
    """Return what a family of drills is called."""
    return catalogue(lang).say(f"{PREFIX}-{family}-title")
