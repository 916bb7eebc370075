"""Runs JupyterLab until standard input closes, so that it ends with the tests, however they end.

python serve.py course FOLDER            the command `ft-tutor`, word for word
python serve.py folder FOLDER NAMES...   the product's server on a folder as it is; it trusts NAMES
"""

import os
import signal
import sys
import threading
from functools import partial
from pathlib import Path

from ft_tutor.cli.program import leave_out_what_is_slow, main
from ft_tutor.lab import launch


def end_with_the_tests():
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def run_course(folder):
    sys.argv = ["ft-tutor", "--dir", folder, "--no-browser"]
    main()


def run_folder(folder, *trusted):
    leave_out_what_is_slow()
    announce = partial(print, flush=True)
    launch(Path(folder), browser=False, trusted=trusted, announce=announce)


threading.Thread(target=end_with_the_tests, daemon=True).start()
{"course": run_course, "folder": run_folder}[sys.argv[1]](*sys.argv[2:])
