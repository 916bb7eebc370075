### What stands around a whole table that is played. Keys: ui-<name>; chart-<part of a score>.
### Above each sentence stand the facts that it places.

# $seat: a player, at the beginning of a line
ui-seat = { WORD($seat, form: "start") }

## Whose decision it is, and what is to be done

# $seat
ui-task-bid = { WORD($seat, form: "start") } bids: press a free spot of the turn order track.
# $seat
ui-task-movement = { WORD($seat, form: "start") } moves: press a tile, and all its meeples come into the hand.
# $seat; $left (number): meeples in the hand; $tile: where the hand stands
ui-task-drop = { WORD($seat, form: "start") } walks on from { $tile }, { $left ->
    [one] { $left } meeple in the hand: drop it on a neighbouring tile.
   *[other] { $left } meeples in the hand: drop one on a neighbouring tile.
}
# $seat
ui-task-tribe = { WORD($seat, form: "start") } has no meeples that could act.
# $seat; $number (number); $tribe: in the hand
ui-task-collect = { WORD($seat, form: "start") } lets { $number } { WORD($tribe, $number) } act.
# $seat; $number (number); $tribe: in the hand
ui-task-build = { WORD($seat, form: "start") } lets { $number } { WORD($tribe, $number) } work: fakirs may help them, then press Build.
# $seat; $number (number); $tribe: in the hand
ui-task-kill = { WORD($seat, form: "start") } holds { $number } { WORD($tribe, $number) }: press a tile or a player to kill there.
# $seat; $card: the thief
ui-task-thief = { WORD($seat, form: "start") } may use the thief { $card } now: press the card, or keep it.
# $seat: who gives; $card: the thief; $what (text): what is asked for
ui-task-give = { WORD($seat, form: "start") } gives up { $what ->
    [resources] two resource cards
    [vizier] a vizier
    [djinn] a djinn
    [camel] the camel of a tile
   *[piece] a palm tree or a palace of a tile
} for the thief { $card }: press what it shall be.
# $seat; $card: the thief; $what (text): what was given up
ui-task-claim = { WORD($seat, form: "start") } takes { $what ->
    [resources] two of the cards that were given up
    [vizier] one of the viziers that were given up
    [djinn] one of the djinns that were given up
    [camel] one of the tiles that were freed
   *[piece] one of the pieces that were given up, for an own tile
} with the thief { $card }: press it.
# $seat; $tile: where the movement ended
ui-task-small = { WORD($seat, form: "start") } may buy 1 of the first 3 cards of the row for 3 coins, on { $tile }: press it, or leave it out.
# $seat; $tile: where the movement ended
ui-task-large = { WORD($seat, form: "start") } may buy 2 of the first 6 cards of the row for 6 coins, on { $tile }: press both, or leave it out.
# $seat; $tile: where the movement ended; $thieves (number): that lie face up
ui-task-sacred = { WORD($seat, form: "start") } may buy a djinn on { $tile }{ $thieves ->
        [0] {""}
       *[other] , or the thief
    }, for 2 elders, or 1 elder and 1 fakir: press the card, or leave it out.
# $seat; $tile: where the movement ended
ui-task-oasis = { WORD($seat, form: "start") } places a palm tree on { $tile }: press the tile.
# $seat; $tile: where the movement ended
ui-task-village = { WORD($seat, form: "start") } places a palace on { $tile }: press the tile.
# $seat
ui-task-tile = { WORD($seat, form: "start") } decides about the tile action.
# $seat; $tile: the oasis or village
ui-task-place = { WORD($seat, form: "start") } places the piece on { $tile }, or pays to place it beside: press the tile.
# $seat; $card: the djinn that drew them
ui-task-keep = { WORD($seat, form: "start") } has drawn djinns with { $card } and keeps one of them: press it.
# $seat
ui-task-end = { WORD($seat, form: "start") } may sell goods and use djinns, then ends the turn.
# $seat
ui-task-only-pass = { WORD($seat, form: "start") } can do nothing here, and leaves it out.
ui-task-over = The game is over.
ui-task-nothing = Nothing is left to decide here.

## What is still owed, the next thing first

