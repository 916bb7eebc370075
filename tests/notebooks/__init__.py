"""Tests of the generated notebooks in the tools that people use on them."""
