### What drills ask and answer. Keys: drill-<family>-<part>. Markdown, as the words of a lesson.
### Every reply to a wrong answer cites the rule that says why.

## R1 Bidding: who plays first?

drill-who-goes-first-title = Who goes first?
drill-who-goes-first-order-goal = In which order do they play? Press the first one first.
drill-who-goes-first-player = { WORD($seat, form: "start") }
# $seat: the player who was pressed too early
drill-who-goes-first-paid = { WORD($seat, form: "start") } has paid, but a dearer spot still waits. The dearest plays first (R1.6).
drill-who-goes-first-zero = { WORD($seat, form: "start") } stands on a zero. First come all who paid, then the zeros from the one next to spot 1 (R1.6, R1.3).
drill-who-goes-first-order-other = Not yet: the dearest spot plays first (R1.6).
drill-who-goes-first-bids = They bid in this order: { $seats }. Their bids: { $bids }.
# $number: the place in the order of play
drill-who-goes-first-place-goal = { $number ->
    [1] Who will play first?
    [4] Who will play last?
   *[other] Who will play as number { $number }?
}
drill-who-goes-first-yes = Yes: { $seat } plays as number { $number }.
drill-who-goes-first-paid-bid = { WORD($seat, form: "start") } plays as number { $number }: whoever pays plays before all zeros, the dearest first (R1.6).
drill-who-goes-first-zero-bid = { WORD($seat, form: "start") } plays as number { $number }. A new zero pushes the earlier ones back: the last to bid zero plays before the others (R1.3).
drill-who-goes-first-because = The order is { $seats }: the dearest spot first, and among zeros the last bidder first.

## R1.2 Which spot may I take?

drill-which-spot-title = Which spot can you take?
drill-which-spot-dearest-goal = Bid for the dearest spot that you can take.
drill-which-spot-before-goal = Bid so that you play before { $seat }, as cheaply as you can.
drill-which-spot-taken = Somebody stands there: a spot above zero has room for one marker (R1.2).
drill-which-spot-poor = You have { $coins }: nobody may bid more than he has (R1.2).
drill-which-spot-lower = You could take a dearer one: it is free, and you can pay it (R1.2).
drill-which-spot-not-cheapest = Too dear, or not before { $seat }: the nearest free spot above is enough (R1.6).
drill-which-spot-nudge = You have { $coins }. Which spots are free?
drill-which-spot-where = These spots are taken.
drill-which-spot-what = This is the one.
drill-which-spot-because = It costs { $coins }, it is free, and you can pay it.

## R2.2 Is this walk legal?

drill-walk-legal-title = You be the referee
drill-walk-legal-walk = The pile of { $tile } walks over { $tiles }. Dropped in turn: { $tribes }.
drill-walk-legal-goal = Is this walk legal?
drill-walk-legal-missed-return = One step goes straight back to the tile that the hand has just left (R2.2.3).
drill-walk-legal-missed-friend = On { $tile } nobody of the last meeple's tribe is waiting: no { $tribe } (R2.2.4).
drill-walk-legal-missed-corner = One step goes over a corner. Meeples walk from side to side only (R2.2.2).
drill-walk-legal-not-return = No step goes straight back here (R2.2.3). Coming back later would be allowed.
drill-walk-legal-not-friend = Look at { $tile }: there the last meeple meets its own tribe, or never gets so far (R2.2.4).
drill-walk-legal-not-corner = Each step goes over a side, none over a corner (R2.2.2).
drill-walk-legal-not-other = No rule forbids this walk: side by side, never straight back, and a friend at the end (R2.2.4).
drill-walk-legal-because-legal = Side by side, never straight back, and { $tile } has { WORD($tribe, form: "a") } already.
drill-walk-legal-because-return = Never straight back to the tile that was just left.
drill-walk-legal-because-friend = The last meeple needs a friend of its tribe on { $tile }.
drill-walk-legal-because-corner = A corner is no way: only tiles that share a side are neighbours.

