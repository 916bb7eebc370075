"""The public face: every name is there, typed for editors, and loaded when first used."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ft_tutor

ROOT = Path(__file__).parents[2]
SOURCE = ast.parse(Path(ft_tutor.__file__).read_text("utf-8"))


def typed():
    """Return what editors see: per name the module that it comes from."""
    block = next(node for node in SOURCE.body if isinstance(node, ast.If))
    return {
        alias.name: line.module
        for line in block.body
        for alias in line.names
        if alias.asname == alias.name  # without `as`, a type checker takes it for a private name
    }


def test_editors_see_what_is_loaded():
    assert typed() == ft_tutor._HOMES
    assert set(ft_tutor.__all__) == set(ft_tutor._HOMES) <= set(dir(ft_tutor))


@pytest.mark.parametrize("name", ft_tutor.__all__)
def test_a_name_is_that_of_its_home(name):
    assert getattr(ft_tutor, name) is getattr(import_module(ft_tutor._HOMES[name]), name)


def test_a_wrong_name_is_a_usual_error():
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        ft_tutor.nonsense  # noqa: B018


def test_a_type_checker_knows_the_names(tmp_path):
    user = tmp_path / "user.py"
    user.write_text(
        "import ft_tutor\n"
        "position = ft_tutor.read_position('c3:yw c4:g')\n"
        "reveal_type(position)\n"
        "reveal_type(ft_tutor.score_sheet(position, ft_tutor.Seat.ONE))\n"
        "ft_tutor.nonsense\n",
        "utf-8",
    )
    command = [sys.executable, "-m", "mypy", str(user)]  # strict, with what it already knows
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert '"ft_tutor.rules.position.Position"' in result.stdout
    assert "ft_tutor.rules.scoring.ScoreLine" in result.stdout
    assert 'has no attribute "nonsense"' in result.stdout


def test_importing_loads_nothing_else():
    code = (
        "import sys, ft_tutor;"
        "assert not [name for name in sys.modules if name.startswith('ft_tutor.')];"
        "ft_tutor.read_position; ft_tutor.score_sheet; ft_tutor.view;"
        "assert not {'ipywidgets', 'IPython', 'numpy', 'PIL', 'yaml'} & set(sys.modules)"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
