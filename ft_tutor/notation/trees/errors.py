"""What is wrong with the text of a tree."""

from ft_tutor.notation.played_errors import PlayedTextError


class TreeError(PlayedTextError):
    """The text of a tree that cannot be read.

    Attributes:
        number: of the node that is wrong; 0 where the fault lies elsewhere.
    """

    family = "tree"
