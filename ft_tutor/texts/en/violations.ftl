### Why an action is not allowed: what is wrong and, where it fits, what would be right.
### Keys: violation-<reason>. Above each sentence stand the facts that it places.

## Any action

# $owed (text): what is waited for
violation-not-now = Not now: { $owed ->
    [movement] the movement comes first.
   *[other] something else has to be decided first.
}
violation-nothing-owed = Nothing is left to decide here: this turn is complete.
violation-game-over = The game is over, so nothing can be played any more.
violation-unknown-action = The game knows no such action.

## R2.2 Picking up

# $tile: the empty tile
violation-pick-empty-tile = { $tile } is empty. Start on a tile that holds meeples.
# $left (number): meeples in the hand
violation-pick-already = You are already moving. { $left ->
    [0] Every meeple of this movement has been dropped.
    [one] Drop the meeple in your hand first.
   *[other] Drop the { $left } meeples in your hand first.
}
# $tile: the start tile; $count (number): meeples on it
violation-pick-dead-end = Nothing can start from { $tile }: { $count ->
    [one] its only meeple cannot reach a tile that holds its colour.
   *[other] its { $count } meeples cannot reach a tile where the last one meets its colour.
}

## R2.2 Dropping

violation-drop-no-hand = Your hand is empty. Pick up all meeples of a tile first.
# $tribe: the colour asked for
violation-drop-not-in-hand = You have no { WORD($tribe, 2) } in your hand. Drop a meeple that you carry.
# $tile: where the hand stands
violation-drop-same-tile = You already stand on { $tile }. Step to a neighbouring tile before you drop a meeple.
# $tile: the tile asked for; $tile2: where the hand stands
violation-drop-diagonal = From { $tile2 } to { $tile } is a diagonal step. Go up, down, left or right.
# $tile: the tile asked for; $tile2: where the hand stands; $distance (number): steps between them
violation-drop-too-far = { $tile } is { $distance } steps from { $tile2 }. Take one step at a time and drop a meeple on each tile.
# $tile: the tile asked for
violation-drop-no-return = You just came from { $tile }. A meeple may not step straight back.
# $tile: the tile asked for; $tribe: the last meeple's tribe
violation-drop-last-no-match = There are no { WORD($tribe, 2) } on { $tile }. Your last meeple must land on a tile that already holds its colour.
# $tile: the tile asked for; $tribe: the last meeple's tribe
violation-drop-last-empty = { $tile } is empty. Your last meeple must land on a tile that already holds { WORD($tribe, 2) }.
# $tile: the tile asked for; $tribe: the meeple dropped; $left (number): meeples left after it
violation-drop-dead-end = A dead end: with { WORD($tribe, 1, form: "a") } dropped on { $tile }, { $left ->
    [one] the meeple left could not end on its own colour.
   *[other] the { $left } meeples left could not end on a tile where the last one meets its colour.
}
