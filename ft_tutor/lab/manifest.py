"""What we shipped into the learner's folder: one small file of hashes."""

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from ft_tutor.files import read_whole

MANIFEST = ".ft_tutor.json"
SCHEMA = 1
LARGEST = 1_000_000  # bytes; a course of hundreds of notebooks needs a tenth of it


@dataclass
class Manifest:
    """Hashes by file name (relative to the folder, with forward slashes).

    `shipped` is the text that we last wrote under that name, and `cells` what a run leaves of
    it (records of earlier versions lack it). `coming` and `coming_cells` are the same of what is
    about to be written: they stay only if a copy is broken off. `offered` is the newer text that
    we laid beside a file which the learner had edited, so that it is offered only once.
    """

    shipped: dict[str, str] = field(default_factory=dict)
    cells: dict[str, str] = field(default_factory=dict)
    offered: dict[str, str] = field(default_factory=dict)
    coming: dict[str, str] = field(default_factory=dict)
    coming_cells: dict[str, str] = field(default_factory=dict)

    def knows(self, name: str, whole: str, cells: str | None) -> bool:
        """Whether a text is one that we wrote under this name, at most run and saved."""
        if whole in {self.shipped.get(name), self.coming.get(name)}:
            return True
        return cells is not None and cells in {self.cells.get(name), self.coming_cells.get(name)}

    def expect(self, name: str, whole: str, cells: str | None) -> None:
        """Note that this text is about to be written."""
        self.coming[name] = whole
        if cells is not None:
            self.coming_cells[name] = cells

    def ship(self, name: str, whole: str, cells: str | None) -> None:
        """Note that this text is there."""
        self.shipped[name] = whole
        if cells is not None:
            self.cells[name] = cells

    def settle(self) -> None:
        """Note that all that was about to be written is there."""
        self.shipped |= self.coming
        self.cells |= self.coming_cells
        self.coming, self.coming_cells = {}, {}


PARTS = tuple(part.name for part in fields(Manifest))


def read_manifest(folder: Path) -> Manifest:
    """Return what is recorded in `folder`; nothing if the record is missing or damaged.

    Nothing is the safe answer: a file that we cannot prove to be ours is taken for the
    learner's and kept.
    """
    path = folder / MANIFEST
    try:
        if path.is_symlink():
            return Manifest()
        data = json.loads(read_whole(path, LARGEST))
    except (OSError, ValueError, RecursionError):
        return Manifest()
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        return Manifest()
    return Manifest(*(_hashes(data.get(part)) for part in PARTS))


def manifest_text(manifest: Manifest) -> bytes:
    """Return the text of the record, the same for the same record."""
    data = {"schema": SCHEMA, **asdict(manifest)}
    return (json.dumps(data, indent=1, sort_keys=True) + "\n").encode()


def _hashes(data: object) -> dict[str, str]:
    if not isinstance(data, dict):
        return {}
    return {k: v for k, v in data.items() if isinstance(k, str) and isinstance(v, str)}