## R2.3.2 Win a tile

drill-win-a-tile-title = Win a tile
drill-win-a-tile-goal = Win a tile in one movement.
drill-win-a-tile-goal-tile = Win { $tile } in one movement.
drill-win-a-tile-owned = { $tile } has a camel already: nothing changes there (R2.3.3).
drill-win-a-tile-friend = The last meeple needs a friend of its tribe on the tile (R2.2.4).
drill-win-a-tile-crowd = That wins nothing new here, or not the tile that was asked for. Nobody may be left on it, and no camel may stand there (R2.3.2).
drill-win-a-tile-nudge = Look for a tile without a camel where one tribe stands alone.
drill-win-a-tile-where = This pile can do it.
drill-win-a-tile-what = From { $tile } to { $tile2 }, along the arrows.
drill-win-a-tile-because = All of the last tribe leave { $tile }, every { $tribe }: it is empty, and your camel moves in.

## R2.2.7 Where can it end?

drill-which-end-title = Where can a walk end?
drill-which-end-goal = { $number ->
    [one] { $number } meeple starts on { $tile }. On how many tiles can the walk end?
   *[other] { $number } meeples start on { $tile }. On how many tiles can the walk end?
}
drill-which-end-near = All meeples must be dropped, one a step: { $number } in all. You cannot stop early, nor end a step beside (R2.2.7).
drill-which-end-anybody = The last meeple needs a friend of its own tribe there; others are no help (R2.2.4).
drill-which-end-far = Steps: { $number }. A walk may also bend and end nearer, by two steps or four (R2.2.7).
drill-which-end-none = There is a tile at the end of { $number } steps where a friend waits (R2.2.4).
drill-which-end-other = Steps: { $number }. Count the tiles that a walk of just that length can reach (R2.2.7) and where a friend waits (R2.2.4).
drill-which-end-nudge = Each meeple is one step: { $number }. Never straight back.
drill-which-end-where = It starts here.
drill-which-end-what = Here it can end.
drill-which-end-because = In { $number ->
    [one] { $number } step
   *[other] { $number } steps
} a walk reaches a friend on { $tiles }.

## R2.4.G Merchants

drill-merchants-title = The merchants' cards
drill-merchants-goal = { $number } merchants take their cards. Which card lies first in the row then?
drill-merchants-how-many = { $number } merchants. How many cards do you get?
drill-merchants-card = { $resource }
drill-merchants-yes = Yes, { $resource }.
drill-merchants-too-few = That { $resource } is gone: { $number } merchants take the first { $number } cards (R2.4.G).
drill-merchants-too-many = Before that { $resource } another card still lies there: { $number } merchants take { $number } cards, from the front (R2.4.G).
drill-merchants-lost = Look at the row: only { $count } cards lie there. Who finds none gets none (R2.4.G, A35).
drill-merchants-one = Not one card in all, but one for each merchant (R2.4.G).
drill-merchants-no-market = Three cards is what a Small Market shows. Merchants take one card each (R2.4.G).
drill-merchants-each = Every merchant counts, the last one too (R2.4.G).
drill-merchants-count-other = One card for each merchant, while there are cards in the row (R2.4.G).
drill-merchants-nudge = One card for each merchant, from the front of the row.
drill-merchants-where = Merchants here, cards there.
drill-merchants-because = { $number } cards from the front are yours, and the { $resource } moves up.
drill-merchants-because-count = { $number } merchants and what lies there: you get { $count }.

## R2.4.B Builders

