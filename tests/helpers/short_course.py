"""A course of a few lessons: what builds a course need not build all of ours each time."""

import re
import shutil
from pathlib import Path

LESSONS = Path(__file__).parents[2] / "lessons"
SHORT = ("the-table", "first-turn", "meeple-paths")


CHAPTERS = re.compile(r"\n## course\.(?!title\n|intro\n).*?(?=\n## |\Z)", re.DOTALL)
"""The titles of chapters: a course of three lessons has none."""


def short_course(folder, lessons=SHORT):
    """Copy some of our lessons to a folder, as a course of their own."""
    for lesson in lessons:
        shutil.copytree(LESSONS / lesson, folder / lesson)
    prose = (LESSONS / "en.md").read_text("utf-8")
    (folder / "en.md").write_text(CHAPTERS.sub("", prose), "utf-8")
    whole = (LESSONS / "course.yaml").read_text("utf-8")
    head, _, _ = whole.partition("chapters:")
    (folder / "course.yaml").write_text(f"{head}lessons: [{', '.join(lessons)}]\n", "utf-8")
    return folder
