"""A JupyterLab of the tests' own."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from helpers.waiting import first_kernel

SERVE = Path(__file__).with_name("serve.py")
START_SECONDS = 60
STOP_SECONDS = 15

# What a user might have in his own Jupyter folder: it opens the inside of the page to the tests
# and has nothing to do with the product's settings.
USER_CONFIG = {"LabApp": {"expose_app_in_browser": True}}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class LabServer:
    """JupyterLab with its own empty configuration, data, settings and runtime folders.

    Args:
        folder: what it shows; with `mode` "course" the learner's copy is made there.
        home: the folder for all that Jupyter keeps; keep it to come back as the same user.
        mode: "course" (the command `ft-tutor`) or "folder"; see serve.py.
        trusted: the notebooks of a folder that the product would have signed.
        config: is merged into the user's own Jupyter configuration.
        startup: code that every kernel runs first.
    """

    def __init__(self, folder, home, *, mode="folder", trusted=(), config=None, startup=None):
        self.folder, self.home = Path(folder), Path(home)
        self.words = [mode, str(folder), *trusted]
        self.config = USER_CONFIG | (config or {})
        # Not port 0: older servers (2.17) do not tell which one they got.
        self.config["ServerApp"] = {"port": free_port(), **self.config.get("ServerApp", {})}
        self.startup = startup
        self.log = self.home / "server.log"

    def __enter__(self):
        start = time.perf_counter()
        self._write_config()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(SERVE), *self.words],
                env=self._environment(),
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        try:
            self.info = self._wait()
        except BaseException:
            self.stop()
            raise
        self.base, self.token = self.info["url"].rstrip("/"), self.info["token"]
        self.start_seconds = time.perf_counter() - start
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        """End the server and its kernels; by force if it does not listen."""
        self.process.stdin.close()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(STOP_SECONDS)

    @property
    def start_address(self):
        """The address that the product told its user."""
        return re.search(r"http://\S+token=\w+", self.log.read_text("utf-8"))[0]

    def address(self, path):
        return f"{self.base}/{path}{'&' if '?' in path else '?'}token={self.token}"

    def get(self, path):
        """The server's JSON answer at `path`."""
        with urllib.request.urlopen(self.address(path), timeout=10) as answer:
            return json.load(answer)

    def put(self, path, data):
        """Send JSON to `path`."""
        self._request("PUT", path, json.dumps(data).encode())

    def wait_kernel(self):
        """Wait for the kernel that is started before a page asks for it; return its id."""
        return first_kernel(self.get, START_SECONDS)

    def forget_learner(self):
        """As if nobody had passed a step or chosen a look before."""
        shutil.rmtree(self.home / "learner", ignore_errors=True)

    def end_kernels(self):
        """End all kernels."""
        for kernel in self.get("api/kernels"):
            self._request("DELETE", f"api/kernels/{kernel['id']}")

    def _request(self, method, path, data=None):
        request = urllib.request.Request(self.address(path), data, method=method)
        # A token in the header and not only in the address: a write needs no cookie then.
        request.add_header("Authorization", f"token {self.token}")
        urllib.request.urlopen(request, timeout=20).close()

    def _write_config(self):
        for name in ("config", "data", "run", "settings", "workspaces"):
            (self.home / name).mkdir(parents=True, exist_ok=True)
        for app in ("lab", "server"):
            path = self.home / "config" / f"jupyter_{app}_config.json"
            path.write_text(json.dumps(self.config), encoding="utf-8")

        profile = self.home / "ipython" / "profile_default" / "startup"
        profile.mkdir(parents=True, exist_ok=True)
        (profile / "first.py").write_text(self.startup or "", encoding="utf-8")

    def _environment(self):
        ours = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "run",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "FT_TUTOR_FOLDER": "learner",
            "IPYTHONDIR": "ipython",
        }
        outside = {k: v for k, v in os.environ.items() if not k.startswith("JUPYTER")}
        return {**outside, **{name: str(self.home / folder) for name, folder in ours.items()}}

    def _wait(self):
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            for path in (self.home / "run").glob(f"jpserver-{self.process.pid}.json"):
                try:
                    info = json.loads(path.read_text(encoding="utf-8"))
                    urllib.request.urlopen(info["url"] + "api", timeout=1).close()
                except (ValueError, OSError):
                    continue
                return info
            time.sleep(0.1)
        raise RuntimeError(f"JupyterLab did not start: {self.log.read_text()[-3000:]}")
