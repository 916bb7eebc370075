### The lines of a score sheet. Keys: score-<reason>. A line ends with its points, as in a table.
### Above each line stand the facts that it places. $each (number): points of one thing.

## R5 Scoring: in front of you

# $count (number): coins; $points (number)
score-coins = { $count ->
    [one] { $count } coin: { $points }
   *[other] { $count } coins: { $points }
}
# $count (number): viziers; $points (number)
score-viziers = { $count ->
    [one] { $count } vizier: { $points }
   *[other] { $count } viziers: { $points }
}
# $count (number): viziers; $each (number); $card: the djinn that raises it; $points (number)
score-viziers-raised = { $count ->
    [one] { $count } vizier, worth { $each } with { $card }: { $points }
   *[other] { $count } viziers, worth { $each } each with { $card }: { $points }
}
# $count (number): opponents; $seats: the opponents; $each (number); $points (number)
score-vizier-bonus = { $count ->
    [one] { $count } opponent with fewer viziers, worth { $each } ({ $seats }): { $points }
   *[other] { $count } opponents with fewer viziers, worth { $each } each ({ $seats }): { $points }
}
# $count (number): elders; $points (number)
score-elders = { $count ->
    [one] { $count } elder: { $points }
   *[other] { $count } elders: { $points }
}
# $count (number): elders; $each (number); $card: the djinn that raises it; $points (number)
score-elders-raised = { $count ->
    [one] { $count } elder, worth { $each } with { $card }: { $points }
   *[other] { $count } elders, worth { $each } each with { $card }: { $points }
}
# $card: the djinn; $points (number)
score-djinn = The djinn { $card }: { $points }
# $card: the thief; $points (number)
score-thief = The thief { $card }, never used: { $points }

## R5 Scoring: on the board

# $count (number): tiles of one value; $tiles: where; $each (number): the value; $points (number)
score-tiles = { $count ->
    [one] { $count } tile worth { $each } ({ $tiles }): { $points }
   *[other] { $count } tiles worth { $each } each ({ $tiles }): { $points }
}
# $count (number): palms; $tiles: where; $points (number)
score-palms = { $count ->
    [one] { $count } palm tree on own tiles ({ $tiles }): { $points }
   *[other] { $count } palm trees on own tiles ({ $tiles }): { $points }
}
# $count (number): palms; $tiles: where; $each (number); $card: the djinn that raises it; $points (number)
score-palms-raised = { $count ->
    [one] { $count } palm tree on own tiles ({ $tiles }), worth { $each } with { $card }: { $points }
   *[other] { $count } palm trees on own tiles ({ $tiles }), worth { $each } each with { $card }: { $points }
}
# $count (number): palaces; $tiles: where; $points (number)
score-palaces = { $count ->
    [one] { $count } palace on own tiles ({ $tiles }): { $points }
   *[other] { $count } palaces on own tiles ({ $tiles }): { $points }
}

## R5 Scoring: goods

# $size (number): goods in the set; $resources: which; $points (number)
score-set = { $size ->
    [1] A single good ({ $resources }): { $points }
    [one] A set of { $size } different good ({ $resources }): { $points }
   *[other] A set of { $size } different goods ({ $resources }): { $points }
}
# $size (number): goods in the set; $resources: which, wild ones last; $wilds (number): goods that
# fakirs stand for; $card: the djinn that allows it; $points (number)
score-set-wild = { $size ->
    [1] A single good
    [one] A set of { $size } different good
   *[other] A set of { $size } different goods
} ({ $resources }; { $wilds ->
    [1] the last one is a pair of fakirs with { $card }
    [one] the last { $wilds } is a pair of fakirs with { $card }
   *[other] the last { $wilds } are pairs of fakirs with { $card }
}): { $points }
