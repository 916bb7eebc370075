"""`ft-tutor` without a command: the learner's copy of the lessons, opened in JupyterLab."""

import os
from functools import partial

from ft_tutor.cli.folders import named
from ft_tutor.cli.output import Failure, note
from ft_tutor.course.data import INDEX, data_folder
from ft_tutor.lab import CopyReport, Fate, LabError, check_port, copy_course, launch
from ft_tutor.learner.folder import LESSONS, VARIABLE, learner_folder
from ft_tutor.texts import Catalogue


def start(
    texts: Catalogue,
    *,
    folder: str | None,
    lessons: str | None,
    no_browser: bool,
    port: int | None,
) -> None:
    """Bring the learner's copy up to date and run JupyterLab on it until Ctrl+C.

    With a teacher's own `lessons`, the same is done with the notebooks that are built from them.

    Raises:
        Failure: the folder, the port or the installation does not allow it.
    """
    _forget_empty_home()
    own = None
    if lessons is not None:  # what checks and builds lessons takes its time to import
        from ft_tutor.cli.teachers import built, link_lessons, own_course  # noqa: PLC0415

        own = own_course(texts, lessons)
    usual = own.usual_place if own else LESSONS
    place = named(texts, str(usual) if folder is None else folder)
    first = INDEX
    try:
        if port is not None:  # before the copy: a refused start leaves nothing behind
            check_port(port)
        if own:
            first = built(texts, own, place)
        report = copy_course(own.notebooks if own else data_folder("notebooks"), place)
        _tell(texts, report, "cli-own-where" if own else "cli-start-where")
        # Kernels stand in other folders: a name that begins here would mean another place there.
        os.environ[VARIABLE] = str(learner_folder())
        if own:
            link_lessons(own, place)
            own.set_variables()
        key = "cli-start-address" if no_browser else "cli-start-opening"
        announce = partial(_announce, texts, key)
        launch(
            place,
            notebook=first,
            port=port,
            browser=not no_browser,
            trusted=report.pure_notebooks,
            announce=announce,
        )
    except (LabError, FileNotFoundError) as error:
        raise Failure(str(error)) from error


def _forget_empty_home() -> None:
    """Take an empty HOME for none: otherwise ~ is the root of the disk, for JupyterLab too."""
    if not os.environ.get("HOME", "unset"):
        del os.environ["HOME"]


def _announce(texts: Catalogue, key: str, address: str) -> None:
    note(f"{texts.say(key)}\n    {address}\n{texts.say('cli-start-stop')}")


def _tell(texts: Catalogue, report: CopyReport, where: str) -> None:
    """Say where the copy is, and what was done to which of its files."""
    note(f"{texts.say(where)}\n    {report.folder.absolute()}")
    for fate in (Fate.UPDATED, Fate.KEPT, Fate.BESIDE, Fate.SKIPPED):
        files = report.having(fate)
        if files:
            note(texts.say(f"cli-start-{fate.value}", count=len(files)))
    for file in report.having(Fate.BESIDE):
        note(f"    {file.name} -> {file.beside}")
