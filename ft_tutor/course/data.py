"""Where the data lie of the course that is open: ours, or a teacher's own.

Ours lie beside the package in a checkout, inside it when installed. A teacher's own lessons are
named by the environment variable `FT_TUTOR_LESSONS`: `ft-tutor --lessons` sets it for the kernels
that it starts, and this is the one place that reads it.
"""

import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "FT_TUTOR_LESSONS"
"""The environment variable that names another folder of lessons."""

INDEX: Final = "index.ipynb"
"""The notebook with the list of lessons, at the top of the folder of notebooks."""

_LESSONS: Final = "lessons"
_PACKAGE: Final = Path(__file__).resolve().parent.parent


def data_folder(name: str) -> Path:
    """Return the folder `lessons` or `notebooks`; nothing says that a teacher's own exists.

    Raises:
        FileNotFoundError: it is in neither place; the installation is incomplete.
    """
    if name == _LESSONS and is_teachers():
        return Path(os.environ[VARIABLE])
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"the folder {name!r} is neither in nor beside {_PACKAGE}")


def is_teachers() -> bool:
    """Say whether the course that is open is a teacher's own."""
    return bool(os.environ.get(VARIABLE))


def is_inside_package(path: Path) -> bool:
    """Say whether a path leads into the installed package, where nobody should write."""
    return path.resolve().is_relative_to(_PACKAGE)
