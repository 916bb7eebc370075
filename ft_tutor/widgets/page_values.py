"""A page as plain values that travel: what a browser is told of what stands around a board."""

from collections.abc import Iterable
from dataclasses import asdict, fields
from functools import lru_cache
from hashlib import sha256
from typing import Any

from ft_tutor.play.page import Button, Group, Offer, Page, Panel
from ft_tutor.scene.shapes import Scene
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.theme import THEMES, Theme


def page_values(page: Page, theme: Theme) -> dict[str, Any]:
    """Return a page by the names of its traits.

    Its small pictures are SVG in a theme, each once and apart: what shows one has its name. So a
    list that changes travels without the drawings of a palette that stays.
    """
    pictures = _Pictures(theme)
    return {
        "strip": asdict(page.strip) if page.strip else {},
        "task": _pictured(page, theme),
        "answer": page.answer,
        "options": [asdict(option) for option in page.options],
        "buttons": [_group(group, pictures) for group in page.buttons],
        "words": page.words,
        "where": page.where,
        "does": page.does,
        "cards": [asdict(card) for card in page.cards],
        "entry": _panel(page.entry, pictures) if page.entry else {},
        "panels": [_panel(panel, pictures) for panel in page.panels],
        "pictures": pictures.drawn,
    }


def _pictured(page: Page, theme: Theme) -> str:
    """Return the task, and above it the picture of a page that has one."""
    if page.picture is None:
        return page.task
    _, svg = _drawn(page.picture, theme.name)
    return f'<div class="ft-picture" aria-hidden="true">{svg}</div>{page.task}'


def offer_values(offer: Offer) -> tuple[dict[str, Any], list[bytes]]:
    """Return an offer as a message and the bytes that go beside it."""
    text = offer.content if isinstance(offer.content, str) else ""
    buffers = [offer.content] if isinstance(offer.content, bytes) else []
    message = {"kind": offer.kind, "name": offer.name, "mime": offer.mime, "text": text}
    return {"offer": message}, buffers


class _Pictures:
    """The small pictures of a page, by their names."""

    def __init__(self, theme: Theme) -> None:
        self.drawn: dict[str, str] = {}
        self._theme = theme.name

    def name(self, scene: Scene | None) -> str:
        """Return the name of a picture, which is there from now on; "" for none."""
        if scene is None:
            return ""
        name, self.drawn[name] = _drawn(scene, self._theme)
        return name


def _group(group: Group, pictures: _Pictures) -> dict[str, Any]:
    return {"name": group.name, "items": _buttons(group.items, pictures)}


def _buttons(buttons: Iterable[Button], pictures: _Pictures) -> list[dict[str, Any]]:
    return [_shallow(button, picture=pictures.name(button.picture)) for button in buttons]


def _panel(panel: Panel, pictures: _Pictures) -> dict[str, Any]:
    return _shallow(
        panel,
        picture=pictures.name(panel.picture),
        fields=[asdict(field) for field in panel.fields],
        buttons=_buttons(panel.buttons, pictures),
        rows=[_shallow(row, buttons=_buttons(row.buttons, pictures)) for row in panel.rows],
        grid=asdict(panel.grid) if panel.grid else None,
    )


def _shallow(record: Any, **instead: object) -> dict[str, Any]:
    """Return a record as a mapping; ``instead`` gives what cannot travel as it is."""
    values = {field.name: getattr(record, field.name) for field in fields(record)}
    return values | instead


@lru_cache(maxsize=128)
def _drawn(scene: Scene, theme: str) -> tuple[str, str]:
    """Return the name of a small picture and its SVG; a palette shows the same again and again."""
    svg = to_svg(scene, next(one for one in THEMES if one.name == theme))
    return sha256(svg.encode()).hexdigest()[:12], svg
