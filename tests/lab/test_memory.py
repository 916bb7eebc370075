"""The kernel of a lesson or a table stays small: a class on Binder has 450 MB for each learner."""

import sys

import pytest
from jupyter_client import KernelManager

from ft_tutor.lab.kernels import OwnKernels

SECONDS = 60

OPENED = """
import ft_tutor
from IPython.display import display
from ft_tutor.play.face import Commanded, Pressed, Typed
from ft_tutor.rules.actions import PickUp
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.places import OnTile

live = {live}
display(live)
face = live.face
def heard(event, **more):
    message = dict(event=event, view="v", seq=1, seen=face._painted)
    face._message(face.widget, dict(message, **more), [])
heard("hello")
"""

LESSON = """
lesson = live
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

TABLE = """
from random import Random
chance = Random(4)
for _ in range(250):
    where = [place for place in live.value.view.open]
    if not where:
        break
    heard("command", name="press", value=write_place(chance.choice(where)))
assert len(live.value.tree.nodes) > 100
"""

LIVED = [
    ('ft_tutor.lesson("meeple-paths")', LESSON, 105),
    ("ft_tutor.table(players=4, thieves=True)", TABLE, 115),
]
"""What is opened, what is done there, and how many MB the kernel may hold then; 96 to 98 were
measured after a lesson, 102 after 250 presses on a table."""

MEASURED = """
resident = next(line for line in open("/proc/self/status") if line.startswith("VmRSS"))
print(int(resident.split()[1]) / 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="it asks Linux how much memory is held")
@pytest.mark.parametrize(("live", "lived", "most"), LIVED, ids=["lesson", "table"])
def test_the_kernel_stays_small(live, lived, most, tmp_path, monkeypatch):
    monkeypatch.setenv("FT_TUTOR_FOLDER", str(tmp_path))
    kernel = KernelManager(kernel_name="python3", kernel_spec_manager=OwnKernels())
    kernel.start_kernel()
    client = kernel.blocking_client()
    client.start_channels()
    said = []
    try:
        client.wait_for_ready(timeout=SECONDS)
        for code in (OPENED.format(live=live), lived, MEASURED):
            reply = client.execute_interactive(code, timeout=SECONDS, output_hook=said.append)
            assert reply["content"]["status"] == "ok", reply["content"].get("traceback")
    finally:
        client.stop_channels()
        kernel.shutdown_kernel(now=True)
    held = float("".join(m["content"]["text"] for m in said if m["msg_type"] == "stream"))
    print(f"the kernel holds {held:.1f} MB")
    assert held <= most
