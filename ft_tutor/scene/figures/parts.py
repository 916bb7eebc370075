"""The few parts that djinns and thieves are put together from: bodies, hats, beards.

All are drawn where they belong in a figure of 100 by 100 units around the origin: the face around
(0, -27), the hands at the height of the origin, what is held below. ``@skin`` and ``@cloth`` are
replaced by the colours of the figure.
"""

from collections.abc import Mapping
from typing import Final

from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.outlines import Outline, arc, box, dome, ellipse, mirrored, onion, smooth, star
from ft_tutor.scene.shapes import Circle, Polygon

SKIN: Final = "@skin"
CLOTH: Final = "@cloth"


def _both(outline: Outline, style: str) -> Drawing:
    """An outline on the right, and its mirror image on the left."""
    return Polygon(outline, style), Polygon(tuple((-x, y) for x, y in outline), style)


_SMOKE: Final = (
    *((0, 0.8), (8, 2.6), (12.6, 8), (19, 2.6), (27, 4), (31.6, 11.6), (40, 13.4), (47, 22)),
    *((46, 32), (39.4, 38.4), (34, 38.6), (30, 45.6), (21, 49), (13, 45.4), (7, 49), (0, 49.6)),
)
SMOKE: Final = (Polygon(mirrored(_SMOKE), "fig.smoke"),)
"""What a djinn comes out of; in it shows his power, around (0, 25)."""

_SACK: Final = ((0, 3), (8, 1), (26, 3), (42, 16), (45, 32), (38, 46), (20, 49.4), (0, 49.4))
SACK: Final = (Polygon(mirrored(_SACK), "fig.smoke"),)
"""What a thief carries his loot in, around (0, 27)."""

HANDS: Final = (*_both(ellipse(30, 5, 5.6, 4.8, 8), SKIN),)

_SHOULDERS: Final = ((0, -17), (5, -17), (7, -13), (18, -12), (30, -6), (37, 5), (30, 12), (0, 12))
BODY: Final = (
    Polygon(mirrored(_SHOULDERS), SKIN),
    *_both(((5, -15), (17, -12.4), (18, 4), (4, 4), (1, -2)), CLOTH),
)
CLOAK: Final = (
    Polygon(
        mirrored(((0, -20), (9, -17), (22, -13), (34, -4), (40, 10), (36, 20), (0, 20))), CLOTH
    ),
)

_EARS: Final = Polygon(mirrored(((9, -31), (18, -35), (15.5, -26), (9, -22))), SKIN)
_FACE: Final = Polygon(ellipse(0, -27, 11, 11.6, 14), SKIN)
_EYES: Final = (
    Circle(-4.4, -27.4, 2.5, "meeple.glint"),
    Circle(4.4, -27.4, 2.5, "meeple.glint"),
    Circle(-4.2, -27, 1.3, "meeple.eye"),
    Circle(4.2, -27, 1.3, "meeple.eye"),
)
_MOUTH: Final = Polygon((*arc(0, -20.6, 3.6, 2.4, span=(180, 360), n=4), (0, -20)), "meeple.eye")
HEAD: Final = (_EARS, _FACE, *_EYES)
"""The head of a djinn: it has pointed ears."""
_MASK: Final = ((0, -30), (4, -32), (11.6, -31.6), (11.6, -25), (5, -22.6), (0, -25))
MASKED_HEAD: Final = (_FACE, Polygon(mirrored(_MASK), "fig.edge"), *_EYES)
"""The head of a thief: a human one."""

BROWS: Final[Mapping[str, Drawing]] = {
    "": (),
    "stern": _both(((1.2, -29.6), (8.4, -33.6), (8.6, -31.4), (1.6, -28)), "meeple.eye"),
    "kind": _both(((1.6, -33), (5, -34.2), (8.8, -31.4), (5, -32.4)), "meeple.eye"),
}

BEARDS: Final[Mapping[str, Drawing]] = {
    "": (_MOUTH,),
    "goatee": (_MOUTH, Polygon(mirrored(((3.4, -17.4), (3.6, -14), (0, -7))), "fig.hair")),
    "moustache": (
        Polygon(
            mirrored(((0, -20.6), (3, -22.4), (7, -20), (13, -24), (9, -17), (2.6, -18))),
            "fig.hair",
        ),
    ),
    "full": (
        Polygon(
            mirrored(((0, -21), (4, -22.4), (8, -21), (10.8, -28), (11, -18), (7, -10), (0, -5))),
            "fig.hair",
        ),
    ),
    "white": (
        Polygon(
            mirrored(((0, -21), (4, -22.4), (8, -21), (10.8, -28), (11, -16), (6, -6), (0, 2))),
            "fig.white",
        ),
    ),
    "forked": (
        Polygon(
            mirrored(((0, -20.6), (4, -22), (8, -20), (10.8, -28), (11, -16), (6, -2), (0, -14))),
            "fig.hair",
        ),
    ),
    "braid": (
        _MOUTH,
        Polygon(mirrored(((2.8, -17), (3.6, -10), (2, -1), (0, 2))), "fig.hair"),
        Polygon(box(-3.6, -7.4, 7.2, 2.6), "good.gold"),
    ),
    "veil": (Polygon(mirrored(((0, -22.4), (11.2, -25.4), (9, -14), (0, -8))), "fig.white"),),
    "fangs": (
        Polygon(box(-5, -20.8, 10, 2.6), "meeple.eye"),
        *_both(((1.8, -20.8), (4.6, -20.8), (3.2, -16)), "meeple.glint"),
    ),
}
"""What is below the eyes."""

