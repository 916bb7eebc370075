"""What the canvases send to the page, and what the page would send to them."""

import json
from contextlib import contextmanager
from dataclasses import dataclass

from ipycanvas.canvas import _CANVAS_MANAGER, _CMD_LIST


@dataclass(frozen=True)
class Message:
    """One message to the page.

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


class Page:
    """Does to a canvas what the page does, in board units."""

    def __init__(self, board):
        self.board = board
        self.top = board.widget._canvases[-1]

    def send(self, event, **content):
        self.top._handle_frontend_event(None, {"event": event, **content}, [])

    def _pixels(self, x, y):
        scale = self.board.widget.width / self.board.scene.width
        return {"x": x * scale, "y": y * scale}

    def click(self, x, y):
        self.send("mouse_down", **self._pixels(x, y))
        self.send("mouse_up", **self._pixels(x, y))

    def hover(self, x, y):
        self.send("mouse_move", **self._pixels(x, y))

    def leave(self):
        self.send("mouse_out", x=0, y=0)

    def tap(self, *points):
        self.send("touch_start", touches=[self._pixels(*point) for point in points])
        self.send("touch_end", touches=[])

    def key(self, *keys, shift=False, ctrl=False, meta=False):
        for key in keys:
            self.send("key_down", key=key, shift_key=shift, ctrl_key=ctrl, meta_key=meta)

    def load(self):
        self.send("client_ready")
