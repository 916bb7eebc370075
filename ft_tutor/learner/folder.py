"""The learner's own folder: one place, however the lessons were started."""

import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "FT_TUTOR_FOLDER"
"""The environment variable that names another folder."""

LESSONS: Final = Path("~/ft-tutor")
"""Where `ft-tutor` puts the learner's copy of the lessons unless told otherwise."""

OWN: Final = ".ft-tutor"


def learner_folder() -> Path:
    """Return the folder of progress and preferences; nothing says that it exists.

    It depends on the user alone, never on the folder that a notebook lies in: JupyterLab as
    `ft-tutor` starts it, a notebook opened by hand, voila and an editor must find the same stars.
    """
    named = os.environ.get(VARIABLE)
    folder = Path(named) if named else LESSONS / OWN
    try:
        return folder.expanduser().absolute()
    except (RuntimeError, OSError):  # nobody's home, or the folder that we stand in is gone
        return Path(OWN)
