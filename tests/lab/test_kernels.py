"""The kernel of a lesson is the Python that has ft_tutor, whatever lies around."""

import json
import random
import subprocess
import sys

import pytest
from ipykernel.kernelspec import get_kernel_dict
from jupyter_client import KernelManager
from jupyter_client.kernelspec import NoSuchKernel

from ft_tutor.lab.kernels import OwnKernels
from ft_tutor.lab.settings import CONFIG

SECONDS = 60


@pytest.fixture
def kernels(tmp_path, monkeypatch):
    """Our list of kernels, where JUPYTER_PATH names a foreign python3 and another one."""
    for name in ("python3", "other"):
        folder = tmp_path / "kernels" / name
        folder.mkdir(parents=True)
        spec = {"argv": ["false", "{connection_file}"], "display_name": name, "language": "python"}
        (folder / "kernel.json").write_text(json.dumps(spec))
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    return OwnKernels()


def test_python3_is_ours_and_others_stay(kernels):
    argv = {name: found["spec"]["argv"] for name, found in kernels.get_all_specs().items()}
    assert argv["python3"][:3] == [sys.executable, "-P", "-c"]
    assert argv["other"][0] == "false"
    with pytest.raises(NoSuchKernel):
        kernels.get_kernel_spec("nothing")


def test_our_kernel_keeps_all_else_that_ipykernel_says_of_itself(kernels):
    ours, plain = kernels.get_kernel_spec("python3").metadata, get_kernel_dict()["metadata"]
    assert ours == {**plain, "debugger": False}  # the encryption of its sockets, for one


def test_our_kernel_starts_without_the_debugger(kernels):
    argv = kernels.get_kernel_spec("python3").argv
    code = argv[argv.index("-c") + 1].replace(
        "launch_new_instance()", "print('debugpy' in sys.modules)"
    )
    shown = "import ipykernel.ipkernel, sys; print(sys.modules['debugpy'])"
    made = subprocess.run(
        [sys.executable, "-c", f"{code}; {shown}"], capture_output=True, text=True, check=True
    )
    assert made.stdout.split() == ["True", "None"]


def test_the_kernel_gives_memory_back(kernels):
    assert kernels.get_kernel_spec("python3").env == {"MALLOC_TRIM_THRESHOLD_": "131072"}


def test_server_uses_this_list():
    named = json.loads((CONFIG / "jupyter_server_config.json").read_text())["ServerApp"]
    assert named["kernel_spec_manager_class"] == f"{OwnKernels.__module__}.{OwnKernels.__name__}"


def test_module_beside_the_lesson_is_not_taken_for_pythons_own(kernels, tmp_path):
    (tmp_path / "random.py").write_text("raise SystemExit('not the random you want')")
    kernel = KernelManager(kernel_name="python3", kernel_spec_manager=kernels)
    kernel.start_kernel(cwd=str(tmp_path))
    client = kernel.blocking_client()
    client.start_channels()
    said = []
    try:
        client.wait_for_ready(timeout=SECONDS)
        code = "import random; print(random.__file__)"
        client.execute_interactive(code, timeout=SECONDS, output_hook=said.append)
    finally:
        client.stop_channels()
        kernel.shutdown_kernel(now=True)
    assert "".join(m["content"].get("text", "") for m in said).strip() == random.__file__
