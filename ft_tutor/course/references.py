"""What refers to what inside a lesson: ids, text keys, options; checked at every loading."""

from collections.abc import Iterable, Iterator
from typing import Final

from ft_tutor.course.faults import Fault
from ft_tutor.course.fields import Model
from ft_tutor.course.model import Course, Lesson
from ft_tutor.course.prose import Prose
from ft_tutor.course.source import Place, Source
from ft_tutor.course.values import Key, near
from ft_tutor.texts import DEFAULT_LANG

OWN_KEYS: Final = "lesson"
"""What the lesson's own text keys begin with; no step may have this id."""


def text_keys(value: object, place: Place = ()) -> Iterator[tuple[Place, Key]]:
    """Yield every text key of a model or a part of it, with its place in the file."""
    if isinstance(value, Key):
        yield place, value
    elif isinstance(value, Model):
        for name in type(value).model_fields:
            yield from text_keys(getattr(value, name), (*place, name))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from text_keys(item, (*place, index))
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from text_keys(item, (*place, name))


def text_faults(model: Course | Lesson, source: Source, prose: Prose) -> Iterator[Fault]:
    """Yield the headings that nothing needs and, in English, the keys that have no text."""
    needed = {key: place for place, key in text_keys(model)}
    for key, text in prose.texts.items():
        if key not in needed:
            facts = (("key", key), ("near", near(key, set(needed) - set(prose.texts))))
            yield Fault(prose.file, text.line, "heading-unknown", facts)
    if prose.lang == DEFAULT_LANG:
        yield from missing_texts(model, source, prose)


def missing_texts(model: Course | Lesson, source: Source, prose: Prose) -> Iterator[Fault]:
    """Yield the keys that have no text in a language."""
    for place, key in text_keys(model):
        if key not in prose.texts:
            yield source.fault(place, "text-missing", key=key, file=prose.file)


def lesson_faults(lesson: Lesson, lesson_id: str, source: Source) -> Iterator[Fault]:
    """Yield what a session could not cope with: ids and options that do not fit together."""
    if lesson.id != lesson_id:
        yield source.fault(("id",), "id-not-folder", found=lesson.id, expected=lesson_id)
    yield from _repeated((step.id for step in lesson.steps), source)
    for place, key in text_keys(lesson):
        owner = lesson.steps[int(place[1])].id if place[0] == "steps" else OWN_KEYS
        if not key.startswith(f"{owner}."):
            yield source.fault(place, "key-of-another", key=key, expected=f"{owner}.")
    for index, step in enumerate(lesson.steps):
        for where, reason, facts in step.faults():
            yield source.fault(("steps", index, *where), reason, **facts)


def _repeated(ids: Iterable[str], source: Source) -> Iterator[Fault]:
    seen = {OWN_KEYS}
    for index, name in enumerate(ids):
        if name in seen:
            yield source.fault(("steps", index, "id"), "id-twice", found=name)
        seen.add(name)
