"""A progress bar for whoever waits; who does not wait sees none."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic
from typing import Final

import click

PATIENCE: Final = 1.0
"""How long nobody needs to be told that work goes on, in seconds."""


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[], None]]:
    """Give a function to call after each of so many pieces of work."""
    begun = monotonic()
    bar = click.progressbar(length=total, label=label, file=sys.stderr)
    done, shown = 0, False
    with ExitStack() as stack:

        def step() -> None:
            nonlocal done, shown
            done += 1
            if not shown and sys.stderr.isatty() and monotonic() - begun > PATIENCE:
                shown = True
                stack.enter_context(bar)
            if shown:
                bar.update(done - bar.pos)

        yield step
