"""Numbers and seeds as a stranger types them: read, or refused with the reason."""

from typing import Final

from ft_tutor.play.editor.base import Saying

LONGEST_NUMBER: Final = 12
"""How many characters of a number are looked at."""


def read_number(text: str, lowest: int, highest: int) -> int | Saying:
    """Return the whole number that a text states, or why it is none that will do."""
    typed = text.strip()
    digits = typed.removeprefix("-")
    limits = (("limit", lowest), ("most", highest))
    if not digits.isascii() or not digits.isdigit():
        return Saying("edit-no-number", (("found", typed), *limits))
    if typed.startswith("-") and digits.strip("0"):
        return Saying("edit-too-low", limits)
    if len(digits.lstrip("0")) > LONGEST_NUMBER or int(digits[-LONGEST_NUMBER:]) > highest:
        return Saying("edit-too-high", limits)
    number = int(digits[-LONGEST_NUMBER:])
    return number if number >= lowest else Saying("edit-too-low", limits)
