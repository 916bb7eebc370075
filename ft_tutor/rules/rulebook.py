"""The catalogue of rule ids: chapters in the rulebook's order, rules, and rulings.

Data only. The sentence of a rule lives in the text catalogues under its `text_key`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ft_tutor.rules.vocabulary import RuleId


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, window or ruling.

    Attributes:
        id: such as ``R2.2.3``, ``W1`` or ``A02``.
        chapter: one of `CHAPTERS`.
        refines: the rules that a ruling settles a question about; empty for a rule.
    """

    id: RuleId
    chapter: str
    refines: tuple[RuleId, ...] = ()


_RULES: Final = {
    "R0": "R0.1 R0.2 R0.3 R0.4 R0.5 R0.6 R0.7 R0.8",
    "R1": "R1.1 R1.2 R1.3 R1.4 R1.5 R1.6 R1.7 R1.8 R1.9",
    "R2": "R2",
    "R2.1": "R2.1.1",
    "R2.2": "R2.2.1 R2.2.2 R2.2.3 R2.2.4 R2.2.5 R2.2.6 R2.2.7 R2.2.8",
    "R2.3": "R2.3.1 R2.3.2 R2.3.3 R2.3.4",
    "R2.4": "R2.4.Y R2.4.W R2.4.G R2.4.B R2.4.R R2.4.T",
    "R2.5": "R2.5.1 R2.5.2 R2.5.3 R2.5.4 R2.5.5 R2.5.6",
    "R2.6": "R2.6.1 R2.6.2",
    "W": "W1 W2 W3 W4",
    "R3": "R3.1 R3.2 R3.3 R3.4",
    "R4": "R4.1 R4.2 R4.3 R4.4",
    "R5": "R5.coins R5.viziers R5.elders R5.djinns R5.tiles R5.palms R5.palaces R5.goods R5.1 R5.2",
    "R6": "R6",
    "R7": "R7.1 R7.2 R7.3 R7.4 R7.5",
    "D": " ".join(f"D.{number}" for number in range(1, 24)),
}
"""The ids of each chapter; W holds the windows in which paid powers may be used, D the djinns in
the order of their names, Morgiane last.
"""

_RULINGS: Final = {
    "A01": "R2.2.4 R2.2.7",
    "A02": "R2.2.4",
    "A03": "R2.2.1 R2.2.2",
    "A04": "R2.2.2",
    "A05": "R2.2.6",
    "A06": "R2.2.1 R2.3.2 R2.4.R",
    "A07": "R2.3.2",
    "A08": "R2.3.2",
    "A09": "R1.4 R1.9",
    "A10": "R1.3",
    "A11": "R1.8 D.13",
    "A12": "R1.8 D.13",
    "A13": "R1.2 R1.8 D.13",
    "A14": "R2.3.3",
    "A15": "R2.4.R",
    "A16": "R2.4.R",
    "A17": "R2.4.R",
    "A18": "R2.4.R R2.3.3",
    "A19": "R2.4.R R2.3.2",
    "A20": "R2.4.R",
    "A21": "R2.4.R",
    "A22": "R4.1 R6",
    "A23": "W1 W2 W3 W4",
    "A24": "R2.2.2 W1 W2",
    "A25": "R4.2",
    "A26": "R2.4.R D.10 D.18",
    "A27": "R2.4.W R2.5.5",
    "A28": "R2.5.5",
    "A29": "R2.4.B",
    "A30": "R2.4.B",
    "A31": "R2.5.1 R2.5.2 D.8 D.14",
    "A32": "R2.5.1 R2.5.2 D.5 D.7 D.8 D.14",
    "A33": "R2.5.1 R2.5.2 D.5 D.7 D.8 D.14",
    "A34": "R2.5.3 R2.5.4 R3.1",
    "A35": "R2.4.G",
    "A36": "R2.5.3 R2.5.4",
    "A37": "R2.5.4",
    "A38": "R4.3",
    "A39": "R4.2 R4.4 D.2",
    "A40": "R4.2 W1 D.2",
    "A41": "D.2",
    "A42": "R3.2 D.20",
    "A43": "D.20",
    "A44": "R2.5.5 D.3",
    "A45": "R2.5.5 R7.2 D.3",
    "A46": "R2.2.5 D.16",
    "A47": "R2.2.5 D.16",
    "A48": "R2.5.2 D.17",
    "A49": "R2.4.R D.10 D.12",
    "A50": "R2.4.R D.12",
    "A51": "R2.4.R D.12",
    "A52": "R2.4.R D.12 D.18",
    "A53": "R2.4.B D.6 D.12",
    "A54": "R2.4.R D.4",
    "A55": "R2.4.R D.10",
    "A56": "R2.4.R D.10",
    "A57": "R2.4.B W3 W4 D.6",
    "A58": "R5.goods D.1",
    "A59": "R2.6.1 D.1",
    "A60": "R5.viziers",
    "A61": "R5.goods R5.2",
    "A62": "R2.6.1 R3.1",
    "A63": "R3.1 R3.2 D.12 D.20 D.21",
    "A64": "R5.1",
    "A65": "R0.8",
    "A66": "R0.7",
    "A67": "R5.palms R5.palaces",
    "A68": "R2.5.1 R2.5.2",
    "A69": "R2.4.R R2.5.1",
    "A70": "R2.3.3 R2.3.4 D.22",
    "A71": "R2.2.1 D.15",
    "A72": "R4.4",
    "A73": "R2.5.5",
    "A74": "W1 W2 W3 W4",
    "A75": "R2.5.5",
    "A76": "R2.4.B R2.4.R R2.5.5",
    "A77": "W1 W2 W3 W4",
    "A78": "R2.2.2",
    "A79": "R3.1 R3.2",
    "A80": "R1.3 R1.7",
}
"""Our answers to what the rulebook leaves open, each with the rules that it refines."""

CHAPTERS: Final = (*_RULES, "A")
"""The chapters in the order of play; then D, the djinns, and A, the rulings."""


def _ids(text: str) -> tuple[RuleId, ...]:
    return tuple(RuleId(word) for word in text.split())


def _catalogue() -> dict[RuleId, Rule]:
    rules = [Rule(rule, chapter) for chapter, ids in _RULES.items() for rule in _ids(ids)]
    rulings = [Rule(RuleId(ruling), "A", _ids(refined)) for ruling, refined in _RULINGS.items()]
    return {rule.id: rule for rule in (*rules, *rulings)}


RULES: Final[Mapping[RuleId, Rule]] = MappingProxyType(_catalogue())
"""Every rule by its id, in the order of the chapters."""


def text_key(rule: RuleId) -> str:
    """Name the sentence of a rule in the text catalogues: ``rule-R2-2-3``."""
    return f"rule-{rule.replace('.', '-')}"


def name_key(rule: RuleId) -> str:
    """Name the short name of a rule in the text catalogues: ``rule-short-R2-2-3``."""
    return f"rule-short-{rule.replace('.', '-')}"


def chapter_key(chapter: str) -> str:
    """Name the title of a chapter in the text catalogues: ``chapter-R2-2``."""
    return f"chapter-{chapter.replace('.', '-')}"
