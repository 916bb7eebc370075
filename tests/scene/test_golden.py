"""Golden pictures: regenerate by ``pytest tests/scene --regen-goldens`` and look at the diff."""

from pathlib import Path

import pytest

from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.overlay import Overlay, Trail
from ft_tutor.scene.places import OnTile
from ft_tutor.scene.svg import to_svg
from ft_tutor.scene.theme import DARK, HIGH_CONTRAST, LIGHT

FOLDER = Path(__file__).parent / "golden"

D3 = OnTile(Tile.d3)
WALK = Trail(Tile.d3, ((Tile.c3, Tribe.BUILDER), (Tile.c4, None)))

C3, C4 = OnTile(Tile.c3), OnTile(Tile.c4)
SIGNED = Overlay(
    start=C3, here=D3, goal=(OnTile(Tile.d4),), hints=(C4,), picked=(C4,), arrows=((C3, C4),)
)

CASES = {
    "tile": ((Tile.c3, Tile.c3), Overlay(), LIGHT),
    "path": ((Tile.c3, Tile.d4), Overlay(path=WALK, wrong=(OnTile(Tile.d4),)), DARK),
    "marks": (
        (Tile.d3, Tile.d3),
        Overlay(legal=(D3,), cursor=D3, ghosts=((D3, Tribe.ELDER),)),
        HIGH_CONTRAST,
    ),
    "signs": ((Tile.c3, Tile.d4), SIGNED, LIGHT),
}


@pytest.mark.parametrize("name", CASES)
def test_pictures_are_as_they_were(small, name, regen_goldens):
    crop, overlay, theme = CASES[name]
    scene = board_scene(small, overlay, crop, hand=False)
    # A line per element, so that a diff can be read.
    svg = to_svg(scene, theme, 400, title=name).replace("><", ">\n<") + "\n"
    file = FOLDER / f"{name}.svg"
    if regen_goldens:
        file.parent.mkdir(exist_ok=True)
        file.write_text(svg, encoding="utf-8")
    assert svg == file.read_text(encoding="utf-8")
