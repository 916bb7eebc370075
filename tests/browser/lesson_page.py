"""The lesson of the paths as `ft-tutor` serves it: it wakes by itself."""

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson
from ft_tutor.lab.copying import copy_course

from .stage_page import StagePage

NOTEBOOK = "en/meeple-paths.ipynb"
LESSON = load_lesson(data_folder("lessons"), "meeple-paths").lesson
NUMBERS = {step.id: number for number, step in enumerate(LESSON.steps, 1)}


def put_course(folder):
    """Put the course into a folder, as `ft-tutor` does."""
    copy_course(data_folder("notebooks"), folder)


class LessonPage(StagePage):
    """The stage of the lesson of the paths."""

    def __init__(self, lab_page):
        super().__init__(lab_page)
        self.root = self.page.locator('.ft-stage[data-ft-lesson="meeple-paths"]').first

    def go_to(self, name):
        """Press a step in the strip, and begin it anew."""
        self.go(NUMBERS[name])
        self.wait_step(LESSON.step(name))
        return self
