### What each rule says, in our own words. Keys: rule-<id> with dots as hyphens, chapter-<id>.
### None of these sentences takes a placeable.

## Chapters

chapter-R0 = Set-up
chapter-R1 = Bidding for turn order
chapter-R2 = The turn
chapter-R2-1 = The turn marker
chapter-R2-2 = Movement
chapter-R2-3 = Control
chapter-R2-4 = Tribe action
chapter-R2-5 = Tile action
chapter-R2-6 = Sale
chapter-W = When paid powers may be used
chapter-R3 = Clean-up
chapter-R4 = End of the game
chapter-R5 = Scoring
chapter-R6 = Two players
chapter-R7 = The Thieves of Naqala
chapter-D = The djinns
chapter-A = Rulings

## R0 Set-up

rule-R0-1 = Everyone starts with 50 coins. With 2 players each has 11 camels and 2 turn markers, with 3 or 4 players 8 camels and 1 marker.
rule-R0-2 = The 30 tiles are shuffled and laid out face up, 5 rows of 6. Which way a tile is turned does not matter.
rule-R0-3 = All 90 meeples are drawn from the bag, 3 onto each tile. After that the bag is empty.
rule-R0-4 = All turn markers go onto the bid order track in random order.
rule-R0-5 = The resource cards are shuffled and 9 of them are laid in a row, face up. The rest is the draw pile.
rule-R0-6 = The djinns are shuffled and 3 of them are laid face up. The rest is their draw pile.
rule-R0-7 = The bank keeps 12 palm trees, 10 palaces and the coins.
rule-R0-8 = Coins lie face down: nobody sees how many you have until the scoring.

## R1 Bidding

rule-R1-1 = Markers bid one at a time, in the order of the bid order track. You choose a spot on the turn order track, pay its price to the bank and put the marker there.
rule-R1-2 = A spot that costs coins must be empty, and you must be able to pay for it. Nobody may run into debt.
rule-R1-3 = You may bid zero while fewer than 3 markers stand on zeros. The newcomer takes the zero closest to spot 1 and pushes the others back, so the last to bid zero plays first among them.
rule-R1-4 = When all 3 zeros are taken, the fourth marker must take a spot that costs coins. It will play first.
rule-R1-5 = The bidding is over once all markers have moved to the turn order track. Bids are made openly and cannot be changed.
rule-R1-6 = The marker on the dearest spot plays first, then down to the cheapest. The zeros come last, the one closest to spot 1 leading them.
rule-R1-7 = With 2 players you bid once for each of your 2 markers, whenever it comes up. Neighbouring spots give you 2 turns running.
rule-R1-8 = The djinn Kumarbi makes a bid cheaper, in exchange for fakirs.
rule-R1-9 = If you must take a spot that costs coins, but have no coins and no help from Kumarbi, you take spot 1 and pay nothing.

## R2 The turn

rule-R2 = A turn has 6 steps, always in this order: marker, movement, control, tribe action, tile action, sale.

## R2.1 The turn marker

rule-R2-1-1 = The owner of the first marker in turn order moves it to the lowest free spot of the bid order track. So this round's order of play is next round's order of bidding.

## R2.2 Movement

rule-R2-2-1 = Choose a tile with meeples and take all of them into your hand. It does not matter who owns the tile, and emptying it does not make it yours.
rule-R2-2-2 = Step from tile to neighbouring tile, never diagonally, and drop exactly one meeple at every step. You choose which one. No tile is skipped and no meeple is kept.
rule-R2-2-3 = Never step straight back to the tile that you just came from. Coming back later, by another way, is fine.
rule-R2-2-4 = The last meeple must land on a tile that already holds a meeple of its colour. So a movement never ends on an empty tile.
rule-R2-2-5 = The tiles along your way may be empty or owned by anyone. Only the tile where you end matters for control and actions.
rule-R2-2-6 = If there is a legal movement anywhere on the board, you must make one.
rule-R2-2-7 = With n meeples you can end at most n steps away, and only at an even distance if n is even, an odd one if n is odd. To end where you started takes 8 meeples or more.
rule-R2-2-8 = A path must be able to finish. Some tile where you can still end must hold a colour from your hand, or you must be able to drop a meeple there on the way and come back with another of the same colour.

