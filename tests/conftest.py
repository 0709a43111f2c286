"""Settings for all tests."""

from hypothesis import settings

# No test depends on speed, and a failure must come back when it is run again.
settings.register_profile("stolik", deadline=None, derandomize=True)
settings.load_profile("stolik")
