"""Clay animals. Unless said otherwise they face -Y with feet on z = 0."""

from cards.studio.animals.birds import gull
from cards.studio.animals.quadrupeds import deer, sitting, standing

__all__ = ["deer", "gull", "sitting", "standing"]
