"""Which rules of the game have a test: reads the marks `@pytest.mark.rule("R2.2.3")`."""

import ast
from pathlib import Path

from ft_tutor.rules.rulebook import RULES

TESTS = Path(__file__).parents[1]
CHAPTERS = ("R0", "R2.2", "R2.3", "W", "R5", "D")
"""The chapters that the engine plays so far."""

NOT_YET = {}
"""Rules of these chapters that nothing carries out yet, and why."""


def quoted(folder=TESTS):
    """Map each rule id that a test quotes to the names of the tests."""
    found = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _marks(node):
                    found.setdefault(rule, []).append(f"{path.stem}::{node.name}")
    return found


def _marks(test):
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (argument.value for argument in mark.args)


def without_a_test(chapters=CHAPTERS):
    """List the rules of some chapters that no test quotes."""
    known = quoted()
    return [
        rule.id
        for rule in RULES.values()
        if rule.chapter in chapters and rule.id not in known and rule.id not in NOT_YET
    ]


def unknown_rules():
    """List the ids that tests quote and the catalogue does not know."""
    return sorted(set(quoted()) - set(RULES))
