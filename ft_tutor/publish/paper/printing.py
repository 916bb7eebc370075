"""From a page to a PDF, by a browser that is there anyway: Chromium, Chrome or Edge."""

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

BROWSERS: Final = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "msedge"),
)
"""The names under which such browsers are found."""

USUAL: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
"""Where they are where no name leads to them."""

LONGEST: Final = 120.0
"""How long a browser may take to print, in seconds."""


class PrintingError(Exception):
    """No browser is there, or it did not print."""


def find_browser() -> str | None:
    """Return a browser that can print; `$CHROMIUM` names one that is not found by itself."""
    named = os.environ.get("CHROMIUM")
    found = (shutil.which(name) for name in ((named,) if named else BROWSERS))
    usual = (path for path in USUAL if Path(path).is_file())
    return next((one for one in (*found, *usual) if one), None)


def to_pdf(page: str) -> bytes:
    """Return a page as it is printed.

    Raises:
        PrintingError: no browser is there, or it did not print.
    """
    browser = find_browser()
    if browser is None:
        raise PrintingError
    with TemporaryDirectory(prefix="ft-tutor-") as folder:
        source, target = Path(folder, "page.html"), Path(folder, "page.pdf")
        source.write_text(page, "utf-8")
        command = [browser, *_options(folder), f"--print-to-pdf={target}", source.as_uri()]
        try:
            subprocess.run(command, capture_output=True, timeout=LONGEST, check=True)  # noqa: S603  # our own words
            return target.read_bytes()
        except (OSError, subprocess.SubprocessError) as error:
            raise PrintingError from error


def _options(folder: str) -> tuple[str, ...]:
    alone = ("--headless", "--disable-gpu", "--no-pdf-header-footer", f"--user-data-dir={folder}/p")
    return (*alone, *sandbox_options())


def sandbox_options() -> tuple[str, ...]:
    """Return what a browser is told where it cannot make a sandbox: for root, as in a container.

    Its pages must be our own then, without the network.
    """
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ("--no-sandbox",) if is_root else ()
