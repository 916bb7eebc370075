"""Buttons with their words from the catalogue, and the style sheet of all live things."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import ipywidgets as w

from ft_tutor.texts import catalogue


def say(key: str, lang: str, **facts: str | int) -> str:
    """Return a text of the interface, by its name without `ui-`."""
    return catalogue(lang).say(f"ui-{key}", **facts)


def button(name: str, icon: str, lang: str, act: Callable[[], None], *, main: bool = False) -> Any:
    """Return a button; its words are `ui-<name>` and `ui-<name>-tip`."""
    tip = say(f"{name}-tip", lang)
    made = w.Button(description=say(name, lang), icon=icon, tooltip=tip)
    made.on_click(lambda _: act())
    if main:
        made.add_class("ft-main")
    return made


def toggle(name: str, icon: str, lang: str, act: Callable[[], None], *, value: bool) -> Any:
    """Return a button that stays pressed."""
    tip = say(f"{name}-tip", lang)
    made = w.ToggleButton(value=value, description=say(name, lang), icon=icon, tooltip=tip)
    made.observe(lambda _: act(), "value")
    return made


def row(*things: Any) -> Any:
    """Return things beside each other, in as many lines as they need."""
    return w.Box(things, layout={"flex_flow": "row wrap", "align_items": "center"})


def style() -> Any:
    """Return the style sheet as a widget that takes no room."""
    css = files("ft_tutor.widgets").joinpath("style.css").read_text("utf-8")
    return w.HTML(f"<style>{css}</style>", layout={"display": "none"})


def set_if_new(thing: Any, **values: Any) -> None:
    """Set only what differs: each setting of a widget is a message to the page."""
    for name, value in values.items():
        if getattr(thing, name) != value:
            setattr(thing, name, value)
