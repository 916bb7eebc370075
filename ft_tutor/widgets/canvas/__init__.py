"""The ipycanvas face: one widget that holds the board and all that stands around it."""