drill-builders-title = The builders' coins
drill-builders-goal = { $count } builders work here. How many coins do they bring?
drill-builders-goal-fakirs = { $count } builders, and you give all { $number ->
    [one] { $number } fakir
   *[other] { $number } fakirs
}. How many coins?
drill-builders-added = A fakir is one builder more: add it before you multiply (R2.4.B).
drill-builders-no-fakirs = The fakirs that you give work too (R2.4.B).
drill-builders-corners = Corners count as well: all the tiles around (A30).
drill-builders-own-tile = The tile under their feet counts too, if it is blue (A30).
drill-builders-red = Only tiles with a blue number count (R2.4.B).
drill-builders-once = { $number } is what one builder earns. Each of them earns it (R2.4.B).
drill-builders-builders-only = Multiply by the blue tiles: each builder earns a coin for each (R2.4.B).
drill-builders-other = Builders and fakirs together, times the blue tiles here and around (R2.4.B).
drill-builders-nudge = Which tiles around have a blue number?
drill-builders-where = These tiles count, if they are blue.
drill-builders-what = These are blue: { $number }.
drill-builders-because = { $number } times { $count } blue: { $coins }.

## R2.4.R Assassins

drill-assassins-title = Who may be killed?
drill-assassins-goal = { $count } assassins, no fakirs. Whom can they kill?
drill-assassins-option = { WORD($tribe, form: "a") } on { $tile }
drill-assassins-own-option = { WORD($tribe, form: "a") } of your own, in front of you
drill-assassins-rival-option = a vizier in front of { $seat }
drill-assassins-yes = Yes: { $number } steps, and { $count } assassins reach so far.
drill-assassins-far = That is { $number } steps away, counted over sides. { $count } assassins reach { $count } (A21).
drill-assassins-own = Nobody kills his own { WORD($tribe, 2) } in front of him; only those of others (R2.4.R).
drill-assassins-protected = Boaz protects what stands in front of { $seat } (D.4).
drill-assassins-because = { $tile } is within { $number } steps, and nobody there is protected.
drill-assassins-count-intro = Your fakirs may be given, too. A vizier and an elder in front of a player are two choices; two viziers are one.
drill-assassins-count-goal = { $count ->
    [one] { $count } assassin. Among how many victims can you choose?
   *[other] { $count } assassins. Among how many victims can you choose?
}
drill-assassins-same-tile = Somebody stands on { $tile } itself: nought steps away is near enough (A16).
drill-assassins-players = A vizier or an elder in front of another player can be killed as well, from anywhere (R2.4.R).
drill-assassins-fakir = A fakir that you give lengthens the reach by a step (R2.4.R).
drill-assassins-corner-count = Around does not mean corners: steps go over sides (A21).
drill-assassins-count-other = Count who stands within reach, step by step, and who stands in front of others (R2.4.R, A21).
drill-assassins-nudge = How far do your assassins reach, with a fakir's help?
drill-assassins-where = From here, { $number ->
    [one] { $number } step
   *[other] { $number } steps
} over sides.
drill-assassins-what = These are in reach; look at the other player, too.
drill-assassins-because-count = Reach: { $number }. Victims to choose from: { $count }.

## R2.5.3, R2.5.4 Markets

drill-market-title = At the market
drill-market-goal = You stand on a { $kind }. Which purchase is allowed?
drill-market-cards = { $resources }
drill-market-yes = Yes, a { $kind } sells that.
drill-market-late-small = A { $kind } offers the first three cards only (R2.5.3).
drill-market-late-large = A { $kind } offers the first six cards only (R2.5.4).
drill-market-two-small = A { $kind } sells one card, not two (R2.5.3).
drill-market-one-large = A { $kind } sells two cards when there are two (R2.5.4, A37).
drill-market-three-large = A { $kind } sells two cards, not three (R2.5.4).
drill-market-because-small = One card out of the first three, for 3 coins.
drill-market-because-large = Two cards out of the first six, for 6 coins.
drill-market-cheapest = Buy { $resource } as cheaply as you can: walk, collect, buy.
drill-market-dear = The { $resource } is among the first three: a Small Market asks 3 coins, not 6 (R2.5.3).
drill-market-out-of-reach = A Small Market shows the first three cards only, and the { $resource } lies behind them (R2.5.3).
drill-market-not-bought = You left the market without the { $resource } (R2.5.3, R2.5.4).
drill-market-nudge = Where in the row does it lie: among the first three?
drill-market-where = It lies here.
drill-market-what = Walk to the { $kind }.
drill-market-because-cheapest = That cost { $coins }; the other market would have been dearer, or shown too few cards.

