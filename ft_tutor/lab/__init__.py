"""Opening the course in JupyterLab: the settings, the server, the learner's copy.

Importing this package is cheap; JupyterLab itself is loaded by `launch` alone.
"""

from ft_tutor.lab.copying import CopiedFile, CopyReport, Fate, copy_course
from ft_tutor.lab.errors import (
    CourseMissingError,
    FolderIsFileError,
    FolderMissingError,
    FolderNotWritableError,
    JupyterFolderError,
    LabError,
    NotebookMissingError,
    PortError,
)
from ft_tutor.lab.server import check_port, launch
from ft_tutor.lab.settings import config_path

__all__ = [
    "CopiedFile",
    "CopyReport",
    "CourseMissingError",
    "Fate",
    "FolderIsFileError",
    "FolderMissingError",
    "FolderNotWritableError",
    "JupyterFolderError",
    "LabError",
    "NotebookMissingError",
    "PortError",
    "check_port",
    "config_path",
    "copy_course",
    "launch",
]
