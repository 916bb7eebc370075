"""Play: what a live view is, as an immutable value: choices, pointer, feedback; pure."""
