"""Tests of the live widgets, without kernel and browser."""
