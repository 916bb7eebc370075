"""The kernel of the first page, started while the browser is still loading JupyterLab.

JupyterLab asks for a kernel when it has opened the notebook, some four seconds after its
address, and takes the one that runs for that notebook already.
"""

import asyncio
from contextlib import suppress
from pathlib import PurePath
from typing import TYPE_CHECKING, Final, cast

from jupyter_client.kernelspec import NATIVE_KERNEL_NAME

if TYPE_CHECKING:
    from jupyter_client.asynchronous.client import AsyncKernelClient
    from jupyter_server.serverapp import ServerApp

PRELOAD: Final = "import ft_tutor.widgets.index"
"""What the page will need; it takes half a second to import."""

PATIENCE: Final = 30  # seconds; on a slow machine a kernel takes a third of them


async def start_first_kernel(server: "ServerApp", notebook: str) -> None:
    """Start the kernel of a notebook; return when it has imported what the page will need.

    Whatever goes wrong is left to the page: it starts a kernel itself, and says what is wrong.

    Args:
        server: the server; its loop is running.
        notebook: path of the notebook, relative to the server's folder, with forward slashes.
    """
    with suppress(Exception):
        async with asyncio.timeout(PATIENCE):
            await _start(server, notebook)


async def _start(server: "ServerApp", notebook: str) -> None:
    session = await server.session_manager.create_session(
        path=notebook,
        name=PurePath(notebook).name,
        type="notebook",
        kernel_name=NATIVE_KERNEL_NAME,
    )
    manager = server.kernel_manager.get_kernel(session["kernel"]["id"])
    client = cast("AsyncKernelClient", manager.client())
    client.start_channels()
    try:
        await client.wait_for_ready()
        await client.execute(PRELOAD, silent=True, reply=True)
    finally:
        client.stop_channels()
