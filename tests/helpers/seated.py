"""A table in tests: every action as presses on what the picture shows, or by keys alone."""

from collections import deque

from ft_tutor.play.choices import choices
from ft_tutor.play.cursor import ARROWS, moved
from ft_tutor.play.face import Commanded, Pressed, Style, Typed
from ft_tutor.play.table import shown
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.theme import LIGHT

STYLE = Style(LIGHT)


def seated(table):
    """What is shown of a table."""
    return shown(table, STYLE)


def words_of(page):
    """Everything that stands around the picture, as one text."""
    return repr(page)


def letters_of(scene):
    """Everything that is written in the picture."""
    return [shape.text for shape in scene.shapes if hasattr(shape, "text")]


def panel(table, name):
    """The panel of a name, or None."""
    return next((one for one in seated(table).page.panels if one.id == name), None)


def buttons(table):
    """All buttons of a page: those in groups, and those of panels and their rows."""
    page = seated(table).page
    for group in page.buttons:
        yield from group.items
    for one in page.panels:
        yield from one.buttons
        for row in one.rows:
            yield from row.buttons


def route(position, action):
    """The presses that make an action, the fewest."""
    waiting, seen = deque([()]), {frozenset()}
    while waiting:
        picked = waiting.popleft()
        for place, made in choices(position, picked).items():
            if made == action:
                return (*picked, place)
            chosen = frozenset((*picked, place))
            if made is None and chosen not in seen:
                seen.add(chosen)
                waiting.append((*picked, place))
    raise AssertionError(action)


def press_through(table, action, by="picture"):
    """Press all that makes an action; what the picture has not is a button of the groups.

    Whoever is covered turns the own things up first.
    """
    if table.is_covered:
        table = table.after(Commanded("show-mine"))
    for place in route(table.position, action):
        table = _pressed(table, place, by)
    return table


def _pressed(table, place, by):
    if place not in table.view.scene.carriers:
        return _by_button(table, place)
    return table.after(Pressed(place)) if by == "picture" else _by_keys(table, place)


def _by_button(table, place):
    word = write_place(place)
    offered = [one for one in buttons(table) if (one.id, one.value) == ("press", word)]
    assert offered, place
    assert not offered[0].off
    return table.after(Commanded("press", word))


def _by_keys(table, place):
    """Walk with the arrow keys, then press Enter."""
    for key in keys_to(table, place):
        table = table.after(Typed(key))
    assert table.view.cursor == place
    return table.after(Typed("Enter"))


def keys_to(table, place):
    """The arrow keys that lead to a place, the fewest."""
    scene, begin = table.view.scene, table.view.cursor
    ways, waiting = {begin: ()}, deque([begin])
    while place not in ways:
        here = waiting.popleft()
        for key in ARROWS:
            there = moved(here, key, scene)
            if there not in ways:
                ways[there] = (*ways[here], key)
                waiting.append(there)
    return ways[place]
