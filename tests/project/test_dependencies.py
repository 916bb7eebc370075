"""What we import is what pyproject.toml declares, for the product and for its tests."""

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OURS = {"drills", "ft_tutor", "helpers", "oracle"}
NOT_IMPORTED = {
    *("import-linter", "mypy", "ruff", "voila"),  # programs
    *("nbval", "pytest-benchmark", "pytest-rerunfailures", "pytest-xdist"),  # plug-ins
    "types-pyyaml",  # types
}
"""What the tests need, and import nothing of."""
HOSTS = {"jupyterlab"}
"""What runs us, and is not imported."""


def normal(name):
    """The name of a distribution as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements):
    return {normal(re.match(r"[\w.-]+", text)[0]) for text in requirements}


RUN = declared(PROJECT["dependencies"])
TEST = declared(PROJECT["optional-dependencies"]["test"])


@cache
def imported(folder):
    """Per module of others that a folder imports: the files that do."""
    found = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        local = {other.stem for other in path.parent.glob("*.py")} if folder == "tests" else set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module]
            else:
                continue
            for name in names:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names | OURS | local:
                    found.setdefault(top, set()).add(str(path.relative_to(ROOT)))
    return found


def distributions(folder):
    """Per distribution that a folder imports: the files that do."""
    homes = packages_distributions()
    found = {}
    for module, files in imported(folder).items():
        for home in {normal(name) for name in homes.get(module, [module])}:
            found.setdefault(home, set()).update(files)
    return found


@pytest.mark.parametrize(("folder", "allowed"), [("ft_tutor", RUN), ("tests", RUN | TEST)])
def test_what_is_imported_is_declared(folder, allowed):
    missing = {home: files for home, files in distributions(folder).items() if home not in allowed}
    assert missing == {}


def test_what_is_declared_is_imported():
    assert set(distributions("ft_tutor")) >= RUN - HOSTS
    assert set(distributions("tests")) >= TEST - NOT_IMPORTED
