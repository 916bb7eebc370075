"""Publish: the course as files: notebooks, and the still pictures in them."""
