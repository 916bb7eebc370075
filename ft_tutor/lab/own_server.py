"""JupyterLab's server, but for one of its habits."""

from jupyter_server.serverapp import ServerApp
from jupyterlab.labapp import LabApp  # type: ignore[import-untyped]


class OwnServer(ServerApp):
    """A server that leaves Ctrl+C to whoever starts it.

    Jupyter's own answer to it is a question in the terminal, and after five seconds without an
    answer it goes on as if nothing had been pressed.
    """

    def init_signal(self) -> None:
        """Listen to no signal: `launch` does."""


def new_server(arguments: list[str]) -> ServerApp:
    """Return JupyterLab's server, ready to be started.

    Raises:
        OSError: a folder that Jupyter keeps its own files in cannot be written.
    """
    LabApp.serverapp_class = OwnServer
    server: ServerApp = LabApp.initialize_server(arguments)
    return server
