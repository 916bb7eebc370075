"""The explorer of what-ifs beside a table: its questions, its panels, and what it marks."""

from ft_tutor.play.explorer.explorer import COMMANDS, Explorer

__all__ = ["COMMANDS", "Explorer"]
