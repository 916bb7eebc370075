### The short name of each rule, for buttons, headings and lists. Keys: rule-short-<id> with dots as hyphens.
### It names what the rule is about or says its gist, without a full stop; it takes no placeable.

## R0

rule-short-R0-1 = Coins, camels and markers to begin with
rule-short-R0-2 = The tiles are shuffled
rule-short-R0-3 = 3 meeples on each tile
rule-short-R0-4 = Markers in random order
rule-short-R0-5 = 9 resource cards in a row
rule-short-R0-6 = 3 djinns lie face up
rule-short-R0-7 = What the bank keeps
rule-short-R0-8 = Coins are secret

## R1

rule-short-R1-1 = One bid at a time
rule-short-R1-2 = A spot must be free and paid for
rule-short-R1-3 = The newcomer pushes the zeros back
rule-short-R1-4 = At most 3 markers on zeros
rule-short-R1-5 = Bids are open and final
rule-short-R1-6 = The dearest spot plays first
rule-short-R1-7 = 2 players have 2 markers each
rule-short-R1-8 = Kumarbi makes bids cheaper
rule-short-R1-9 = Spot 1 for those without coins

## R2

rule-short-R2 = The steps of a turn

## R2.1

rule-short-R2-1-1 = The marker goes to the next bidding

## R2.2

rule-short-R2-2-1 = Take all meeples of a tile
rule-short-R2-2-2 = One step, one meeple, never diagonally
rule-short-R2-2-3 = Never straight back
rule-short-R2-2-4 = The last meeple meets its colour
rule-short-R2-2-5 = The way may lead over any tile
rule-short-R2-2-6 = Whoever can move must move
rule-short-R2-2-7 = As many steps as meeples
rule-short-R2-2-8 = A path must be able to finish

## R2.3

rule-short-R2-3-1 = Take the last colour into your hand
rule-short-R2-3-2 = An empty, free tile gets your camel
rule-short-R2-3-3 = An owned tile keeps its owner
rule-short-R2-3-4 = A camel stays to the end

## R2.4

rule-short-R2-4-Y = Viziers come in front of you
rule-short-R2-4-W = Elders come in front of you
rule-short-R2-4-G = Merchants fetch cards
rule-short-R2-4-B = Builders earn coins
rule-short-R2-4-R = Assassins kill one meeple
rule-short-R2-4-T = A thief right after its tribe

## R2.5

rule-short-R2-5-1 = An Oasis gets a palm tree
rule-short-R2-5-2 = A Village gets a palace
rule-short-R2-5-3 = A Small Market sells 1 of 3 cards
rule-short-R2-5-4 = A Large Market sells 2 of 6 cards
rule-short-R2-5-5 = A Sacred Place sells djinns and thieves
rule-short-R2-5-6 = Gaps in the row do not count

## R2.6

rule-short-R2-6-1 = Sets of different goods are sold
rule-short-R2-6-2 = A sale in each turn

## W

rule-short-W1 = Powers before the movement
rule-short-W2 = Powers before the tribe action
rule-short-W3 = Powers before the tile action
rule-short-W4 = Powers before the end of the turn

## R3

rule-short-R3-1 = The row of cards is filled
rule-short-R3-2 = The row of djinns is filled
rule-short-R3-3 = The next thief is turned up
rule-short-R3-4 = The next round begins

## R4

rule-short-R4-1 = The last camel brings the last round
rule-short-R4-2 = No movement brings the last round
rule-short-R4-3 = No movement, no further round
rule-short-R4-4 = The last round stays the last

## R5

rule-short-R5-coins = Points for coins
rule-short-R5-viziers = Points for viziers
rule-short-R5-elders = Points for elders
rule-short-R5-djinns = Points for djinns and thieves
rule-short-R5-tiles = Points for tiles
rule-short-R5-palms = Points for palm trees
rule-short-R5-palaces = Points for palaces
rule-short-R5-goods = Points for goods
rule-short-R5-1 = The highest total wins
rule-short-R5-2 = The best split of goods

## R6

rule-short-R6 = The game for 2

## R7

rule-short-R7-1 = The set-up of the thieves
rule-short-R7-2 = A thief instead of a djinn
rule-short-R7-3 = When thieves work, and for what
rule-short-R7-4 = The next thief at clean-up
rule-short-R7-5 = Points for thieves never used

## D

