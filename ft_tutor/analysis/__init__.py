"""Questions about positions."""
