"""Prints a value for JUPYTER_CONFIG_PATH that puts our settings first.

For servers that somebody else starts, such as Binder's (see binder/start).
"""

import os
import sys

from ft_tutor.lab.settings import config_path

if __name__ == "__main__":
    sys.stdout.write(config_path(os.environ) + "\n")
