### The board in words, as a table and as lines. Keys: board-<what>.
### What stands on a tile is said as the names of places say it: place-meeples, place-palms, place-palaces.

# $tile; $things: what the tile is and what stands on it, each on its own
board-tile = { $tile }: { LIST($things) }
# $things: some of these, in a table
board-things = { LIST($things) }
# $kind; $value (number): printed on the tile
board-kind = { $kind } { $value }
# $number (number): of the player
board-camel = camel { $number }
# $letters (text): a letter for each meeple
board-hand = hand: { $letters }
