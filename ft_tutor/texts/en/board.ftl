### The board in words, as a table and for screen readers. Keys: board-<what>.

# $tile; $things: what the tile is and what stands on it, each as one of the following
board-tile = { $tile }: { LIST($things) }
# $things: some of the following, in a table
board-things = { LIST($things) }
# $kind; $value (number): printed on the tile
board-kind = { $kind } { $value }
# $tribe; $count (number): meeples
board-tribe = { $count } { WORD($tribe, $count) }
# $number (number): of the player
board-camel = camel { $number }
# $count (number): palm trees
board-palms = { $count ->
    [one] { $count } palm tree
   *[other] { $count } palm trees
}
# $count (number): palaces
board-palaces = { $count ->
    [one] { $count } palace
   *[other] { $count } palaces
}
# $letters (text): a letter for each meeple
board-hand = hand: { $letters }
