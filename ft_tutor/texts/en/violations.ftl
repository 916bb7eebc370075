### Why an action is not allowed: what is wrong and, where it fits, what would be right.
### Keys: violation-<reason>. Above each sentence stand the facts that it places.
### Whoever tries the action is “you”.

## Any action

# $owed (text): what is waited for
violation-not-now = { $owed ->
    [bid] Not now: the bid comes first.
    [movement] Not now: the movement comes first.
    [tribe] Not now: the meeples in the hand act first.
    [thief] Not now: decide about the thief first.
    [give] Not now: something must be given up first.
    [claim] Not now: take something of what was given up first.
    [tile] Not now: the tile action comes first.
    [place] Not now: the palm tree or palace comes first.
    [keep] Not now: keep a djinn first.
    [end] Not now: what is left of the turn is to sell, to use djinns, and to end it.
   *[other] Not now: something else has to be decided first.
}
violation-nothing-owed = Nothing is left to decide here: this turn is complete.
violation-game-over = The game is over, so nothing can be played any more.
violation-unknown-action = The game knows no such action.
# $seat: who would have to act; $players (number)
violation-not-playing = { $seat ->
    [you] It is your turn, but only { $players } play.
   *[other] It is the turn of { $seat }, but only { $players } play.
}
# $seat: whose things were pressed
violation-press-of-another = That belongs to { $seat }: use what lies in front of you.
# $first (number): cards offered
violation-press-not-offered = This market offers the first { $first } cards of the row, and this card lies further down.

## R2.2 Picking up

