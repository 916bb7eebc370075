"""The live widgets: the only package that knows Jupyter."""
