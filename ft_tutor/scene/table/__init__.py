"""The whole table as a picture and in words; parts of it alone, and what moves on it."""

from ft_tutor.scene.table.look import ALL_PARTS, PLAYERS, Part, TableLook
from ft_tutor.scene.table.picture import table_scene

__all__ = ["ALL_PARTS", "PLAYERS", "Part", "TableLook", "table_scene"]
