"""What pydantic finds wrong with a file, as faults with their line and what would be right."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, get_args

from pydantic import ValidationError

from ft_tutor.course.faults import MOST_FAULTS, Fault
from ft_tutor.course.fields import Model
from ft_tutor.course.source import Place, Source
from ft_tutor.course.values import FAULT_PREFIX, as_written, near

_REASONS: Final[Mapping[str, str]] = {
    "extra_forbidden": "unknown-key",
    "missing": "missing-key",
    "union_tag_not_found": "missing-kind",
    "union_tag_invalid": "unknown-kind",
    "literal_error": "unknown-value",
    "string_pattern_mismatch": "not-an-id",
    "string_type": "not-a-text",
    "string_too_short": "empty-text",
    "string_too_long": "text-too-long",
    "int_type": "not-a-number",
    "bool_type": "not-true-or-false",
    "tuple_type": "not-a-list",
    "dict_type": "not-a-mapping",
    "model_type": "not-a-mapping",
    "model_attributes_type": "not-a-mapping",
    "too_short": "too-few",
    "too_long": "too-many",
    "greater_than_equal": "out-of-range",
    "less_than_equal": "out-of-range",
}
"""The reason of a fault, by pydantic's type of error."""

_LIMITS: Final = ("ge", "le", "min_length", "max_length")


def schema_faults(error: ValidationError, model: type[Model], source: Source) -> tuple[Fault, ...]:
    """Return the faults of a file that does not suit its model."""
    errors = error.errors(include_url=False)[:MOST_FAULTS]
    places = [entry["loc"] for entry in errors]
    return tuple(
        _fault(entry, model, source) for entry in errors if not _echoes(dict(entry), places)
    )


def _echoes(entry: Mapping[str, Any], places: Iterable[Place]) -> bool:
    """Say whether a list is called too short only because its items are wrong."""
    loc = entry["loc"]
    below = (place for place in places if len(place) > len(loc) and place[: len(loc)] == loc)
    return entry["type"] == "too_short" and any(below)


def _fault(entry: Any, model: type[Model], source: Source) -> Fault:
    kind, context = entry["type"], dict(entry.get("ctx", {}))
    if kind.startswith(FAULT_PREFIX):
        return source.fault(entry["loc"], kind.removeprefix(FAULT_PREFIX), **context)
    reason = _REASONS.get(kind, "wrong-value")
    place = (*entry["loc"], "kind") if kind.startswith("union_tag") else entry["loc"]
    return source.fault(place, reason, **dict(_facts(entry, context, model)))


def _facts(entry: Any, context: dict[str, Any], model: type[Model]) -> Iterator[tuple[str, Any]]:
    place = entry["loc"]
    names = [step for step in place if isinstance(step, str)]
    yield "key", names[-1] if names else "-"
    yield "found", as_written(entry["input"])
    yield "limit", next((int(context[name]) for name in _LIMITS if name in context), 0)
    allowed = _allowed(entry, context, model)
    yield "expected", ", ".join(allowed)
    yield "near", near(_sought(entry, context), allowed)


def _sought(entry: Any, context: dict[str, Any]) -> str:
    if entry["type"] == "extra_forbidden":
        return str(entry["loc"][-1])
    return str(context.get("tag", entry["input"]))


def _allowed(entry: Any, context: dict[str, Any], model: type[Model]) -> tuple[str, ...]:
    if entry["type"] == "extra_forbidden":
        return _keys(model, entry["loc"][:-1])
    words = str(context.get("expected_tags") or context.get("expected") or "")
    return tuple(word.strip(" '") for word in words.replace(" or ", ",").split(",") if word)


def _keys(model: type[Model], place: Place) -> tuple[str, ...]:
    models: tuple[type[Model], ...] = (model,)
    for step in place:
        models = tuple(_below(models, step)) or models
    return tuple(sorted({field for found in models for field in _fields(found)}))


def _fields(model: type[Model]) -> dict[str, Any]:
    """Return the keys that a model has in a file, and what each holds."""
    return {field.alias or name: field.annotation for name, field in model.model_fields.items()}


def _below(models: Iterable[type[Model]], step: str | int) -> Iterator[type[Model]]:
    """Yield the models that one step of a place leads to: a key's, or those of a kind."""
    for model in models:
        fields = _fields(model)
        if step in fields:
            yield from _models(fields[str(step)])
        elif step in get_args(fields.get("kind")):
            yield model


def _models(annotation: Any) -> Iterator[type[Model]]:
    if isinstance(annotation, type) and issubclass(annotation, Model):
        yield annotation
    for part in get_args(annotation):
        yield from _models(part)
