### The explorer of what-ifs: the text of a tree, and what the panels say.

## Why the text of a tree cannot be read; see notation.ftl for what these may place

# $expected
notation-tree-title = This is no tree of what-ifs. Its first line must be: { $expected }
# $found, $expected
notation-tree-version = This tree is written in version “{ $found }”. Only version { $expected } can be read here.
# $found, $expected
notation-tree-heading = “{ $found }” at { place } is not a heading. Before the first position only these may stand, each with a colon: { $expected }
# $found
notation-tree-heading-twice = The heading “{ $found }” is there twice, the second time at { place }. Keep one of them.
# $expected: the heading
notation-tree-no-heading = The heading “{ $expected }” is missing before { place }.
# $expected
notation-tree-first-line = The positions begin wrongly at { place }. The first one must be: { $expected }
# $found, $expected
notation-tree-line = “{ $found }” at { place } is no line of a tree. A line is written like this: { $expected }
# $found
notation-tree-number-twice = The number { $found } is given twice, the second time at { place }. Every position has a number of its own.
# $found, $expected
notation-tree-number-unknown = “{ $found }” at { place } is not the number of a position here. Expected is a number such as { $expected }
# $number: of the position; $found: the action; $expected: rule ids
notation-tree-illegal = The action of number { $number }, “{ $found }” at { place }, is not legal ({ $expected }).
# $number, $found
notation-tree-ambiguous = The action of number { $number }, “{ $found }” at { place }, leaves out too much: it could be several actions.
# $expected
notation-tree-torn = The text breaks off at { place }: its last line must be “{ $expected }”.
# $found
notation-tree-after-end = “{ $found }” at { place } comes after the end of the tree.
# $expected: a number
notation-tree-too-many-edits = There are too many edited positions in this tree. At most { $expected } can be kept.
# $expected: a number
notation-tree-too-many = There are too many positions in this tree. At most { $expected } can be kept.

## The smallest changes that would allow an action. Keys: change-<reason>.
## Each one is an item of a list that begins with “It would be allowed if”.