rule-short-D-1 = Al-Amin
rule-short-D-2 = Anun-Nak
rule-short-D-3 = Ba'al
rule-short-D-4 = Boaz
rule-short-D-5 = Bouraq
rule-short-D-6 = Echidna
rule-short-D-7 = Enki
rule-short-D-8 = Hagis
rule-short-D-9 = Haurvatat
rule-short-D-10 = Iblis
rule-short-D-11 = Jafaar
rule-short-D-12 = Kandicha
rule-short-D-13 = Kumarbi
rule-short-D-14 = Lamia
rule-short-D-15 = Leta
rule-short-D-16 = Marid
rule-short-D-17 = Monkir
rule-short-D-18 = Nekir
rule-short-D-19 = Shamhat
rule-short-D-20 = Sibittis
rule-short-D-21 = Sloar
rule-short-D-22 = Utug
rule-short-D-23 = Morgiane

## A

rule-short-A01 = Back to the start takes 8 meeples
rule-short-A02 = Meeting a meeple dropped on the way
rule-short-A03 = No early stop
rule-short-A04 = One meeple a step
rule-short-A05 = No movement may be skipped
rule-short-A06 = Emptied tiles on the way win nothing
rule-short-A07 = Palm trees and palaces do not stop control
rule-short-A08 = The camel must be placed
rule-short-A09 = Spot 1 for nothing
rule-short-A10 = Always the front zero
rule-short-A11 = Kumarbi counts spots
rule-short-A12 = Kumarbi takes no fakirs too many
rule-short-A13 = Kumarbi's price is what you need
rule-short-A14 = No camel left, actions all the same
rule-short-A15 = The kill is a must
rule-short-A16 = Any colour, even where you ended
rule-short-A17 = A kill may empty the final tile
rule-short-A18 = A kill leaves the owner
rule-short-A19 = One camel for two tiles
rule-short-A20 = The only victim must die
rule-short-A21 = Reach is counted in steps
rule-short-A22 = The last camel costs no turn
rule-short-A23 = Powers before or after the movement
rule-short-A24 = No powers within a movement
rule-short-A25 = Powers and sale without a movement
rule-short-A26 = Nekir pays once a killing
rule-short-A27 = New elders pay at once
rule-short-A28 = Djinns work at once
rule-short-A29 = No blue tile, no coins
rule-short-A30 = Builders count diagonals
rule-short-A31 = Neighbours touch along an edge
rule-short-A32 = Two djinns together
rule-short-A33 = The bank is out of pieces
rule-short-A34 = The row stays short
rule-short-A35 = More merchants than cards
rule-short-A36 = A market with few cards
rule-short-A37 = Both cards, if there are two
rule-short-A38 = The end after a round
rule-short-A39 = Anun-Nak does not call off the end
rule-short-A40 = Anun-Nak opens a movement
rule-short-A41 = Anun-Nak and a thin bag
rule-short-A42 = Sibittis and a thin pile
rule-short-A43 = One djinn must be kept
rule-short-A44 = Ba'al does not pay for himself
rule-short-A45 = What counts for Ba'al
rule-short-A46 = Marid pays for each meeple
rule-short-A47 = Marid and a new tile
rule-short-A48 = Monkir pays for every palace
rule-short-A49 = Kandicha works for each victim
rule-short-A50 = Kandicha keeps what dies in front of others
rule-short-A51 = Kandicha counts blue tiles
rule-short-A52 = A kept victim was killed
rule-short-A53 = Echidna does not double Kandicha
rule-short-A54 = Boaz protects from assassins alone
rule-short-A55 = Iblis for a single victim
rule-short-A56 = Iblis does not divide
rule-short-A57 = Echidna may follow
rule-short-A58 = Al-Amin counts pairs
rule-short-A59 = Al-Amin does not sell
rule-short-A60 = A tie gives no bonus
rule-short-A61 = The split is found for you
rule-short-A62 = One discard pile
rule-short-A63 = A pile is made anew when needed
rule-short-A64 = Shared victory
rule-short-A65 = What is hidden
rule-short-A66 = The bank never runs out of coins
rule-short-A67 = Nobody's palm trees and palaces
rule-short-A68 = An opponent's Oasis or Village
rule-short-A69 = Only the final tile acts
rule-short-A70 = A tile taken with Utug stays yours
rule-short-A71 = Leta may take the tile you left
rule-short-A72 = Kondjan does not call off the end
rule-short-A73 = Several djinns are paid
rule-short-A74 = Each djinn once a turn
rule-short-A75 = Elder or fakir, as you like
rule-short-A76 = Each card is spent once
rule-short-A77 = No powers in an opponent's turn
rule-short-A78 = Plans may be taken back
rule-short-A79 = No clean-up after the last round
rule-short-A80 = Your own zeros push each other
