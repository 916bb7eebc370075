"""The course: lessons as data, the learner's session, his progress, and their proof."""
