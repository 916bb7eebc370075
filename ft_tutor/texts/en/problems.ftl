### What is impossible about a position. Keys: problem-<reason>.
### Above each sentence stand the facts that it places.

## Pieces

# $tribe; $found, $limit (numbers)
problem-too-many-meeples = There are { $found } { WORD($tribe, $found) } in all, but the game has only { $limit }.
# $tribe; $found, $limit (numbers)
problem-too-few-meeples = { $found ->
    [0] There are no { WORD($tribe, 2) } at all, but the game has { $limit }.
    [one] There is only { $found } { WORD($tribe, $found) } in all, but the game has { $limit }.
   *[other] There are only { $found } { WORD($tribe, $found) } in all, but the game has { $limit }.
}
# $seat; $found, $limit (numbers)
problem-too-many-camels = { $seat ->
    [you] In all, you have { $found ->
        [one] { $found } camel, but should have only { $limit }.
       *[other] { $found } camels, but should have only { $limit }.
    }
   *[other] In all, { $seat } has { $found ->
        [one] { $found } camel, but should have only { $limit }.
       *[other] { $found } camels, but should have only { $limit }.
    }
}
# $seat; $found, $limit (numbers)
problem-too-few-camels = { $seat ->
    [you] In all, you have { $found ->
        [0] no camels, but should have { $limit }.
        [one] only { $found } camel, but should have { $limit }.
       *[other] only { $found } camels, but should have { $limit }.
    }
   *[other] In all, { $seat } has { $found ->
        [0] no camels, but should have { $limit }.
        [one] only { $found } camel, but should have { $limit }.
       *[other] only { $found } camels, but should have { $limit }.
    }
}
# $found, $limit (numbers)
problem-too-many-palms = There are { $found } palm trees in all, but the game has only { $limit }.
# $found, $limit (numbers)
problem-too-few-palms = { $found ->
    [0] There are no palm trees at all, but the game has { $limit }.
    [one] There is only { $found } palm tree in all, but the game has { $limit }.
   *[other] There are only { $found } palm trees in all, but the game has { $limit }.
}
# $found, $limit (numbers)
problem-too-many-palaces = There are { $found } palaces in all, but the game has only { $limit }.
# $found, $limit (numbers)
problem-too-few-palaces = { $found ->
    [0] There are no palaces at all, but the game has { $limit }.
    [one] There is only { $found } palace in all, but the game has { $limit }.
   *[other] There are only { $found } palaces in all, but the game has { $limit }.
}

## Tiles

# $kind; $value (number): printed on the tile; $found, $limit (numbers)
problem-wrong-tiles = { $found ->
    [0] There are no { WORD($kind, 2) } of value { $value }, but the game has { $limit }.
    [one] There is { $found } { WORD($kind, $found) } of value { $value }, but the game has { $limit }.
   *[other] There are { $found } { WORD($kind, $found) } of value { $value }, but the game has { $limit }.
}

## Cards

# $resource; $found, $limit (numbers)
problem-too-many-resources = { $found ->
    [one] There is { $found } { $resource } card in all, but the game has only { $limit }.
   *[other] There are { $found } { $resource } cards in all, but the game has only { $limit }.
}
# $resource; $found, $limit (numbers)
problem-too-few-resources = { $found ->
    [0] There are no { $resource } cards at all, but the game has { $limit }.
    [one] There is only { $found } { $resource } card in all, but the game has { $limit }.
   *[other] There are only { $found } { $resource } cards in all, but the game has { $limit }.
}
# $card; $found (number)
problem-card-twice = { $found ->
    [2] { $card } is there twice, but the game has only one.
    [one] { $card } is there { $found } time, but the game has only one.
   *[other] { $card } is there { $found } times, but the game has only one.
}

## Players and turn

# $seat; $players (number)
problem-seat-not-playing = { $seat ->
    [you] Something belongs to you, but only { $players } play.
   *[other] Something belongs to { $seat }, but only { $players } play.
}
# $tile: the tile stepped to; $tile2: the tile stepped from
problem-path-jumps = The path goes from { $tile2 } to { $tile }, which is not a neighbour.
# $tile: the tile stepped to; $tile2: the tile stepped from
problem-path-returns = The path goes from { $tile2 } straight back to { $tile }.
# $tile; $tribe
problem-path-without-meeple = The path dropped { WORD($tribe, form: "a") } on { $tile }, but there is none.
# $tile: the start tile
problem-path-start-not-empty = The movement began on { $tile }, but not all of its meeples were taken.
# $tile: where the hand stands
problem-path-without-hand = The movement stands on { $tile } and is not over, but the hand is empty.
