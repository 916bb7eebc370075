"""Facts for every sentence of the English catalogue, and a whole language made up from it."""

import re
from functools import cache
from itertools import product

from fluent.syntax import ast

from ft_tutor.rules.vocabulary import Coins, Resource, Seat, Tile, TileKind, Tribe
from ft_tutor.texts import catalogue, catalogues
from ft_tutor.texts.formatter import Bundle, walk
from ft_tutor.texts.values import You

ENGLISH = catalogue()
MESSAGES = Bundle("en", catalogues._FOLDER / "en").messages

COUNTS = (0, 1, 2, 5, 21, 22)
"""Numbers that differ in their kind of plural, in Polish and in Russian."""

CATEGORIES = {
    "pl": ("many", "one", "few", "many", "many", "few"),
    "ru": ("many", "one", "few", "many", "one", "few"),
}
"""Per language: the kinds of `COUNTS`."""

THINGS = {
    "tile": (Tile.c3, Tile.d4, Tile.e5),
    "tribe": (Tribe.ELDER, Tribe.ASSASSIN, Tribe.VIZIER),
    "seat": (Seat.TWO, Seat.ONE, Seat.THREE),
    "resource": (Resource.FISH, Resource.FAKIR, Resource.IVORY),
    "kind": (TileKind.OASIS, TileKind.VILLAGE, TileKind.SMALL_MARKET),
    "card": ("baal", "ziad", "enki"),
    "rule": ("R2.2.3", "A02", "W1"),
}
TEXTS = ("one thing", "another", "a third")
LISTS = {f"{kind}s": things for kind, things in THINGS.items()} | {
    "things": TEXTS,
    "markers": TEXTS,
}
AMOUNTS = ("coins", "coins2", "cost")
PLURALS = {"zero", "one", "two", "few", "many"}


@cache
def selected(key):
    """Return per placeable by which a sentence chooses: the names of the variants."""
    found = {}
    for node in walk(MESSAGES[key]):
        if isinstance(node, ast.SelectExpression):
            names = {
                getattr(one.key, "name", getattr(one.key, "value", "")) for one in node.variants
            }
            found.setdefault(node.selector.id.name, set()).update(names)
        elif isinstance(node, ast.MessageReference):
            for name, names in selected(node.id.name).items():
                found.setdefault(name, set()).update(names)
    return found


@cache
def kind_of(key, name):
    """Return what a placeable of a sentence is: list, amount, number, text or a kind of thing."""
    bare = name.rstrip("0123456789")
    comment = MESSAGES[key].comment.content if MESSAGES[key].comment else ""
    variants = selected(key).get(name, set())
    if name in AMOUNTS:
        return "amount"
    if re.search(rf"\${name}[^;]*\((number|numbers)\)", comment) or variants & PLURALS:
        return "number"
    if any(variant.isdigit() for variant in variants) and bare not in LISTS:
        return "number"
    if re.search(rf"\${name}[^;]*\(text\)", comment):
        return "text"
    return "list" if bare in LISTS else bare if bare in THINGS else "text"


def choices(key, name, counts=COUNTS):
    """Return what a placeable of a sentence may be."""
    kind = kind_of(key, name)
    if kind == "amount":
        return tuple(map(Coins, counts))
    if kind == "number":
        return counts
    if kind == "list":
        things = LISTS[name.rstrip("0123456789")]
        return tuple(things[:length] for length in range(4))
    if kind == "seat":
        return (Seat.TWO, You(Seat.ONE)) if name == "seat" else (Seat.THREE,)
    if kind in THINGS:
        return THINGS[kind][1 if name.endswith("2") else 0 :][:1]
    words = sorted(one for one in selected(key).get(name, ()) if not one.isdigit())
    return tuple(words) or ("words",)


def all_facts(key, counts=COUNTS):
    """Yield facts for a sentence: all its texts and seats, with one number after the other."""
    if key.startswith("word-"):
        yield from ({"value": "x", "count": count, "form": FORMS[0]} for count in counts)
        return
    names = sorted(ENGLISH.variables(key))
    for index in range(len(counts)):
        ways = []
        for place, name in enumerate(names):
            values = choices(key, name, counts)
            turns = kind_of(key, name) not in {"text", "seat"}
            ways.append((values[(index + place) % len(values)],) if turns else values)
        yield from (dict(zip(names, way, strict=True)) for way in product(*ways))


FORMS = ("gen", "acc")


def made_up(lang):
    """Write a whole language: per sentence all its facts, in all cases and all kinds of number."""
    lines = [_sentence(key) for key in ENGLISH.keys if not key.startswith(("word-", "list-"))]
    lines += [_word(key) for key in ENGLISH.keys if key.startswith("word-")]
    lists = (
        "list-none = ∅",
        "list-more = { $before }, { $next }",
        "list-and = { $before } i { $next }",
    )
    return "\n".join((f"# {lang}", *lines, *lists))


def _sentence(key):
    said = " ".join(f"{name}: {_in_all_ways(name)}" for name in sorted(ENGLISH.variables(key)))
    return f"{key} = {key} {said}" if said else f"{key} = {key}"


def _in_all_ways(name):
    forms = " ".join(f'{{ WORD(${name}, form: "{form}") }}' for form in FORMS)
    kinds = "".join(f"\n    [{kind}] ({kind})" for kind in ("you", "one", "few", "many"))
    return f"{{ ${name} }} {forms} {{ ${name} ->{kinds}\n   *[other] (other)\n }}"


def _word(key):
    counted = "".join(
        f"\n        [{kind}] {key}-{{ $form }}-{kind}" for kind in ("one", "few", "many")
    )
    number = "{ $count } " if key == "word-coins" else "{ $value } " if key == "word-seat" else ""
    return f"{key} = {number}{{ $count ->{counted}\n       *[other] {key}-{{ $form }}-other\n    }}"