## R2.5.5 The price of a djinn

drill-djinn-price-title = The price of a djinn
drill-djinn-price-goal = How can you pay for { $card }?
drill-djinn-price-elder-elder = With two elders
drill-djinn-price-elder-fakir = With one elder and one fakir
drill-djinn-price-fakir-fakir = With two fakirs
drill-djinn-price-elder = With one elder
drill-djinn-price-not-at-all = Not at all
drill-djinn-price-yes = Yes, that is a price.
# $elders, $fakirs (number): how many he has
drill-djinn-price-elder-elder-lacking = A good price, but you have { $elders ->
    [one] { $elders } elder
   *[other] { $elders } elders
} (R2.5.5).
drill-djinn-price-elder-fakir-lacking = A good price, but look at what you have: elders { $elders }, fakirs { $fakirs } (R2.5.5).
drill-djinn-price-fakir-fakir-never = One elder at least must be among them: a fakir replaces the second one only (R2.5.5).
drill-djinn-price-elder-never = One elder is not enough: two, or one and a fakir (R2.5.5).
drill-djinn-price-no-way = Right: for this you are too poor.
drill-djinn-price-because = Two elders, or one elder and one fakir.
drill-djinn-price-because-poor = It takes two elders, or one elder and one fakir.

## R2.6.1 What does a sale bring?

drill-sale-title = What does this sale bring?
drill-sale-goal = You sell all your goods in the best sets. How many coins?
drill-sale-one-set = In a set all goods differ: what is there twice begins a second set (R2.6.1).
drill-sale-fakirs = Fakirs are not goods, and never part of a set (R2.6.1).
drill-sale-rest = Do not forget the second set: even a single card brings a coin (R2.6.1).
drill-sale-one-each = A set is worth more than its cards one by one: 1, 3, 7, 13, 21, 30 (R2.6.1).
drill-sale-other = Split the goods into sets without doubles. A set of 1, 2, 3, 4, 5, 6 brings 1, 3, 7, 13, 21, 30 (R2.6.1).
drill-sale-nudge = Make one set as large as you can, without doubles. What is left makes the next.
drill-sale-where = These are goods.
drill-sale-what = The sets have so many cards: { $sizes }.
# $sizes, $worths: of the sets, in order
drill-sale-because = Sets of { $sizes } bring { $worths }: { $coins }.

## R4 Has the last round begun?

drill-last-round-title = Is it the last round?
drill-last-round-goal = What does this mean for the end of the game?
drill-last-round-intro-camel = Player 1 has { $number ->
    [one] { $number } camel
   *[other] { $number } camels
} left, and walks from { $tile } to { $tile2 }. Last comes { WORD($tribe, form: "a") }.
drill-last-round-intro-last = No movement is left on the board. The last turn of the round ends now.
drill-last-round-intro-stuck = No movement is left on the board. This turn ends, and the next player begins.
drill-last-round-nothing = Nothing: the game goes on.
drill-last-round-last = The last round has begun.
drill-last-round-over = The game is over at once.
drill-last-round-yes = Yes, so it is.
drill-last-round-nothing-reply-last = A last camel, or a turn without any movement, makes this round the last (R4.1, R4.2).
drill-last-round-nothing-reply-over = No movement is left when the round ends: there will be no new bidding (R4.3).
drill-last-round-last-reply-nothing = Only somebody's last camel, or a turn without any movement, begins the last round (R4.1, R4.2).
drill-last-round-last-reply-over = The round is over already, and no movement is left: the game ends here (R4.3).
drill-last-round-over-reply-nothing = A round is always played to its end; and no last camel was placed (R4.1).
drill-last-round-over-reply-last = Not at once: everybody still to play in this round has his turn (R4.1, R4.2).
drill-last-round-because-camel-last = It was the last camel: all turns of this round are still played, then it is scored.
drill-last-round-because-camel-nothing = Nobody has placed his last camel, so the game goes on.
drill-last-round-because-stuck-last = A turn begins and no movement is left: this round is the last, but it is played to its end.
drill-last-round-because-stuck-over = At the end of a round without any movement left the game is scored.