## R2.3 Control

rule-R2-3-1 = From the final tile you take all meeples of the last colour into your hand. That is always 2 or more.
rule-R2-3-2 = If this empties the final tile, nobody's camel stands on it and you have a camel left, you must place one: the tile is yours. Palm trees and palaces do not matter.
rule-R2-3-3 = If a camel already stands on the final tile, the owner stays. If you have no camel left, the tile stays free.
rule-R2-3-4 = A camel stays on its tile until the end of the game. Only the thief Kondjan can remove it.

## R2.4 Tribe action

rule-R2-4-Y = Viziers: put all of them in front of you.
rule-R2-4-W = Elders: put all of them in front of you. You may spend them from now on, even in this turn.
rule-R2-4-G = Merchants: return them to the bag and take the same number of resource cards, from the start of the row. The row is not refilled yet.
rule-R2-4-B = Builders: return them to the bag. Count them, add 1 for each fakir you discard, and multiply by the number of blue-valued tiles in the 3 by 3 square around the final tile, itself included. Gain that many coins.
rule-R2-4-R = Assassins: return them to the bag and kill one meeple. It may stand on a tile, no more steps from the final tile than you have assassins and discarded fakirs, or be a vizier or an elder in front of an opponent. If this empties a tile without a camel and you have one left, you place it there.
rule-R2-4-T = Right after the tribe action you may use a thief of the same colour: Ziad after viziers, Ouafat after elders, Houssain after merchants, Shaum after builders, Kondjan after assassins.

## R2.5 Tile action

rule-R2-5-1 = Oasis: put a palm tree from the bank on the tile, whoever owns it. You must, unless the bank has none.
rule-R2-5-2 = Village: put a palace from the bank on the tile, whoever owns it. You must, unless the bank has none.
rule-R2-5-3 = Small Market: you may pay 3 coins and choose 1 of the first 3 cards of the row.
rule-R2-5-4 = Large Market: you may pay 6 coins and choose 2 of the first 6 cards of the row. If only 1 card is left, you get it for 6 coins.
rule-R2-5-5 = Sacred Place: you may pay 2 elders, or 1 elder and 1 fakir, for one djinn that lies face up, or for the thief. A djinn's power can be used at once, if you can pay for it.
rule-R2-5-6 = The first cards are the first of those still lying there. Gaps in the row do not count.

## R2.6 Sale

rule-R2-6-1 = At the end of your turn you may sell sets of different goods, as many as you like. A set of 1 to 9 goods pays 1, 3, 7, 13, 21, 30, 40, 50 or 60 coins. Fakirs are not goods.
rule-R2-6-2 = You may sell in each of your turns, even if you did not move.

## Windows

rule-W1 = First window for paid powers: after the marker, before the movement.
rule-W2 = Second window for paid powers: after control, before the tribe action, while the meeples are still in your hand.
rule-W3 = Third window for paid powers: after the tribe action and a thief, before the tile action.
rule-W4 = Fourth window for paid powers: after the tile action, also before and after sales, until you end your turn.

## R3 Clean-up

rule-R3-1 = After the last turn of a round the resource cards close up and the row is filled to 9 again. An empty draw pile is made anew from the shuffled discards.
rule-R3-2 = The row of djinns is filled to 3 in the same way.
rule-R3-3 = If no thief lies face up, the next one is turned over.
rule-R3-4 = Then the next round begins with the bidding.

## R4 End of the game

rule-R4-1 = As soon as someone places their last camel, this is the last round. All remaining turns of it are played, then you score.
rule-R4-2 = If a turn begins and no legal movement exists anywhere, this is the last round. The player skips movement, control and actions, but may use djinns and sell.
rule-R4-3 = If no legal movement is left at the end of a round, the game ends without another bidding.
rule-R4-4 = Once the last round has been announced, nothing takes that back.

