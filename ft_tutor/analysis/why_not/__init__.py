"""Why an action is not allowed, and the smallest changes of the position that would allow it."""

from ft_tutor.analysis.why_not.change import Change
from ft_tutor.analysis.why_not.search import MOST_WAYS, WhyNot, why_not

__all__ = ["MOST_WAYS", "Change", "WhyNot", "why_not"]
