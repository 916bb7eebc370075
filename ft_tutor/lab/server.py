"""Starting the real JupyterLab on a folder, and ending it."""

import os
import secrets
import signal
import socket
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import quote

from ft_tutor.lab.errors import (
    FolderMissingError,
    JupyterFolderError,
    NotebookMissingError,
    PortError,
)
from ft_tutor.lab.settings import EXTENSIONS, config_path
from ft_tutor.lab.trust import trust

if TYPE_CHECKING:
    import asyncio

    from jupyter_server.serverapp import ServerApp
    from tornado.platform.asyncio import BaseAsyncIOLoop

ADDRESS = "127.0.0.1"
PORTS = range(1, 65536)

WORKSPACE: Final = "ft-tutor"
"""Where JupyterLab keeps which tabs are open: apart from those of the user's other work."""

ENDINGS: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl+C, `kill`, a closed terminal; not every system has all of them."""


def launch(
    folder: Path,
    *,
    notebook: str | None = None,
    port: int | None = None,
    browser: bool = True,
    trusted: Iterable[str] = (),
    announce: Callable[[str], object] = print,
) -> None:
    """Run JupyterLab on `folder` until the user ends it with Ctrl+C; then its kernels end too.

    It runs in this process, so that Ctrl+C, a closed terminal and `kill` reach it directly on
    every system. The user's own Jupyter configuration is read as always, with ours before it.

    Args:
        folder: the only folder that JupyterLab shows.
        notebook: path of the notebook to open, relative to `folder`; without it, the folder.
        port: the port to use; without it, Jupyter's usual one or the next free one.
        browser: also open the page in the user's browser.
        trusted: paths of the notebooks, relative to `folder`, that hold just what we wrote:
            JupyterLab trusts them, so that their boards may wake by themselves.
        announce: is told the address of the page, its secret token included, before the
            server runs.

    Raises:
        FolderMissingError: there is no such folder.
        NotebookMissingError: the notebook is not in the folder.
        PortError: the port is taken, forbidden or no port number.
        JupyterFolderError: the folder that Jupyter keeps its own files in cannot be written.
    """
    start = _start_url(folder, notebook)
    token = secrets.token_hex(24)
    arguments = {
        **_fixed_settings(folder),
        **_port_settings(port),
        **_kernel_settings(),
        "ServerApp.open_browser": browser,
        "LabApp.default_url": start,
        "LabApp.extra_labextensions_path": EXTENSIONS,
        "IdentityProvider.token": token,
    }
    os.environ["JUPYTER_CONFIG_PATH"] = config_path(os.environ)
    server = _new_server([f"--{name}={value}" for name, value in arguments.items()])
    server.no_browser_open_file = True
    trust(server.contents_manager.notary, (folder / name for name in trusted))
    announce(f"{server.connection_url.rstrip('/')}{start}&token={token}")
    _end_with_signals(server, _start_early(server, notebook) if notebook else None)
    server.start()


def _end_with_signals(server: "ServerApp", begun: "asyncio.Task[None] | None") -> None:
    """End the server once and cleanly: its kernels, its files, then itself.

    What has `begun` is waited for: a kernel that is ended while it starts leaves its file behind
    and says so in a traceback.

    Jupyter alone listens to Ctrl+C only if its input is a terminal, and never to a terminal that
    is closed: it left its kernels and files behind.
    """

    def end(*_: object) -> None:
        for ending in handled:  # a second Ctrl+C does not break the clean end off
            signal.signal(ending, signal.SIG_IGN)
        server.io_loop.add_callback_from_signal(stop)

    async def stop() -> None:
        if begun:
            await begun
        server.stop()

    handled = [getattr(signal, name) for name in ENDINGS if hasattr(signal, name)]
    for ending in handled:
        signal.signal(ending, end)


def _fixed_settings(folder: Path) -> dict[str, object]:
    """Return what every run needs; as arguments, so that no configuration file wins."""
    return {
        "ServerApp.root_dir": folder.absolute(),
        "ServerApp.ip": ADDRESS,  # never visible to the rest of the network
        # A browser in a box of its own (snap, flatpak) may not read Jupyter's hidden file.
        "ServerApp.use_redirect_file": False,
        # The only user of a container is often root; address and token guard the door.
        "ServerApp.allow_root": True,
        # Thirty lines about extensions and trust would bury the one line that the learner needs.
        "ServerApp.log_level": "ERROR",
        "LabApp.log_level": "ERROR",
        # A lesson is no program: nobody needs to look, with two starts of npm, for what helps to
        # write one.
        "LanguageServerManager.autodetect": False,
    }


def _start_url(folder: Path, notebook: str | None) -> str:
    if not folder.is_dir():
        raise FolderMissingError(folder)
    base = f"/lab/workspaces/{WORKSPACE}"
    if notebook is None:
        return f"{base}?reset"
    path = (folder / notebook).resolve()
    if not path.is_file() or not path.is_relative_to(folder.resolve()):
        raise NotebookMissingError(notebook, folder)
    # Begun anew: tabs of the last time would start a kernel each.
    return f"{base}/tree/{quote(Path(notebook).as_posix())}?reset"


def _port_settings(port: int | None) -> dict[str, object]:
    if port is None:
        return {}
    check_port(port)
    # The user asked for this one: another would break his bookmark without a word.
    return {"ServerApp.port": port, "ServerApp.port_retries": 0}


def check_port(port: int) -> None:
    """Make sure that a server can listen on a port.

    Raises:
        PortError: the port is taken, forbidden or no port number.
    """
    if port not in PORTS:
        raise PortError(port, f"ports go from {PORTS[0]} to {PORTS[-1]}")
    with socket.socket() as probe:
        if os.name == "posix":  # elsewhere this option lets two servers share a port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((ADDRESS, port))
        except PermissionError as error:
            raise PortError(port, "not allowed") from error
        except OSError as error:
            raise PortError(port, "already in use") from error


def _kernel_settings() -> dict[str, object]:
    import zmq  # noqa: PLC0415 - as JupyterLab below: only this needs it

    # Without encryption each kernel warns the learner of eavesdroppers when it starts. Where
    # ZeroMQ was built without it, asking for it would keep every kernel from starting.
    return {"KernelManager.transport_encryption": "auto"} if zmq.has("curve") else {}


def _new_server(arguments: list[str]) -> "ServerApp":
    # Here and not above: JupyterLab takes about a second to import, and only this needs it.
    from ft_tutor.lab.own_server import new_server  # noqa: PLC0415

    # notebook_shim reads every attribute of the server, the deprecated ones too. Recorded, not
    # filtered: a library that is loaded meanwhile sets filters of its own.
    with warnings.catch_warnings(record=True):
        try:
            return new_server(arguments)
        except OSError as error:
            raise JupyterFolderError(error) from error


def _start_early(server: "ServerApp", notebook: str) -> "asyncio.Task[None]":
    """Start the first kernel as soon as the server's loop runs."""
    from ft_tutor.lab.first_kernel import start_first_kernel  # noqa: PLC0415 - as JupyterLab

    loop = cast("BaseAsyncIOLoop", server.io_loop).asyncio_loop
    return loop.create_task(start_first_kernel(server, Path(notebook).as_posix()))
