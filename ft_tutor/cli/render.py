"""`ft-tutor render`: a picture of a position."""

import sys
from functools import partial
from pathlib import Path
from typing import Final

import click

from ft_tutor.cli import options, positions
from ft_tutor.cli.files import put
from ft_tutor.cli.output import Failure, note
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.overlay import NO_OVERLAY, Overlay, trail_of
from ft_tutor.scene.plain import to_lines, to_text
from ft_tutor.scene.png import to_png
from ft_tutor.scene.shapes import Scene
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.theme import THEMES, Theme
from ft_tutor.texts import Catalogue

FORMATS: Final = {"svg": ".svg", "png": ".png", "text": ".txt"}
"""The formats, and the ending of a file's name that asks for each."""

WIDTHS: Final = (100, 3000)
"""The narrowest and the widest picture, in pixels; a PNG of the widest takes 0.3 GB of memory."""

PNG_WIDTH: Final = 800
"""The width of a PNG, in pixels, unless the user says another; an SVG fits its place."""

Crop = tuple[Tile, Tile] | None


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    themes = [theme.name for theme in THEMES]
    return click.Command(
        "render",
        callback=partial(render, texts),
        params=[
            *positions.parameters(texts),
            click.Option(
                ["-f", "--format", "form"],
                type=click.Choice(list(FORMATS)),
                help=texts.say("cli-render-format"),
            ),
            click.Option(
                ["--theme"],
                type=click.Choice(themes),
                default=themes[0],
                help=texts.say("cli-render-theme"),
            ),
            click.Option(["--crop"], metavar="TILE-TILE", help=texts.say("cli-render-crop")),
            click.Option(
                ["--width"],
                type=click.IntRange(*WIDTHS),
                metavar="PIXELS",
                help=texts.say("cli-render-width", usual=PNG_WIDTH),
            ),
            click.Option(
                ["-o", "--output", "file"], metavar="FILE", help=texts.say("cli-render-output")
            ),
            *options.common(texts),
        ],
        **options.described(
            texts, "render", "cli-position", "cli-position-words", "cli-render-problems"
        ),
    )


def render(
    texts: Catalogue,
    words: tuple[str, ...],
    players: str | None,
    seed: int | None,
    *,
    form: str | None,
    theme: str,
    crop: str | None,
    width: int | None,
    file: str | None,
) -> None:
    """Draw a position, even an impossible one, to the output or into a file.

    Raises:
        Failure: the position cannot be read, or the picture cannot be written.
    """
    corners = _corners(texts, crop) if crop else None
    form = form or _form_of(file)
    _refuse_terminal(texts, form, file)
    position = positions.chosen(texts, words, players, seed)
    paints = next(one for one in THEMES if one.name == theme)
    content = _drawn(texts, position, form, paints, crop=corners, width=width)
    put(texts, content, file)
    _note_problems(texts, position)


def _corners(texts: Catalogue, crop: str) -> tuple[Tile, Tile]:
    first, _, last = crop.partition("-")
    if first not in Tile.__members__ or last not in Tile.__members__:
        raise Failure(texts.say("cli-bad-crop", found=crop))
    return Tile[first], Tile[last]


def _form_of(file: str | None) -> str:
    ending = Path(file).suffix.lower() if file else ""
    return next((form for form, usual in FORMATS.items() if usual == ending), "svg")


def _refuse_terminal(texts: Catalogue, form: str, file: str | None) -> None:
    if form != "text" and file is None and sys.stdout.isatty():
        raise Failure(texts.say("cli-picture-to-terminal", form=form))


def _drawn(
    texts: Catalogue, position: Position, form: str, theme: Theme, *, crop: Crop, width: int | None
) -> str | bytes:
    if form == "text":
        return to_text(position, texts.lang, crop) + "\n"
    scene = _scene(position, crop)
    if form == "png":
        return to_png(scene, theme, width or PNG_WIDTH)
    words = "\n".join(to_lines(position, texts.lang, crop))
    return to_svg(scene, theme, width, title=texts.say("cli-render-title"), desc=words) + "\n"


def _scene(position: Position, crop: Crop) -> Scene:
    movement = position.turn.movement
    overlay = Overlay(path=trail_of(movement)) if movement else NO_OVERLAY
    return board_scene(position, overlay, crop, hand=movement is not None)


def _note_problems(texts: Catalogue, position: Position) -> None:
    lines = positions.problem_lines(texts, position)
    if lines:
        note("\n".join((texts.say("cli-render-impossible"), *lines)))
