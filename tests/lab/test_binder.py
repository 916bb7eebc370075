"""What can be checked of binder/ without building an image."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from ft_tutor.lab.settings import CONFIG

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDED = {canonicalize_name(r.name): r for r in map(Requirement, PROJECT["dependencies"])}
# What is in Binder's base environment (repo2docker's own lock), with all that it needs.
BROUGHT = {
    *("jupyterlab", "ipywidgets", "ipykernel", "nbformat", "pyyaml"),
    *(
        "babel",
        "jupyter-client",
        "jupyter-server",
        "nbconvert",
        "pyzmq",
        "tornado",
        "traitlets",
    ),  # which those need
}


def pins():
    lines = (BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines()
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(pin.name): pin.specifier for pin in found}


def with_all_they_need(names):
    """The names and everything that their installed versions require, at any depth."""
    found, todo = set(), set(names)
    while todo:
        name = todo.pop()
        found.add(name)
        wanted = [Requirement(text) for text in distribution(name).requires or ()]
        plain = [r for r in wanted if r.marker is None or r.marker.evaluate({"extra": ""})]
        todo |= {canonicalize_name(r.name) for r in plain} - found
    return found


def test_python_is_pinned():
    version = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip()
    assert re.fullmatch(r"python-3\.\d+", version)
    assert version.removeprefix("python-") in SpecifierSet(PROJECT["requires-python"])


def test_pins_are_exact():
    for name, specifier in pins().items():
        (only,) = specifier
        assert only.operator == "==", name
        assert "*" not in only.version, name


def test_pins_are_what_the_project_asks_for():
    pinned = pins()
    for name, requirement in NEEDED.items():
        if name not in BROUGHT:
            (pin,) = pinned[name]
            assert pin.version in requirement.specifier, name


def test_pins_are_all_that_binder_lacks():
    brought = with_all_they_need(BROUGHT)
    assert set(pins()) == with_all_they_need(set(NEEDED) - BROUGHT) - brought


def test_what_binder_brings_is_not_pinned():
    assert not BROUGHT & set(pins())


@pytest.mark.skipif(os.name == "nt", reason="Binder runs Linux")
@pytest.mark.parametrize("name", ["postBuild", "start"])
def test_scripts_can_be_run(name):
    assert os.access(BINDER / name, os.X_OK)
    assert (BINDER / name).read_bytes().startswith(b"#!/bin/bash\n")
    subprocess.run(["bash", "-n", BINDER / name], check=True)


@pytest.mark.skipif(os.name == "nt", reason="Binder runs Linux")
def test_start_gives_the_server_the_products_settings():
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    printed = subprocess.run(
        [BINDER / "start", "printenv", "JUPYTER_CONFIG_PATH"],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert printed.stdout.strip().split(os.pathsep)[0] == str(CONFIG)


def test_link_in_the_readme_opens_what_is_there():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (path,) = re.findall(r"mybinder\.org/\S*\?urlpath=lab/tree/([^\s)\"]+)", readme)
    assert (ROOT / path).exists()
