### The Thieves of Naqala: what happens when one is used, and why something is not allowed.
### Keys: event-<reason>, violation-<reason>, problem-<reason>. Above each sentence stand the facts that it places.
### $what (text) names what a thief is about: resources, vizier, djinn, camel or piece; where a
### piece is placed or taken it is palm or palace.

## R7.3 Nothing to give up

# $seat; $what (text)
event-given-up-nothing = Nothing comes from { $seat }, who has no { $what ->
    [resources] resource cards
    [vizier] viziers
    [djinn] djinns
    [camel] camel on any tile
   *[piece] palm tree or palace on their tiles
}.
# $seat; $card: the djinn that shields them
event-given-up-protected = Thieves do not touch { $seat }, who has { $card }.

## R7.3 What the user takes from the board

# $seat, $tile
event-claimed-camel = Of the tiles set free, { $seat } takes { $tile }.
# $seat; $what (text)
event-claimed-piece = { $what ->
    [palm] A palm tree
   *[palace] A palace
} of those given up goes to { $seat }.
# $seat, $tile
event-camel-placed-freed = A camel of { $seat } goes on { $tile }: the tile is theirs.

## R7.3 The rest

# $count (number): cards
event-rest-returned-resources = { $count ->
    [one] The card that is left goes
   *[other] The { $count } cards that are left go
} to the discard pile.
# $count (number): viziers
event-rest-returned-vizier = { $count ->
    [one] The vizier that is left goes
   *[other] The { $count } viziers that are left go
} to the bag.
# $count (number): djinns
event-rest-returned-djinn = { $count ->
    [one] The djinn that is left goes
   *[other] The { $count } djinns that are left go
} to the discard pile of the djinns.
# $count (number): tiles
event-rest-returned-camel = { $count ->
    [one] One tile set free has no owner now.
   *[other] { $count } tiles set free have no owner now.
}
# $count (number): palms and palaces
event-rest-returned-piece = { $count ->
    [one] The piece that is left goes
   *[other] The { $count } pieces that are left go
} back to the bank.

## R2.4.T Why a thief may not be used

# $card: the thief; $seat
violation-thief-not-held = There is no thief { $card } in front of { $seat }. Only a thief that lies in front of you works for you.
# $card: the thief; $tribe: its tribe
violation-thief-not-now = Not now: { $card } may be used right after the action of your { WORD($tribe, 2) }, and not in the turn you bought it.
# $card: the thief; $tribe: its tribe; $tribe2: whose action it was
violation-thief-wrong-tribe = The thief { $card } goes with { WORD($tribe, 2) }, but the action of this turn is that of { WORD($tribe2, 2) }.

## R7.3 Why this may not be given up

violation-thief-none-at-work = No thief is at work here, so nothing is given up or taken.

# $card: the thief; $seat: who gives; $what (text)
violation-give-other-thing = The thief { $card } asks { $seat } for { $what ->
    [resources] resource cards
    [vizier] a vizier
    [djinn] one djinn
    [camel] the camel of one tile
   *[piece] a palm tree or a palace of one tile
}, and for nothing else.
# $seat: who gives; $found (number): cards named; $limit (number): cards to give
violation-give-number = { $limit ->
    [one] Just one resource card
   *[other] Exactly { $limit } resource cards
} must come from { $seat }, not { $found }.
# $resource; $seat; $found (number): how many of it the player has
violation-give-not-held = { $found ->
    [0] There is no { $resource } in the hand of { $seat }.
   *[other] There are not so many { $resource } cards in the hand of { $seat }: only { $found }.
}
# $card: the djinn; $seat
violation-give-no-such-djinn = There is no djinn { $card } in front of { $seat }.
# $tile, $seat
violation-thief-not-own-tile = There is no camel of { $seat } on { $tile }. It must be one of their own tiles.
# $tile; $piece (text)
violation-give-no-such-piece = There is no { $piece ->
    [palm] palm tree
   *[palace] palace
} on { $tile }.

## R7.3 Why this may not be taken

# $card: the thief; $what (text)
violation-claim-other-thing = With { $card } you take { $what ->
    [resources] resource cards
    [vizier] a vizier
    [djinn] one djinn
    [camel] one tile that was set free
   *[piece] one palm tree or palace, and put it on a tile of your own
}, and nothing else.
# $seat; $found (number): cards named; $limit (number): cards to take
violation-claim-number = { $limit ->
    [one] Just one resource card goes
   *[other] Exactly { $limit } resource cards go
} to { $seat }, not { $found }.
# $resource; $found (number): how many were given up
violation-claim-no-such-resource = { $found ->
    [0] Nobody gave up { $resource }.
   *[other] There are not so many { $resource } cards on the table: only { $found }.
}
# $card: the djinn
violation-claim-no-such-djinn = The djinn { $card } was not given up.
# $tile
violation-claim-not-freed = The tile { $tile } was not set free. Take one of those that were.
# $seat
violation-claim-no-camel = There is no camel left to place for { $seat }, so no tile can be taken.
# $piece (text)
violation-claim-no-such-piece = Nobody gave up a { $piece ->
    [palm] palm tree
   *[palace] palace
}.

## A position that cannot be

# $seat: who decides
problem-thief-not-named = What { $seat } owes is about a thief, but it is not said which thief.
