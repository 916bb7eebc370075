"""The face as SVG in the page: real elements with names, which zoom, print and take the focus."""
