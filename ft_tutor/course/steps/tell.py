"""The kind `tell`: something is told, with a picture or without. It is passed by going on.

Fields: text; position (optional).
"""

from typing import Literal

from ft_tutor.course.fields import TextKey
from ft_tutor.course.session import Step


class Tell(Step):
    """Something is told."""

    kind: Literal["tell"]
    text: TextKey
