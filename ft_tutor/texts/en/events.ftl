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

## Bookkeeping, which a log leaves out

# $seat: who decides; $owed (text): what
event-asked = { $owed ->
    [bid] { WORD($seat, 1, form: "start") } bids next.
   *[other] { WORD($seat, 1, form: "start") } decides next.
}
event-settled = That is settled.

## R1 Bidding

# $seat; $cost (number): printed on the spot
event-bid-placed = { WORD($seat, 1, form: "start") } takes the spot { $cost }.
# $seat; $cost (number): zero
event-bid-placed-on-zero = { WORD($seat, 1, form: "start") } bids { $cost }, takes the zero next to “1” and pushes the other zeros back.
# $seat; $coins: paid
event-coins-paid = { WORD($seat, 1, form: "start") } pays { $coins }.

## R2 Turns

# $seat; $place (number): on the bid order track
event-marker-returned = The marker of { $seat } goes to place { $place } of the bid order track.
# $seat
event-turn-began = The turn of { $seat } begins.
# $seat
event-turn-ended = { WORD($seat, 1, form: "start") } ends the turn.
# $seat
event-passed-movement = { WORD($seat, 1, form: "start") } cannot move: no movement is possible anywhere.
# $seat
event-passed-kill = { WORD($seat, 1, form: "start") } has no meeples to act with.
# $seat
event-passed-tile = { WORD($seat, 1, form: "start") } leaves the tile action out.
# $seat
event-passed-piece = The bank has none left, so { $seat } places nothing.
# $seat
event-passed-thief = { WORD($seat, 1, form: "start") } keeps the thief for another turn.

## R2.4 Tribe actions

# $seat; $tribe; $count (number)
event-meeples-kept = { WORD($seat, 1, form: "start") } keeps { $count } { WORD($tribe, $count) }.
# $tribe; $count (number)
event-meeples-returned = { $count } { WORD($tribe, $count) } { $count ->
    [one] goes
   *[other] go
} back to the bag.
# $seat; $count (number): cards; $resources: the cards
event-cards-taken = { WORD($seat, 1, form: "start") } takes { $count ->
    [one] one card
   *[other] { $count } cards
}: { $resources }.
# $seat; $fakirs (number)
event-paid-fakirs = { WORD($seat, 1, form: "start") } discards { $fakirs ->
    [one] one fakir.
   *[other] { $fakirs } fakirs.
}
# $seat; $elders (number)
event-paid-elders = { WORD($seat, 1, form: "start") } returns { $elders ->
    [one] one elder
   *[other] { $elders } elders
} to the bag.
# $seat; $elders (number); $fakirs (number)
event-paid-both = { WORD($seat, 1, form: "start") } returns { $elders ->
    [one] one elder
   *[other] { $elders } elders
} to the bag and discards { $fakirs ->
    [one] one fakir.
   *[other] { $fakirs } fakirs.
}
# $seat; $coins: gained; $blue (number): blue tiles; $builders (number); $fakirs (number)
event-built = { $coins } for { $seat }: { $blue } blue { $blue ->
    [one] tile
   *[other] tiles
} × { $fakirs ->
    [0] { $builders } { $builders ->
        [one] builder
       *[other] builders
    }
   *[other] ({ $builders } { $builders ->
        [one] builder
       *[other] builders
    } + { $fakirs } { $fakirs ->
        [one] fakir
       *[other] fakirs
    })
}.
# $seat; $coins: gained; $times (number): by how much; $blue (number): blue tiles; $builders (number); $fakirs (number)
event-built-multiplied = { $coins } for { $seat }: { $times } × { $blue } blue { $blue ->
    [one] tile
   *[other] tiles
} × { $fakirs ->
    [0] { $builders } { $builders ->
        [one] builder
       *[other] builders
    }
   *[other] ({ $builders } { $builders ->
        [one] builder
       *[other] builders
    } + { $fakirs } { $fakirs ->
        [one] fakir
       *[other] fakirs
    })
}.
# $seat: the killer; $tribe: the victim; $tile: where; $kept (number): victims that go to the killer
event-killed-on-tile = Assassins of { $seat } kill { WORD($tribe, 1, form: "a") } on { $tile }{ $kept ->
    [0] .
   *[other] , and { $seat } keeps it.
}
# $seat: the killer; $tribes: the victims; $tile: where; $kept (number): victims that go to the killer
event-killed-two-on-tile = Assassins of { $seat } kill two meeples on { $tile }: { $tribes }{ $kept ->
    [0] .
    [one] . One of them goes in front of { $seat }.
   *[other] . Both go in front of { $seat }.
}
# $seat: the victim's owner; $seat2: the killer; $tribe: the victim; $kept (number): victims that go to the killer
event-killed-of-player = Assassins of { $seat2 } kill { WORD($tribe, 1, form: "a") } in front of { $seat }{ $kept ->
    [0] .
   *[other] , and { $seat2 } keeps it.
}
# $seat: the victims' owner; $seat2: the killer; $tribes: the victims; $kept (number): victims that
# go to the killer
event-killed-two-of-player = Assassins of { $seat2 } kill two meeples in front of { $seat }: { $tribes }{ $kept ->
    [0] .
   *[other] . Both go in front of { $seat2 }.
}
# $tile; $count (number): meeples
event-meeples-placed = { $count ->
    [one] One meeple from the bag comes
   *[other] { $count } meeples from the bag come
} to { $tile }.

