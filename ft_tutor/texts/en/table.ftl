### The few words in the picture of a table. They have to be short. Keys: table-<what>.

table-bid-track = Bid order
table-turn-track = Turn order
table-first = first
# $number (number)
table-round = Round { $number }
# $number (number): of the round
table-last-round = Round { $number }, the last
# $number (number): of the last round
table-over = The game is over
# $seat: who has no other name
table-player = { WORD($seat, form: "start") }
# $what (text): the kind of the decision
table-owed = { $what ->
    [bid] bids
    [movement] moves
    [tribe] tribe action
    [thief] uses a thief?
    [give] gives up
    [claim] takes
    [tile] tile action
    [place] places it
    [keep] keeps one
   *[end] sells, or ends
}
# $kind: of the tile, a market
table-kind = { $kind }
# $card
table-card = { $card }
table-pile = pile
table-discards = discards

## The table as lines, for reading aloud

# $things (text): a list of meeples
table-line-hand = In the hand: { $things }
# $name (text): of a player; $number (number): of the spot
table-line-at = { $name } on spot { $number }
# $things (text): a list of markers
table-line-bid-track = Bid order, first to last: { $things }
# $name (text): of a player; $cost: of the spot, in coins
table-line-for = { $name } for { $cost }
# $things (text): a list of markers
table-line-turn-track = Turn order, first to last: { $things }
# $things: a list of amounts
table-line-free = Free spots: { $things }
# $name (text): of a player; $what (text): the kind of the decision
table-line-owed = Now { $name }: { table-owed }
# $things (text): a list of djinns
table-line-drawn = Drawn to keep one: { $things }
# $name (text): of a player; $things (text): a list
table-line-given = Given up by { $name }: { $things }
# $cards: a list of resources
table-line-row = Resources from the start of the row: { $cards }
# $number (number): of cards
table-line-discards = { $number ->
    [one] discarded: { $number } card
   *[other] discarded: { $number } cards
}
# $things (text): a list of djinns
table-line-djinns = Djinns: { $things }
# $things (text): a list of thieves
table-line-thieves = Thieves: { $things }
# $things (text): a list of meeples
table-line-bag = In the bag: { $things }
# $name (text); $coins; $things (text): a list of what lies there
table-line-player = { $name }: { $coins }, { $things }
# $name (text); $things (text): a list of what lies there
table-line-covered = { $name }: coins hidden, { $things }
# $things (text): a list of cards
table-line-held = Hand: { $things }
# $card; $points (number)
table-line-card = { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
# $card; $points (number)
table-line-card-used = { $card } ({ $points ->
    [one] { $points } point, used
   *[other] { $points } points, used
})
