"""Stage: a lesson as it is lived, and the list of lessons; immutable values and their pages."""
