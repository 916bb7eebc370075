"""Themes: what each style name looks like in light, in the dark and in high contrast."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ft_tutor.rules.vocabulary import SEATS, TRIBES, TileKind, Tribe
from ft_tutor.scene.palettes import DARK_COLOURS, HIGH_CONTRAST_COLOURS, LIGHT_COLOURS, Palette

FONTS: Final = "'Trebuchet MS', 'Segoe UI', 'DejaVu Sans', Verdana, sans-serif"
"""Font families for back ends that have system fonts, best first."""

GHOST: Final = "ghost."
"""Before the style name of a meeple: the same, seen through."""


@dataclass(frozen=True, slots=True)
class Paint:
    """How to fill and outline a shape; ``""`` means not at all; widths in board units."""

    fill: str = ""
    stroke: str = ""
    width: float = 0
    opacity: float = 1
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Theme:
    """A name and the paint of every style."""

    name: str
    paints: Mapping[str, Paint]

    def paint(self, style: str) -> Paint:
        """The paint of a style.

        Raises:
            KeyError: there is no such style.
        """
        return self.paints[style]


def _tile_styles(kind: str) -> dict[str, Paint]:
    return {
        f"tile.{kind}": Paint(f"{kind}.sky", "tile.edge", 1.2),
        f"tile.{kind}.ground": Paint(f"{kind}.ground"),
    }


def _meeple_styles(tribe: Tribe) -> dict[str, Paint]:
    name = tribe.name.lower()
    light = tribe in (Tribe.MERCHANT, Tribe.BUILDER, Tribe.ASSASSIN)
    return {
        f"meeple.{name}": Paint(name, f"{name}.dark", 1.3),
        f"meeple.{name}.trim": Paint(f"{name}.trim"),
        f"meeple.{name}.letter": Paint("letter.light" if light else "letter.dark"),
        f"trail.{name}": Paint(name, "path", 1.3),
        f"trail.{name}.letter": Paint("letter.light" if light else "letter.dark"),
    }


def _camel_styles(number: int) -> dict[str, Paint]:
    return {f"camel.{number}": Paint(f"camel.{number}", f"camel.{number}.dark", 1.1)}


_ROLES: Final[Mapping[str, Paint]] = {
    "hot": Paint(),
    "board.field": Paint("field"),
    "board.rim": Paint("rim"),
    "board.inlay": Paint("", "rim.inlay", 1.4),
    "board.ornament": Paint("rim.inlay"),
    "board.letter": Paint("rim.text"),
    "tray": Paint("tray", "tray.edge", 2),
    "tray.line": Paint("", "tray.edge", 1),
    "tray.fringe": Paint("tray"),
    "tray.hollow": Paint("tray.hollow"),
    "tray.place": Paint("tray"),
    "tray.picked": Paint("paper", "here", 3),
    "art.wall": Paint("wall", "wall.shade", 0.6),
    "art.wall.shade": Paint("wall.shade"),
    "art.roof": Paint("roof"),
    "art.door": Paint("door"),
    "art.window": Paint("window"),
    "art.dome": Paint("dome"),
    "art.star": Paint("star"),
    "art.water": Paint("water"),
    "art.shine": Paint("water.shine"),
    "art.leaf": Paint("leaf"),
    "art.leaf.dark": Paint("leaf.dark"),
    "art.trunk": Paint("trunk"),
    "art.cloth": Paint("cloth"),
    "art.cloth.alt": Paint("cloth.alt"),
    "art.cloth.blue": Paint("cloth.blue"),
    "art.pot": Paint("pot"),
    "art.sun": Paint("sun"),
    "badge.blue": Paint("badge.blue", "badge.text", 1.6),
    "badge.red": Paint("badge.red", "badge.text", 1.6),
    "badge.text": Paint("badge.text"),
    "meeple.skin": Paint("skin"),
    "meeple.eye": Paint("eye"),
    "meeple.glint": Paint("paper.always"),
    "meeple.wood": Paint("wood", "eye", 0.5),
    "meeple.metal": Paint("metal", "eye", 0.6),
    "meeple.builder.trim": Paint("builder.trim", "builder.dark", 1.3),
    "meeple.sack": Paint("pot", "eye", 0.7),
    "meeple.jewel": Paint("cloth"),
    "meeple.staff": Paint("", "wood", 1.7),
    "meeple.staff.edge": Paint("", "eye", 3),
    "figure.shade": Paint("shade", opacity=0.28),
    "camel.rug": Paint("cloth.alt.always", "cloth.always", 0.9),
    "camel.text": Paint("letter.dark"),
    "token": Paint("plate", "plate.edge", 1),
    "palm.leaf": Paint("palm.leaf", "palm.dark", 0.7),
    "palm.trunk": Paint("wood", "palm.dark", 0.5),
    "palace.wall": Paint("palace.wall", "palace.dark", 0.8),
    "palace.dome": Paint("palace.dome", "palace.dark", 0.8),
    "palace.door": Paint("palace.dark"),
    "count": Paint("letter.dark", "letter.light", 1),
    "count.text": Paint("letter.light"),
    "mark.hover": Paint("", "hover", 3.4, opacity=0.9),
    "mark.legal": Paint("", "legal", 4),
    "mark.legal.casing": Paint("", "casing", 6.5),
    "mark.start": Paint("", "path", 3.4, dash=(4, 8)),
    "mark.start.casing": Paint("", "casing", 6.5),
    "mark.goal": Paint("", "goal", 4, dash=(9, 5)),
    "mark.goal.casing": Paint("", "casing", 6.5),
    "mark.here": Paint("", "here", 5),
    "mark.here.casing": Paint("", "casing", 7),
    "mark.picked": Paint("", "here", 4.5, dash=(14, 4)),
    "mark.picked.casing": Paint("", "casing", 7),
    "mark.hint": Paint("", "hint", 3.6, dash=(3, 3)),
    "mark.hint.casing": Paint("", "casing", 6.5),
    "mark.wrong": Paint("", "wrong", 4.5),
    "mark.wrong.casing": Paint("", "casing", 6.5),
    "mark.cursor": Paint("", "ink", 4.4),
    "mark.cursor.casing": Paint("", "paper", 8),
    "mark.arrow": Paint("hint", "casing", 1.4, opacity=0.92),
    "sign.light": Paint("casing"),
    "sign.goal": Paint("goal", "casing", 1.6),
    "sign.pole": Paint("ink", "casing", 1.2),
    "sign.here": Paint("here", "casing", 1.6),
    "sign.here.eye": Paint("casing"),
    "sign.start": Paint("path", "casing", 1.3),
    "sign.hint": Paint("hint", "casing", 1.4),
    "sign.wrong": Paint("wrong", "casing", 1.4),
    "sign.picked": Paint("here", "casing", 1.4),
    "trail.line": Paint("", "path", 4),
    "trail.casing": Paint("", "casing", 7.5, opacity=0.85),
    "trail.start": Paint("casing", "path", 3),
    "trail.tip": Paint("path", "casing", 1.2),
    "trail.tag": Paint("path", "casing", 1.3),
    "trail.text": Paint("casing"),
    "ghost.halo": Paint("halo", opacity=0.6),
}

_TABLE: Final[Mapping[str, Paint]] = {
    "table.ground": Paint("table"),
    "table.panel": Paint("panel", "panel.edge", 1),
    "table.area": Paint("panel", "panel.edge", 1),
    "table.lit": Paint("lit", "lit.edge", 4),
    "table.plate": Paint("spot", "panel.edge", 1),
    "table.spot": Paint("spot", "panel.edge", 1),
    "table.spot.text": Paint("ink"),
    "table.text": Paint("ink"),
    "table.arrow": Paint("ink"),
    "table.bracket": Paint("", "ink", 1.6),
    "coin": Paint("coin", "coin.dark", 1.4),
    "coin.ring": Paint("", "coin.dark", 1.2),
    "coin.text": Paint("letter.dark"),
    "purse": Paint("purse", "eye", 0.8),
    "purse.string": Paint("star", "eye", 0.6),
    "bag": Paint("pot", "eye", 0.8),
    "bag.string": Paint("star", "eye", 0.6),
    "card": Paint("card", "card.edge", 1),
    "card.used": Paint("card.used", "card.edge", 1),
    "card.text": Paint("letter.dark"),
    "card.points": Paint("points"),
    "card.points.text": Paint("letter.light"),
    "back.resource": Paint("back.resource", "card.edge", 1),
    "back.djinn": Paint("back.djinn", "card.edge", 1),
    "back.thief": Paint("back.thief", "card.edge", 1),
    "back.discard": Paint("back.discard", "card.edge", 1),
    "back.ornament": Paint("paper.always", opacity=0.14),
    "pile.text": Paint("letter.light"),
}
"""What only the whole table has."""

_SHARED: Final[Palette] = {
    "card": "#fffaf0",
    "card.used": "#cfc3ae",
    "card.edge": "#4a3323",
    "points": "#6a3d8f",
    "coin": "#f6c844",
    "coin.dark": "#7d5200",
    "purse": "#8b5a33",
    "back.resource": "#7a4a25",
    "back.djinn": "#3d4f8f",
    "back.thief": "#4b3a4f",
    "back.discard": "#57504a",
    "paper.always": "#ffffff",
    "cloth.always": "#8e2b20",
    "plate": "#fffaf0",
    "plate.edge": "#4a3323",
    "cloth.alt.always": "#fff4e0",
    "palm.leaf": "#3c9a4e",
    "palm.dark": "#143d1d",
    "palace.wall": "#fff4dc",
    "palace.dome": "#e3a52b",
    "palace.dark": "#5b3a17",
}


def _roles() -> dict[str, Paint]:
    found: dict[str, Paint] = {}
    for kind in TileKind:
        found |= _tile_styles(kind.value)
    for tribe in TRIBES:
        found |= _meeple_styles(tribe)
    for seat in SEATS:
        found |= _camel_styles(seat + 1)
    return {**found, **_ROLES, **_TABLE}


def _coloured(role: Paint, colours: Palette, strength: float, ghost: float = 1) -> Paint:
    return Paint(
        fill=colours[role.fill] if role.fill else "",
        stroke=colours[role.stroke] if role.stroke else "",
        width=role.width * strength,
        opacity=role.opacity * ghost,
        dash=role.dash,
    )


def _theme(name: str, own: Palette, *, strength: float = 1) -> Theme:
    """A theme from its colours; ``strength`` multiplies the width of all outlines."""
    colours = own | _SHARED
    paints = {style: _coloured(role, colours, strength) for style, role in _roles().items()}
    ghosts = {
        GHOST + style: _coloured(role, colours, strength, ghost=0.7)
        for style, role in _roles().items()
        if style.startswith(("meeple.", "figure."))
    }
    return Theme(name, MappingProxyType(paints | ghosts))


LIGHT: Final = _theme("light", LIGHT_COLOURS)
DARK: Final = _theme("dark", DARK_COLOURS)
HIGH_CONTRAST: Final = _theme("high-contrast", HIGH_CONTRAST_COLOURS, strength=1.3)
THEMES: Final = (LIGHT, DARK, HIGH_CONTRAST)
