### What is impossible about a position. Keys: problem-<reason>.
### Above each sentence stand the facts that it places.

## Pieces

# $tribe; $found, $limit (numbers)
problem-too-many-meeples = There are { $found } { WORD($tribe, $found) } in all, but the game has only { $limit }.
# $tribe; $found, $limit (numbers)
problem-too-few-meeples = There { $found ->
    [one] is only one { WORD($tribe, 1) }
   *[other] are only { $found } { WORD($tribe, $found) }
} in all, but the game has { $limit }.
# $seat; $found, $limit (numbers)
problem-too-many-camels = The camels of { $seat } number { $found }, but there are only { $limit }.
# $seat; $found, $limit (numbers)
problem-too-few-camels = The camels of { $seat } number only { $found }, but there are { $limit }.
# $found, $limit (numbers)
problem-too-many-palms = There are { $found } palm trees in all, but the game has only { $limit }.
# $found, $limit (numbers)
problem-too-few-palms = There are only { $found } palm trees in all, but the game has { $limit }.
# $found, $limit (numbers)
problem-too-many-palaces = There are { $found } palaces in all, but the game has only { $limit }.
# $found, $limit (numbers)
problem-too-few-palaces = There are only { $found } palaces in all, but the game has { $limit }.
# $seat; $found, $limit (numbers)
problem-too-many-markers = The turn markers of { $seat } number { $found }, but there are only { $limit }.
# $found (text or number)
problem-negative = A number of pieces is { $found }, but it cannot be less than zero.

## Tiles

# $kind; $value (number): printed on the tile; $found, $limit (numbers)
problem-wrong-tiles = There { $found ->
    [one] is one { WORD($kind, 1) }
   *[other] are { $found } { WORD($kind, $found) }
} of value { $value }, but the game has { $limit }.
# $found, $limit (numbers)
problem-wrong-tile-count = The board has { $found } tiles instead of { $limit }.

## Cards

# $resource; $found, $limit (numbers)
problem-too-many-resources = Cards of { WORD($resource, 2) } number { $found }, but the game has only { $limit }.
# $resource; $found, $limit (numbers)
problem-too-few-resources = Cards of { WORD($resource, 2) } number only { $found }, but the game has { $limit }.
# $card
problem-djinn-twice = The djinn { $card } is there twice, but the game has only one.
# $card
problem-thief-twice = The thief { $card } is there twice, but the game has only one.
# $card
problem-unknown-card = The game has no card named { $card }.

## Players and turn

# $players (number)
problem-wrong-player-count = { $players ->
    [one] There is only one player; the game is for 2 to 4.
   *[other] There are { $players } players; the game is for 2 to 4.
}
# $seat; $players (number)
problem-seat-not-playing = Something belongs to { $seat }, but only { $players } play.
# $tile: where the path goes wrong
problem-path-broken = The path breaks a rule of movement at { $tile }.
