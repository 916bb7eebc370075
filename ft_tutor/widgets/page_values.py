"""A page as plain values that travel: what a browser is told of what stands around a board."""

from collections.abc import Iterable
from dataclasses import asdict, fields
from functools import lru_cache
from typing import Any

from ft_tutor.play.page import Button, Group, Offer, Page, Panel
from ft_tutor.scene.shapes import Scene
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.theme import THEMES, Theme


def page_values(page: Page, theme: Theme) -> dict[str, Any]:
    """Return a page by the names of its traits; its small pictures are SVG in a theme."""
    return {
        "strip": asdict(page.strip) if page.strip else {},
        "task": page.task,
        "answer": page.answer,
        "options": [asdict(option) for option in page.options],
        "buttons": [_group(group, theme) for group in page.buttons],
        "words": page.words,
        "where": page.where,
        "cards": [asdict(card) for card in page.cards],
        "panels": [_panel(panel, theme) for panel in page.panels],
    }


def offer_values(offer: Offer) -> tuple[dict[str, Any], list[bytes]]:
    """Return an offer as a message and the bytes that go beside it."""
    text = offer.content if isinstance(offer.content, str) else ""
    buffers = [offer.content] if isinstance(offer.content, bytes) else []
    message = {"kind": offer.kind, "name": offer.name, "mime": offer.mime, "text": text}
    return {"offer": message}, buffers


def _group(group: Group, theme: Theme) -> dict[str, Any]:
    return {"name": group.name, "items": _buttons(group.items, theme)}


def _buttons(buttons: Iterable[Button], theme: Theme) -> list[dict[str, Any]]:
    return [_shallow(button, picture=_svg(button.picture, theme)) for button in buttons]


def _panel(panel: Panel, theme: Theme) -> dict[str, Any]:
    return _shallow(
        panel,
        picture=_svg(panel.picture, theme),
        fields=[asdict(field) for field in panel.fields],
        buttons=_buttons(panel.buttons, theme),
        rows=[_shallow(row, buttons=_buttons(row.buttons, theme)) for row in panel.rows],
        grid=asdict(panel.grid) if panel.grid else None,
    )


def _shallow(record: Any, **instead: object) -> dict[str, Any]:
    """Return a record as a mapping; ``instead`` gives what cannot travel as it is."""
    values = {field.name: getattr(record, field.name) for field in fields(record)}
    return values | instead


def _svg(scene: Scene | None, theme: Theme) -> str:
    return "" if scene is None else _drawn(scene, theme.name)


@lru_cache(maxsize=128)
def _drawn(scene: Scene, theme: str) -> str:
    """Return a small picture as SVG; a palette shows the same ones again and again."""
    return to_svg(scene, next(one for one in THEMES if one.name == theme))
