"""A fixed piece of plain Python, timed in the same run: figures are given as its multiples.

So figures from two machines, or from a busy one, can be compared. Nothing asserts a time.
"""

import time

RUNS = 15


def baseline():
    """Count to 20,000 and add up: about a millisecond of the interpreter's plain work."""
    total = 0
    for number in range(20_000):
        total += number & 7
    return total


def seconds_of(function):
    """The best of a few runs, in seconds."""
    best = float("inf")
    for _ in range(RUNS):
        began = time.perf_counter()
        function()
        best = min(best, time.perf_counter() - began)
    return best
