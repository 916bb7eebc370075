"""What goes over the page's websockets, and figures about it."""

import os
from dataclasses import dataclass
from typing import Final

import pytest

ROUNDS: Final = int(os.environ.get("ROUNDS", "0"))
"""How many rounds of presses are timed: `ROUNDS=14 pytest -n0 -s tests/browser/test_latency.py`."""

measurement = pytest.mark.skipif(not ROUNDS, reason="a measurement: it runs if ROUNDS is set")
"""What measures time and proves nothing else: as the benchmarks, it runs when it is asked for."""


@dataclass(frozen=True)
class Traffic:
    """Frames and bytes, seen from the browser."""

    frames_in: int = 0
    bytes_in: int = 0
    frames_out: int = 0
    bytes_out: int = 0


class SocketMeter:
    """Counts the frames of every websocket that the page opens from now on."""

    def __init__(self, page):
        self.frames = {"in": [], "out": []}
        page.on("websocket", self._listen)

    def _listen(self, socket):
        socket.on("framereceived", lambda frame: self.frames["in"].append(_size(frame)))
        socket.on("framesent", lambda frame: self.frames["out"].append(_size(frame)))

    def take(self):
        """The traffic since the last time."""
        came, went = self.frames["in"], self.frames["out"]
        self.frames["in"], self.frames["out"] = [], []
        return Traffic(len(came), sum(came), len(went), sum(went))


def _size(frame):
    return len(frame if isinstance(frame, bytes) else frame.encode())


def percentile(values, per_cent):
    """The nearest value at `per_cent` of the sorted values."""
    ordered = sorted(values)
    return ordered[round(per_cent / 100 * (len(ordered) - 1))]
