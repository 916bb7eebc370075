"""The rules of Five Tribes: pure values and functions, the standard library alone."""
