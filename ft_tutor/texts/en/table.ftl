### The few words in the picture of a table. They have to be short. Keys: table-<what>.

table-bid-track = Bid order
table-turn-track = Turn order
table-first = first
# $number (number)
table-round = Round { $number }
# $number (number): of the round
table-last-round = Round { $number }, the last
# $seat: who has no other name
table-player = { WORD($seat, form: "start") }
# $what (text): the kind of the decision
table-owed = { $what ->
    [bid] bids
    [movement] moves
    [tribe] tribe action
    [thief] a thief?
    [give] gives up
    [claim] takes
    [tile] tile action
    [place] places it
    [keep] keeps one
   *[end] sells, or ends
}
# $kind: of the tile, a market
table-kind = { $kind }
# $resource
table-resource = { $resource }
# $card
table-card = { $card }
table-pile = pile
table-discards = discards
