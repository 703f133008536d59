"""Clay animals, twenty-one kinds. Unless said otherwise they face -Y with feet on z = 0."""

from cards.studio.animals.birds import bird, gull, moth, owl, swan
from cards.studio.animals.horses import horse
from cards.studio.animals.quadrupeds import KINDS, deer, elephant, sitting, standing, woolly
from cards.studio.animals.sea import fish, snail, tortoise, whale

__all__ = [
    "KINDS", "bird", "deer", "elephant", "fish", "gull", "horse", "moth", "owl",
    "sitting", "snail", "standing", "swan", "tortoise", "whale", "woolly",
]  # fmt: skip
