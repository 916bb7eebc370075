"""Finding a Chromium and the place for pictures."""

import os
import shutil
from pathlib import Path

from ft_tutor.publish.paper.printing import find_browser, sandbox_options

# A browser with nobody before it: no list of proposals is made ready below the address of every
# new page, which takes a second. Of what Playwright leaves out by itself, what changes a page is
# named again, since the last such list is the one that counts.
LEFT_OUT = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
FLAGS = (
    *("--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"),
    f"--disable-features={','.join(LEFT_OUT)}",
)
# The same Chromium without windows of its own, if it is installed: what shows a page is the same,
# and with nobody before it a sixth of its work is left out. Playwright's own choice is such a one.
SHELL = "chromium-headless-shell"

ROOT = Path(__file__).parents[2]


def find_chromium(playwright):
    """The path of a Chromium: $CHROMIUM, the system's, or Playwright's own; None without one.

    Of the system's rather the one without windows.
    """
    # If $CHROMIUM is wrong, the launch says so.
    if found := os.environ.get("CHROMIUM") or shutil.which(SHELL) or find_browser():
        return found
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def flags():
    """What Chromium is started with."""
    return [*FLAGS, *sandbox_options()]


def artefacts():
    """The folder for pictures of a run: $FT_TUTOR_ARTEFACTS, else ci-artefacts/ (not in git)."""
    folder = Path(os.environ.get("FT_TUTOR_ARTEFACTS") or ROOT / "ci-artefacts")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