## R2.5 Tile actions

# $seat, $tile
event-palm-placed = { WORD($seat, 1, form: "start") } places a palm on { $tile }.
# $seat, $tile
event-palace-placed = { WORD($seat, 1, form: "start") } places a palace on { $tile }.
# $seat, $card
event-djinn-taken = { WORD($seat, 1, form: "start") } takes { $card }.
# $seat, $card
event-thief-taken = { WORD($seat, 1, form: "start") } takes the thief { $card }.

## R2.6 Sale

# $seat; $count (number): goods; $resources: the goods; $coins: the price
event-sold = { WORD($seat, 1, form: "start") } sells { $count ->
    [one] one good
   *[other] a set of { $count }
} for { $coins }: { $resources }.

## Djinns

# $seat, $card; $coins: gained
event-coins-gained = { $card } brings { $seat } { $coins }.
# $seat, $card
event-card-used = { WORD($seat, 1, form: "start") } uses { $card }.
# $seat, $card: the djinn that allows it
event-card-drawn = With { $card }, { $seat } takes the top card of the resource pile.
# $seat; $card: the djinn that allows it; $count (number): djinns
event-djinns-drawn = With { $card }, { $seat } draws { $count ->
    [one] one djinn and keeps it.
   *[other] { $count } djinns and keeps one of them.
}
# $seat, $card
event-drawn-djinn-kept = { WORD($seat, 1, form: "start") } keeps { $card }.

## Thieves

# $seat, $card
event-thief-used = { WORD($seat, 1, form: "start") } reveals the thief { $card }.
# $seat; $count (number): cards; $resources: the cards
event-given-up-resources = { WORD($seat, 1, form: "start") } gives up { $count ->
    [one] one card
   *[other] { $count } cards
}: { $resources }.
# $seat
event-given-up-vizier = { WORD($seat, 1, form: "start") } gives up a vizier.
# $seat, $card
event-given-up-djinn = { WORD($seat, 1, form: "start") } gives up { $card }.
# $seat, $tile
event-given-up-camel = { WORD($seat, 1, form: "start") } takes the camel back from { $tile }: the tile is free.
# $seat, $tile; $what (text): palm or palace
event-given-up-piece = { WORD($seat, 1, form: "start") } gives up { $what ->
    [palm] a palm
   *[other] a palace
} from { $tile }.
# $seat; $count (number): cards; $resources: the cards
event-claimed-resources = { WORD($seat, 1, form: "start") } claims { $count ->
    [one] one card
   *[other] { $count } cards
}: { $resources }.
# $seat
event-claimed-vizier = { WORD($seat, 1, form: "start") } claims a vizier.
# $seat, $card
event-claimed-djinn = { WORD($seat, 1, form: "start") } claims { $card }.
# $count (number): things
event-rest-returned = Nobody claims the rest: { $count ->
    [one] one thing goes
   *[other] { $count } things go
} back to bag, discard or bank.

## R3 Clean-up

# $round (number)
event-round-ended = Round { $round } is over.
# $round (number)
event-round-began = Round { $round } begins.
# $count (number): cards
event-row-refilled = { $count ->
    [one] One resource card joins
   *[other] { $count } resource cards join
} the row.
# $count (number): cards
event-reshuffled = The resource pile is empty: { $count ->
    [one] one discarded card becomes the new pile.
   *[other] { $count } discarded cards are shuffled into a new one.
}
# $count (number): djinns; $cards: the djinns
event-djinns-dealt = { $count ->
    [one] One djinn joins
   *[other] { $count } djinns join
} the row: { $cards }.
# $count (number): djinns
event-djinns-reshuffled = The pile of djinns runs out: { $count ->
    [one] one discarded djinn becomes the new pile.
   *[other] { $count } discarded djinns are shuffled into a new one.
}
# $card
event-thief-turned-up = The thief { $card } is turned up.

## R4 End of the game

# $seat
event-last-round = That was the last camel of { $seat }: this is the last round.
# $seat
event-last-round-no-movement = { WORD($seat, 1, form: "start") } finds no movement possible anywhere: this is the last round.
event-game-ended = The last round is over, and so is the game.
event-game-ended-no-movement = No movement is left on the board: the game is over.
