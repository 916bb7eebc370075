### Why a text cannot be read: what is wrong, where, and what would be right. Keys: notation-<reason>.
### $found (text): what stands there; $expected (text): what would be right;
### $column (number): where, counted from 1. Above each sentence stand the facts that it places.

## The text as a whole

# $size, $limit (numbers): characters
notation-too-long = The text has { $size } characters. At most { $limit } can be read.
notation-empty = The text is empty. Write a position or a movement.
# $column; $expected
notation-torn = The text ends too early, at character { $column }. Still expected: { $expected }.
# $found; $column
notation-bad-character = “{ $found }” at character { $column } does not belong here. Use plain letters, digits and the signs of the notation.
# $found; $expected; $column
notation-unknown-word = “{ $found }” at character { $column } is not known. Expected: { $expected }.
# $found; $column
notation-key-twice = “{ $found }” is stated twice; the second one is at character { $column }. Keep one of them.

## Tiles and pieces

# $found; $column
notation-unknown-tile = “{ $found }” at character { $column } is not a tile. Tiles are a1 to f5: a column letter, then a row number.
# $found; $column
notation-tile-twice = Tile { $found } is described twice; the second time is at character { $column }. Put all of it in one place.
# $found; $column
notation-camel-twice = Tile { $found } has a second camel at character { $column }. A tile has room for one.
# $found; $column
notation-unknown-tribe = “{ $found }” at character { $column } is not a tribe. Use y for viziers, w for elders, g for merchants, b for builders, r for assassins.
# $found; $expected; $column
notation-unknown-kind = “{ $found }” at character { $column } is not a kind of tile. Expected: { $expected }.
# $found; $expected; $column
notation-unknown-seat = “{ $found }” at character { $column } is not a player. Expected: { $expected }.
# $found; $expected; $column
notation-unknown-resource = “{ $found }” at character { $column } is not a resource. Expected: { $expected }.

## Numbers

# $found; $column
notation-bad-number = “{ $found }” at character { $column } is not a number. Use the digits 0 to 9.
# $found; $limit (number); $column
notation-number-too-big = { $found } at character { $column } is too big. At most { $limit } can be read.

## Movements

# $found; $column
notation-path-no-start = “{ $found }” at character { $column } does not begin a movement. Name the start tile and a colon, as in c3:w-c4 y-d4.
# $found; $column
notation-path-bad-step = “{ $found }” at character { $column } is not a step. Write the tribe, a hyphen and the tile, as in w-c4.
# $column
notation-path-no-steps = The movement has no steps, at character { $column }. Write them after the colon, as in c3:w-c4 y-d4.
# $column
notation-path-too-long = The movement has too many steps; the one at character { $column } cannot be read.
