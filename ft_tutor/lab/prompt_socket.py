"""The kernel's websocket: prompt, quiet when a page is closed, and of one wire format."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.websocket import WebSocketClosedError


class PromptConnection(ZMQChannelsWebsocketConnection):
    """A kernel connection that sends small messages at once.

    After a click the kernel sends three messages in a row: busy, the drawing, idle. With Nagle's
    algorithm the second waits until the browser has acknowledged the first, and the browser
    delays its acknowledgement: together about 40 ms on one machine.
    """

    _protocol: str | None = None

    # The class above already departs from its own base class in the same way.
    def connect(self) -> asyncio.Future[None] | None:  # type: ignore[override]
        """Set TCP_NODELAY and note the wire format, then connect as always."""
        self.websocket_handler.set_nodelay(True)
        self._protocol = self.websocket_handler.selected_subprotocol
        return super().connect()

    @property
    def subprotocol(self) -> str | None:
        """Return the wire format that the page and we agreed on when it connected.

        Jupyter asks the socket each time. A socket that was closed has no answer, and that reads
        as the older format: a message that came just before the page reconnected was then taken
        for one of a hundred million parts, and the server filled the memory.
        """
        return self._protocol

    @property
    def write_message(self) -> Callable[..., None]:
        """Return the function that sends to the page, or to nobody if the page was closed."""
        return self._send

    def _send(self, message: str | bytes, *, binary: bool = False) -> None:
        # Nobody waits for what was sent: a tab closed meanwhile would end in a traceback in the
        # learner's terminal.
        with suppress(WebSocketClosedError):
            sent = self.websocket_handler.write_message(message, binary=binary)
            sent.add_done_callback(_retrieve)


def _retrieve(sent: asyncio.Future[None]) -> None:
    """Take note of the error, so that asyncio does not report it."""
    if not sent.cancelled():
        sent.exception()
