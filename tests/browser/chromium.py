"""Finding a Chromium and the place for pictures."""

import os
import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
ROOT = Path(__file__).parents[2]


def find_chromium(playwright):
    """The path of a Chromium: $CHROMIUM, the system's, or Playwright's own; None without one."""
    if named := os.environ.get("CHROMIUM"):
        return named  # if it is wrong, the launch says so
    for name in NAMES:
        if path := shutil.which(name):
            return path
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def flags():
    """Chromium's sandbox does not work for root, the usual user of a CI container."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*FLAGS, *(["--no-sandbox"] if root else [])]


def artefacts():
    """The folder for pictures of a run: $FT_TUTOR_ARTEFACTS, else ci-artefacts/ (not in git)."""
    folder = Path(os.environ.get("FT_TUTOR_ARTEFACTS") or ROOT / "ci-artefacts")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
