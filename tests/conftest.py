"""For all tests: properties are held whatever the machine's speed."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