ui-owed-title = Still to do
# $seat: who owes it, where that is not the one whose turn it is; $what (text): what is owed
ui-owed-of = { WORD($seat, form: "start") }: { $what }
ui-owed-bid = A bid
ui-owed-movement = The movement
ui-owed-tribe = The tribe action
ui-owed-thief = The thief, used or kept
ui-owed-give = Something for the thief
ui-owed-claim = What the thief brings
ui-owed-tile = The tile action
ui-owed-place = A place for the piece
ui-owed-keep = One djinn to keep
ui-owed-end = The sale, and the end of the turn

## What would happen, told before it is done

ui-foreseen = A press here does this:
ui-foreseen-left = What is chosen does this:
ui-foreseen-chance = What is drawn, nobody knows yet.
# $seats: who plays, the first one first; one who has two markers may be named twice
ui-foreseen-order = Order of play so far: { LIST($seats) }.
# $builders, $fakirs, $blue (numbers): of builders, of fakirs, of blue tiles around; $coins: gained
ui-formula = ({ $builders } + { $fakirs }) × { $blue } = { $coins }
# $builders, $fakirs, $blue (numbers); $times (number): by which a djinn multiplies it; $coins: gained
ui-formula-times = ({ $builders } + { $fakirs }) × { $blue } × { $times } = { $coins }
# $things (text): ways to pay
ui-foreseen-ways = A press here chooses this. Then: { LIST($things) }.
ui-allowed = This is allowed.

## What cannot be pressed on the picture

# $fakirs (number): discarded; $coins: then paid
ui-control-bid = { $fakirs ->
    [one] { $fakirs } fakir: { $coins }
   *[other] { $fakirs } fakirs: { $coins }
}
# $formula (text): how the coins come about
ui-control-work = Build: { $formula }
# $fakirs (number): discarded; $formula (text): how the coins come about
ui-control-build = { $fakirs ->
    [one] { $fakirs } fakir: { $formula }
   *[other] { $fakirs } fakirs: { $formula }
}
# $count (number): goods; $coins: what they bring
ui-control-sell = { $count ->
    [one] Sell { $count } good for { $coins }
   *[other] Sell { $count } goods for { $coins }
}
# $elders (number), $fakirs (number): of the payment
ui-control-pay = { $elders ->
    [0] { $fakirs ->
        [one] Pay { $fakirs } fakir
       *[other] Pay { $fakirs } fakirs
    }
    [one] { $fakirs ->
        [0] Pay { $elders } elder
        [one] Pay { $elders } elder and { $fakirs } fakir
       *[other] Pay { $elders } elder and { $fakirs } fakirs
    }
   *[other] { $fakirs ->
        [0] Pay { $elders } elders
        [one] Pay { $elders } elders and { $fakirs } fakir
       *[other] Pay { $elders } elders and { $fakirs } fakirs
    }
}
# $number (number): of victims; $tribe: theirs
ui-control-kill = Kill { $number } { WORD($tribe, $number) }
# $number (number): of cards; $resource
ui-control-give = Give { $number } { WORD($resource, $number) }
# $number (number): of fakirs that make a bid cheaper
ui-control-fakirs = { $number ->
    [0] No fakirs
    [one] Discard { $number } fakir
   *[other] Discard { $number } fakirs
}
# $number (number): of anything
ui-control-amount = { $number }
ui-sign-pass = Leave it out
ui-sign-end = End the turn
ui-sign-collect = Let them act
ui-sign-build = Let the builders work
ui-sign-sell = Sell
ui-unpick = Take it back
ui-unpick-tip = Choose anew (key Esc)
ui-unpicked = Nothing is chosen now.
# $things (text): what is chosen of an action that is not complete
ui-chosen = Chosen: { LIST($things) } (a second press takes it back).
# $tile
ui-chosen-tile = { $tile }
# $card
ui-chosen-card = { $card }
# $tribe: of one meeple
ui-chosen-meeple = { WORD($tribe, 1) }
# $resource: of one card
ui-chosen-resource = { WORD($resource, 1) }

## What is asked next, once something of an action is chosen

