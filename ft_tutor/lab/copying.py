"""The learner's own copy of the notebooks, where his edits are never overwritten."""

import contextlib
import hashlib
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from pathlib import Path, PurePosixPath

from ft_tutor.lab.errors import CourseMissingError, FolderIsFileError, FolderNotWritableError
from ft_tutor.lab.manifest import MANIFEST, Manifest, manifest_text, read_manifest


class Fate(StrEnum):
    """What happened to one file of the course."""

    ADDED = "added"  # it was not there
    UPDATED = "updated"  # the learner had not touched it, and ours is newer
    SAME = "same"  # it is there already, word for word
    KEPT = "kept"  # the learner edited it; ours is not newer, or was offered before
    BESIDE = "beside"  # the learner edited it; our newer one now lies beside it
    SKIPPED = "skipped"  # a link, a folder or something odd has its name: left alone


@dataclass(frozen=True)
class CopiedFile:
    """One file of the course: its name in the folder, its fate, and the file laid beside it."""

    name: str
    fate: Fate
    beside: str | None = None


@dataclass(frozen=True)
class CopyReport:
    """What `copy_course` did, file by file, in the order of their names."""

    folder: Path
    files: tuple[CopiedFile, ...]

    def having(self, *fates: Fate) -> tuple[CopiedFile, ...]:
        """Return the files with one of these fates."""
        return tuple(file for file in self.files if file.fate in fates)


def copy_course(source: Path, target: Path) -> CopyReport:
    """Copy every file of `source` to the learner's folder `target`, keeping what he edited.

    A record of hashes in `target` tells our files from his. Saving a notebook that was run is
    an edit as well. Links and other odd things inside `target` are neither followed nor
    replaced.

    Raises:
        CourseMissingError: `source` holds no files.
        FolderIsFileError: `target` is a file.
        FolderNotWritableError: something in `target` cannot be read or written.
    """
    names = tuple(_course_files(source))
    if not names:
        raise CourseMissingError(source)
    _make_folder(target)
    manifest = read_manifest(target)
    files = tuple(_Place(target, name, manifest).put(_read(source / name)) for name in names)
    if not (target / MANIFEST).is_symlink():
        _write(target / MANIFEST, manifest_text(manifest))
    return CopyReport(target, files)


@dataclass(frozen=True)
class _Place:
    """One file name in the learner's folder, and the record that it is judged by."""

    target: Path
    name: str
    manifest: Manifest

    @property
    def path(self) -> Path:
        return self.target / self.name

    def put(self, content: bytes) -> CopiedFile:
        """Write `content` here or beside, or leave everything as it is."""
        if self._is_odd():
            return CopiedFile(self.name, Fate.SKIPPED)
        ours = hashlib.sha256(content).hexdigest()
        found = _digest(self.path)
        if found == ours:
            self.manifest.shipped[self.name] = ours
            return CopiedFile(self.name, Fate.SAME)
        if found is None or found == self.manifest.shipped.get(self.name):
            self.ship(content, ours)
            return CopiedFile(self.name, Fate.ADDED if found is None else Fate.UPDATED)
        return self._offer(content, ours)

    def _offer(self, content: bytes, ours: str) -> CopiedFile:
        known = self.manifest.shipped.get(self.name), self.manifest.offered.get(self.name)
        if ours in known:
            return CopiedFile(self.name, Fate.KEPT)
        beside = next(place for place in self._neighbours() if place.is_free())
        beside.ship(content, ours)
        self.manifest.offered[self.name] = ours
        return CopiedFile(self.name, Fate.BESIDE, beside.name)

    def _neighbours(self) -> Iterator["_Place"]:
        """`paths.ipynb` gives paths.new.ipynb, paths.new-2.ipynb and so on."""
        plain = PurePosixPath(self.name)
        for number in count(1):
            mark = ".new" if number == 1 else f".new-{number}"
            name = plain.with_name(plain.stem + mark + plain.suffix)
            yield _Place(self.target, str(name), self.manifest)

    def is_free(self) -> bool:
        """Whether writing here would lose nothing of the learner's."""
        if self._is_odd():
            return False
        found = _digest(self.path)
        return found is None or found == self.manifest.shipped.get(self.name)

    def ship(self, content: bytes, ours: str) -> None:
        """Write our text and record that it is ours."""
        _make_folder(self.path.parent)
        _write(self.path, content)
        self.manifest.shipped[self.name] = ours

    def _is_odd(self) -> bool:
        """Whether a link or another odd thing has this name or the name of a folder above."""
        folders = [self.target / p for p in PurePosixPath(self.name).parents if p.name]
        try:
            if any(f.is_symlink() or (f.exists() and not f.is_dir()) for f in folders):
                return True
            return self.path.is_symlink() or (self.path.exists() and not self.path.is_file())
        except OSError as error:
            raise FolderNotWritableError(self.path, error) from error


def _course_files(source: Path) -> Iterator[str]:
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source)
        hidden = any(part.startswith((".", "__")) for part in name.parts)
        if path.is_file() and not hidden:
            yield name.as_posix()


def _digest(path: Path) -> str | None:
    """Return the hash of the file, or None if there is none."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise FolderNotWritableError(path, error) from error


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise CourseMissingError(path) from error


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise FolderIsFileError(folder) from error
    except OSError as error:
        raise FolderNotWritableError(folder, error) from error


def _write(path: Path, content: bytes) -> None:
    """Write the whole file or nothing: a full disk or a crash leaves the old one."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        with draft.open("xb") as file:
            file.write(content)
        draft.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise FolderNotWritableError(path, error) from error
