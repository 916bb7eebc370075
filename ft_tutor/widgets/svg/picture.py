"""What a page has of a picture, and what it must be told to have the next one."""

from typing import Any

from ft_tutor.play.face import Moment, Shown
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.shapes import Layer, Scene, Shape
from ft_tutor.scene.svg import written
from ft_tutor.scene.theme import FONTS, Theme
from ft_tutor.widgets.svg.flights import flights_of
from ft_tutor.widgets.svg.parts import Parts, parts_of, places_of

NO_PARTS: Parts = {layer: {} for layer in Layer}


class Picture:
    """A picture in a page, as the kernel remembers what it has told.

    What is told, by its name:

    ``new``: whether the page forgets what it had; then ``size``, in board units, and ``fonts``;
    ``rules``, ``shared``: paints by class, and what is used again by id, so far as they are new;
    ``acts``: what changes, act by act: ``order`` (per layer the names of its parts), ``parts``
    (the markup of those that have changed), ``flights`` (what moves above it then, within ``ms``
    milliseconds: its markup, and its way to the right, down, and in size);
    ``places``: what can be pressed: ``order`` of the focus, ``parts`` as outlines and name;
    ``cursor``: the word of the place where the keyboard stands.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Take the page for empty: the next picture is told whole."""
        self._look: tuple[str, float, float] | None = None
        self._parts = NO_PARTS
        self._places: dict[str, tuple[str, str]] = {}
        self._known: set[str] = set()

    def next(self, shown: Shown) -> dict[str, Any]:
        """Return what brings the page to what is shown now."""
        scene, theme = shown.scene, shown.theme
        if scene is None:
            return {}
        look = (theme.name, scene.width, scene.height)
        new = look != self._look
        if new:
            self.forget()
            self._look = look
        told: dict[str, Any] = {"rules": {}, "shared": {}}
        moments = () if new else shown.moments
        told["acts"] = [
            *(self._moment(moment, theme, told) for moment in moments),
            self._act(scene, theme, told),
        ]
        places = places_of(scene, shown.names)
        told["places"] = _changed(self._places, places)
        self._places = places
        told["cursor"] = write_place(shown.cursor) if shown.cursor is not None else ""
        if not new:
            return told
        return {**told, "new": True, "size": [scene.width, scene.height], "fonts": FONTS}

    def _moment(self, moment: Moment, theme: Theme, told: dict[str, Any]) -> dict[str, Any]:
        act = self._act(moment.still, theme, told)
        flights = [
            {"markup": self._write(flight.shapes, theme, told), "poses": flight.poses}
            for flight in flights_of(moment.frames)
        ]
        return {**act, "flights": flights, "ms": moment.step_ms * len(moment.frames)}

    def _act(self, scene: Scene, theme: Theme, told: dict[str, Any]) -> dict[str, Any]:
        """Return the parts that differ from what the page has."""
        before, self._parts = self._parts, parts_of(scene)
        order: dict[str, list[str]] = {}
        parts: dict[str, str] = {}
        for layer, after in self._parts.items():
            if list(after) != list(before[layer]):
                order[f"{layer:d}"] = list(after)
            for name, shapes in after.items():
                if before[layer].get(name) != shapes:
                    parts[name] = self._write(shapes, theme, told)
        return {"order": order, "parts": parts}

    def _write(self, shapes: tuple[Shape, ...], theme: Theme, told: dict[str, Any]) -> str:
        """Return shapes as markup; what it needs besides is told once."""
        found = written(shapes, theme)
        for kind, things in (("rules", found.rules), ("shared", found.shared)):
            new = {name: one for name, one in things.items() if name not in self._known}
            told[kind].update(new)
            self._known.update(new)
        return found.markup


def _changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return what brings one ordered mapping to another; nothing that stayed."""
    told: dict[str, Any] = {}
    if list(before) != list(after):
        told["order"] = list(after)
    if parts := {name: one for name, one in after.items() if before.get(name) != one}:
        told["parts"] = parts
    return told
