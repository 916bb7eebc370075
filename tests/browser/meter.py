"""What goes over the page's websockets, and figures about it."""

import os
from base64 import b64decode
from dataclasses import dataclass
from typing import Final

import pytest

ROUNDS: Final = int(os.environ.get("ROUNDS", "0"))
"""How many rounds of presses are timed: `ROUNDS=14 pytest -n0 -s tests/browser/test_latency.py`."""

measurement = pytest.mark.skipif(not ROUNDS, reason="a measurement: it runs if ROUNDS is set")
"""What measures time and proves nothing else: as the benchmarks, it runs when it is asked for."""


TEXT = 1
"""The kind of a frame that is text (RFC 6455, section 5.2)."""


@dataclass(frozen=True)
class Traffic:
    """Frames and bytes, seen from the browser."""

    frames_in: int = 0
    bytes_in: int = 0
    frames_out: int = 0
    bytes_out: int = 0


class SocketMeter:
    """Counts the frames of every websocket of a page, `with SocketMeter(page) as meter`.

    Not always: every frame comes through the whole of Playwright then, which took a fifteenth of
    the time of all tests.
    """

    def __init__(self, page):
        self.page = page
        self.frames = {"in": [], "out": []}

    def __enter__(self):
        self.session = self.page.context.new_cdp_session(self.page)
        self.session.on("Network.webSocketFrameReceived", self._note("in"))
        self.session.on("Network.webSocketFrameSent", self._note("out"))
        self.session.send("Network.enable")
        return self

    def __exit__(self, *_):
        self.session.detach()

    def _note(self, way):
        return lambda event: self.frames[way].append(_size(event["response"]))

    @property
    def traffic(self):
        """What has come and gone so far."""
        came, went = self.frames["in"], self.frames["out"]
        return Traffic(len(came), sum(came), len(went), sum(went))


def _size(frame):
    """In bytes; what is no text comes as base64."""
    data = frame["payloadData"]
    return len(data.encode() if frame["opcode"] == TEXT else b64decode(data))


def percentile(values, per_cent):
    """The nearest value at `per_cent` of the sorted values."""
    ordered = sorted(values)
    return ordered[round(per_cent / 100 * (len(ordered) - 1))]
