"""Which rules have a test, and which of them an example of what they forbid.

Reads the marks `@pytest.mark.rule("R2.2.3")`. A report: python -m helpers.coverage, in tests/.
"""

import ast
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path

from ft_tutor.rules.rulebook import CHAPTERS, RULES

TESTS = Path(__file__).parents[1]

NOT_YET = {}
"""Rules that nothing carries out yet, and why."""

REFUSALS = frozenset(
    {"refused", "refused_in", "refusal", "why", "said", "violations", "problems", "raises"}
)
"""What a test calls to see something refused: an action, or a position that cannot be."""

NOTHING_TO_REFUSE = {
    "happens by itself, whatever the players choose": (
        "R0.4 R2.2.5 R3.1 R4.1 "
        "A06 A07 A08 A14 A17 A18 A19 A22 A26 A30 A35 A44 A45 A46 A47 A48 A49 A51 A52 "
        "A62 A63 A72 A73"
    ),
    "counts points at the end, and no action is about it": (
        "R5.coins R5.viziers R5.elders R5.djinns R5.tiles R5.palms R5.palaces R5.goods R5.1 R5.2 "
        "R7.5 A58 A60 A61 A64 A67"
    ),
    "says what each player may see": "R0.8 A65",
    "says that there is no limit": "A66",
    "is about what was chosen already": "A78",
}
"""Why there can be no example of what a rule forbids; per reason the rules."""


@dataclass
class Examples:
    """The tests that quote a rule: which of them see something refused, and which play."""

    refused: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)


@cache
def excused():
    """Map each rule that forbids nothing to the reason."""
    return {rule: reason for reason, rules in NOTHING_TO_REFUSE.items() for rule in rules.split()}


@cache
def examples(folder=TESTS):
    """Map each rule id that a test quotes to its examples."""
    found = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        known = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        tables = {node.targets[0].id: node for node in tree.body if _is_table(node)}
        for name, test in known.items():
            if name.startswith("test_"):
                calls, named = _calls(test, known, {name}), _named(test, tables)
                _sort(found, f"{path.stem}::{name}", set(_marks(test)), calls, named)
    return found


def _is_table(node):
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)


def _sort(found, name, marked, calls, named):
    """Count a test for the rules of its marks, and for those that its refusals name."""
    if calls & REFUSALS:
        for rule in marked | named:
            found.setdefault(rule, Examples()).refused.append(name)
    if calls - REFUSALS:
        for rule in marked:
            found.setdefault(rule, Examples()).played.append(name)


def _marks(test):
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (argument.value for argument in mark.args)


def _named(test, tables):
    """The rules that a test names as those of violations, in its body or in a table of cases."""
    marks = chain.from_iterable(map(ast.walk, test.decorator_list))
    cases = (tables[node.id] for node in marks if getattr(node, "id", None) in tables)
    nodes = chain.from_iterable(map(ast.walk, (*test.body, *cases)))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant)}
    return {rule for rule in RULES if rule in texts}


def _calls(function, known, seen):
    """Everything that a function calls, helpers in the same file looked into."""
    names = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            names.add(getattr(node.func, "id", None) or node.func.attr)
    for name in names & set(known) - seen:
        names = names | _calls(known[name], known, {*seen, name})
    return names


def quoted(folder=TESTS):
    """Map each rule id that a test quotes to the names of the tests."""
    return {
        rule: list(dict.fromkeys((*found.played, *found.refused)))
        for rule, found in examples(folder).items()
    }


def without_a_test(chapters=CHAPTERS):
    """List the rules of some chapters that no test plays."""
    found = examples()
    return [
        rule.id
        for rule in RULES.values()
        if rule.chapter in chapters
        and not (rule.id in found and found[rule.id].played)
        and rule.id not in NOT_YET
    ]


def without_a_refusal():
    """List the rules that forbid something, and no test sees it refused."""
    found, free = examples(), excused()
    return [rule for rule in RULES if rule not in free and not _refused(found, rule)]


def _refused(found, rule):
    return rule in found and found[rule].refused


def unknown_rules():
    """List the ids that tests quote and the catalogue does not know."""
    return sorted(set(quoted()) - set(RULES))


def main():
    """Print the report."""
    found, free = examples(), excused()
    print("rule        plays  refuses")
    for rule in RULES:
        one = found.get(rule, Examples())
        note = "" if one.refused else free.get(rule, "MISSING")
        print(f"{rule:10} {len(one.played):6} {len(one.refused):8}  {note}")
    print(f"without a test: {', '.join(without_a_test()) or 'none'}")
    print(f"without a refusal: {', '.join(without_a_refusal()) or 'none'}")


if __name__ == "__main__":
    main()
