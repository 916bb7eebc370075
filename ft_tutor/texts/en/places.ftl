### The names of places: what stands or lies where somebody points, for announcements and labels.
### Keys: place-<type of place>. Above each stand the facts that it places.

## The board

# $tile; $kind: of the tile; $value (number): printed on it; $things (text): a list of what is there
place-tile = { $tile }, { $kind } { $value }: { $things }
# $tile; $kind: of the tile; $value (number): printed on it
place-tile-empty = { $tile }, { $kind } { $value }: empty
# $number (number); $tribe
place-meeples = { $number } { WORD($tribe, $number) }
# $seat: the owner
place-camel = { $seat ->
    [you] your camel
   *[other] the camel of { $seat }
}
# $number (number)
place-palms = { $number ->
    [one] { $number } palm tree
   *[other] { $number } palm trees
}
# $number (number)
place-palaces = { $number ->
    [one] { $number } palace
   *[other] { $number } palaces
}
# $tile; $number (number); $tribe
place-on-tile-meeples = { $number } { WORD($tribe, $number) } on { $tile }
# $tile; $number (number)
place-on-tile-palms = { $number ->
    [one] { $number } palm tree on { $tile }
   *[other] { $number } palm trees on { $tile }
}
# $tile; $number (number)
place-on-tile-palaces = { $number ->
    [one] { $number } palace on { $tile }
   *[other] { $number } palaces on { $tile }
}
# $number (number); $tribe
place-hand = in the hand: { $number } { WORD($tribe, $number) }

## The tracks

# $number (number): of the spot; $seat: whose marker stands there
place-bid-spot = { $seat ->
    [you] bid order track, spot { $number }: your marker
   *[other] bid order track, spot { $number }: the marker of { $seat }
}
# $number (number): of the spot
place-bid-spot-free = bid order track, spot { $number }: free
# $cost: of the spot, in coins; $seat: whose marker stands there
place-turn-spot = { $seat ->
    [you] turn order track, the spot for { $cost }: your marker
   *[other] turn order track, the spot for { $cost }: the marker of { $seat }
}
# $cost: of the spot, in coins
place-turn-spot-free = turn order track, the spot for { $cost }: free

## The cards

# $number (number): counted from the start of the row; $resource
place-row-card = card { $number } of the row: { $resource }
# $card
place-djinn = the djinn { $card }
# $card
place-thief = the thief { $card }

## In front of the players

# $seat; $things (text): a list of what lies there
place-area = { $seat ->
    [you] before you: { $things }
   *[other] before { $seat }: { $things }
}
# $number (number): of cards in a hand
place-cards = { $number ->
    [one] { $number } resource card
   *[other] { $number } resource cards
}
# $number (number): of camels not placed yet
place-camels = { $number ->
    [one] { $number } camel
   *[other] { $number } camels
}
# $card; $seat
place-own-card = { $seat ->
    [you] { $card } before you
   *[other] { $card } before { $seat }
}
# $card; $seat
place-own-card-used = { $seat ->
    [you] { $card } before you, used this turn
   *[other] { $card } before { $seat }, used this turn
}
# $seat; $number (number): of cards; $resource
place-own-resource = { $seat ->
    [you] in your hand: { $number } { WORD($resource, $number) }
   *[other] in the hand of { $seat }: { $number } { WORD($resource, $number) }
}
# $seat; $number (number): of cards, which nobody else may see
place-own-cards = { $number ->
    [one] in the hand of { $seat }: { $number } resource card
   *[other] in the hand of { $seat }: { $number } resource cards
}
# $seat; $number (number): of meeples; $tribe
place-own-meeples = { $seat ->
    [you] before you: { $number } { WORD($tribe, $number) }
   *[other] before { $seat }: { $number } { WORD($tribe, $number) }
}

## What was given up for a thief

# $seat: who gave it up; $thing (text): what
place-given = { $seat ->
    [you] given up by you: { $thing }
   *[other] given up by { $seat }: { $thing }
}
# $resource
place-given-resource = { $resource }
# $card
place-given-card = the djinn { $card }
# $tile
place-given-camel = the camel from { $tile }
# $tile
place-given-palm = a palm tree from { $tile }
# $tile
place-given-palace = a palace from { $tile }
place-given-vizier = a vizier

## What belongs to nobody

# $number (number): of the round
place-stock-round = round { $number }
# $things (text): a list of meeples
place-stock-bag = in the bag: { $things }
place-stock-bag-none = the bag: empty
# $number (number)
place-stock-palms = { $number ->
    [one] { $number } palm tree left
   *[other] { $number } palm trees left
}
# $number (number)
place-stock-palaces = { $number ->
    [one] { $number } palace left
   *[other] { $number } palaces left
}
# $number (number): of cards
place-stock-resources = { $number ->
    [one] the pile of resources: { $number } card
   *[other] the pile of resources: { $number } cards
}
# $things (text): a list of cards
place-stock-discards = discarded resources: { $things }
place-stock-discards-none = discarded resources: none
# $number (number); $resource
place-stock-resource = { $number } { WORD($resource, $number) }
# $number (number): of cards
place-stock-djinns = { $number ->
    [one] the pile of djinns: { $number } card
   *[other] the pile of djinns: { $number } cards
}
# $things (text): a list of cards
place-stock-djinn-discards = discarded djinns: { $things }
place-stock-djinn-discards-none = discarded djinns: none
# $number (number): of cards
place-stock-thieves = { $number ->
    [one] the pile of thieves: { $number } card
   *[other] the pile of thieves: { $number } cards
}

## Numbers and signs

# $number (number)
place-amount = { $number }
place-sign-pass = pass
place-sign-end = end the turn
place-sign-collect = let the meeples in the hand act
place-sign-build = let the builders work
place-sign-sell = sell what is chosen
place-nothing = nothing
