"""What a face sends to the page, and what the page would send to it."""

import json
from contextlib import contextmanager
from dataclasses import dataclass, field

from ipycanvas.canvas import _CANVAS_MANAGER, _CMD_LIST

from ft_tutor.scene.shapes import Layer


@dataclass(frozen=True)
class Message:
    """One message of drawing commands to the page.

    Attributes:
        commands: name and arguments of each drawing command, and the layer it is for.
        size: what goes over the wire, in bytes.
    """

    commands: tuple[tuple[str, list, int], ...]
    size: int

    def named(self, name):
        """The arguments of each command of a name."""
        return [arguments for found, arguments, _ in self.commands if found == name]

    def layers(self, name):
        """The layers that got a command of a name."""
        return {layer for found, _, layer in self.commands if found == name}


@contextmanager
def recorded(canvas):
    """Yield the list of messages that canvases send meanwhile; layers are those of `canvas`."""
    layers = {f"IPY_MODEL_{layer.model_id}": place for place, layer in enumerate(canvas._canvases)}
    selected = _CANVAS_MANAGER._current_canvas
    current = next((n for n, layer in enumerate(canvas._canvases) if layer is selected), None)
    messages = []

    def send(content, buffers):
        nonlocal current
        commands = []
        for name, arguments, *_ in _listed(json.loads(bytes(buffers[0]))):
            if _CMD_LIST[name] == "switchCanvas":
                current = layers.get(arguments[0])
            commands.append((_CMD_LIST[name], arguments, current))
        size = len(json.dumps(content)) + sum(memoryview(part).nbytes for part in buffers)
        messages.append(Message(tuple(commands), size))

    _CANVAS_MANAGER.send = send
    try:
        yield messages
    finally:
        del _CANVAS_MANAGER.send


def _listed(commands):
    return commands if isinstance(commands[0], list) else [commands]


@contextmanager
def pictures(face):
    """Yield the messages that bring the picture; each says which layers it paints whole."""
    if face.way == "canvas":
        with recorded(face._board.canvas) as messages:
            yield messages
        return
    messages, send = [], face.widget.comm.send

    def spied(data=None, **_):
        if "picture" in data.get("state", {}):
            messages.append(Update(data["state"]["picture"]))
        send(data, **_)

    face.widget.comm.send = spied
    yield messages
    face.widget.comm.send = send


class Update:
    """A picture that was told, read as a message of drawing commands."""

    def __init__(self, picture):
        self.size = len(json.dumps(picture))
        self._painted = {Layer(int(name[0])) for act in picture["acts"] for name in act["parts"]}
        self._new = "new" in picture

    def layers(self, _command):
        return self._painted if self._new else set()


@dataclass
class Page:
    """Does to a face what one view of it in a page does.

    Attributes:
        seen: the number of the last frame that came through.
        blank: whether it hides its board, since it missed a frame.
        dropped: while true, nothing of the kernel comes through.
    """

    face: object
    name: str = "view"
    seen: int = 0
    blank: bool = True
    dropped: bool = False
    seq: int = field(default=0)

    def __post_init__(self):
        self.face.widget.observe(self._frame, "frame")
        send = self.face.widget.send

        def spied(content, *rest):
            if not self.dropped and "whole" in content:
                self.blank = False
            send(content, *rest)

        self.face.widget.send = spied
        self.send("hello")

    def _frame(self, change):
        if self.dropped:
            return
        base, number = change.new
        known = base in (0, self.seen)
        self.seen = number if known else -1
        self.blank = self.blank or not known
        if self.face.way == "svg" and base == 0:
            self.blank = False  # the picture came with it

    def send(self, event, **content):
        self.seq += 1
        message = {"event": event, "view": self.name, "seq": self.seq, "seen": self.seen}
        self.face._message(self.face.widget, {**message, **content}, [])

    @property
    def answered(self):
        return self.face.widget.answered == [self.name, self.seq]

    def press(self, place, **more):
        self.send("press", **self.point(place), **more)

    def hover(self, place):
        self.send("hover", **self.point(place))

    def command(self, name, value=""):
        self.send("command", name=name, value=value)

    def point(self, place):
        scene = self.face._shown.scene
        x, y = scene.carriers[place][0].centre
        return {"x": x / scene.width, "y": y / scene.height}