# $tile: the empty tile
violation-pick-empty-tile = { $tile } is empty. Start on a tile that holds meeples.
# $left (number): meeples in the hand
violation-pick-already = { $left ->
    [0] You are already moving. Every meeple of this movement has been dropped.
    [1] You are already moving. Drop the meeple in your hand first.
    [one] You are already moving. Drop the { $left } meeple in your hand first.
   *[other] You are already moving. Drop the { $left } meeples in your hand first.
}
# $tile: the start tile; $count (number): meeples on it
violation-pick-dead-end = { $count ->
    [1] Nothing can start from { $tile }: its only meeple cannot reach a tile that holds its colour.
    [one] Nothing can start from { $tile }: its { $count } meeple cannot reach a tile where the last one meets its colour.
   *[other] Nothing can start from { $tile }: its { $count } meeples cannot reach a tile where the last one meets its colour.
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
violation-drop-too-far = { $distance ->
    [one] { $tile } is { $distance } step from { $tile2 }. Take them one at a time and drop a meeple on each tile.
   *[other] { $tile } is { $distance } steps from { $tile2 }. Take them one at a time and drop a meeple on each tile.
}
# $tile: the tile asked for
violation-drop-no-return = You just came from { $tile }. A meeple may not step straight back.
# $tile: the tile asked for; $tribe: the last meeple's tribe
violation-drop-last-no-match = There are no { WORD($tribe, 2) } on { $tile }. Your last meeple must land on a tile that already holds its colour.
# $tile: the tile asked for; $tribe: the last meeple's tribe
violation-drop-last-empty = { $tile } is empty. Your last meeple must land on a tile that already holds { WORD($tribe, 2) }.
# $tile: the tile asked for; $tribe: the meeple dropped; $left (number): meeples left after it
violation-drop-dead-end = { $left ->
    [1] With { WORD($tribe, form: "a") } dropped on { $tile }, the meeple left could not end on its own colour.
    [one] With { WORD($tribe, form: "a") } dropped on { $tile }, the { $left } meeple left could not end on a tile where the last one meets its colour.
   *[other] With { WORD($tribe, form: "a") } dropped on { $tile }, the { $left } meeples left could not end on a tile where the last one meets its colour.
}

## Fakirs and elders

# $elders (number), $fakirs (number): what is offered as a payment
offer = { $elders ->
    [0] { $fakirs ->
        [0] nothing
        [one] { $fakirs } fakir
       *[other] { $fakirs } fakirs
    }
    [one] { $fakirs ->
        [0] { $elders } elder alone
        [one] { $elders } elder and { $fakirs } fakir
       *[other] { $elders } elder and { $fakirs } fakirs
    }
   *[other] { $fakirs ->
        [0] { $elders } elders alone
        [one] { $elders } elders and { $fakirs } fakir
       *[other] { $elders } elders and { $fakirs } fakirs
    }
}
# $fakirs (number): fakirs in the hand; $wanted (number): fakirs asked for
violation-too-few-fakirs = { $wanted ->
    [one] That takes { $wanted } fakir
   *[other] That takes { $wanted } fakirs
}, and you have { $fakirs ->
    [0] none.
   *[other] only { $fakirs }.
}
# $elders (number): elders in front of the player; $wanted (number): elders asked for
violation-too-few-elders = { $wanted ->
    [one] That takes { $wanted } elder
   *[other] That takes { $wanted } elders
}, and you have { $elders ->
    [0] none in front of you.
   *[other] only { $elders } in front of you.
}

## R1 Bidding

violation-bid-no-marker = The next marker on the bid order track is not yours.
# $count (number): spots of the track
violation-bid-no-such-spot = { $count ->
    [one] The turn order track has no such spot. It has { $count } spot in all.
   *[other] The turn order track has no such spot. It has { $count } spots in all.
}
violation-bid-back-zero = A bid of zero takes the spot next to “1” and pushes the other zeros back. You cannot choose a zero further back.
violation-bid-zeros-full = 3 markers are on zeros already. This one must take a spot with a price.
# $cost: coins, printed on the spot; $seat: whose marker is there
violation-bid-spot-taken = { $seat ->
    [you] The spot that costs { $cost } is taken by your own marker.
   *[other] The spot that costs { $cost } is taken by { $seat }.
}
# $card: the djinn
violation-bid-needs-djinn = Fakirs make a bid cheaper only for the owner of { $card }.
# $fakirs (number): fakirs to discard; $most (number): fakirs that could help
violation-bid-fakirs = { $most ->
    [0] You have no fakir that can make this bid cheaper.
   *[other] Only { $most } of your fakirs can make this bid cheaper, not { $fakirs }.
}
# $coins: what the bidder has; $coins2: what the spot costs
violation-bid-too-poor = { $coins ->
    [0] This bid costs { $coins2 }, and you have none.
   *[other] This bid costs { $coins2 }, and you have only { $coins }.
}

## R2 Leaving something out

violation-pass-movement = You must move: there is still a movement that works.
violation-pass-no-turn = No movement is possible here, and there is no turn to go on with.
# $tribe: the meeples in the hand
violation-pass-tribe = The { WORD($tribe, 2) } in your hand must act before you go on.
violation-pass-kill = You must kill: there is a target in reach without any fakir.
# $tile: the final tile; $piece (text): palm or palace
violation-pass-piece = { $piece ->
    [palm] A palm tree must be placed on { $tile }.
   *[palace] A palace must be placed on { $tile }.
}

## R2.4 Tribe actions

violation-tribe-no-hand = Your hand is empty: there are no meeples that could act.
# $tribe: the meeples in the hand
violation-tribe-other-action = You hold { WORD($tribe, 2) }, and that is not what they do.
# $tribe: the meeples in the hand
violation-kill-no-assassins = You hold { WORD($tribe, 2) }. Only assassins kill.
violation-kill-one-target = Choose one target: a single tile, or a single opponent.
violation-kill-own = Your assassins do not kill what stands in front of you. Choose an opponent or a tile.
# $seat: the seat named
violation-kill-not-playing = { $seat ->
    [you] You do not play in this game.
   *[other] There is no { $seat } in this game.
}
# $card: the djinn that protects; $seat: whose it is
violation-kill-protected = { $card } protects the viziers and elders in front of { $seat } from assassins.
# $tribe: the victim asked for; $tile: where; $found (number): of them there
violation-kill-not-on-tile = { $found ->
    [0] There is no { WORD($tribe, 1) } on { $tile }.
    [one] There is only { $found } { WORD($tribe, $found) } on { $tile }.
   *[other] There are only { $found } { WORD($tribe, $found) } on { $tile }.
}
# $tribe: the victim asked for; $seat: in front of whom; $found (number): of them there
violation-kill-not-on-player = { $found ->
    [0] There is no { WORD($tribe, 1) } in front of { $seat } to kill.
    [one] There is only { $found } { WORD($tribe, $found) } in front of { $seat } to kill.
   *[other] There are only { $found } { WORD($tribe, $found) } in front of { $seat } to kill.
}
# $found (number): victims named; $limit (number): victims to name
violation-kill-number = { $limit ->
    [0] Your assassins kill nobody where nobody stands.
    [one] Your assassins kill exactly { $limit } meeple here, not { $found }.
   *[other] Your assassins kill exactly { $limit } meeples here, not { $found }.
}
# $tile: the target; $tile2: the final tile; $distance (number): steps between; $reach (number): steps that the assassins reach
violation-kill-too-far = { $distance ->
    [one] { $tile } is { $distance } step from { $tile2 }, and your assassins reach only { $reach }.
   *[other] { $tile } is { $distance } steps from { $tile2 }, and your assassins reach only { $reach }.
}

## R2.5 Tile actions

# $tile: the tile
violation-place-nothing-due = Neither a palm tree nor a palace is due on { $tile }.
# $piece (text): palm or palace
violation-place-none-left = { $piece ->
    [palm] There is no palm tree left in the bank.
   *[palace] There is no palace left in the bank.
}
# $tile: where the piece is due; $tile2: the tile asked for; $card: the djinn that moves it
violation-place-elsewhere = It must be placed on { $tile }, not on { $tile2 }. Only the owner of { $card } may move it to a neighbouring tile.
# $tile: where the piece is due
violation-place-payment-wasted = Placing on { $tile } costs nothing: keep your payment.
violation-buy-no-market = Cards are bought at a market only.
violation-buy-empty-row = There is no card left in the row to buy.
# $coins: what the buyer has; $coins2: the price
violation-buy-too-poor = { $coins ->
    [0] This market asks for { $coins2 }, and you have none.
   *[other] This market asks for { $coins2 }, and you have only { $coins }.
}
# $found (number): cards named; $limit (number): cards sold
violation-buy-number = { $limit ->
    [one] This market sells exactly { $limit } card, not { $found }.
   *[other] This market sells exactly { $limit } cards, not { $found }.
}
# $resource: the card; $found (number): of it among them; $first (number): cards offered
violation-buy-not-offered = { $found ->
    [0] There is no { $resource } card among those that this market offers, the first { $first } of the row.
   *[other] There is no second { $resource } card among those that this market offers, the first { $first } of the row.
}
violation-take-no-sacred-place = Djinns and thieves are bought at a Sacred Place only.
# $card: the card asked for
violation-take-not-face-up = { $card } is not among the cards that lie face up.
# $elders (number), $fakirs (number): what was offered
violation-take-price = A card costs 2 elders, or 1 elder and 1 fakir; you offered { offer }.

## R2.6 Sale

violation-sell-nothing = Choose at least one good to sell.
# $resource: the fakir
violation-sell-fakir = A { $resource } is not a good, and cannot be sold.
# $resource: the good named twice
violation-sell-same-twice = A set holds different goods, and { $resource } is in it twice. Sell the second one in another set.
# $resource: the good
violation-sell-not-held = You have no { $resource } to sell.
