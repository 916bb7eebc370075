"""What we shipped into the learner's folder: one small file of hashes."""

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

MANIFEST = ".ft_tutor.json"
SCHEMA = 1
LARGEST = 1_000_000  # bytes; a course of hundreds of notebooks needs a tenth of it


@dataclass
class Manifest:
    """Hashes by file name (relative to the folder, with forward slashes).

    `shipped` is the text that we last wrote under that name, and `cells` what a run leaves of
    it (records of earlier versions lack it). `offered` is the newer text that we laid beside a
    file which the learner had edited, so that it is offered only once.
    """

    shipped: dict[str, str] = field(default_factory=dict)
    cells: dict[str, str] = field(default_factory=dict)
    offered: dict[str, str] = field(default_factory=dict)


PARTS = tuple(part.name for part in fields(Manifest))


def read_manifest(folder: Path) -> Manifest:
    """Return what is recorded in `folder`; nothing if the record is missing or damaged.

    Nothing is the safe answer: a file that we cannot prove to be ours is taken for the
    learner's and kept.
    """
    path = folder / MANIFEST
    try:
        if path.is_symlink() or path.stat().st_size > LARGEST:
            return Manifest()
        data = json.loads(path.read_text(encoding="utf-8"))
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
