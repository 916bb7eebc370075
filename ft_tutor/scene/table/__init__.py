"""The whole table as a picture and in words; parts of it alone, and what moves on it."""

from ft_tutor.scene.table.look import ALL_PARTS, PLAYERS, Part, TableLook
from ft_tutor.scene.table.moves import table_acts
from ft_tutor.scene.table.picture import table_scene
from ft_tutor.scene.table.words import table_lines

__all__ = ["ALL_PARTS", "PLAYERS", "Part", "TableLook", "table_acts", "table_lines", "table_scene"]