# $tribe; $tile; $number (number): of meeples
change-meeples-more = { $number ->
    [1] one more { WORD($tribe, 1) } stood on { $tile }.
    [one] { $number } more { WORD($tribe, $number) } stood on { $tile }.
   *[other] { $number } more { WORD($tribe, $number) } stood on { $tile }.
}
# $tribe; $tile
change-meeple-less = one { WORD($tribe, 1) } less stood on { $tile }.
# $tile
change-tile-emptied = no meeple stood on { $tile }.
# $tile; $seat: its owner
change-camel-away = { $seat ->
    [you] your camel did not stand on { $tile }.
   *[other] the camel of { $seat } did not stand on { $tile }.
}
# $tile; $seat: who would own it
change-camel-there = { $seat ->
    [you] your camel stood on { $tile }.
   *[other] the camel of { $seat } stood on { $tile }.
}
# $tile
change-pieces-away = there were no palm trees and palaces on { $tile }.
# $tile; $piece (text): palm or palace
change-piece-there = { $piece ->
    [palm] a palm tree stood on { $tile }.
   *[palace] a palace stood on { $tile }.
}
# $tile; $kind: what it would be
change-tile-kind = { $kind ->
    [village] { $tile } were a Village.
    [sacred] { $tile } were a Sacred Place.
    [oasis] { $tile } were an Oasis.
    [small] { $tile } were a Small Market.
   *[large] { $tile } were a Large Market.
}
# $tribe; $number (number): of meeples
change-hand-more = { $number ->
    [1] one more { WORD($tribe, 1) } were in the hand.
    [one] { $number } more { WORD($tribe, $number) } were in the hand.
   *[other] { $number } more { WORD($tribe, $number) } were in the hand.
}
# $tribe; $tribe2: what is in the hand now
change-hand-swapped = { WORD($tribe, form: "a") } were in the hand instead of { WORD($tribe2, form: "a") }.
# $tribe; $number (number): of meeples
change-hand-of = { $number ->
    [1] the meeple in the hand were { WORD($tribe, form: "a") }.
    [one] the { $number } meeple in the hand were { WORD($tribe, $number) }.
   *[other] the { $number } meeples in the hand were { WORD($tribe, $number) }.
}
# $tile
change-standing = the walk stood on { $tile } now.
# $tile: where it came from
change-came-elsewhere = the walk had not come from { $tile }.
# $tribe; $tile: where the walk stands
change-carrying = a walk stood on { $tile } with { WORD($tribe, form: "a") } in the hand.
change-walk-not-begun = the movement had not begun.
# $tile
change-ended-on = the movement had ended on { $tile }.
# $tile; $tribe; $number (number): of meeples
change-ended-with = { $number ->
    [one] the movement had ended on { $tile } with { $number } { WORD($tribe, $number) } in the hand.
   *[other] the movement had ended on { $tile } with { $number } { WORD($tribe, $number) } in the hand.
}
# $owed (text): what would be waited for
change-due-later = what comes before were done, and { $owed ->
    [bid] the bid were due.
    [movement] the movement were due.
    [tribe] it were the turn of the meeples in the hand to act.
    [thief] the thief were due.
    [give] the gift for a thief were due.
    [claim] the spoils of a thief were due.
    [tile] the tile action were due.
    [place] the palm tree or palace were due.
    [keep] a djinn were to be kept.
   *[end] the turn were at its end.
}
# $seat: who would decide; $owed (text): what would be waited for
change-due-now = { $owed ->
    [bid] { $seat ->
        [you] it were time for your bid.
       *[other] it were time for the bid of { $seat }.
    }
    [movement] { $seat ->
        [you] it were time for your movement.
       *[other] it were time for the movement of { $seat }.
    }
    [tribe] { $seat ->
        [you] it were time for your meeples in the hand to act.
       *[other] it were time for the meeples in the hand of { $seat } to act.
    }
    [thief] { $seat ->
        [you] it were time for your thief.
       *[other] it were time for the thief of { $seat }.
    }
    [tile] { $seat ->
        [you] it were time for your tile action.
       *[other] it were time for the tile action of { $seat }.
    }
   *[end] { $seat ->
        [you] it were the end of your turn.
       *[other] it were the end of the turn of { $seat }.
    }
}
# $seat: who bids
change-marker-next = { $seat ->
    [you] your marker were the next one to bid.
   *[other] the marker of { $seat } were the next one to bid.
}
# $seat: whose marker; $coins: printed on its spot; $coins2: printed on the other
change-marker-elsewhere = { $seat ->
    [you] your own marker stood on the spot for { $coins2 } instead of the one for { $coins }.
   *[other] the marker of { $seat } stood on the spot for { $coins2 } instead of the one for { $coins }.
}
# $seat; $coins: how many more
change-coins-more = { $seat ->
    [you] you had { $coins } more.
   *[other] { $seat } had { $coins } more.
}
# $tribe; $seat; $number (number): of meeples
change-front-more = { $number ->
    [1] one more { WORD($tribe, 1) } lay in front of { $seat }.
    [one] { $number } more { WORD($tribe, $number) } lay in front of { $seat }.
   *[other] { $number } more { WORD($tribe, $number) } lay in front of { $seat }.
}
# $resource; $seat; $number (number): of cards
change-cards-more = { $seat ->
    [you] { $number ->
        [1] you had one more { $resource } card.
        [one] you had { $number } more { $resource } card.
       *[other] you had { $number } more { $resource } cards.
    }
   *[other] { $number ->
        [1] { $seat } had one more { $resource } card.
        [one] { $seat } had { $number } more { $resource } card.
       *[other] { $seat } had { $number } more { $resource } cards.
    }
}
# $resource
change-row-in-front = a { $resource } card lay at the start of the row.
# $seat
change-camels-more = { $seat ->
    [you] you had a camel left.
   *[other] { $seat } had a camel left.
}
# $piece (text): palm or palace
change-bank-more = { $piece ->
    [palm] a palm tree were left in the bank.
   *[palace] a palace were left in the bank.
}
# $tribe
change-bag-more = there were { WORD($tribe, form: "a") } in the bag.
# $card; $seat
change-card-held = { $card } lay in front of { $seat }.
# $card; $seat
change-card-held-used = { $card } lay in front of { $seat } and were paid for already.
# $card; $seat
change-card-away = { $card } did not lie in front of { $seat }.
# $card
change-card-unused = { $card } had not been used in this turn.
# $card
change-card-face-up = { $card } lay face up.
# $card
change-among-drawn = { $card } were among the djinns drawn.

## The panels of the explorer: the tree

ui-tree-title = What was tried
ui-tree-root = The beginning
ui-tree-name = Name of this position
# $number (number): of characters
ui-tree-name-tip = At most { $number } characters
ui-tree-note = Note
# $number (number): of characters
ui-tree-note-tip = What you think of it, at most { $number } characters
# $number (number): of the part of the list
ui-tree-page = Part { $number }
# $number (number): of the position
ui-tree-goto = Go to { $number }
ui-tree-other = Try something else
ui-tree-other-tip = Back to the position before, to branch off there; this line stays
ui-tree-pin = Compare
ui-tree-pin-tip = Keep this position beside every other one that you go to
ui-tree-remove = Remove
ui-tree-remove-tip = Take this position and all that follows from it out of the tree
ui-tree-file = Keep the tree
ui-tree-text = A tree as text
ui-tree-text-tip = Paste a tree that was kept; it replaces the one here
ui-tree-save = Save as a file
ui-tree-save-tip = All positions, names and notes as a text
ui-tree-copy = Copy
ui-tree-copy-tip = The same text into the clipboard

