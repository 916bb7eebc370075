"""A plug-in for a run of nbval: what it does for nobody is left out, a sixth of its time."""

from importlib import import_module

from ft_tutor.cli.program import leave_out_what_is_slow

leave_out_what_is_slow()  # before nbval loads it

# Each message is laid out prettily for a log that is not kept.
import_module("nbval.kernel").pformat = str
