"""The kernel's websocket without Nagle's algorithm."""

import asyncio

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


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
