"""Folders that commands are given or find by themselves."""

from pathlib import Path

from ft_tutor.cli.output import Failure
from ft_tutor.course.data import data_folder, is_inside_package
from ft_tutor.files import reason_of
from ft_tutor.texts import Catalogue


def folder(texts: Catalogue, given: str | None, name: str, *, create: bool = False) -> Path:
    """Return the folder that the user gave, or else the course's own of that name.

    Raises:
        Failure: there is no such folder, it is a file, or it may not be looked at.
    """
    path = named(texts, given) if given is not None else _own(texts, name)
    try:
        if not path.is_dir() and (path.exists() or not create):
            key = "cli-not-a-folder" if path.exists() else "cli-no-such-folder"
            raise Failure(f"{path}: {texts.say(key)}")
    except OSError as error:
        raise _unusable(texts, path, error) from error
    return path


def named(texts: Catalogue, given: str) -> Path:
    """Return the folder of a name that the user typed; ~ is his home, as in a shell.

    Raises:
        Failure: the name is empty, or says the home of nobody.
    """
    if not given:
        raise Failure(texts.say("cli-no-name"))
    try:
        return Path(given).expanduser()
    except RuntimeError as error:
        raise Failure(f"{given}: {texts.say('cli-no-such-home')}") from error


def outside_package(texts: Catalogue, path: Path) -> None:
    """Make sure that a folder to write to is none of the installed package's.

    Raises:
        Failure: it is, or it cannot be looked at.
    """
    try:
        inside = is_inside_package(path)
    except (OSError, RuntimeError, ValueError) as error:
        raise _unusable(texts, path, error) from error
    if inside:
        raise Failure(f"{path}: {texts.say('cli-inside-package')}")


def _unusable(texts: Catalogue, path: Path, error: Exception) -> Failure:
    return Failure(f"{path}: {texts.say('cli-folder-unusable', why=reason_of(error))}")


def _own(texts: Catalogue, name: str) -> Path:
    try:
        path = data_folder(name)
    except FileNotFoundError as error:
        raise Failure(f"{name}: {texts.say('cli-incomplete')}") from error
    try:
        here = Path.cwd()
    except FileNotFoundError:  # somebody has removed the folder that we stand in
        return path
    return path.relative_to(here) if path.is_relative_to(here) else path