ui-rest-spot = Which spot of the turn order track? Press it.
ui-rest-fakirs = How many fakirs shall make it cheaper? Press the number.
ui-rest-helpers = How many fakirs shall help the builders? Press the number.
ui-rest-build = Now press “Let the builders work”.
ui-rest-victim = Who shall be killed there? Press the meeple; several of one tribe have a button.
ui-rest-victims = How many shall be killed? Press the number.
ui-rest-give = Which other card do you give up? Press it.
ui-rest-piece = Which piece do you give up? Press it.
ui-rest-cards = How many of these cards do you give up? Press the number.
ui-rest-claim = What do you take of all that was given up? Press it.
ui-rest-tile = On which tile? Press it.
ui-rest-buy = Which other card do you buy? Press it.
ui-rest-pay = How do you pay? Press a button.
ui-rest-goods = Press more goods of other kinds, or “Sell”.
ui-rest-sell = That is all that can be added: now press “Sell”.
ui-rest-any = Something is still to be chosen: press what is ringed.

## The targets of assassins

ui-targets-title = In reach
# $tile; $distance (number): steps; $reach (number): assassins; $fakirs (number): that it takes besides
ui-target-tile = { $tile }: { $distance ->
    [one] { $distance } step away
   *[other] { $distance } steps away
}, { $fakirs ->
    [0] within the reach of { $reach }.
    [one] beyond the reach of { $reach }: it takes { $fakirs } fakir.
   *[other] beyond the reach of { $reach }: it takes { $fakirs } fakirs.
}
# $seat
ui-target-player = { WORD($seat, form: "start") }: in reach from everywhere.
# $seat; $card: a djinn
ui-target-shielded = { WORD($seat, form: "start") }: protected by { $card }.
# $tile
ui-target-press = Kill on { $tile }
# $seat
ui-target-press-player = Kill before { $seat }

## The sale

ui-sale-title = Goods in sets
# $resources: of a set; $count (number): how many; $coins: what it brings
ui-sale-set = { LIST($resources) }: { $coins }
# $coins: for all; $count (number): sets
ui-sale-total = { $count ->
    [one] All goods as { $count } set bring { $coins }.
   *[other] All goods as { $count } sets bring { $coins }.
}
ui-sale-kept = Kept to the end, the same sets score as many points. Larger sets bring more than two small ones.
# $number (number): of the set
ui-sale-choose = Choose set { $number }
# $resources: chosen; $count (number): how many; $coins: what they bring
ui-sale-chosen = Chosen: { LIST($resources) }, for { $coins }.
# $coins: lost
ui-sale-better = That loses { $coins }: these goods bring more in the sets above.
ui-sale-best = No split of your goods brings more.

## Hot-seat: covered hands

ui-show-mine = Show mine
ui-show-mine-tip = Turn up the coins and cards of whoever decides, until the next player does
ui-open-hands = Open hands
ui-open-hands-tip = All coins and cards lie face up, for learning together
ui-covered = Your coins and cards lie face down. “Show mine” turns them up.
ui-covered-refusal = That cannot be done. “Show mine” tells why.
ui-players = Names
ui-players-tip = Who sits where
ui-players-title = Who plays
# $number (number): of the seat
ui-name = Name of player { $number }
ui-name-tip = Up to 20 letters
ui-name-taken = Another player is called so already.

ui-new-game = New game
ui-new-game-tip = Set up anew, for two, three or four
# $number (number): of players
ui-for-players = { $number } players
ui-with-thieves = With the thieves of Naqala
ui-new-game-begun = A new game.
# $number (number): of players; $round (number)
ui-new-game-sure = The game under way ({ $number } players, round { $round }) would be gone for good.
ui-new-game-yes = Begin a new one
ui-new-game-no = Keep this one
# $number (number): of players; $round (number)
ui-goes-on = This goes on where it was left: { $number } players, round { $round }.
# $number (number): of players; $round (number)
ui-goes-on-other = Another game was asked for, but this one is under way and goes on: { $number } players, round { $round }.
ui-goes-on-new = “New game” begins another one.

## Ways to be at a table

