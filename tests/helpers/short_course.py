"""A course of a few lessons: what builds a course need not build all of ours each time."""

import shutil
from pathlib import Path

LESSONS = Path(__file__).parents[2] / "lessons"
SHORT = ("the-table", "first-turn", "meeple-paths")


def short_course(folder, lessons=SHORT):
    """Copy some of our lessons to a folder, as a course of their own."""
    for lesson in lessons:
        shutil.copytree(LESSONS / lesson, folder / lesson)
    shutil.copy(LESSONS / "en.md", folder)
    whole = (LESSONS / "course.yaml").read_text("utf-8")
    head, _, _ = whole.partition("lessons:")
    (folder / "course.yaml").write_text(f"{head}lessons: [{', '.join(lessons)}]\n", "utf-8")
    return folder