## Two positions side by side

ui-effects-title = What the last step changed
ui-compare-title = Side by side
ui-compare-caption = Points in both positions, by what scores
ui-compare-what = Points for
ui-compare-total = All points
# $number, $found: points in the one position and in the other; $change (number): how many more
ui-compare-more = { $number } → { $found } (+{ $change })
# $number, $found: points in the one position and in the other; $change (number): how many fewer
ui-compare-less = { $number } → { $found } (−{ $change })
# $seats: who profits most; $count (number): of them; $points (number): what they gain
ui-compare-profits = { $count ->
    [0] Nobody profits more than the others.
   *[other] Profits most: { $seats }.
}
# $number, $found (numbers): in the one position and in the other
ui-compare-moves = Legal movements: { $number } → { $found }.
# $number, $found (numbers): in the one position and in the other
ui-compare-actions = What can be done at once: { $number } → { $found }.
# $number (number): of steps that are not listed
ui-compare-earlier = { $number ->
    [one] { $number } step before
   *[other] { $number } steps before
}
ui-compare-one = The line to the position that is kept beside:
ui-compare-other = The line to the position here:

## Why not, and why

ui-why-not-title = Why not?
ui-why-not-legal = It is allowed.
ui-why-not-if = It would be allowed if
ui-why-not-and = and
ui-why-not-never = No change of the position would allow that: the choice itself is wrong.
ui-why-not-then = Even at another time it would be refused:
ui-why-not-far = No small change of the position would allow that.
# $number (number): of the way
ui-try-way = Try { $number }
ui-try-way-tip = Change the position so, and do it: a new branch
ui-why-title = Why was that allowed?
ui-why-nothing = Nothing was played here: the position was changed by hand.

## What a pile can come to

ui-pile-title = What these meeples can come to
ui-pile-none = No movement is possible with these meeples.
# $number (number): of outcomes
ui-pile-all = { $number ->
    [one] { $number } outcome. Ringed on the board: where it ends.
   *[other] { $number } different outcomes. Ringed on the board: where they end.
}
# $number, $found (numbers): of outcomes, and of those that are not listed
ui-pile-more = { $number } different outcomes; the last { $found } are not listed. Ringed on the board: where they end.
# $tile: the end; $tribe; $number (number): of meeples taken
ui-pile-control = { $number ->
    [one] { $tile }: takes { $number } { WORD($tribe, $number) }, and the tile.
   *[other] { $tile }: takes { $number } { WORD($tribe, $number) }, and the tile.
}
# $tile: the end; $tribe; $number (number): of meeples taken
ui-pile-outcome = { $number ->
    [one] { $tile }: takes { $number } { WORD($tribe, $number) }.
   *[other] { $tile }: takes { $number } { WORD($tribe, $number) }.
}
# $number (number): of the outcome
ui-pile-route = Show a way to { $number }
ui-pile-walk = Walk it

## Where a number comes from

ui-numbers-title = Where does this number come from?
ui-numbers-ask = Press a number: what changed it is listed below.
# $what (text): what is counted; $number (number)
ui-numbers-one = { numbers-what }: { $number }
# $what (text): what is counted
numbers-what = { $what ->
    [coins] Coins
    [viziers] Viziers
    [elders] Elders
    [cards] Resource cards
    [djinns] Djinns
    [thieves] Thieves
    [camels] Camels left
    [tiles] Tiles owned
   *[points] Points
}
# $seat: whose number; $what (text): what is counted; $number (number)
ui-numbers-start = { numbers-what } of { $seat } at the beginning: { $number }
# $seat: whose number; $what (text): what is counted; $number (number)
ui-numbers-now = { numbers-what } of { $seat } now: { $number }
# $number (number): of changes that are not listed; $found (number): how many then
ui-numbers-earlier = { $number ->
    [one] { $number } change before, which makes { $found }
   *[other] { $number } changes before, which make { $found }
}
# $number (number): how many more; $found (number): how many then
ui-numbers-more = +{ $number }, makes { $found }:
# $number (number): how many fewer; $found (number): how many then
ui-numbers-less = −{ $number }, leaves { $found }:
