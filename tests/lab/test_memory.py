"""The kernel of a lesson stays small: a class on Binder has 450 MB for each learner."""

import sys

import pytest
from jupyter_client import KernelManager

from ft_tutor.lab.kernels import OwnKernels

SECONDS = 60

MOST: float = 105
"""What the kernel may hold after a whole lesson, in MB; 96 to 98 were measured."""

OPENED = """
import ft_tutor
from IPython.display import display
from ft_tutor.play.face import Commanded, Pressed, Typed
from ft_tutor.rules.actions import PickUp
from ft_tutor.scene.places import OnTile

lesson = ft_tutor.lesson("meeple-paths")
display(lesson)
face = lesson.face
def heard(event, **more):
    message = {"event": event, "view": "v", "seq": 1, "seen": face._painted}
    face._message(face.widget, {**message, **more}, [])
heard("hello")
"""

LIVED = """
for step in lesson.value.lesson.steps:
    assert lesson.value.step is step
    if step.kind == "do":
        for action in (action for actions in step.solution for action in actions):
            if not isinstance(action, PickUp):
                heard("key", key=action.tribe.letter)
            scene = face._shown.scene
            x, y = scene.carriers[OnTile(action.tile)][0].centre
            heard("press", x=x / scene.width, y=y / scene.height)
    elif step.kind in ("choose", "referee"):
        heard("command", name="answer", value=step.right[0])
    elif step.kind == "show":
        for _ in step.movement:
            heard("command", name="advance")
    heard("command", name="next")
assert {step.id for step in lesson.value.lesson.steps} == set(lesson.value.stars)
"""

MEASURED = """
resident = next(line for line in open("/proc/self/status") if line.startswith("VmRSS"))
print(int(resident.split()[1]) / 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="it asks Linux how much memory is held")
def test_a_whole_lesson_fits(tmp_path, monkeypatch):
    monkeypatch.setenv("FT_TUTOR_FOLDER", str(tmp_path))
    kernel = KernelManager(kernel_name="python3", kernel_spec_manager=OwnKernels())
    kernel.start_kernel()
    client = kernel.blocking_client()
    client.start_channels()
    said = []
    try:
        client.wait_for_ready(timeout=SECONDS)
        for code in (OPENED, LIVED, MEASURED):
            reply = client.execute_interactive(code, timeout=SECONDS, output_hook=said.append)
            assert reply["content"]["status"] == "ok", reply["content"].get("traceback")
    finally:
        client.stop_channels()
        kernel.shutdown_kernel(now=True)
    held = float("".join(m["content"]["text"] for m in said if m["msg_type"] == "stream"))
    print(f"the kernel holds {held:.1f} MB")
    assert held <= MOST
