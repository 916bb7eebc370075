### What happened. Keys: event-<reason>. Above each sentence stand the facts that it places.

## R2.2 Movement

# $tile: the start tile; $count (number): meeples taken
event-meeples-picked-up = { $count ->
    [1] The only meeple of { $tile } is picked up.
    [2] Both meeples picked up from { $tile }.
    [one] { $count } meeple picked up from { $tile }.
   *[other] All { $count } meeples picked up from { $tile }.
}
# $tile, $tribe; $step (number): of this movement; $left (number): meeples still in the hand
event-meeple-dropped = { $left ->
    [0] Step { $step }: { WORD($tribe, form: "a") } dropped on { $tile }.
    [one] Step { $step }: { WORD($tribe, form: "a") } dropped on { $tile }. { $left } meeple left.
   *[other] Step { $step }: { WORD($tribe, form: "a") } dropped on { $tile }. { $left } meeples left.
}

## R2.3 Control

# $tile: the final tile; $tribe: the last colour; $count (number): meeples taken
event-meeples-gathered = { $count } { WORD($tribe, $count) } taken from { $tile }.
# $seat, $tile
event-camel-placed = { $seat ->
    [you] { $tile } is empty and free, so you place a camel: the tile is yours.
   *[other] { $tile } is empty and free, so { $seat } places a camel: the tile is theirs.
}
# $tile
event-control-meeples-remain = Meeples are left on { $tile }, so no camel is placed.
# $tile
event-control-owned = { $tile } already has an owner, and the camel stays.
# $seat, $tile
event-control-no-camel = { $seat ->
    [you] { $tile } stays free, for you have no camel left.
   *[other] { $tile } stays free, for { $seat } has no camel left.
}

## Bookkeeping, which a log leaves out

# $seat: who decides; $owed (text): what
event-asked = { $owed ->
    [bid] { $seat ->
        [you] You bid next.
       *[other] { WORD($seat, form: "start") } bids next.
    }
    [movement] { $seat ->
        [you] You move next.
       *[other] { WORD($seat, form: "start") } moves next.
    }
    [thief] { $seat ->
        [you] Next you use your thief, or keep it.
       *[other] Next { $seat } uses the thief, or keeps it.
    }
    [give] { $seat ->
        [you] Next you give something up for the thief.
       *[other] Next { $seat } gives something up for the thief.
    }
    [claim] { $seat ->
        [you] Next you take what the thief brings.
       *[other] Next { $seat } takes what the thief brings.
    }
    [place] { $seat ->
        [you] Next you choose where it goes.
       *[other] Next { $seat } places the piece.
    }
    [keep] { $seat ->
        [you] Next you keep one of the djinns that were drawn.
       *[other] Next { $seat } keeps one of the djinns that were drawn.
    }
   *[other] { $seat ->
        [you] You decide next.
       *[other] { WORD($seat, form: "start") } decides next.
    }
}
event-settled = That is settled.

## R1 Bidding

# $seat; $cost: coins, printed on the spot
event-bid-placed = { $seat ->
    [you] You take the spot that costs { $cost }.
   *[other] { WORD($seat, form: "start") } takes the spot that costs { $cost }.
}
# $seat
event-bid-placed-on-zero = { $seat ->
    [you] You bid zero and take the zero next to “1”.
   *[other] { WORD($seat, form: "start") } bids zero and takes the zero next to “1”.
}
# $seat
event-bid-placed-pushing = { $seat ->
    [you] You bid zero, take the zero next to “1” and push the other zeros back.
   *[other] { WORD($seat, form: "start") } bids zero, takes the zero next to “1” and pushes the other zeros back.
}
# $seat; $coins: paid
event-coins-paid = { $seat ->
    [you] You pay { $coins }.
   *[other] { WORD($seat, form: "start") } pays { $coins }.
}

## R2 Turns

