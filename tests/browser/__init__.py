"""The real JupyterLab in a real browser, and what is needed to drive it."""
