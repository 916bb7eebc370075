"""The kernel's websocket without Nagle's algorithm, and without noise when a page is closed."""

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

    # The class above already departs from its own base class in the same way.
    def connect(self) -> asyncio.Future[None] | None:  # type: ignore[override]
        """Set TCP_NODELAY, then connect as always."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()

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
