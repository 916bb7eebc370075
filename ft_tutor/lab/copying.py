"""The learner's own copy of the notebooks, where his edits are never overwritten."""

import contextlib
import hashlib
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from pathlib import Path, PurePosixPath

from ft_tutor.lab.cells import LARGEST, cells_digest
from ft_tutor.lab.errors import CourseMissingError, FolderIsFileError, FolderNotWritableError
from ft_tutor.lab.manifest import MANIFEST, Manifest, manifest_text, read_manifest


class Fate(StrEnum):
    """What happened to one file of the course."""

    ADDED = "added"  # it was not there
    UPDATED = "updated"  # the learner had not touched it, and ours is newer
    SAME = "same"  # it is there already, at most run and saved
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

    A record of hashes in `target` tells our files from his. A notebook that was only run and
    saved is still ours: its cells are, and its outputs come back with the next run. Links and
    other odd things inside `target` are neither followed nor replaced.

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
class _Text:
    """One text of a file: its bytes, and the hashes that tell whose it is."""

    content: bytes
    whole: str
    cells: str | None

    def is_same_as(self, other: "_Text") -> bool:
        """Whether the two differ at most by a run."""
        return self.whole == other.whole or (self.cells is not None and self.cells == other.cells)


def _text(name: str, content: bytes) -> _Text:
    cells = cells_digest(content) if name.endswith(".ipynb") else None
    return _Text(content, hashlib.sha256(content).hexdigest(), cells)


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
        ours, found = _text(self.name, content), self._found()
        if found is None:
            return self._ship(ours, Fate.ADDED)
        if self._holds_newest(found, ours):
            self._record(ours)
            return CopiedFile(self.name, Fate.SAME)
        if self._is_shipped(found):
            return self._ship(ours, Fate.UPDATED)
        return self._offer(ours)

    def _holds_newest(self, found: _Text, ours: _Text) -> bool:
        """Whether our newest is here. Newer pictures alone are newer too, if we brought the old."""
        if found.whole == ours.whole:
            return True
        newer = self.manifest.shipped.get(self.name) != ours.whole
        return found.is_same_as(ours) and not (newer and self._is_shipped(found))

    def _is_shipped(self, found: _Text) -> bool:
        """Whether what is here is what we wrote, at most run and saved."""
        if found.whole == self.manifest.shipped.get(self.name):
            return True
        return found.cells is not None and found.cells == self.manifest.cells.get(self.name)

    def _offer(self, ours: _Text) -> CopiedFile:
        known = self.manifest.shipped.get(self.name), self.manifest.offered.get(self.name)
        if ours.whole in known:
            return CopiedFile(self.name, Fate.KEPT)
        beside = next(place for place in self._neighbours() if place.takes(ours))
        self.manifest.offered[self.name] = ours.whole
        if beside.put(ours.content).fate is Fate.SAME:
            return CopiedFile(self.name, Fate.KEPT)
        return CopiedFile(self.name, Fate.BESIDE, beside.name)

    def _neighbours(self) -> Iterator["_Place"]:
        """`paths.ipynb` gives paths.new.ipynb, paths.new-2.ipynb and so on."""
        plain = PurePosixPath(self.name)
        for number in count(1):
            mark = ".new" if number == 1 else f".new-{number}"
            name = plain.with_name(plain.stem + mark + plain.suffix)
            yield _Place(self.target, str(name), self.manifest)

    def takes(self, ours: _Text) -> bool:
        """Whether our text is here already (though the record is lost) or loses nothing here."""
        if self._is_odd():
            return False
        found = self._found()
        return found is None or found.is_same_as(ours) or self._is_shipped(found)

    def _ship(self, ours: _Text, fate: Fate) -> CopiedFile:
        _make_folder(self.path.parent)
        _write(self.path, ours.content)
        self._record(ours)
        return CopiedFile(self.name, fate)

    def _record(self, ours: _Text) -> None:
        """Note that what is here is ours."""
        self.manifest.shipped[self.name] = ours.whole
        if ours.cells is not None:
            self.manifest.cells[self.name] = ours.cells

    def _found(self) -> _Text | None:
        """Return what is here, or None if nothing is."""
        try:
            with self.path.open("rb") as file:
                # A longer one is never ours, whatever follows.
                return _text(self.name, file.read(LARGEST + 1))
        except FileNotFoundError:
            return None
        except OSError as error:
            raise FolderNotWritableError(self.path, error) from error

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
