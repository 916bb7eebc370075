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


DJINN_COLOURS: Final = (
    *("sand", "red", "rose", "violet", "blue", "teal", "green", "gold", "night", "white"),
)
"""Of skins and of clothes."""


def _djinn_styles(colour: str) -> dict[str, Paint]:
    return {f"djinn.{colour}": Paint(f"djinn.{colour}", "fig.line", 0.9)}


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
    "figure.shade": Paint("shade"),
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
    "mark.hover": Paint("", "hover", 3.4),
    "mark.hover.casing": Paint("", "casing", 5.5),
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
    "trail.faint.line": Paint("", "path", 4, opacity=0.4),
    "trail.faint.casing": Paint("", "casing", 7.5, opacity=0.4),
    "trail.faint.start": Paint("casing", "path", 3, opacity=0.4),
    "trail.faint.tip": Paint("path", "casing", 1.2, opacity=0.4),
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
    "table.spot": Paint("spot", "spot.edge", 1),
    "table.spot.text": Paint("ink"),
    "table.text": Paint("ink"),
    "table.arrow": Paint("ink"),
    "table.bracket": Paint("", "ink", 1.6),
    "purse": Paint("purse", "card.edge", 0.8),
    "purse.string": Paint("star", "eye", 0.6),
}
"""What only the whole table has."""

_CARDS: Final[Mapping[str, Paint]] = {
    "card": Paint("card", "card.edge", 1),
    "card.thief": Paint("card.thief", "card.edge", 1),
    "card.used": Paint("card.used", "card.edge", 1),
    "card.text": Paint("ink"),
    "card.points": Paint("card.points", "card.edge", 1),
    "card.points.text": Paint("card.points.text"),
    "card.cost": Paint("card.cost", "card.edge", 1),
    "card.cost.elder": Paint("letter.light"),
    "card.cost.fakir": Paint("card.cost.fakir"),
    "back.djinn": Paint("back.djinn", "card.edge", 1),
    "back.thief": Paint("back.thief", "card.edge", 1),
    "back.resource": Paint("back.resource", "card.edge", 1),
    "back.discard": Paint("back.discard", "card.edge", 1),
    "back.frame": Paint("", "back.ornament", 0.8),
    "back.ornament": Paint("back.ornament"),
    "coin": Paint("coin", "fig.line", 1),
    "coin.mark": Paint("fig.line"),
    "coin.text": Paint("fig.line"),
    "bag": Paint("bag", "card.edge", 1),
    "bag.string": Paint("coin", "fig.line", 0.7),
    "fig.smoke": Paint("fig.smoke", "fig.line", 0.9),
    "fig.hair": Paint("fig.hair"),
    "fig.white": Paint("fig.white", "fig.line", 0.6),
    "fig.edge": Paint("fig.line"),
    "fig.arrow": Paint("fig.arrow"),
    "fig.tile": Paint("fig.tile", "fig.line", 0.8),
    "fig.bare": Paint("fig.white", "fig.line", 0.8, dash=(2.5, 1.5)),
    "fig.card": Paint("fig.card", "fig.line", 0.8),
    "fig.lit": Paint("fig.lit", "fig.line", 0.8),
    "fig.house": Paint("fig.house", "fig.line", 0.8),
    "fig.pond": Paint("fig.pond", "fig.line", 0.8),
    "fig.camel": Paint("fig.camel", "fig.line", 1),
    "good.ivory": Paint("good.ivory", "fig.line", 0.9),
    "good.jewel": Paint("good.jewel", "fig.line", 0.9),
    "good.jewel.light": Paint("good.jewel.light"),
    "good.gold": Paint("coin", "fig.line", 0.9),
    "good.gold.light": Paint("good.ivory"),
    "good.papyrus": Paint("good.papyrus", "fig.line", 0.9),
    "good.silk": Paint("good.silk", "fig.line", 0.9),
    "good.silk.light": Paint("good.silk.light", "fig.line", 0.6),
    "good.spice": Paint("good.spice", "fig.line", 0.9),
    "good.bowl": Paint("good.bowl", "fig.line", 0.9),
    "good.fish": Paint("good.fish", "fig.line", 0.9),
    "good.wheat": Paint("coin", "fig.line", 0.7),
    "good.straw": Paint("good.bowl"),
    "good.pot": Paint("good.pot", "fig.line", 0.9),
    "good.pot.light": Paint("good.ivory"),
    "good.skin": Paint("djinn.sand", "fig.line", 0.8),
    "good.cloth": Paint("good.spice", "fig.line", 0.8),
    "good.turban": Paint("fig.white", "fig.line", 0.9),
    "good.snake": Paint("djinn.green", "fig.line", 0.8),
    "good.ink": Paint("fig.line"),
}
"""Cards, the figures on them, and what lies beside them."""

_SCORE: Final[Mapping[str, tuple[str, str]]] = {
    "coins": ("back.discard", "letter.light"),
    "viziers": ("vizier", "letter.dark"),
    "elders": ("elder", "letter.dark"),
    "djinns": ("back.djinn", "letter.light"),
    "tiles": ("back.resource", "letter.light"),
    "palms": ("merchant", "letter.light"),
    "palaces": ("assassin", "letter.light"),
    "goods": ("builder", "letter.light"),
}
"""Per part of a score: the colour of its bar, and of the number upon it."""


def _score_styles(part: str) -> dict[str, Paint]:
    bar, number = _SCORE[part]
    return {
        f"score.{part}": Paint(bar, "card.edge", 1),
        f"score.{part}.text": Paint(number),
    }


_SHARED: Final[Palette] = {
    "purse": "#8b5a33",
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
    for colour in DJINN_COLOURS:
        found |= _djinn_styles(colour)
    for part in _SCORE:
        found |= _score_styles(part)
    return {**found, **_ROLES, **_TABLE, **_CARDS}


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
