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
# $card
problem-card-missing = { $card } is nowhere, but takes part in the game.
# $found, $limit (numbers)
problem-row-too-long = A row has { $found } cards face up, but has room for { $limit }.
# $card; $seat: who holds it
problem-used-out-of-time = { $seat ->
    [you] You cannot have used { $card } in this turn.
   *[other] { $seat } cannot have used { $card } in this turn.
}

## Tracks

# $seat; $found, $limit (numbers)
problem-wrong-markers = { $seat ->
    [you] On the tracks you have { $found } of your { $limit } turn markers.
   *[other] On the tracks { $seat } has { $found } turn markers, but should have { $limit }.
}
problem-bid-track-gap = The markers on the bid order track do not stand where they would: side by side, from the first spot on, or after the spots of those who have bid.
problem-zeros-apart = The markers on the zeros of the turn order track do not stand side by side, from the front zero on.
# $seat: who owes the bid
problem-bid-out-of-turn = { $seat ->
    [you] You owe a bid, but have not the first marker on the bid order track.
   *[other] { $seat } owes a bid, but has not the first marker on the bid order track.
}
# $seat: whose turn it is
problem-turn-out-of-turn = { $seat ->
    [you] It is your turn, but the last marker that went back to the bid order track is not yours.
   *[other] It is the turn of { $seat }, but the last marker that went back to the bid order track is another player's.
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
# $seat: whose turn it is
problem-power-in-movement = { $seat ->
    [you] You have begun a movement, and cannot use a djinn before it ends.
   *[other] { $seat } has begun a movement, and cannot use a djinn before it ends.
}
# $seat: whose turn it is
problem-no-movement-made = { $seat ->
    [you] You have made no movement, but owe what follows one.
   *[other] { $seat } has made no movement, but owes what follows one.
}
# $seat: whose turn it is; $tribe: dropped last
problem-hand-not-gathered = { $seat ->
    [you] You dropped { WORD($tribe, form: "a") } last, so the hand should hold at least 2 of that tribe and no others.
   *[other] { $seat } dropped { WORD($tribe, form: "a") } last, so the hand should hold at least 2 of that tribe and no others.
}
# $seat: whose turn it is
problem-hand-left = { $seat ->
    [you] You have meeples in the hand, but the action of their tribe is over.
   *[other] { $seat } has meeples in the hand, but the action of their tribe is over.
}
# $coins (amount of coins)
problem-built-by-nobody = Builders have brought { $coins } in this turn, but none have acted.
problem-turn-left-over = Something of a turn is left, but no turn is being played.

## What is owed

# $seat: who decides next
problem-owed-order = { $seat ->
    [you] What you and others owe cannot be owed at once, or not in this order.
   *[other] What { $seat } and others owe cannot be owed at once, or not in this order.
}
# $seat: who decides
problem-owed-by-another = { $seat ->
    [you] What you owe is not yours to decide now.
   *[other] What { $seat } owes is not for { $seat } to decide now.
}
# $seat: who decides
problem-owed-details = { $seat ->
    [you] What you owe says too much or too little for such a decision.
   *[other] What { $seat } owes says too much or too little for such a decision.
}
# $seat: who decides
problem-asked-by-nothing = { $seat ->
    [you] What you owe is asked for by a card that you do not have, or that has not been used.
   *[other] What { $seat } owes is asked for by a card that { $seat } does not have, or that has not been used.
}
problem-over-but-owed = The game is over, but something is still owed.
problem-over-before-last-round = The game is over, but its last round has not begun.
problem-last-camel-unnoticed = Somebody has no camel left, but the last round has not begun.
problem-no-such-round = Rounds are counted from 1.
