"""Preferences: how the learner likes the boards to look, kept beside his progress."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from ft_tutor.files import read_whole, write_whole
from ft_tutor.learner.folder import learner_folder

FILE: Final = "preferences.json"
MOST_BYTES: Final = 10_000


class Preferences(BaseModel):
    """What the learner prefers.

    Attributes:
        look: the name of a theme; "" for none in particular.
        motion: whether meeples are seen to walk.
        face: how boards come into the page, such as ``svg``; "" for as usual.
    """

    model_config = ConfigDict(extra="ignore", frozen=True)

    look: str = ""
    motion: bool = True
    face: str = ""


def preferences_file() -> Path:
    """Return where preferences are kept."""
    return learner_folder() / FILE


def load_preferences() -> Preferences:
    """Return what the learner prefers; a file that cannot be used counts as no preference."""
    with suppress(OSError, ValidationError):
        return Preferences.model_validate_json(read_whole(preferences_file(), MOST_BYTES))
    return Preferences()


def save_preferences(preferences: Preferences) -> None:
    """Keep what the learner prefers, if the folder allows it: it is no loss if not."""
    with suppress(OSError):
        file = preferences_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, preferences.model_dump_json().encode())
