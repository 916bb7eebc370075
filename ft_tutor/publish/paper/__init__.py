"""The course on paper: hand-outs with their keys, slides, and summaries, through nbconvert."""
