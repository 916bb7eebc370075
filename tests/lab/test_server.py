"""The settings, and what is checked before JupyterLab starts."""

import asyncio
import gc
import json
import os
import socket
import subprocess
import sys
from types import SimpleNamespace

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.websocket import WebSocketClosedError

from ft_tutor.lab import (
    FolderMissingError,
    NotebookMissingError,
    PortError,
    config_path,
    launch,
)
from ft_tutor.lab.prompt_socket import PromptConnection
from ft_tutor.lab.server import _kernel_settings
from ft_tutor.lab.settings import CONFIG

LAUNCH = """
import sys, pathlib, ft_tutor.lab
try:
    ft_tutor.lab.launch(pathlib.Path(sys.argv[1]), browser=False)
except ft_tutor.lab.JupyterFolderError as error:
    print(error)
"""
HEAVY = ("jupyterlab", "nbformat", "tornado")
LOADED = f"import sys, ft_tutor.lab; sys.exit(any(name in sys.modules for name in {HEAVY}))"


def test_every_setting_has_its_reason():
    for path in CONFIG.rglob("*.json"):
        data = json.loads(path.read_text(encoding="utf-8"))
        why = data.pop("why")
        names = [name for section in data.values() for name in section]
        assert sorted(names) == sorted(why), path


def test_config_path_comes_first_and_once():
    assert config_path({}) == str(CONFIG)
    theirs = os.pathsep.join(["/a", "/b"])
    ours = config_path({"JUPYTER_CONFIG_PATH": theirs})
    assert ours.split(os.pathsep) == [str(CONFIG), "/a", "/b"]
    assert config_path({"JUPYTER_CONFIG_PATH": ours}) == ours


def test_module_prints_the_config_path():
    printed = subprocess.run(
        [sys.executable, "-m", "ft_tutor.lab"], capture_output=True, text=True, check=True
    )
    assert printed.stdout.strip().split(os.pathsep)[0] == str(CONFIG)


def test_folder_is_missing(tmp_path):
    with pytest.raises(FolderMissingError, match="no folder"):
        launch(tmp_path / "nothing", browser=False)


@pytest.mark.parametrize("notebook", ["nothing.ipynb", "../outside.ipynb", "/etc/passwd", "", "."])
def test_notebook_is_missing_or_outside(tmp_path, notebook):
    (tmp_path / "outside.ipynb").write_text("{}")
    (tmp_path / "course").mkdir()
    with pytest.raises(NotebookMissingError):
        launch(tmp_path / "course", notebook=notebook, browser=False)


@pytest.mark.parametrize("port", [0, -1, 65536])
def test_port_is_no_port(tmp_path, port):
    with pytest.raises(PortError, match="1 to 65535"):
        launch(tmp_path, port=port, browser=False)


def test_port_is_taken(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortError, match=f"{port} .already in use."):
            launch(tmp_path, port=port, browser=False)


def test_jupyters_own_folder_cannot_be_made(tmp_path):
    (tmp_path / "file").touch()
    environ = {**os.environ, "JUPYTER_DATA_DIR": str(tmp_path / "file" / "data")}
    environ.pop("JUPYTER_RUNTIME_DIR", None)
    run = subprocess.run(
        [sys.executable, "-c", LAUNCH, str(tmp_path)],
        env=environ, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert run.stdout.startswith("Jupyter cannot use ")
    assert "JUPYTER_DATA_DIR" in run.stdout
    assert "Warning" not in run.stderr


def test_importing_does_not_load_jupyter():
    assert subprocess.run([sys.executable, "-c", LOADED], check=False).returncode == 0


def test_our_websocket_is_jupyters_own_kind():
    assert issubclass(PromptConnection, ZMQChannelsWebsocketConnection)
    named = json.loads((CONFIG / "jupyter_server_config.json").read_text())["ServerApp"]
    assert named["kernel_websocket_connection_class"] == (
        f"{PromptConnection.__module__}.{PromptConnection.__name__}"
    )


class _Page:
    """Stands in for a websocket whose page is closed before, or while, a message is written."""

    def __init__(self, *, closed):
        self.closed, self.written = closed, []

    def write_message(self, message, binary):
        if self.closed:
            raise WebSocketClosedError
        self.written.append((message, binary))
        return asyncio.ensure_future(self._fail())

    async def _fail(self):
        raise WebSocketClosedError


@pytest.mark.parametrize("closed", [True, False])
def test_message_to_a_closed_page_is_dropped_without_noise(closed):
    page, said = _Page(closed=closed), []

    async def send():
        asyncio.get_running_loop().set_exception_handler(lambda _, what: said.append(what))
        connection = SimpleNamespace(websocket_handler=page)
        PromptConnection._send(connection, b"drawing", binary=True)
        await asyncio.sleep(0.01)
        gc.collect()

    asyncio.run(send())
    assert page.written == ([] if closed else [(b"drawing", True)])
    assert said == []


def test_wire_format_is_the_one_agreed_on_even_when_the_page_has_reconnected(monkeypatch):
    """Else the next message reads as one of 100,663,296 parts, and the server fills the memory."""
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", lambda _: None)
    handler = KernelWebsocketHandler.__new__(KernelWebsocketHandler)
    handler.ws_connection = SimpleNamespace(
        selected_subprotocol="v1.kernel.websocket.jupyter.org", set_nodelay=lambda _: None
    )
    connection = PromptConnection(websocket_handler=handler)
    connection.connect()
    handler.ws_connection = None  # as the server closes the socket that a page has left
    assert connection.subprotocol == "v1.kernel.websocket.jupyter.org"


def test_kernels_are_encrypted_where_that_is_possible(monkeypatch):
    assert _kernel_settings() == {"KernelManager.transport_encryption": "auto"}
    monkeypatch.setattr("zmq.has", lambda _: False)
    assert _kernel_settings() == {}