## R5 Scoring

rule-R5-coins = Each coin scores 1 point.
rule-R5-viziers = Each vizier scores 1 point, plus 10 for every opponent who has fewer viziers than you. Jafaar makes it 3 points a vizier.
rule-R5-elders = Each elder that you still have scores 2 points, or 4 with Shamhat.
rule-R5-djinns = Each djinn scores the points printed on it, and so does each thief that you did not use.
rule-R5-tiles = Each tile with your camel scores its value.
rule-R5-palms = Each palm tree on your tiles scores 3 points, or 5 with Haurvatat.
rule-R5-palaces = Each palace on your tiles scores 5 points.
rule-R5-goods = Goods score as sets of different goods, split in the best way. Fakirs score nothing, but with Al-Amin each pair of them stands for any one good.
rule-R5-1 = The highest total wins. Players who tie share the win.
rule-R5-2 = The best split puts one of each good into the first set, then one of each good still left into the next, and so on.

## R6 Two players

rule-R6 = With 2 players each has 11 camels and 2 turn markers: 4 bids and 4 turns a round. A paid power can be used in each of your 2 turns, and rows are not refilled in between.

## R7 The Thieves of Naqala

rule-R7-1 = Shuffle Morgiane into the djinns. Take the purple thief out, shuffle the other 5 and turn the top one face up.
rule-R7-2 = At a Sacred Place you may take the thief instead of a djinn, at the same price. It lies in front of you until you use it.
rule-R7-3 = A thief works once, in your own turn but not the one you bought it in. From your left on, everyone else gives up 2 cards (Houssain), a vizier (Ziad), a djinn (Ouafat), the camel of a tile (Kondjan), or a palm tree or palace (Shaum). You take 2 cards or one thing; the tile or piece becomes yours.
rule-R7-4 = At clean-up the next thief is turned over if none lies face up.
rule-R7-5 = A thief that you never used scores its points at the end.

## D The djinns

rule-D-1 = Al-Amin: at the end every 2 fakirs you hold count as one good of any kind.
rule-D-2 = Anun-Nak: for an elder or a fakir, draw 3 meeples from the bag and put them on a tile that has no camel, meeple, palm tree or palace.
rule-D-3 = Ba'al: whenever a djinn is taken you gain coins, 1 if you took it and 2 if an opponent did.
rule-D-4 = Boaz: the assassins of your opponents cannot kill the viziers and elders in front of you.
rule-D-5 = Bouraq: for an elder or a fakir, put a palace on any Village, whoever owns it.
rule-D-6 = Echidna: for 2 elders, or an elder and a fakir, your builders bring double coins this turn.
rule-D-7 = Enki: for an elder or a fakir, put a palm tree on any Oasis, whoever owns it.
rule-D-8 = Hagis: when you place a palace you may pay an elder or a fakir to put it on a tile next to the Village instead.
rule-D-9 = Haurvatat: each palm tree on your tiles scores 5 points instead of 3.
rule-D-10 = Iblis: for an elder or a fakir, your assassins kill 2 meeples on the same tile, or 2 viziers or elders in front of the same opponent.
rule-D-11 = Jafaar: each of your viziers scores 3 points instead of 1. The bonus for having more than others stays as it is.
rule-D-12 = Kandicha: a merchant killed by your assassins brings you the top card of the resource pile, a builder as many coins as there are blue-valued tiles in the 3 by 3 square around its tile, itself included. A killed vizier or elder comes to you instead of going to the bag.
rule-D-13 = Kumarbi: in a bid, discard fakirs. For each of them you pay the price of one spot lower than the one you take.
rule-D-14 = Lamia: when you place a palm tree you may pay an elder or a fakir to put it on a tile next to the Oasis instead.
rule-D-15 = Leta: for 2 elders, or an elder and a fakir, place a camel on a tile that has no camel, meeple, palm tree or palace.
rule-D-16 = Marid: for each meeple dropped on a tile with your camel you gain coins, 1 if you moved and 2 if an opponent did.
rule-D-17 = Monkir: for each palace placed on the board you gain coins, 1 if you placed it and 2 if somebody else did.
rule-D-18 = Nekir: whenever assassins kill you gain coins, 1 if they are yours and 2 if they are somebody else's.
rule-D-19 = Shamhat: each elder that you still have scores 4 points instead of 2.
rule-D-20 = Sibittis: for 2 elders, or an elder and a fakir, draw 3 djinns from the pile. Keep one and discard the others.
rule-D-21 = Sloar: for a fakir, take the top card of the resource pile.
rule-D-22 = Utug: for 2 elders, or an elder and a fakir, place a camel on a tile that has meeples but no camel, palm tree or palace. The meeples stay.
rule-D-23 = Morgiane: thieves used by others do not touch you.

