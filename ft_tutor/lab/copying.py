"""The learner's own copy of the notebooks, where his edits are never overwritten."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from pathlib import Path, PurePosixPath

from ft_tutor.files import FileTooBigError, read_whole, remove_drafts, write_whole
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
    """One file of the course: its name in the folder, its fate, and the file laid beside it.

    `pure` names the file that now holds just what we ship, byte by byte, if one does.
    """

    name: str
    fate: Fate
    beside: str | None = None
    pure: str | None = None


@dataclass(frozen=True)
class CopyReport:
    """What `copy_course` did, file by file, in the order of their names."""

    folder: Path
    files: tuple[CopiedFile, ...]

    def having(self, *fates: Fate) -> tuple[CopiedFile, ...]:
        """Return the files with one of these fates."""
        return tuple(file for file in self.files if file.fate in fates)

    @property
    def pure_notebooks(self) -> tuple[str, ...]:
        """The notebooks that hold just what we ship, by their names in the folder."""
        found = (file.pure for file in self.files)
        return tuple(name for name in found if name and name.endswith(".ipynb"))


def copy_course(source: Path, target: Path) -> CopyReport:
    """Copy every file of `source` to the learner's folder `target`, keeping what he edited.

    A record of hashes in `target` tells our files from his. A notebook that was only run and
    saved is still ours: its cells are, and its outputs come back with the next run. Links and
    other odd things inside `target` are neither followed nor replaced.

    What is going to be written is recorded before the first file is: a copy that is broken off
    leaves nothing that the next one would take for the learner's.

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
    before = manifest_text(manifest)
    plans = tuple(_Place(target, name, manifest).plan(_read(source / name)) for name in names)
    for folder in {target, *((target / name).parent for name in names)}:
        remove_drafts(folder)
    before = _keep_changed(manifest, target, before)
    for plan in plans:
        for write in plan.writes:
            write.do()
    manifest.settle()
    _keep_changed(manifest, target, before)
    return CopyReport(target, tuple(plan.file for plan in plans))


def _keep_changed(manifest: Manifest, target: Path, before: bytes) -> bytes:
    """Write the record if it is not as before; return its text."""
    text = manifest_text(manifest)
    if text != before and not (target / MANIFEST).is_symlink():
        _write(target / MANIFEST, text)
    return text


@dataclass(frozen=True)
class _Text:
    """One text of a file: its bytes, and the hashes that tell whose it is."""

    content: bytes
    whole: str
    cells: str | None

    def is_same_as(self, other: "_Text") -> bool:
        """Whether the two differ at most by a run."""
        return self.whole == other.whole or (self.cells is not None and self.cells == other.cells)


_ENDLESS = _Text(b"", "", None)
"""Longer than anything of ours, so never ours, whatever it holds."""


def _text(name: str, content: bytes) -> _Text:
    cells = cells_digest(content) if name.endswith(".ipynb") else None
    return _Text(content, hashlib.sha256(content).hexdigest(), cells)


@dataclass(frozen=True)
class _Write:
    """A file that is going to be written."""

    path: Path
    content: bytes

    def do(self) -> None:
        _make_folder(self.path.parent)
        _write(self.path, self.content)


@dataclass(frozen=True)
class _Plan:
    """What is going to be done about one file of the course."""

    file: CopiedFile
    writes: tuple[_Write, ...] = ()


@dataclass(frozen=True)
class _Place:
    """One file name in the learner's folder, and the record that it is judged by."""

    target: Path
    name: str
    manifest: Manifest

    @property
    def path(self) -> Path:
        return self.target / self.name

    def plan(self, content: bytes) -> _Plan:
        """Plan to write `content` here or beside, or to leave everything as it is."""
        if self._is_odd():
            return _Plan(CopiedFile(self.name, Fate.SKIPPED))
        ours, found = _text(self.name, content), self._found()
        if found is None:
            return self._ship(ours, Fate.ADDED)
        if self._holds_newest(found, ours):
            self.manifest.ship(self.name, ours.whole, ours.cells)
            pure = self.name if found.whole == ours.whole else None
            return _Plan(CopiedFile(self.name, Fate.SAME, pure=pure))
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
        return self.manifest.knows(self.name, found.whole, found.cells)

    def _offer(self, ours: _Text) -> _Plan:
        known = self.manifest.shipped.get(self.name), self.manifest.offered.get(self.name)
        if ours.whole in known:
            return _Plan(CopiedFile(self.name, Fate.KEPT))
        beside = next(place for place in self._neighbours() if place.takes(ours))
        self.manifest.offered[self.name] = ours.whole
        plan = beside.plan(ours.content)
        if plan.file.fate is Fate.SAME:
            return _Plan(CopiedFile(self.name, Fate.KEPT, pure=plan.file.pure))
        file = CopiedFile(self.name, Fate.BESIDE, beside.name, plan.file.pure)
        return _Plan(file, plan.writes)

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

    def _ship(self, ours: _Text, fate: Fate) -> _Plan:
        self.manifest.expect(self.name, ours.whole, ours.cells)
        file = CopiedFile(self.name, fate, pure=self.name)
        return _Plan(file, (_Write(self.path, ours.content),))

    def _found(self) -> _Text | None:
        """Return what is here, or None if nothing is."""
        try:
            return _text(self.name, read_whole(self.path, LARGEST))
        except FileNotFoundError:
            return None
        except FileTooBigError:
            return _ENDLESS
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
    try:
        write_whole(path, content)
    except OSError as error:
        raise FolderNotWritableError(path, error) from error
