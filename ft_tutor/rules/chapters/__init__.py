"""The chapters of the rulebook: each judges and carries out its own actions."""
