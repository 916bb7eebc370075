"""What every test shares: how hypothesis chooses its examples."""

from hypothesis import settings

# The default run is the same each time. For other examples: pytest --hypothesis-profile=explore
settings.register_profile("default", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None)
settings.load_profile("default")
