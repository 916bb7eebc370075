"""Where the course's data lie: beside the package in a checkout, inside it when installed."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent


def data_folder(name: str) -> Path:
    """Return the folder `lessons` or `notebooks`.

    Raises:
        FileNotFoundError: it is in neither place; the installation is incomplete.
    """
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"the folder {name!r} is neither in nor beside {_PACKAGE}")