ui-mode-play = Play
ui-mode-play-tip = Play on from this position
ui-mode-edit = Edit
ui-mode-edit-tip = Change the position by hand; what you make becomes a branch
ui-mode-explore = What if?
ui-mode-explore-tip = Try lines, compare them, and ask why; all hands lie open

## Rules asked for

ui-why-not = Why not?
ui-why-not-tip = A press tells what is allowed and why not, and nothing is played
ui-asks-now = Press anything: the rule answers, and nothing is played.
ui-plays-now = Presses are played again.

## The log

ui-log = Log
ui-log-tip = What happened so far
ui-log-title = What happened
ui-log-start = The start
# $number (number): of the round
ui-log-round = Round { $number }
# $seat; $tile: the start tile
ui-log-picks-up = { WORD($seat, form: "start") } picks up from { $tile }.
# $seat; $tile: the start tile; $steps: each as `ui-log-step`
ui-log-walk = { WORD($seat, form: "start") } walks from { $tile }: { LIST($steps) }.
# $seat; $steps: each as `ui-log-step`
ui-log-walks-on = { WORD($seat, form: "start") } walks on: { LIST($steps) }.
# $tribe: who is dropped; $tile: where
ui-log-step = { WORD($tribe, 1) } to { $tile }
# $tribe; $count (number): of meeples taken from the last tile; $owns (number): 1 if it is won too
ui-log-takes = { $owns ->
    [0] Takes { $count } { WORD($tribe, $count) }.
   *[other] Takes { $count } { WORD($tribe, $count) }, and the tile.
}
# $seat, $tile
ui-log-camel = { WORD($seat, form: "start") } wins { $tile }.
# $seat; $number: the price of the spot; $fakirs (number): that made it cheaper
ui-log-bid = { $fakirs ->
    [0] { WORD($seat, form: "start") } bids { $number }.
    [one] { WORD($seat, form: "start") } bids { $number }, with { $fakirs } fakir.
   *[other] { WORD($seat, form: "start") } bids { $number }, with { $fakirs } fakirs.
}
# $coins
ui-log-coins-paid = Paid: { $coins }.
# $elders (number), $fakirs (number)
ui-log-paid = { $elders ->
    [0] { $fakirs ->
        [one] Paid: { $fakirs } fakir.
       *[other] Paid: { $fakirs } fakirs.
    }
    [one] { $fakirs ->
        [0] Paid: { $elders } elder.
        [one] Paid: { $elders } elder and { $fakirs } fakir.
       *[other] Paid: { $elders } elder and { $fakirs } fakirs.
    }
   *[other] { $fakirs ->
        [0] Paid: { $elders } elders.
        [one] Paid: { $elders } elders and { $fakirs } fakir.
       *[other] Paid: { $elders } elders and { $fakirs } fakirs.
    }
}
ui-log-edit = The position was changed by hand.
ui-log-goto = Back to here
ui-log-again = On to here
ui-log-to-start = Back to the start
ui-gone-to = This is how it was.

## The table as a list

ui-list = As a list
ui-list-tip = All that may be pressed now, as buttons
ui-list-title = What may be pressed now
ui-list-nothing = Nothing: what is covered does not show here.
ui-list-chooses = Chooses this; more is asked then.

## The score

ui-score = Score
ui-score-tip = Every point explained, as if the game ended now
ui-score-title = The score
ui-score-so-far = The score so far
# $seats: the winners; $count (number): how many; $points (number)
ui-score-won = { $count ->
    [1] { WORD($seats, form: "start") } wins with { $points } points.
   *[other] { $seats } have { $points } points each and share the win: nothing breaks a tie.
}
# $seats: who has most; $count (number): how many; $points (number)
ui-score-leads = { $count ->
    [1] { WORD($seats, form: "start") } leads with { $points } points.
   *[other] { $seats } lead with { $points } points each.
}
ui-score-what = Points for
ui-score-total = Total
ui-score-caption = Points by kind
# $seat; $points (number)
ui-score-of = { WORD($seat, form: "start") }: { $points } points

## The parts of a score, short

chart-coins = Coins
chart-viziers = Viziers
chart-elders = Elders
chart-djinns = Djinns
chart-tiles = Tiles
chart-palms = Palm trees
chart-palaces = Palaces
chart-goods = Goods
