### The position editor: its palette, its fields, what it says and what mends a problem. Keys: ui-edit-<name>.
### Above each sentence stand the facts that it places.

## The table that is edited

ui-edit-help = Choose a piece, then press where it shall stand. The key Delete takes it away, a digit sets how many.

## The palette

ui-edit-pieces = Pieces
ui-edit-remove = Take away
ui-edit-remove-tip = While this is on, a press takes a piece away
# $tribe
ui-edit-tool-meeple = { WORD($tribe, 1) }
# $seat: the owner
ui-edit-tool-camel = camel of { $seat }
ui-edit-tool-palm = palm tree
ui-edit-tool-palace = palace
ui-edit-tool-coin = gold coin
# $seat: the owner
ui-edit-tool-marker = turn marker of { $seat }
ui-edit-tool-used = Used this turn
ui-edit-tool-move = Move a thing
ui-edit-tool-tiles = Swap two tiles

## Cards

ui-edit-cards = Cards
# $resource
ui-edit-tool-resource = { WORD($resource, 1) }
# $card
ui-edit-tool-card = { $card }
ui-edit-lay = Lay it face up
ui-edit-lay-tip = The chosen card goes to the end of its row

## Players and the turn

ui-edit-players = Players
# $seat
ui-edit-coins = Coins of { $seat }
# $seat
ui-edit-camels = Camels left to { $seat }
ui-edit-turn = Turn
ui-edit-round = Round
ui-edit-last-round = Last round
ui-edit-last-round-tip = Whether the game ends with this round
ui-edit-phase-bid = Bidding begins
# $seat: who moves
ui-edit-phase-movement = Movement of { $seat }
# $seat: who ends the turn
ui-edit-phase-end = End of the turn of { $seat }
# $seat: who moves
ui-edit-phase-explore = One movement of { $seat }, nothing else
ui-edit-phase-over = The game is over
ui-edit-short-bid = Bidding begins
ui-edit-short-movement = Movement
ui-edit-short-end = End of turn
ui-edit-short-explore = Nothing but a movement
ui-edit-short-over = The game is over

## Positions to begin with

ui-edit-beginnings = Begin with
# $number (number): of players
ui-edit-players-number = { $number } players
ui-edit-thieves = With thieves
ui-edit-thieves-tip = The Thieves of Naqala take part
ui-edit-seed = Seed: same number, same game
ui-edit-begin-round = Round in the middle of a game
ui-edit-begin-for = For
ui-edit-begin-new = New position
ui-edit-begin-this = This position
ui-edit-begin-start = Start of a game
ui-edit-begin-empty = Empty board
ui-edit-begin-middle = Middle of a game
ui-edit-begin-late = Last round of a game
ui-edit-shuffle = Shuffle the rest
ui-edit-shuffle-tip = Mix all draw piles anew
ui-edit-fill = Fill empty tiles
ui-edit-fill-tip = Put three meeples from the bag on each tile that has none

## The text

ui-edit-text-panel = As text
ui-edit-text = Position
ui-edit-text-tip = Change the text, or put another one here
ui-edit-copy = Copy
ui-edit-copy-tip = Copy the text
ui-edit-link = Copy a link
ui-edit-link-tip = Whoever opens it here, or on the same Binder, gets this position to edit
ui-edit-save = Save as text
ui-edit-save-tip = Keep the text as a file
ui-edit-save-svg = Save as SVG
ui-edit-save-png = Save as PNG

## What is said

# $thing (text): the chosen piece
ui-edit-chosen = Press where it shall stand: { $thing }.
# $thing (text): the chosen tool
ui-edit-chosen-mover = Press what shall move, then where to: { $thing }.

# $coins: how many a player has now
ui-edit-coins-now = Now it is { $coins }.
ui-edit-mended = Mended.
ui-edit-laid = Laid there.
ui-edit-begun = This is the new position.
ui-edit-read = The text has been read.
ui-edit-copied = Copied.
ui-edit-linked = The link has been copied.
ui-edit-saved = Saved.
ui-edit-shuffled = All draw piles are mixed anew.
ui-edit-filled = No tile is empty as far as the bag went.
ui-edit-turn-changed = The round has been changed.
# $seat: what of whom was changed
ui-edit-player-changed = The things of { $seat } have been changed.

## What is refused

