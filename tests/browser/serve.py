"""Runs JupyterLab until standard input closes, so that it ends with the tests, however they end.

python serve.py FOLDER           exactly as the product launches it
python serve.py FOLDER --plain   JupyterLab without our settings, to compare with
"""

import os
import signal
import sys
import threading
from pathlib import Path

from jupyterlab.labapp import LabApp

from ft_tutor.lab import launch


def end_with_the_tests():
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def launch_plain(folder):
    LabApp.launch_instance([f"--ServerApp.root_dir={folder}", "--no-browser", "--allow-root"])


threading.Thread(target=end_with_the_tests, daemon=True).start()
if sys.argv[2:] == ["--plain"]:
    launch_plain(sys.argv[1])
else:
    launch(Path(sys.argv[1]), browser=False)
