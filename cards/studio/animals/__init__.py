"""Clay animals. Unless said otherwise they face -Y with feet on z = 0."""

from cards.studio.animals.birds import gull, moth
from cards.studio.animals.quadrupeds import deer, sitting, standing
from cards.studio.animals.sea import fish

__all__ = [
    "deer", "fish", "gull", "moth",
    "sitting", "standing",
]  # fmt: skip