# $thing (text): the chosen piece
ui-edit-not-here = This is not a place for this piece: { $thing }.
ui-edit-only-kept = Only viziers and elders lie before players. The others go to tiles.
# $thing (text): the chosen piece
ui-edit-none-there = There is none to take away: { $thing }.
# $thing (text): the chosen piece; $most (number): that may be there
ui-edit-too-many = At most { $most } can be here: { $thing }.
ui-edit-beyond-sense = That would be more than can be written down.
ui-edit-nothing-to-move = There is nothing here that this tool can pick up.
ui-edit-cannot-go = It cannot go there.

# $found (text): what was typed; $limit, $most (numbers): the lowest and the highest that will do
ui-edit-no-number = “{ $found }” is not a whole number. Type one from { $limit } to { $most }.
# $limit, $most (numbers): the lowest and the highest that will do
ui-edit-too-low = That is too little. Type a number from { $limit } to { $most }.
# $limit, $most (numbers): the lowest and the highest that will do
ui-edit-too-high = That is too much. Type a number from { $limit } to { $most }.

## Problems and what mends them

# $number (number): of problems
ui-edit-problems = { $number ->
    [0] No problems
    [one] { $number } problem
   *[other] { $number } problems
}
ui-edit-sound = This position can occur in a game, or is a part of one.
# $number (number); $tribe
ui-edit-mend-into-bag = Put { $number } { WORD($tribe, $number) } into the bag
# $number (number); $tribe
ui-edit-mend-from-bag = Take { $number } { WORD($tribe, $number) } out of the bag
# $number (number); $seat
ui-edit-mend-more-camels = { $number ->
    [one] Give { $number } camel to { $seat }
   *[other] Give { $number } camels to { $seat }
}
# $number (number); $seat
ui-edit-mend-fewer-camels = { $number ->
    [one] Take { $number } camel from { $seat }
   *[other] Take { $number } camels from { $seat }
}
# $number (number)
ui-edit-mend-more-palms = { $number ->
    [one] Put { $number } palm tree into the bank
   *[other] Put { $number } palm trees into the bank
}
# $number (number)
ui-edit-mend-fewer-palms = { $number ->
    [one] Take { $number } palm tree out of the bank
   *[other] Take { $number } palm trees out of the bank
}
# $number (number)
ui-edit-mend-more-palaces = { $number ->
    [one] Put { $number } palace into the bank
   *[other] Put { $number } palaces into the bank
}
# $number (number)
ui-edit-mend-fewer-palaces = { $number ->
    [one] Take { $number } palace out of the bank
   *[other] Take { $number } palaces out of the bank
}
# $number (number); $resource
ui-edit-mend-more-cards = Put { $number } { WORD($resource, $number) } under the draw pile
# $number (number); $resource
ui-edit-mend-fewer-cards = Take { $number } { WORD($resource, $number) } out of the draw pile and the discards
# $number (number); $tile: where they lie; $thing (text): what it is
ui-edit-mend-off-tile = Take { $number } off { $tile }: { $thing }
# $number (number); $seat: before whom they lie; $thing (text): what it is
ui-edit-mend-off-player = Take { $number } from { $seat }: { $thing }
# $number (number); $thing (text): what it is
ui-edit-mend-off-hand = Take { $number } out of the hand: { $thing }
# $number (number); $thing (text): what it is
ui-edit-mend-off-fullest = Take { $number } off where most of them lie: { $thing }
# $number (number): of cards
ui-edit-mend-row = { $number ->
    [1] Put the last card of the row back on its pile
   *[other] Put the last { $number } cards of the row back on their pile
}
# $card
ui-edit-mend-card-once = Keep one { $card }
# $card
ui-edit-mend-card = Put { $card } under the draw pile
# $tile; $kind; $value (number): to be printed there
ui-edit-mend-tile = Make { $tile } { $kind } { $value }
# $seat: who does not play
ui-edit-mend-nobody = Take all of { $seat } off the table
ui-edit-mend-tracks = Close the gaps between the markers
# $card
ui-edit-mend-unused = Turn { $card } up again
ui-edit-mend-hand = Put the hand into the bag
ui-edit-mend-given = Put what was given up away
ui-edit-mend-rest = Clear up what is left of the turn
ui-edit-mend-built = Forget these coins
ui-edit-mend-round = Make it round 1
ui-edit-mend-last-round = Let the last round begin
