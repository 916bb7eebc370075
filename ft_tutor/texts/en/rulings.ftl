### How we read what the rulebook leaves open. Keys: ruling-<reason>.
### $chosen (text): yes or no, whether the reading holds; or (number) the number that was chosen.

## R2.5 Tile actions

# $chosen (text)
ruling-equal-cards-from-the-start = { $chosen ->
    [yes] Of equal cards a market sells you the one nearest to the start of the row. At the table you may pick either.
   *[no] Of equal cards a market sells you the one farthest from the start of the row. At the table you may pick either.
}

## R5 and R7 Numbers that no rulebook states

# $chosen (number)
ruling-morgiane-points = Morgiane scores { $chosen } points. We could read the number nowhere.
# $chosen (number)
ruling-thief-points = A thief that was never used scores { $chosen } points. We know the number from a single source.

## A Rulings

# $chosen (text)
ruling-last-may-meet-dropped = { $chosen ->
    [yes] The last meeple of a movement may meet one that you dropped there in the same movement.
   *[no] The last meeple of a movement must meet one that stood there before the movement.
}
# $chosen (text)
ruling-nekir-pays-per-victim = { $chosen ->
    [yes] Nekir pays for each victim, so twice when Iblis makes it 2.
   *[no] Nekir pays once for each killing, even when Iblis makes it 2 victims.
}
# $chosen (text)
ruling-neighbours-touch-corners = { $chosen ->
    [yes] For Hagis and Lamia all 8 tiles around are neighbours.
   *[no] For Hagis and Lamia only the 4 tiles that touch along an edge are neighbours.
}
# $chosen (text)
ruling-baal-pays-for-himself = { $chosen ->
    [yes] Ba'al pays for being taken himself.
   *[no] Ba'al pays only for djinns that are taken after him.
}
# $chosen (text)
ruling-echidna-doubles-kandicha = { $chosen ->
    [yes] Echidna also doubles the coins that Kandicha brings.
   *[no] Echidna does not double the coins that Kandicha brings.
}
# $chosen (text)
ruling-echidna-may-follow = { $chosen ->
    [yes] Echidna may be paid later in the turn, when your builders have already earned.
   *[no] Echidna must be paid before your builders earn.
}
