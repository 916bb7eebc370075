### The djinns: why a power may not be used, and what those do that work by themselves.
### Keys: violation-<reason>, event-<reason>. Above each sentence stand the facts that it places.

## When, who and which

# $card; $owed (text): what is waited for
violation-power-not-now = { $owed ->
    [bid] { $card } has to wait: powers are used in your own turn, and this is the bidding.
    [movement] { $card } has to wait: no power works in the middle of a movement.
    [thief] { $card } has to wait: decide about the thief first.
    [give] { $card } has to wait: something must be given up first.
    [claim] { $card } has to wait: take something of what was given up first.
    [place] { $card } has to wait: the palm tree or palace comes first.
    [keep] { $card } has to wait: keep a djinn first.
   *[other] { $card } has to wait: something else has to be decided first.
}
# $card: what was asked for
violation-power-no-djinn = { $card } is no djinn, so there is no power to use.
# $card
violation-power-not-held = { $card } does not lie in front of you.
# $card; $seat: its owner
violation-power-of-another = { $card } lies in front of { $seat }: only the owner can use the power, and only in a turn of their own.
# $card
violation-power-always-works = { $card } works by itself and costs nothing.
# $card
violation-power-in-a-bid = { $card } works in the bidding only: discard the fakirs together with your bid.
# $card
violation-power-when-placing = { $card } is paid at the moment when you place a piece, not before.
# $card
violation-power-used = { $card } has been used in this turn already. Each djinn is paid only once a turn.

## Paying

# $card; $price (text): what it costs; $elders (number), $fakirs (number): what was offered
violation-power-price = { $price ->
    [elder-or-fakir] { $card } costs 1 elder or 1 fakir, and you offer { offer }.
    [elder-and-one-more] { $card } costs 2 elders, or 1 elder and 1 fakir, and you offer { offer }.
   *[fakir] { $card } costs 1 fakir, and you offer { offer }.
}

## Tiles

# $card
violation-power-needs-tile = { $card } acts on a tile. Say which.
# $card; $tile: the tile asked for
violation-power-takes-no-tile = { $card } acts on no tile, so leave { $tile } out.
# $card; $tile: the tile asked for; $seat: whose camel stands there
violation-power-tile-owned = { $card } needs a tile without a camel, and the one on { $tile } belongs to { $seat }.
# $card; $tile: the tile asked for; $palms (number), $palaces (number): on it
violation-power-tile-has-pieces = { $card } needs a tile without palm trees and palaces, and { $tile } has { $palms ->
    [0] { $palaces ->
        [one] { $palaces } palace.
       *[other] { $palaces } palaces.
    }
    [one] { $palaces ->
        [0] { $palms } palm tree.
        [one] { $palms } palm tree and { $palaces } palace.
       *[other] { $palms } palm tree and { $palaces } palaces.
    }
   *[other] { $palaces ->
        [0] { $palms } palm trees.
        [one] { $palms } palm trees and { $palaces } palace.
       *[other] { $palms } palm trees and { $palaces } palaces.
    }
}
# $card; $tile: the tile asked for; $count (number): meeples on it
violation-power-tile-has-meeples = { $count ->
    [one] { $card } needs a tile without meeples, and { $count } stands on { $tile }.
   *[other] { $card } needs a tile without meeples, and { $count } stand on { $tile }.
}
# $card; $tile: the tile asked for
violation-power-tile-empty = { $card } needs a tile with meeples, and { $tile } has none.
# $card; $tile: the tile asked for; $kind: what the power needs
violation-power-wrong-kind = { $kind ->
    [oasis] { $card } needs an Oasis, and { $tile } is not one.
   *[village] { $card } needs a Village, and { $tile } is not one.
}
# $card: the djinn that moves the piece; $tile: the tile asked for; $tile2: where the piece is due
violation-move-not-neighbour = With { $card } the piece goes to a neighbour of { $tile2 }, and { $tile } is not one.
# $card: the djinn that would move the piece
violation-move-unpaid = To place it elsewhere you must pay for { $card }.

## A payment that could have no effect

# $card
violation-power-bag-empty = The bag is empty, so { $card } would place nobody. Keep your payment.
# $card
violation-power-no-camel = { $card } places a camel, and you have none left.
# $card
violation-power-no-cards = There is no resource card left to draw, so { $card } would only give your fakir back.
# $card
violation-power-no-djinns = There is no djinn left to draw, so { $card } would find nobody.
# $card
violation-power-no-builders = { $card } doubles the coins of builders, and none work in this turn so far.
# $card; $tile: the final tile
violation-power-builders-poor = There is no blue tile on { $tile } or around it, so builders earn nothing and { $card } would double nothing.
# $card
violation-power-builders-paid = { $card } must be paid before your builders earn.
# $card
violation-power-no-assassins = { $card } helps assassins, and there are none in your hand.
# $card
violation-power-no-victim = After this payment your assassins would reach nobody, so { $card } would help nothing.

## One of the djinns drawn

# $card: the djinn asked for
violation-keep-not-drawn = { $card } is not among the djinns that were drawn.

## What djinns do by themselves

# $card, $seat; $coins: gained
event-baal-pays = { $seat ->
    [you] You gain { $coins } with { $card }: a djinn was taken.
   *[other] { WORD($seat, form: "start") } gains { $coins } with { $card }: a djinn was taken.
}
# $card, $seat; $coins: gained
event-kandicha-pays = { $seat ->
    [you] You gain { $coins } with { $card }, one for each blue tile where the killed builder stood and around.
   *[other] { WORD($seat, form: "start") } gains { $coins } with { $card }, one for each blue tile where the killed builder stood and around.
}
# $card, $seat; $coins: gained
event-marid-pays = { $seat ->
    [you] You gain { $coins } with { $card }: a meeple was dropped on a tile with your camel.
   *[other] { WORD($seat, form: "start") } gains { $coins } with { $card }: a meeple was dropped on a tile with their camel.
}
# $card, $seat; $coins: gained
event-monkir-pays = { $seat ->
    [you] You gain { $coins } with { $card }: a palace was placed.
   *[other] { WORD($seat, form: "start") } gains { $coins } with { $card }: a palace was placed.
}
# $card, $seat; $coins: gained
event-nekir-pays = { $seat ->
    [you] You gain { $coins } with { $card }: assassins have killed.
   *[other] { WORD($seat, form: "start") } gains { $coins } with { $card }: assassins have killed.
}
# $card, $seat; $coins: gained
event-echidna-pays-again = { $seat ->
    [you] You gain { $coins } more with { $card }, as much as your builders earned.
   *[other] { WORD($seat, form: "start") } gains { $coins } more with { $card }, as much as the builders earned.
}
# $seat, $tile
event-camel-placed-by-power = { $seat ->
    [you] You place a camel on { $tile }: the tile is yours.
   *[other] { WORD($seat, form: "start") } places a camel on { $tile }: the tile is theirs.
}
