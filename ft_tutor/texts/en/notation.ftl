### Why a text cannot be read: what is wrong, where, and what would be right. Keys: notation-<reason>.
### Every sentence may place these; the comments name which of the first two it does place.
###   $found (text): what stands there
###   $expected (text): what would be right, in the notation's own words
###   $line, $column (numbers): where, both counted from 1

place = { $line ->
    [1] character { $column }
   *[other] line { $line }, character { $column }
}

## The text as a whole

# $found, $expected: numbers of characters
notation-too-long = The text has { $found } characters. At most { $expected } can be read.
# $expected
notation-empty = The text is empty. Write something like: { $expected }
# $found, $expected
notation-bad-character = “{ $found }” at { place } does not belong here. These signs do, and spaces: { $expected }
notation-torn = Something is missing at { place }. The text breaks off there in the middle of an item.
# $found, $expected
notation-unknown-item = “{ $found }” at { place } is neither about a tile nor a setting. Write items like these: { $expected }
# $found, $expected
notation-unknown-word = “{ $found }” at { place } is not known here. Expected is one of these: { $expected }

## Tiles and what stands on them

# $found
notation-unknown-tile = “{ $found }” at { place } is not a tile. Tiles are a1 to f5: the letter of a column, then the number of a row.
# $expected: the tile
notation-tile-twice = Tile { $expected } is described twice, the second time at { place }. Put everything about it into one item.
# $found
notation-kind-twice = One tile cannot be of two kinds. The second one is “{ $found }” at { place }.
# $found
notation-meeples-twice = One tile has its meeples stated twice, the second time as “{ $found }” at { place }. Write them as one word, such as yyw.
# $found
notation-camel-twice = One tile has two camels, the second one being “{ $found }” at { place }. A tile has room for one.
# $found
notation-palm-twice = One tile has its palm trees stated twice, the second time as “{ $found }” at { place }. Write their number once, such as palm2.
# $found
notation-palace-twice = One tile has its palaces stated twice, the second time as “{ $found }” at { place }. Write their number once, such as palace2.
# $found
notation-unknown-tribe = “{ $found }” at { place } is not a tribe. Use y for viziers, w for elders, g for merchants, b for builders, r for assassins.

## Numbers and players

# $found, $expected
notation-bad-number = “{ $found }” at { place } is not a whole number. Expected is a number in this range: { $expected }
# $found, $expected
notation-number-too-big = { $found } at { place } is too big. Expected is a number in this range: { $expected }
# $found, $expected
notation-bad-seats = “{ $found }” at { place } is not a number of players. Choose one of these: { $expected }
# $found, $expected
notation-unknown-seat = “{ $found }” at { place } names no player. Players have the numbers { $expected }.
# $found, $expected
notation-player-not-playing = “{ $found }” at { place } is not in this game. The players are { $expected }.

## Settings

# $found, $expected
notation-unknown-setting = “{ $found }” at { place } is not a setting. The settings are: { $expected }
# $found
notation-setting-twice = The setting “{ $found }” is there twice, the second time at { place }. Keep one of them.
# $found, $expected
notation-bad-track = “{ $found }” at { place } does not describe the markers on a track. Write them like this: { $expected }
# $expected
notation-hand-without-path = A hand is stated at { place }, but no path that it belongs to. Add one, such as { $expected }

## Movements

# $found, $expected
notation-bad-drop = “{ $found }” at { place } is not a step. Write the letter of a tribe, a hyphen and a tile, such as { $expected }
# $found, $expected
notation-one-action = “{ $found }” at { place } is not exactly one action. Write a single one, such as { $expected }

## Actions

# $found, $expected
notation-unknown-spot = “{ $found }” at { place } is not a bid for a spot of the turn order track. The bids, by the price of the spot, are: { $expected }
# $found
notation-part-twice = “{ $found }” at { place } says something that the same word has said before. Keep one of them.
# $found
notation-part-too-many = “{ $found }” at { place } is too much: nothing can follow this action's name.
# $expected
notation-part-missing = Something is missing at { place }. Write an action such as { $expected }

## Records of games

# $expected
notation-record-title = This is no record of a game. Its first line must be: { $expected }
# $found, $expected
notation-record-heading = “{ $found }” at { place } is not a heading. Before the first empty line only these may stand, each with a colon: { $expected }
# $found
notation-record-heading-twice = The heading “{ $found }” is there twice, the second time at { place }. Keep one of them.
# $found, $expected
notation-record-number = “{ $found }” at { place } does not fit its heading. Expected is something like: { $expected }
notation-record-impossible = The position at { place } cannot occur in a game.
notation-record-no-start = The headings do not say how the game begins. Add “players” and “seed”, or “position”.
notation-record-two-starts = The headings tell two starts. Keep either “position”, or “players”, “seed” and “thieves”.
# $expected
notation-record-player-not-playing = A name is given for a player who is not in this game. The headings for names are: { $expected }
# $found, $expected
notation-record-escape = “{ $found }” at { place } stands for nothing. After a backslash these are known: { $expected }
# $number: of the action; $found: its word; $expected: rule ids
notation-record-illegal = Action { $number } of this game, “{ $found }” at { place }, is not legal ({ $expected }).
# $number, $found
notation-record-ambiguous = Action { $number } of this game, “{ $found }” at { place }, leaves out too much: it could be several actions.
# $found, $expected: who it is
notation-record-other-player = “{ $found }” at { place } is somebody else. The one who decides here is { $expected }
# $found, $expected
notation-record-other-round = “{ $found }” at { place } is wrong. The round here is { $expected }
# $expected: a bracket
notation-record-open = The comment or variation at { place } does not end. Close it with { $expected }
notation-record-nothing-before = The variation at { place } has no action before it that it could replace.
# $expected: a number
notation-record-too-deep = At { place } there are more than { $expected } variations inside each other.
# $found
notation-record-stray = “{ $found }” at { place } does not belong here.
