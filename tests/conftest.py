"""What every test shares: the settings of hypothesis, and the folder of shared helpers."""

from hypothesis import HealthCheck, settings

# The default run is the same each time. To explore: pytest --hypothesis-profile=explore
settings.register_profile("default", deadline=None, derandomize=True, database=None)
settings.register_profile(
    "explore",
    deadline=None,
    max_examples=5000,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("default")
