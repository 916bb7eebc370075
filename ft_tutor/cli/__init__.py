"""The command line `ft-tutor`.

Importing it is cheap: each command's module is loaded when that command runs.
"""

import sys
from typing import Final

INTERRUPTED: Final = 130
"""The exit code after Ctrl+C, as in other programs: 128 and the number of the signal."""


def main() -> None:
    """Run `ft-tutor` with the arguments that it was started with."""
    try:
        # Loading takes a moment, in which Ctrl+C should not end in a traceback.
        from ft_tutor.cli.program import main as run  # noqa: PLC0415

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