# $seat; $place (number): on the bid order track
event-marker-returned = { $seat ->
    [you] Your marker goes to place { $place } of the bid order track.
   *[other] The marker of { $seat } goes to place { $place } of the bid order track.
}
# $seat
event-turn-began = { $seat ->
    [you] Your turn begins.
   *[other] The turn of { $seat } begins.
}
# $seat
event-turn-ended = { $seat ->
    [you] You end the turn.
   *[other] { WORD($seat, form: "start") } ends the turn.
}
# $seat
event-passed-movement = { $seat ->
    [you] You cannot move: no movement is possible anywhere.
   *[other] { WORD($seat, form: "start") } cannot move: no movement is possible anywhere.
}
# $seat
event-passed-kill = { $seat ->
    [you] You have no meeples to act with.
   *[other] { WORD($seat, form: "start") } has no meeples to act with.
}
# $seat
event-passed-tile = { $seat ->
    [you] You leave the tile action out.
   *[other] { WORD($seat, form: "start") } leaves the tile action out.
}
# $seat
event-passed-piece = { $seat ->
    [you] The bank has none left, so you place nothing.
   *[other] The bank has none left, so { $seat } places nothing.
}
# $seat
event-passed-thief = { $seat ->
    [you] You keep the thief for another turn.
   *[other] { WORD($seat, form: "start") } keeps the thief for another turn.
}

## R2.4 Tribe actions

# $seat; $tribe; $count (number)
event-meeples-kept = { $seat ->
    [you] You keep { $count } { WORD($tribe, $count) }.
   *[other] { WORD($seat, form: "start") } keeps { $count } { WORD($tribe, $count) }.
}
# $tribe; $count (number)
event-meeples-returned = { $count ->
    [one] { $count } { WORD($tribe, $count) } goes back to the bag.
   *[other] { $count } { WORD($tribe, $count) } go back to the bag.
}
# $seat; $count (number): cards; $resources: the cards
event-cards-taken = { $seat ->
    [you] You take
   *[other] { WORD($seat, form: "start") } takes
} { $count ->
    [0] no cards.
    [one] { $count } card: { $resources }.
   *[other] { $count } cards: { $resources }.
}
# $seat; $fakirs (number)
event-paid-fakirs = { $seat ->
    [you] You discard
   *[other] { WORD($seat, form: "start") } discards
} { $fakirs ->
    [one] { $fakirs } fakir.
   *[other] { $fakirs } fakirs.
}
# $seat; $elders (number)
event-paid-elders = { $seat ->
    [you] You return
   *[other] { WORD($seat, form: "start") } returns
} { $elders ->
    [one] { $elders } elder to the bag.
   *[other] { $elders } elders to the bag.
}
# $seat; $elders (number); $fakirs (number)
event-paid-both = { $seat ->
    [you] You return
   *[other] { WORD($seat, form: "start") } returns
} { $elders ->
    [one] { $elders } elder
   *[other] { $elders } elders
} to the bag and { $seat ->
    [you] discard
   *[other] discards
} { $fakirs ->
    [one] { $fakirs } fakir.
   *[other] { $fakirs } fakirs.
}
# $seat; $coins: gained; $blue (number): blue tiles; $builders (number); $fakirs (number)
event-built = { $coins } for { $seat }: { $blue ->
    [one] { $blue } blue tile
   *[other] { $blue } blue tiles
} × { workers }.
# $seat; $coins: gained; $times (number): by how much; $blue (number): blue tiles; $builders (number); $fakirs (number)
event-built-multiplied = { $coins } for { $seat }: { $times } × { $blue ->
    [one] { $blue } blue tile
   *[other] { $blue } blue tiles
} × { workers }.

