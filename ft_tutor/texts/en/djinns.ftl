### The djinns: why a power may not be used, and what those do that work by themselves.
### Keys: violation-<reason>, event-<reason>. Above each sentence stand the facts that it places.

## When, who and which

# $card; $owed (text): what is waited for
violation-power-not-now = { $card } has to wait: { $owed ->
    [bid] powers are used in your own turn, and this is the bidding.
    [movement] no power works in the middle of a movement.
    [thief] the thief comes first.
    [give] something must be given up first.
    [claim] the claim comes first.
    [place] the palm or palace comes first.
    [keep] keep a djinn first.
   *[other] something else has to be decided first.
}
# $card: what was asked for
violation-power-no-djinn = { $card } is no djinn, so there is no power to use.
# $card, $seat
violation-power-not-held = { $card } does not lie in front of { $seat }.
# $card; $seat: its owner
violation-power-of-another = { $card } lies in front of { $seat }, and nobody else can use the power.
# $card
violation-power-always-works = { $card } works by itself and costs nothing.
# $card
violation-power-in-a-bid = { $card } works in the bidding only: discard the fakirs together with your bid.
# $card
violation-power-when-placing = { $card } is paid at the moment when you place a piece, not before.
# $card
violation-power-used = { $card } has been used in this turn already. Each djinn works once a turn.

## Paying

# $card; $price (text): what it costs; $elders (number), $fakirs (number): what was offered
violation-power-price = { $card } costs { $price ->
    [elder-or-fakir] one elder or one fakir
    [elder-and-one-more] two elders, or one elder and one fakir
   *[fakir] one fakir
}, and you offer { $elders ->
    [0] { $fakirs ->
        [0] nothing.
        [one] one fakir.
       *[other] { $fakirs } fakirs.
    }
   *[other] { $elders } { $elders ->
        [one] elder
       *[other] elders
    } { $fakirs ->
        [0] alone.
        [one] and one fakir.
       *[other] and { $fakirs } fakirs.
    }
}

## Tiles

# $card
violation-power-needs-tile = { $card } acts on a tile. Say which.
# $card; $tile: the tile asked for
violation-power-takes-no-tile = { $card } acts on no tile, so leave { $tile } out.
# $card; $tile: the tile asked for; $seat: whose camel stands there
violation-power-tile-owned = { $card } needs a tile without a camel, and the one on { $tile } belongs to { $seat }.
# $card; $tile: the tile asked for; $palms (number), $palaces (number): on it
violation-power-tile-has-pieces = { $card } needs a tile without palms and palaces, and { $tile } has { $palms ->
    [0] { $palaces ->
        [one] a palace.
       *[other] { $palaces } palaces.
    }
   *[other] { $palms ->
        [one] a palm
       *[other] { $palms } palms
    }{ $palaces ->
        [0] .
        [one] {" "}and a palace.
       *[other] {" "}and { $palaces } palaces.
    }
}
# $card; $tile: the tile asked for; $count (number): meeples on it
violation-power-tile-has-meeples = { $card } needs a tile without meeples, and { $count ->
    [one] one stands on { $tile }.
   *[other] { $count } stand on { $tile }.
}
# $card; $tile: the tile asked for
violation-power-tile-empty = { $card } needs a tile with meeples, and { $tile } has none.
# $card; $tile: the tile asked for; $kind: what the power needs
violation-power-wrong-kind = { $card } needs { $kind ->
    [oasis] an Oasis
   *[village] a Village
}, and { $tile } is none.
# $card: the djinn that moves the piece; $tile: the tile asked for; $tile2: where the piece is due
violation-move-not-neighbour = With { $card } the piece goes to a neighbour of { $tile2 }, and { $tile } is none.
# $card: the djinn that would move the piece
violation-move-unpaid = To place it elsewhere you must pay for { $card }.

## A payment that could have no effect

# $card
violation-power-bag-empty = The bag is empty, so { $card } would place nobody. Keep your payment.
# $card, $seat
violation-power-no-camel = { $card } places a camel, and { $seat } has none left.
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
event-baal-pays = { $card } brings { $seat } { $coins }: a djinn was taken.
# $card, $seat; $coins: gained
event-kandicha-pays = { $card } brings { $seat } { $coins } for the killed builder, one for each blue tile where it stood and around.
# $card, $seat; $coins: gained
event-marid-pays = { $card } brings { $seat } { $coins }: a meeple was dropped on a tile with their camel.
# $card, $seat; $coins: gained
event-monkir-pays = { $card } brings { $seat } { $coins }: a palace was placed.
# $card, $seat; $coins: gained
event-nekir-pays = { $card } brings { $seat } { $coins }: assassins have killed.
# $card, $seat; $coins: gained
event-echidna-pays-again = { $card } brings { $seat } { $coins } more, as much as the builders earned.
# $seat, $tile
event-camel-placed-by-power = { WORD($seat, 1, form: "start") } places a camel on { $tile }: the tile is theirs.
