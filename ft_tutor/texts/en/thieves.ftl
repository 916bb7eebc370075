### The Thieves of Naqala: what happens when one is used, and why something is not allowed.
### Keys: event-<reason>, violation-<reason>, problem-<reason>. Above each sentence stand the facts that it places.
### $what (text) names what a thief is about: resources, vizier, djinn, camel or piece; where a
### piece is placed or taken it is palm or palace.

## R7.3 Nothing to give up

# $seat; $what (text)
event-given-up-nothing = { $what ->
    [resources] { $seat ->
        [you] You have no resource cards to give up.
       *[other] { WORD($seat, form: "start") } has no resource cards to give up.
    }
    [vizier] { $seat ->
        [you] You have no vizier to give up.
       *[other] { WORD($seat, form: "start") } has no vizier to give up.
    }
    [djinn] { $seat ->
        [you] You have no djinn to give up.
       *[other] { WORD($seat, form: "start") } has no djinn to give up.
    }
    [camel] { $seat ->
        [you] You have no camel on any tile to give up.
       *[other] { WORD($seat, form: "start") } has no camel on any tile to give up.
    }
   *[piece] { $seat ->
        [you] You have no palm tree or palace on your tiles to give up.
       *[other] { WORD($seat, form: "start") } has no palm tree or palace on their tiles to give up.
    }
}
# $seat; $card: the djinn that shields them
event-given-up-protected = { $seat ->
    [you] You give up nothing: { $card } protects you from thieves.
   *[other] { WORD($seat, form: "start") } gives up nothing: { $card } protects them from thieves.
}

## R7.3 What the user takes from the board

# $seat, $tile
event-claimed-camel = { $seat ->
    [you] Of the tiles set free, you take { $tile }.
   *[other] Of the tiles set free, { $seat } takes { $tile }.
}
# $seat; $what (text)
event-claimed-piece = { $what ->
    [palm] { $seat ->
        [you] You take one of the palm trees given up.
       *[other] { WORD($seat, form: "start") } takes one of the palm trees given up.
    }
   *[palace] { $seat ->
        [you] You take one of the palaces given up.
       *[other] { WORD($seat, form: "start") } takes one of the palaces given up.
    }
}
# $seat, $tile
event-camel-placed-freed = { $seat ->
    [you] Your camel goes on { $tile }: the tile is yours.
   *[other] A camel of { $seat } goes on { $tile }: the tile is theirs.
}

## R7.3 The rest

# $count (number): cards
event-rest-returned-resources = { $count ->
    [one] { $count } card is left and goes to the discard pile.
   *[other] { $count } cards are left and go to the discard pile.
}
# $count (number): viziers
event-rest-returned-vizier = { $count ->
    [one] { $count } vizier is left and goes to the bag.
   *[other] { $count } viziers are left and go to the bag.
}
# $count (number): djinns
event-rest-returned-djinn = { $count ->
    [one] { $count } djinn is left and goes to the discard pile.
   *[other] { $count } djinns are left and go to the discard pile.
}
# $count (number): tiles
event-rest-returned-camel = { $count ->
    [one] { $count } of the tiles set free has no owner now.
   *[other] { $count } of the tiles set free have no owner now.
}
# $count (number): palms and palaces
event-rest-returned-piece = { $count ->
    [one] { $count } piece is left and goes back to the bank.
   *[other] { $count } pieces are left and go back to the bank.
}

## R2.4.T Why a thief may not be used

# $card: the thief
violation-thief-not-held = There is no thief { $card } in front of you. Only a thief that lies there works for you.
# $card: the thief; $tribe: its tribe
violation-thief-not-now = Not now: { $card } may be used right after the action of your { WORD($tribe, 2) }, and not in the turn you bought it.
# $card: the thief; $tribe: its tribe; $tribe2: whose action it was
violation-thief-wrong-tribe = The thief { $card } goes with { WORD($tribe, 2) }, but the action of this turn is that of { WORD($tribe2, 2) }.

## R7.3 Why this may not be given up

