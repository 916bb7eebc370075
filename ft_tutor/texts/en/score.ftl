### The lines of a score sheet. Keys: score-<reason>. A line ends with its points, as in a table.
### Above each line stand the facts that it places. $each (number): points of one thing.

## R5 Scoring: in front of you

# $count (number): coins; $points (number)
score-coins = { $count ->
    [one] One coin
   *[other] { $count } coins
}: { $points }
# $count (number): viziers; $points (number)
score-viziers = { $count ->
    [one] One vizier
   *[other] { $count } viziers
}: { $points }
# $count (number): viziers; $each (number); $card: the djinn that raises it; $points (number)
score-viziers-raised = { $count ->
    [one] One vizier, { $each } points
   *[other] { $count } viziers, { $each } points each
} with { $card }: { $points }
# $count (number): opponents; $seats: the opponents; $each (number); $points (number)
score-vizier-bonus = { $count ->
    [one] An opponent with fewer viziers
   *[other] { $count } opponents with fewer viziers, { $each } points each
} ({ $seats }): { $points }
# $count (number): elders; $points (number)
score-elders = { $count ->
    [one] One elder
   *[other] { $count } elders
}: { $points }
# $count (number): elders; $each (number); $card: the djinn that raises it; $points (number)
score-elders-raised = { $count ->
    [one] One elder, { $each } points
   *[other] { $count } elders, { $each } points each
} with { $card }: { $points }
# $card: the djinn; $points (number)
score-djinn = The djinn { $card }: { $points }
# $card: the thief; $points (number)
score-thief = The thief { $card }, never used: { $points }

## R5 Scoring: on the board

# $count (number): tiles of one value; $tiles: where; $each (number): the value; $points (number)
score-tiles = { $count ->
    [one] One tile worth { $each }
   *[other] { $count } tiles worth { $each } each
} ({ $tiles }): { $points }
# $count (number): palms; $tiles: where; $points (number)
score-palms = { $count ->
    [one] One palm tree on your tiles
   *[other] { $count } palm trees on your tiles
} ({ $tiles }): { $points }
# $count (number): palms; $tiles: where; $each (number); $card: the djinn that raises it; $points (number)
score-palms-raised = { $count ->
    [one] One palm tree on your tiles ({ $tiles }), { $each } points
   *[other] { $count } palm trees on your tiles ({ $tiles }), { $each } points each
} with { $card }: { $points }
# $count (number): palaces; $tiles: where; $points (number)
score-palaces = { $count ->
    [one] One palace on your tiles
   *[other] { $count } palaces on your tiles
} ({ $tiles }): { $points }

## R5 Scoring: goods

# $size (number): goods in the set; $resources: which; $points (number)
score-set = { $size ->
    [one] A single good
   *[other] A set of { $size } different goods
} ({ $resources }): { $points }
# $size (number): goods in the set; $resources: which, wild ones last; $wilds (number): goods that
# fakirs stand for; $card: the djinn that allows it; $points (number)
score-set-wild = { $size ->
    [one] A single good
   *[other] A set of { $size } different goods
} ({ $resources }; { $wilds ->
    [one] the last one is a pair of fakirs
   *[other] the last { $wilds } are pairs of fakirs
} with { $card }): { $points }
