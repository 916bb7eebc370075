"""What can go wrong before JupyterLab runs; each message is one sentence with a remedy."""

from pathlib import Path

from ft_tutor.files import reason_of


class LabError(Exception):
    """The course cannot be opened as asked."""


class CourseMissingError(LabError):
    """The notebooks of the course are not where they were installed."""

    def __init__(self, source: Path) -> None:
        super().__init__(f"The course's notebooks are missing from {source}; reinstall ft_tutor.")


class FolderIsFileError(LabError):
    """The folder for the learner's copy is taken by something that is no folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is a file, not a folder; choose another folder.")


class FolderMissingError(LabError):
    """The folder to open does not exist."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"There is no folder {folder}; create it or choose another one.")


class FolderNotWritableError(LabError):
    """A file of the learner's copy cannot be written."""

    def __init__(self, path: Path, error: OSError) -> None:
        reason = reason_of(error)
        super().__init__(f"Cannot write {path} ({reason}); choose a folder that you may write to.")


class JupyterFolderError(LabError):
    """Jupyter cannot write into its own folder in the user's home."""

    def __init__(self, error: OSError) -> None:
        reason = reason_of(error)
        super().__init__(
            f"Jupyter cannot use {error.filename or 'its own folder'} ({reason}); set the "
            "environment variable JUPYTER_DATA_DIR to a folder that you may write to."
        )


class NotebookMissingError(LabError):
    """The notebook to open is not inside the folder."""

    def __init__(self, notebook: str, folder: Path) -> None:
        super().__init__(f"There is no notebook {notebook} in {folder}; check its name.")


class PortError(LabError):
    """The port that was asked for cannot be used."""

    def __init__(self, port: int, reason: str) -> None:
        super().__init__(
            f"Cannot use port {port} ({reason}); choose another one, or none to let us find one."
        )
