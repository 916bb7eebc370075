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
    """End when what is now standard input ends; from now on that is empty.

    What the server starts would have it too: npm sets it so that nobody waits at it, and now and
    then that woke us, and a server ended as soon as it had begun.
    """
    tests = os.dup(0)
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    threading.Thread(target=end_after, args=[tests], daemon=True).start()


def end_after(tests):
    while os.read(tests, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def run_course(folder):
    sys.argv = ["ft-tutor", "--dir", folder, "--no-browser"]
    main()


def run_folder(folder, *trusted):
    leave_out_what_is_slow()
    announce = partial(print, flush=True)
    launch(Path(folder), browser=False, trusted=trusted, announce=announce)


end_with_the_tests()
{"course": run_course, "folder": run_folder}[sys.argv[1]](*sys.argv[2:])