## R5 Viziers

drill-viziers-title = The viziers' bonus
drill-viziers-goal = How many points do the viziers of { $seat } score?
drill-viziers-ties = Only players with fewer count; who has as many brings nothing (A60).
drill-viziers-one-bonus = Ten points for each player who has fewer, no more and no less (R5.viziers).
drill-viziers-three-each = Jafaar makes each vizier worth 3 (D.11).
drill-viziers-no-viziers = The viziers themselves score too: there are { $count } (R5.viziers).
drill-viziers-no-bonus = And ten points for each player who has fewer (R5.viziers).
drill-viziers-all = Not for every player: ten points for each who has fewer (R5.viziers).
drill-viziers-raised = Jafaar raises the viziers, not the bonus of ten (D.11).
drill-viziers-other = One point for each vizier, and ten for each player who has fewer (R5.viziers).
drill-viziers-nudge = Who has fewer viziers? As many is not fewer.
drill-viziers-where = Compare with these.
drill-viziers-what = These count: your own, and those of players with fewer. Whoever has none has fewer, too.
drill-viziers-because = Viziers: { $count } times { $each }. Players with fewer: { $number }, times 10. That is { $points }.

## R5 Goods

drill-goods-title = Goods at the end
drill-goods-goal = What do the goods of player 1 score at the end?
drill-goods-goal-djinn = What do the goods of player 1 score, with Al-Amin's help?
drill-goods-no-wilds = Al-Amin: two fakirs are one good of any kind (D.1).
drill-goods-every-fakir = Two fakirs make one good, not one (D.1).
drill-goods-fakirs = Fakirs are not goods, and score nothing (R5.goods).
drill-goods-one-each = Sets score more than single cards: 1, 3, 7, 13, 21, 30 (R5.goods).
drill-goods-rest = The second set scores, too (R5.goods).
drill-goods-other = Split the goods into sets without doubles. A set of 1, 2, 3, 4, 5, 6 scores 1, 3, 7, 13, 21, 30 (R5.goods).
drill-goods-nudge = The largest set first, without doubles; then the next.
drill-goods-where = These are goods.
drill-goods-what = The sets have so many cards: { $sizes }.
drill-goods-because = Sets of { $sizes } score { $worths }. That is { $points }.

## R5.2 The best split

drill-best-split-title = The best split
drill-best-split-goal = Which way to sell all these goods brings most?
drill-best-split-split = Sets of { $sizes }
drill-best-split-yes = Yes: { $worths }, which is { $coins }.
drill-best-split-less = That brings { $worths }: { $coins }. A larger first set brings more (R5.2).
drill-best-split-because = The largest set first: each card more is worth at least as much as the one before. { $coins }.

## R5 A whole sheet

drill-sheet-title = A whole score
drill-sheet-goal = How many points has { $seat } in all?
drill-sheet-coins = The coins are points too: { $coins } (R5.coins).
drill-sheet-elders = Each elder scores 2 points, with Shamhat 4 (R5.elders).
drill-sheet-tiles = Each own tile scores its number (R5.tiles).
drill-sheet-fakirs = Fakirs score nothing (R5.goods).
drill-sheet-foreign = Palm trees and palaces score on your own tiles only (A67).
drill-sheet-bonus = Ten points for each player with fewer viziers (R5.viziers).
drill-sheet-no-bonus = No bonus here: the other has not fewer viziers (R5.viziers, A60).
drill-sheet-djinns = A djinn scores the points on its card (R5.djinns).
drill-sheet-other = Line by line: coins, viziers, elders, djinns, tiles, palm trees, palaces, goods (R5.coins, R5.tiles).
drill-sheet-nudge = Line by line: what lies in front of the player first, then the board.
drill-sheet-where = These tiles are his.
drill-sheet-what = Their numbers, and what stands on them; then coins, viziers, elders, djinns, goods.
# $lines: the points of each line of the sheet
drill-sheet-because = The lines of the sheet: { $lines }. That is { $points }.

