import pytest

from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.plain import to_lines, to_text
from ft_tutor.texts import UnknownLanguageError


def test_the_grid_shows_names_meeples_and_belongings(small):
    lines = to_text(small, crop=(Tile.c3, Tile.d4)).splitlines()
    assert [line.split() for line in lines] == [
        ["c", "d"],
        ["3", "Oasis", "8", "Village", "5"],
        ["y", "y", "w", "g", "b", "r"],
        ["camel", "1,", "2", "palm", "trees", "1", "palace"],
        [],
        ["4", "Sacred", "Place", "15", "Large", "Market", "4"],
        ["y", "-"],
    ]


def test_the_columns_of_the_grid_are_aligned(small):
    head, first, *_ = to_text(small, crop=(Tile.c3, Tile.d4)).splitlines()
    assert head.index("c") == first.index("Oasis")
    assert head.index("d") == first.index("Village")


def test_many_meeples_are_counted(busy):
    assert "3y 4w 5g 6b 7r" in to_text(busy)


def test_the_hand_is_the_last_line(moving, start):
    assert to_text(moving).splitlines()[-1] == "hand: 1w 2b 12r"
    assert "hand" not in to_text(start)


def test_lines_are_full_words(small):
    lines = to_lines(small, crop=(Tile.c3, Tile.d4))
    assert lines == (
        "c3: Oasis 8, 2 viziers, 1 elder, camel 1, 2 palm trees",
        "d3: Village 5, 1 merchant, 1 builder, 1 assassin, 1 palace",
        "c4: Sacred Place 15, 1 vizier",
        "d4: Large Market 4",
    )


def test_an_unknown_language_is_refused(small):
    with pytest.raises(UnknownLanguageError):
        to_text(small, "xx")
