"""Our settings for JupyterLab: a configuration folder that Jupyter reads beside the user's own.

`config/` holds plain Jupyter files, each with a `why` per setting. Jupyter reads every folder
of JUPYTER_CONFIG_PATH before the user's own folder, so nothing of the user's is written or
hidden: the files under `labconfig` only change *defaults*, and what the user picks in the
Settings menu is still saved in his folder and still wins.
"""

import os
from collections.abc import Mapping
from pathlib import Path

CONFIG = Path(__file__).parent / "config"

EXTENSIONS = Path(__file__).parent / "extension"
"""Where our extension of JupyterLab lies; the wheel also brings it into share/jupyter."""


def config_path(environ: Mapping[str, str]) -> str:
    """Return the value for JUPYTER_CONFIG_PATH: our folder, then what was there before."""
    before = environ.get("JUPYTER_CONFIG_PATH", "").split(os.pathsep)
    return os.pathsep.join([str(CONFIG), *(p for p in before if p not in ("", str(CONFIG)))])