## D.13 Kumarbi

drill-discount-title = Kumarbi's discount
drill-discount-goal = { $number ->
    [one] You take spot { $cost } and give Kumarbi { $number } fakir. What do you pay?
   *[other] You take spot { $cost } and give Kumarbi { $number } fakirs. What do you pay?
}
drill-discount-full = { $coins } is the price without Kumarbi (D.13).
drill-discount-coin-each = A fakir is no coin: it counts one spot down (D.13).
drill-discount-occupied = Taken spots count as well on the way down (A11).
drill-discount-too-far = One spot too far: one fakir, one spot (D.13).
drill-discount-too-near = One spot too few: one fakir, one spot (D.13).
drill-discount-other = Count one spot down for each fakir, and pay what stands there (D.13).
drill-discount-nudge = Each fakir counts one spot down. Pay what is printed there.
drill-discount-where = Begin to count here.
drill-discount-what = From here down to there.
drill-discount-because = From { $cost }, spots down: { $number }. The price there: { $coins }.

## W1 to W4 Which power now?

drill-power-now-title = Which power now?
drill-power-now-goal = Which of your djinns can be used now?
drill-power-now-option-elder = { $card }, for an elder or a fakir
drill-power-now-option-fakir = { $card }, for a fakir
drill-power-now-option-elder-fakir = { $card }, for an elder and one more
drill-power-now-yes = Yes: it can be paid, and was not used yet.
drill-power-now-used = { $card } lies sideways: it was used in this turn (A74).
drill-power-now-poor-one = { $card } asks for an elder or a fakir (A75).
drill-power-now-poor-fakir = { $card } asks for a fakir, and no elder will do (A75).
drill-power-now-poor-two = { $card } asks for an elder and one more, an elder or a fakir (A75).
drill-power-now-because = A power is paid for once a turn, if you have the price: now { $card }.

## Around a drill. Keys: ui-drill-<name>

ui-drill-title = Practise as long as you like
ui-drill-intro = Choose what you want to practise: a new board comes each time, and the rules have checked the answer.
ui-drill-right = Solved since you came: { $number }.
ui-drill-today = Solve it
ui-drill-today-tip = One puzzle a day, the same for everybody
ui-drill-today-title = Puzzle of the day
ui-drill-today-how = The same for everybody, easy on Monday, hard on Sunday. Missed a day? Nothing is lost.
ui-drill-levels = How hard?
# $number (number): from 1 to 3
ui-drill-level = { $number ->
    [1] A few tiles
    [2] More tiles
   *[3] A whole board
}
ui-drill-families = What?
ui-drill-any = Surprise me
ui-drill-any-tip = Drills of all kinds, one after another
# $expected (text): ids of rules
ui-drill-about-tip = Drills for { $expected }
# $name (text): of a rule; $number: the level; $total (text): the number that brings it again
ui-drill-of = { $name } · level { $number } · no. { $total }
# $day, $year (text): numbers; $month (number): from 1
ui-drill-puzzle = Puzzle of { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
ui-drill-open = Practise
ui-drill-rule = New boards, endlessly
ui-drill-choose = Another drill
ui-drill-choose-tip = Choose what to practise
ui-drill-easier = Easier
ui-drill-easier-tip = A drill with fewer tiles
ui-drill-harder = Harder
ui-drill-harder-tip = A drill with more tiles
ui-drill-next = Next
ui-drill-next-tip = A new one of the same kind
ui-no-such-drill = There are no drills for “{ $found }”. There are: { $expected }.
ui-no-such-level = There is no level { $found }. The levels are: { $expected }.
ui-no-such-seed = { $found } is no number of a drill: take a whole number from 0 to { $expected }.
