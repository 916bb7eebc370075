"""The command line `ft-tutor`.

Importing it is cheap: each command's module is loaded when that command runs.
"""

from ft_tutor.cli.program import main, program

__all__ = ["main", "program"]
