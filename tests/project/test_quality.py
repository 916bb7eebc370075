"""Style, types and layers, held by the tools that pyproject.toml configures.

They run as tests so that one command proves everything. A failing one prints what to do.
"""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"
CHECKS = {
    "style": ["-m", "ruff", "check"],
    "format": ["-m", "ruff", "format", "--check"],
    "types": ["-m", "mypy"],
    "layers": ["-c", LINT_IMPORTS],
}


@pytest.mark.parametrize("name", CHECKS)
def test_quality(name):
    result = subprocess.run(
        [sys.executable, *CHECKS[name]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
