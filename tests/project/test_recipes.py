"""CONTRIBUTING's recipes name places that are there, and tests that guard them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECIPES = dict(
    re.findall(r"^## (Add [^\n]+)\n(.*?)(?=^## )", (ROOT / "CONTRIBUTING.md").read_text("utf-8"),
               re.DOTALL | re.MULTILINE)
)  # fmt: skip
PAGE = ROOT / "ft_tutor/widgets/page"
LOOK_UP = (ROOT, ROOT / "ft_tutor", PAGE.parent, PAGE)


def paths_in(recipe):
    quoted = re.findall(r"`([^`\n]+)`", recipe)
    return [word for word in quoted if re.fullmatch(r"[\w./-]+(/|\.(py|ftl|md|yaml|js))", word)]


def test_there_are_recipes():
    assert {
        "Add a lesson",
        "Add a step kind",
        "Add a djinn",
        "Add a language",
        "Add a theme",
        "Add a live view",
    } <= set(RECIPES)


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_every_place_of_a_recipe_is_there(name):
    paths = paths_in(RECIPES[name])
    assert paths
    for path in paths:
        known = any(
            (folder / path).exists() or list(folder.glob(f"**/{path}")) for folder in LOOK_UP
        )
        assert known or path in {"pl.md", "__init__.py"}, path


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_every_recipe_ends_in_tests_that_are_there(name):
    (command,) = re.findall(r"pytest ([\w/. ]+)`", RECIPES[name]) or [""]
    assert command.split()
    assert all((ROOT / path).exists() for path in command.split())