## A Rulings

rule-A01 = You may end on the tile you started from only if, on the way, you dropped a meeple there of the same colour as the last one. That takes 8 meeples or more, and an even number.
rule-A02 = A meeple that you dropped on the final tile earlier in the same movement counts as a match for the last one.
rule-A03 = You may not stop early: take all meeples of the tile and drop all of them, one at each step.
rule-A04 = Never drop 2 meeples in one step. A tile gets a second one only if you come past again.
rule-A05 = You may not skip the movement while a legal one exists.
rule-A06 = Emptying your start tile or a tile on the way gives you nothing. You take control only of the final tile, or of one that your assassins empty.
rule-A07 = A tile with palm trees or palaces but no camel can be taken as usual, and then they score for you.
rule-A08 = You may not refuse to place a camel.
rule-A09 = When the zeros are full and you cannot pay even 1 coin, spot 1 is yours for nothing.
rule-A10 = You cannot choose among the zeros: you always get the front one.
rule-A11 = With Kumarbi each discarded fakir lowers the price by one spot of the track. The spot itself still decides when you play.
rule-A12 = Kumarbi never takes more fakirs than are needed to reach price zero, and does nothing for a zero bid. It works once in each of your bids.
rule-A13 = With Kumarbi only the lowered price has to be paid. With enough fakirs, even someone without coins may take a dear spot.
rule-A14 = If you empty the final tile and have no camel left, it stays free. You still do the tribe action and the tile action.
rule-A15 = If your assassins can reach a victim without the help of fakirs, they must kill. Discarding fakirs to reach farther is your choice; with no target nothing happens.
rule-A16 = Assassins may kill a meeple of any colour on the board, even on the tile where you ended.
rule-A17 = If meeples were left on the final tile and your assassins kill the last of them, you take control of it then.
rule-A18 = A kill that empties an owned tile does not change its owner.
rule-A19 = If you empty 2 tiles with 1 camel left, the final tile gets it.
rule-A20 = If a vizier or elder in front of an opponent is the only possible victim, you must kill it.
rule-A21 = Reach is counted in steps to a neighbouring tile, never diagonally. Nothing blocks the way.
rule-A22 = With 2 players, placing your last camel in the first of your turns does not cost you the second. You just cannot take control any more.
rule-A23 = A paid power may be used in any window of your own turn, before or after the movement.
rule-A24 = No power may be used in the middle of a movement.
rule-A25 = Without a possible movement you may still use powers and sell.
rule-A26 = Nekir pays once for each killing, even if Iblis makes it 2 victims.
rule-A27 = You may pay with elders that you gained in this very turn.
rule-A28 = A djinn works from the moment you take it.
rule-A29 = With no blue-valued tile around, builders earn nothing, however many fakirs you discard. You may, but it is pointless.
rule-A30 = For builders the diagonal tiles count too: the whole 3 by 3 square.
rule-A31 = For Hagis and Lamia a neighbour is one of the 4 tiles that touch along an edge, of any kind and any owner.
rule-A32 = Hagis works with Bouraq, and Lamia with Enki. Each of them is paid for.
rule-A33 = When the bank is out of palm trees or palaces, that tile action is skipped and no power that places one can be paid for.
rule-A34 = The row is not refilled before clean-up. While it is empty, markets sell nothing.
rule-A35 = With more merchants than cards in the row you take all the cards, and the rest of the action is lost.
rule-A36 = A market with fewer cards offers what is there. A Large Market with 1 card still costs 6 coins.
rule-A37 = At a Large Market you take 2 cards if there are 2.
rule-A38 = If no movement is left after the last turn of a round, the game ends there.
rule-A39 = Anun-Nak cannot call off the end. But players still to come may move again if a movement has become possible.
rule-A40 = If you had no movement and Anun-Nak opens one, you make it. It is still the last round.
rule-A41 = With fewer than 3 meeples in the bag, Anun-Nak places those there are. With none he cannot be used.
rule-A42 = If Sibittis finds fewer than 3 djinns, even after a reshuffle, you choose among those there are.
rule-A43 = With Sibittis you must keep one of the djinns that you draw.
rule-A44 = Ba'al does not pay for being taken himself.
rule-A45 = Sibittis counts for Ba'al as one djinn taken, a thief that you buy as none. A djinn claimed with Ouafat counts, if Ba'al is still with his owner.
rule-A46 = Marid pays for each meeple dropped on each of his owner's tiles.
rule-A47 = A tile that you take at the end of a movement does not count for Marid in that movement.
rule-A48 = Monkir pays for every palace put on the board, by whatever means and wherever it lands.
rule-A49 = Kandicha works for each victim, also when Iblis kills 2.
rule-A50 = With Kandicha a vizier or elder killed in front of an opponent comes to you.
rule-A51 = Kandicha counts the blue-valued tiles around the tile where the killed builder stood, itself included.
rule-A52 = A meeple that Kandicha keeps was still killed, so Nekir pays.
rule-A53 = Echidna does not double what Kandicha brings.
rule-A54 = Boaz protects the viziers and elders in front of his owner from assassins, and nothing else.
rule-A55 = You may pay Iblis even if there is only one victim.
rule-A56 = Iblis kills 2 on one tile, or 2 in front of one opponent. He never divides between places.
rule-A57 = You may still pay Echidna after your builders have earned, later in the same turn.
rule-A58 = With Al-Amin an odd fakir is worth nothing. Each pair may stand for any good, also for the same one twice.
rule-A59 = Al-Amin helps only in the final scoring, never in a sale.
rule-A60 = A tie in viziers gives no bonus: only opponents with strictly fewer count.
rule-A61 = The best split of your goods is found for you at the end.
rule-A62 = Spent fakirs and sold goods lie on one discard pile and come back when it is shuffled.
rule-A63 = A draw pile is made anew at the moment when a card is needed and the pile is empty.
rule-A64 = Players with the same highest total win together.
rule-A65 = Coins and the kinds of cards in a hand are hidden; how many cards you hold is not. Everything else on the table is open, except the draw piles.
rule-A66 = The bank never runs out of coins.
rule-A67 = Palm trees and palaces on a tile without a camel score for nobody.
rule-A68 = An Oasis or a Village must be used even when an opponent owns it.
rule-A69 = Only the final tile has its action. A tile taken by a kill, by Leta, Utug or Kondjan does not.
rule-A70 = A tile taken with Utug stays its owner's when its meeples leave.
rule-A71 = Leta may take the tile from which you just moved away, if nothing stands on it.
rule-A72 = A camel that comes back through Kondjan does not call off the last round.
rule-A73 = If one event pays several djinns, all are paid. The order does not matter.
rule-A74 = You may use several paid powers in a turn, but each djinn only once.
rule-A75 = Where a power costs an elder or a fakir, you choose each time which one you pay.
rule-A76 = Fakirs may help a tribe action and pay at a Sacred Place in the same turn, but each card is spent only once.
rule-A77 = Paid powers are never used in an opponent's turn.
rule-A78 = You may take a plan back while you are still trying it out, but not once it is confirmed.
rule-A79 = There is no clean-up after the last round.
rule-A80 = Two markers of the same player on the zeros push each other back like those of two players.
