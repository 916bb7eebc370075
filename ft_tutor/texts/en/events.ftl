### What happened. Keys: event-<reason>. Above each sentence stand the facts that it places.

## R2.2 Movement

# $tile: the start tile; $count (number): meeples taken
event-meeples-picked-up = { $count ->
    [one] One meeple picked up from { $tile }.
   *[other] All { $count } meeples picked up from { $tile }.
}
# $tile, $tribe; $step (number): of this movement; $left (number): meeples still in the hand
event-meeple-dropped = { $left ->
    [0] Step { $step }: { WORD($tribe, 1, form: "a") } dropped on { $tile }.
    [one] Step { $step }: { WORD($tribe, 1, form: "a") } dropped on { $tile }. One meeple left.
   *[other] Step { $step }: { WORD($tribe, 1, form: "a") } dropped on { $tile }. { $left } meeples left.
}

## R2.3 Control

# $tile: the final tile; $tribe: the last colour; $count (number): meeples taken
event-meeples-gathered = { $count } { WORD($tribe, $count) } taken from { $tile }.
# $seat, $tile
event-camel-placed = { $tile } is empty and free, so { $seat } places a camel: the tile is theirs.
# $tile
event-control-meeples-remain = Meeples are left on { $tile }, so no camel is placed.
# $tile
event-control-owned = { $tile } already has an owner, and the camel stays.
# $seat, $tile
event-control-no-camel = { $tile } stays free, for { $seat } has no camel left.

## R4 End of the game

# $seat
event-last-round = That was the last camel of { $seat }: this is the last round.
