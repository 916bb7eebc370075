"""The place of a text that is wrong, with a caret below it."""

from typing import Final

SHOWN: Final = 64
"""How many characters of a wrong text are shown around the wrong place."""

INDENT: Final = "    "


def pointer(text: str, index: int) -> tuple[str, ...]:
    """Return the line around a place of a text and a caret below it; () where all is blank."""
    start = text.rfind("\n", 0, index) + 1
    line = "".join(sign if sign.isprintable() else "?" for sign in text[start:].split("\n", 1)[0])
    if not line.strip():
        return ()
    place = index - start
    first = max(0, min(place - SHOWN // 2, len(line) - SHOWN))
    before = "..." if first else ""
    after = "..." if first + SHOWN < len(line) else ""
    caret = " " * (len(before) + place - first) + "^"
    return (INDENT + before + line[first : first + SHOWN] + after, INDENT + caret)