# $builders (number); $fakirs (number)
workers = { $fakirs ->
    [0] { $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    }
    [one] ({ $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    } + { $fakirs } fakir)
   *[other] ({ $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    } + { $fakirs } fakirs)
}
# $seat: the killer; $tribe: the victim; $tile: where; $kept (number): victims that go to the killer
event-killed-on-tile = { $seat ->
    [you] Your assassins kill { WORD($tribe, form: "a") } on { $tile }{ $kept ->
        [0] .
       *[other] , and you keep it.
    }
   *[other] The assassins of { $seat } kill { WORD($tribe, form: "a") } on { $tile }{ $kept ->
        [0] .
       *[other] , and { $seat } keeps it.
    }
}
# $seat: the killer; $tribes: the victims, $tribe the first; $count (number) of them, of $kinds (number)
# tribes; $tile: where; $kept (number): victims that go to the killer
event-killed-two-on-tile = { $seat ->
    [you] Your assassins
   *[other] The assassins of { $seat }
} kill { $kinds ->
    [one] { $count } { WORD($tribe, 2) }
   *[other] { WORD($tribes, form: "a") }
} on { $tile }{ $kept ->
    [0] .
    [1] . One of them goes in front of { $seat }.
   *[other] . Both go in front of { $seat }.
}
# $seat: the victim's owner; $seat2: the killer; $tribe: the victim; $kept (number): victims that
# go to the killer
event-killed-of-player = { $seat2 ->
    [you] Your assassins kill { WORD($tribe, form: "a") } in front of { $seat }{ $kept ->
        [0] .
       *[other] , and you keep it.
    }
   *[other] The assassins of { $seat2 } kill { WORD($tribe, form: "a") } in front of { $seat }{ $kept ->
        [0] .
       *[other] , and { $seat2 } keeps it.
    }
}
# $seat: the victims' owner; $seat2: the killer; $tribes: the victims, $tribe the first; $count (number)
# of them, of $kinds (number) tribes; $kept (number): victims that go to the killer
event-killed-two-of-player = { $seat2 ->
    [you] Your assassins
   *[other] The assassins of { $seat2 }
} kill { $kinds ->
    [one] { $count } { WORD($tribe, 2) }
   *[other] { WORD($tribes, form: "a") }
} in front of { $seat }{ $kept ->
    [0] .
   *[other] . Both go in front of { $seat2 }.
}
# $tile; $count (number): meeples
event-meeples-placed = { $count ->
    [one] { $count } meeple from the bag comes to { $tile }.
   *[other] { $count } meeples from the bag come to { $tile }.
}

## R2.5 Tile actions

# $seat, $tile
event-palm-placed = { $seat ->
    [you] You place a palm tree on { $tile }.
   *[other] { WORD($seat, form: "start") } places a palm tree on { $tile }.
}
# $seat, $tile
event-palace-placed = { $seat ->
    [you] You place a palace on { $tile }.
   *[other] { WORD($seat, form: "start") } places a palace on { $tile }.
}
# $seat, $card
event-djinn-taken = { $seat ->
    [you] You take the djinn { $card }.
   *[other] { WORD($seat, form: "start") } takes the djinn { $card }.
}
# $seat, $card
event-thief-taken = { $seat ->
    [you] You take the thief { $card }.
   *[other] { WORD($seat, form: "start") } takes the thief { $card }.
}

## R2.6 Sale

# $seat; $count (number): goods; $resources: the goods; $coins: the price
event-sold = { $seat ->
    [you] You sell
   *[other] { WORD($seat, form: "start") } sells
} { $count ->
    [one] { $count } good
   *[other] { $count } different goods
} for { $coins }: { $resources }.

## Djinns

# $seat, $card; $coins: gained
event-coins-gained = { $seat ->
    [you] You gain { $coins } with { $card }.
   *[other] { WORD($seat, form: "start") } gains { $coins } with { $card }.
}
# $seat, $card
event-card-used = { $seat ->
    [you] You use { $card }.
   *[other] { WORD($seat, form: "start") } uses { $card }.
}
# $seat, $card: the djinn that allows it
event-card-drawn = { $seat ->
    [you] With { $card }, you take the top card of the resource pile.
   *[other] With { $card }, { $seat } takes the top card of the resource pile.
}
# $seat; $card: the djinn that allows it; $count (number): djinns
event-djinns-drawn = { $seat ->
    [you] With { $card }, you draw { $count ->
        [1] the only djinn there is.
        [one] { $count } djinn, to keep one of them.
       *[other] { $count } djinns, to keep one of them.
    }
   *[other] With { $card }, { $seat } draws { $count ->
        [1] the only djinn there is.
        [one] { $count } djinn, to keep one of them.
       *[other] { $count } djinns, to keep one of them.
    }
}
# $seat, $card
event-drawn-djinn-kept = { $seat ->
    [you] You keep the djinn { $card }.
   *[other] { WORD($seat, form: "start") } keeps the djinn { $card }.
}

