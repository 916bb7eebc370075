"""The named checks of a lesson: small questions about a try, with the values they take.

A check is written `name` or `name: value`; `CHECKS` holds them all, and the two tables that it is
made of say what each asks. Most answer for a try that is complete; `early` ones also look at a try
that is still running.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ft_tutor.course.checks.check import Check
from ft_tutor.course.checks.decision import DECISION
from ft_tutor.course.checks.movement import MOVEMENT
from ft_tutor.course.values import fault, near, read_by

CHECKS: Final[Mapping[str, Check]] = MappingProxyType({**MOVEMENT, **DECISION})
"""Every named check."""


def read_check(name: str, value: object) -> tuple[Check, Any]:
    """Find a check and read its value; None means that the name stands alone.

    Raises:
        PydanticCustomError: there is no such check, or the value does not suit it.
    """
    if name not in CHECKS:
        raise fault(
            "unknown-check", found=name, near=near(name, CHECKS), expected=", ".join(CHECKS)
        )
    check = CHECKS[name]
    value = check.bare if value is None else value
    if value is None:
        raise fault("check-needs-value", check=name)
    return check, read_by(check.value, value, "check-value", check=name)
