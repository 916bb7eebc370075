"""The whole table as a live value: every decision of a game, hot-seat, with what stands around."""

from ft_tutor.play.table.table import Table, open_table, shown

__all__ = ["Table", "open_table", "shown"]
