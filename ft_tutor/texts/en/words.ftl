### The words of the game.
### word-<kind>-<id>: the word for a thing that a sentence places with { $tribe } or { WORD($tribe, $count) }.
###   $count (number): how many; 1 unless the sentence says otherwise, of coins as many as there are.
###   $form (text): a form that the sentence asks for, as in { WORD($tribe, form: "a") }.
###     English has one for tribes, with its article, and one for a seat that starts a sentence.
###     Other languages name their own forms, such as cases.
###   $value (text): the id of the thing.
### Coins are placed whole, number and word: { $coins } or { WORD($coins, form: "acc") }.
### A list is placed whole too: { $tribes } or, all its members in one form, { WORD($tribes, form: "acc") }.
###   In a table, where no “and” is wanted, it is { LIST($tribes) }.
### A sentence may choose by a number, by coins and by the length of a list: { $coins -> [0] ... }.
###   [one], [few], [many], [other] are the language's kinds of number: write the number into them.
###   [0], [1], [2] are these numbers alone, for what is said without the number.
### A seat is “you” where the one who reads is meant: { $seat -> [you] ... }.
### term-<name>: the glossary, for headings, legends and labels. $count (number): how many.

## Things placed in sentences

word-seat = { $form ->
    [start] Player { $value }
   *[plain] player { $value }
}
word-seat-you = { $form ->
    [start] You
   *[plain] you
}
word-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

word-tribe-vizier = { $form ->
    [a] a vizier
   *[plain] { $count ->
        [one] vizier
       *[other] viziers
    }
}
word-tribe-elder = { $form ->
    [a] an elder
   *[plain] { $count ->
        [one] elder
       *[other] elders
    }
}
word-tribe-merchant = { $form ->
    [a] a merchant
   *[plain] { $count ->
        [one] merchant
       *[other] merchants
    }
}
word-tribe-builder = { $form ->
    [a] a builder
   *[plain] { $count ->
        [one] builder
       *[other] builders
    }
}
word-tribe-assassin = { $form ->
    [a] an assassin
   *[plain] { $count ->
        [one] assassin
       *[other] assassins
    }
}

word-resource-ivory = ivory
word-resource-jewels = jewels
word-resource-gold = gold
word-resource-papyrus = papyrus
word-resource-silk = silk
word-resource-spices = spices
word-resource-fish = fish
word-resource-wheat = wheat
word-resource-pottery = pottery
word-resource-fakir = { $count ->
    [one] fakir
   *[other] fakirs
}

word-kind-village = { $count ->
    [one] Village
   *[other] Villages
}
word-kind-sacred = { $count ->
    [one] Sacred Place
   *[other] Sacred Places
}
word-kind-oasis = { $count ->
    [one] Oasis
   *[other] Oases
}
word-kind-small = { $count ->
    [one] Small Market
   *[other] Small Markets
}
word-kind-large = { $count ->
    [one] Large Market
   *[other] Large Markets
}

word-card-al-amin = Al-Amin
word-card-anun-nak = Anun-Nak
word-card-baal = Ba'al
word-card-boaz = Boaz
word-card-bouraq = Bouraq
word-card-echidna = Echidna
word-card-enki = Enki
word-card-hagis = Hagis
word-card-haurvatat = Haurvatat
word-card-iblis = Iblis
word-card-jafaar = Jafaar
word-card-kandicha = Kandicha
word-card-kumarbi = Kumarbi
word-card-lamia = Lamia
word-card-leta = Leta
word-card-marid = Marid
word-card-monkir = Monkir
word-card-nekir = Nekir
word-card-shamhat = Shamhat
word-card-sibittis = Sibittis
word-card-sloar = Sloar
word-card-utug = Utug
word-card-morgiane = Morgiane
word-card-houssain = Houssain
word-card-ziad = Ziad
word-card-ouafat = Ouafat
word-card-kondjan = Kondjan
word-card-shaum = Shaum
word-card-mad-jaar = Mad-jaar

## Lists

# the list without any member
list-none = nothing
# $before, $next: the members so far, and one that is not the last
list-more = { $before }, { $next }
# $before, $next: the members so far, and the last one
list-and = { $before } and { $next }

## Glossary: the world

term-game = Five Tribes
term-expansion = The Thieves of Naqala
term-land = Naqala
term-sultanate = Sultanate
term-great-sultan = Great Sultan

## Glossary: tribes and meeples

term-tribe = { $count ->
    [one] tribe
   *[other] tribes
}
term-meeple = { $count ->
    [one] meeple
   *[other] meeples
}
term-colour-vizier = yellow
term-colour-elder = white
term-colour-merchant = green
term-colour-builder = blue
term-colour-assassin = red
term-bag = bag
term-hand = hand

## Glossary: the board

term-board = board
term-tile = { $count ->
    [one] tile
   *[other] tiles
}
term-start-tile = start tile
term-final-tile = final tile
term-value = value
term-blue-value = blue value
term-red-value = red value
term-row = row
term-column = column
term-neighbour = { $count ->
    [one] neighbour
   *[other] neighbours
}

## Glossary: pieces

term-palm = { $count ->
    [one] palm tree
   *[other] palm trees
}
term-palace = { $count ->
    [one] palace
   *[other] palaces
}
term-camel = { $count ->
    [one] camel
   *[other] camels
}
term-marker = { $count ->
    [one] turn marker
   *[other] turn markers
}
term-bid-track = bid order track
term-turn-track = turn order track
term-spot = { $count ->
    [one] spot
   *[other] spots
}
term-bank = bank

## Glossary: coins and cards

term-coin = { $count ->
    [one] gold coin
   *[other] gold coins
}
term-card = { $count ->
    [one] card
   *[other] cards
}
term-resource = { $count ->
    [one] resource card
   *[other] resource cards
}
term-good = goods
term-set = { $count ->
    [one] set
   *[other] sets
}
term-fakir = { $count ->
    [one] fakir
   *[other] fakirs
}
term-djinn = { $count ->
    [one] djinn
   *[other] djinns
}
term-thief = { $count ->
    [one] thief
   *[other] thieves
}
term-thief-card = { $count ->
    [one] thief card
   *[other] thief cards
}
term-power = power
term-cost = cost
term-draw-pile = draw pile
term-discard = discard pile
term-magic-item = magic item
term-precious-item = precious item

## Glossary: play

term-player = { $count ->
    [one] player
   *[other] players
}
term-round = { $count ->
    [one] round
   *[other] rounds
}
term-turn = { $count ->
    [one] turn
   *[other] turns
}
term-bidding = bidding for turn order
term-move-marker = moving the turn marker
term-movement = movement
term-path = path
term-step = { $count ->
    [one] step
   *[other] steps
}
term-last-meeple = the last meeple meets its colour
term-no-diagonal = no diagonal steps
term-no-return = no step straight back
term-loop = loop
term-dead-end = dead end
term-control = control
term-tribe-action = tribe action
term-tile-action = tile action
term-sale = sale
term-clean-up = clean-up
term-end = end of the game
term-scoring = scoring
term-victory-points = { $count ->
    [one] victory point
   *[other] victory points
}
term-bonus = bonus
term-summary-sheet = summary sheet
