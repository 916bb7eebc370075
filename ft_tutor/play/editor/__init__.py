"""The position editor: any position by presses, keys and text, its problems mended by a press."""

from ft_tutor.play.editor.base import Mend
from ft_tutor.play.editor.editor import Editor, open_editor
from ft_tutor.play.editor.mends import mends
from ft_tutor.play.editor.panels import answer, arisen_mends, panels

__all__ = ["Editor", "Mend", "answer", "arisen_mends", "mends", "open_editor", "panels"]