## Thieves

# $seat, $card
event-thief-used = { $seat ->
    [you] You reveal the thief { $card }.
   *[other] { WORD($seat, form: "start") } reveals the thief { $card }.
}
# $seat; $count (number): cards; $resources: the cards
event-given-up-resources = { $seat ->
    [you] You give up
   *[other] { WORD($seat, form: "start") } gives up
} { $count ->
    [one] { $count } card: { $resources }.
   *[other] { $count } cards: { $resources }.
}
# $seat
event-given-up-vizier = { $seat ->
    [you] You give up a vizier.
   *[other] { WORD($seat, form: "start") } gives up a vizier.
}
# $seat, $card
event-given-up-djinn = { $seat ->
    [you] You give up the djinn { $card }.
   *[other] { WORD($seat, form: "start") } gives up the djinn { $card }.
}
# $seat, $tile
event-given-up-camel = { $seat ->
    [you] You take your camel back from { $tile }: the tile is free.
   *[other] { WORD($seat, form: "start") } takes the camel back from { $tile }: the tile is free.
}
# $seat, $tile; $what (text): palm or palace
event-given-up-piece = { $seat ->
    [you] You give up
   *[other] { WORD($seat, form: "start") } gives up
} { $what ->
    [palm] a palm tree from { $tile }.
   *[palace] a palace from { $tile }.
}
# $seat; $count (number): cards; $resources: the cards
event-claimed-resources = { $seat ->
    [you] You take
   *[other] { WORD($seat, form: "start") } takes
} { $count ->
    [one] { $count } of the cards given up: { $resources }.
   *[other] { $count } of the cards given up: { $resources }.
}
# $seat
event-claimed-vizier = { $seat ->
    [you] You take one of the viziers given up.
   *[other] { WORD($seat, form: "start") } takes one of the viziers given up.
}
# $seat, $card
event-claimed-djinn = { $seat ->
    [you] Of the djinns given up, you take { $card }.
   *[other] Of the djinns given up, { $seat } takes { $card }.
}

## R3 Clean-up

# $round (number)
event-round-ended = Round { $round } is over.
# $round (number)
event-round-began = Round { $round } begins.
# $count (number): cards
event-row-refilled = { $count ->
    [one] { $count } resource card joins the row.
   *[other] { $count } resource cards join the row.
}
# $count (number): cards
event-reshuffled = { $count ->
    [1] The resource pile is empty: the only discarded card becomes the new pile.
    [one] The resource pile is empty: the { $count } discarded card is shuffled into a new one.
   *[other] The resource pile is empty: the { $count } discarded cards are shuffled into a new one.
}
# $count (number): djinns; $cards: the djinns
event-djinns-dealt = { $count ->
    [one] { $count } djinn joins the row: { $cards }.
   *[other] { $count } djinns join the row: { $cards }.
}
# $count (number): djinns
event-djinns-reshuffled = { $count ->
    [1] The pile of djinns runs out: the only discarded djinn is put beneath it.
    [one] The pile of djinns runs out: { $count } discarded djinn is shuffled and put beneath it.
   *[other] The pile of djinns runs out: { $count } discarded djinns are shuffled and put beneath it.
}
# $card
event-thief-turned-up = The thief { $card } is turned up.

## R4 End of the game

# $seat
event-last-round = { $seat ->
    [you] That was your last camel: this is the last round.
   *[other] That was the last camel of { $seat }: this is the last round.
}
# $seat
event-last-round-no-movement = { $seat ->
    [you] You find no movement possible anywhere: this is the last round.
   *[other] { WORD($seat, form: "start") } finds no movement possible anywhere: this is the last round.
}
event-game-ended = The last round is over, and so is the game.
event-game-ended-no-movement = No movement is left on the board: the game is over.
