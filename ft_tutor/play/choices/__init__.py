"""Choices: how every decision of the game is made by pressing places, and numbers, alone.

`spelling` says per kind of action which places are pressed for it, and reads pressed places back,
`meaning` which kind of action a press is about, `pressing` narrows place by place.
"""

from ft_tutor.play.choices.pressing import Meant, Picked, choices, meant

__all__ = ["Meant", "Picked", "choices", "meant"]