_FLAME: Final = (
    *((11, -26), (15, -35), (11, -36), (13, -44), (7, -41), (5, -47), (2.6, -44), (0, -49.6)),
)
_HORN: Final = ((3, -36.4), (9.6, -32.6), (18, -37), (18.6, -48.6), (13, -41.4))
_RAM: Final = (
    *arc(13.4, -34, 7.4, 8.4, span=(160, -140), n=11),
    *arc(13, -33.4, 3.6, 4, span=(-140, 120), n=7),
)
_SNAKE: Final = smooth(
    (
        (4, -36),
        (9, -34),
        (15, -40),
        (13, -45),
        (17, -47.6),
        (21, -44),
        (18, -38),
        (20, -30),
        (15, -31),
        (14, -36),
    ),
    2,
)
_HAIR: Final = ((0, -42), (9, -40), (14, -32), (15, -20), (20, -8), (8, -10))
_LEAF: Final = ((0, -34), (4, -40), (0, -49.4), (-4, -40))

BEHIND: Final[Mapping[str, Drawing]] = {
    "flames": (Polygon(mirrored(_FLAME), CLOTH),),
    "hair": (Polygon(mirrored(_HAIR), "fig.hair"),),
    "hood": (
        Polygon(
            mirrored(((0, -49.4), (9, -43), (14.6, -33), (15, -20), (19, -10), (0, -10))), CLOTH
        ),
    ),
    "curls": tuple(
        Circle(x, y, 6.2, "fig.hair")
        for x, y in ((-12, -24), (-12.4, -34), (-6, -41), (6, -41), (12.4, -34), (12, -24))
    ),
    "snakes": (*_both(_SNAKE, "good.snake"), Polygon(_LEAF, "good.snake")),
    "rams": (*_both(_RAM, "good.ivory"),),
}
"""What is painted before the head: the part of hair and hats that is behind it."""

_BAND: Final = Polygon(mirrored(((0, -35.4), (9.6, -33.4), (10.6, -30.6), (0, -32.4))), "good.gold")
_TURBAN: Final = mirrored(((9, -29.6), (14, -32.4), (15, -38), (10.6, -44), (4, -46.4), (0, -47)))

HATS: Final[Mapping[str, Drawing]] = {
    "turban": (
        Polygon(_TURBAN, CLOTH),
        Polygon(
            ((-14, -32), (-3, -32), (13, -42), (14.6, -38), (1, -29.6), (-9, -29.6)), "fig.white"
        ),
        Polygon(star(0, -38, 4, 2.2, 4), "good.gold"),
    ),
    "fez": (
        Polygon(((-9, -33.4), (9, -33.4), (6.8, -48), (-6.8, -48)), CLOTH),
        Polygon(((0, -48.8), (9, -46), (11.6, -36), (8.4, -36), (7.4, -44.6)), "good.gold"),
    ),
    "crown": (
        Polygon(mirrored(((10.4, -32.6), (13, -46), (6.6, -40), (0, -49.4))), "good.gold"),
        Circle(0, -37.4, 2.2, CLOTH),
    ),
    "horns": (*_both(_HORN, "good.ivory"), _BAND),
    "rams": (_BAND,),
    "flames": (Polygon(mirrored(((10.8, -30), (7, -36), (4, -33.4), (0, -37.6))), CLOTH),),
    "topknot": (
        Polygon(
            smooth(((0, -38), (-5, -43), (0, -49.4), (12, -48), (19, -38), (10, -43)), 2),
            "fig.hair",
        ),
        Polygon(box(-4, -41, 8, 3.4), "good.gold"),
    ),
    "helmet": (
        Polygon(
            (*mirrored(((11.6, -29.6), (11.4, -36), (7, -42), (1.6, -44), (0, -49.6))),),
            "meeple.metal",
        ),
        Polygon(box(-1.5, -34, 3, 10), "meeple.metal"),
    ),
    "hair": (
        Polygon((*dome(0, -32.6, 11.2, 8.6, 9),), "fig.hair"),
        _BAND,
        Circle(0, -34, 2.2, CLOTH),
    ),
    "curls": (_BAND,),
    "snakes": (),
    "leaves": (
        *_both(((1, -34), (7, -42), (18, -43), (10, -35)), "palm.leaf"),
        *_both(((5, -33), (12, -35), (21, -30), (12, -30.6)), "palm.leaf"),
        Polygon(_LEAF, "palm.leaf"),
    ),
    "dome": (
        Polygon(onion(0, -33, 11.4, 13), "palace.dome"),
        Polygon(box(-11.6, -34.6, 23.2, 3.6), "palace.wall"),
    ),
    "hood": (Polygon(mirrored(((0, -41), (8, -37), (11.4, -29), (9, -31), (0, -36))), CLOTH),),
    "cap": (
        Polygon((*dome(0, -34, 11.6, 12, 9),), "meeple.builder.trim"),
        Polygon(box(-14.6, -35.6, 29.2, 3.6), "meeple.builder.trim"),
    ),
    "wide": (
        Polygon((*dome(0, -35, 10.6, 13, 9),), CLOTH),
        Polygon(((-22, -31.4), (-16, -36), (16, -36), (22, -31.4)), CLOTH),
    ),
    "flat": (Polygon((*dome(0, -35, 11, 9, 9), (-12, -31.6), (12, -31.6)), CLOTH),),
}
"""What is painted after the head."""
