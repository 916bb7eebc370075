"""Learner: what is kept of one, between sessions: progress and preferences."""