violation-thief-none-at-work = No thief is at work here, so nothing is given up or taken.

# $card: the thief; $what (text)
violation-give-other-thing = { $what ->
    [resources] The thief { $card } asks you for resource cards, and for nothing else.
    [vizier] The thief { $card } asks you for a vizier, and for nothing else.
    [djinn] The thief { $card } asks you for a djinn, and for nothing else.
    [camel] The thief { $card } asks you for the camel of a tile, and for nothing else.
   *[piece] The thief { $card } asks you for a palm tree or a palace of a tile, and for nothing else.
}
# $found (number): cards named; $limit (number): cards to give
violation-give-number = { $limit ->
    [one] Give up exactly { $limit } resource card, not { $found }.
   *[other] Give up exactly { $limit } resource cards, not { $found }.
}
# $resource; $found (number): how many of it the player has
violation-give-not-held = { $found ->
    [0] You have no { $resource } to give up.
    [one] You have only { $found } { $resource } card to give up.
   *[other] You have only { $found } { $resource } cards to give up.
}
# $card: the djinn
violation-give-no-such-djinn = There is no djinn { $card } in front of you.
# $tile
violation-thief-not-own-tile = Your camel does not stand on { $tile }. It must be a tile of your own.
# $tile; $piece (text)
violation-give-no-such-piece = { $piece ->
    [palm] There is no palm tree on { $tile }.
   *[palace] There is no palace on { $tile }.
}

## R7.3 Why this may not be taken

# $card: the thief; $what (text)
violation-claim-other-thing = { $what ->
    [resources] With { $card } you take resource cards, and nothing else.
    [vizier] With { $card } you take a vizier, and nothing else.
    [djinn] With { $card } you take a djinn, and nothing else.
    [camel] With { $card } you take a tile that was set free, and nothing else.
   *[piece] With { $card } you take a palm tree or a palace and put it on a tile of your own, and nothing else.
}
# $found (number): cards named; $limit (number): cards to take
violation-claim-number = { $limit ->
    [one] Take exactly { $limit } resource card, not { $found }.
   *[other] Take exactly { $limit } resource cards, not { $found }.
}
# $resource; $found (number): how many were given up
violation-claim-no-such-resource = { $found ->
    [0] Nobody gave up { $resource }.
    [one] Only { $found } { $resource } card was given up.
   *[other] Only { $found } { $resource } cards were given up.
}
# $card: the djinn
violation-claim-no-such-djinn = The djinn { $card } was not given up.
# $tile
violation-claim-not-freed = The tile { $tile } was not set free. Take one of those that were.
violation-claim-no-camel = You have no camel left to place, so you cannot take a tile.
# $piece (text)
violation-claim-no-such-piece = { $piece ->
    [palm] Nobody gave up a palm tree.
   *[palace] Nobody gave up a palace.
}

## A position that cannot be

# $seat: who decides
problem-thief-not-named = { $seat ->
    [you] What you owe is about a thief, but it is not said which thief.
   *[other] What { $seat } owes is about a thief, but it is not said which thief.
}
# $seat: who decides
problem-no-choice = { $seat ->
    [you] You have nothing to choose for the thief, and would not be asked.
   *[other] { $seat } has nothing to choose for the thief, and would not be asked.
}
# $seat: whose turn it is
problem-thief-of-other-tribe = { $seat ->
    [you] You have a thief at work, but another tribe than the thief's has acted.
   *[other] { $seat } has a thief at work, but another tribe than the thief's has acted.
}
problem-given-for-nobody = Something lies on the table for a thief, but no thief is at work.
# $seat: who gave it up
problem-given-other-thing = { $seat ->
    [you] What you gave up is not what the thief asks for.
   *[other] What { $seat } gave up is not what the thief asks for.
}
# $seat: who gave it up
problem-given-not-freed = { $seat ->
    [you] You gave up a camel, but a camel still stands on that tile.
   *[other] { $seat } gave up a camel, but a camel still stands on that tile.
}
problem-given-out-of-turn = Somebody gave up something for the thief out of turn, or twice.
