"""Pictures of the game: shapes as plain data, and the back ends that draw them."""
