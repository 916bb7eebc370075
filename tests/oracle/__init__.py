"""A second opinion on movements: brute force, written from the rules alone."""
