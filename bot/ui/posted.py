"""Where pictures that stand in channels can be seen, so that what shows them need not send them."""

import time
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from bot.ui.page import Addresses
from bot.ui.payload import shown_pictures

GOOD_FOR = 12 * 3600.0
"""Seconds for which an address is given away; Discord's are good for a day."""
KEPT = 5000
"""Pictures that are remembered at most, of some 500 bytes each."""


class PostedPictures:
    """The addresses of pictures that were posted of late, by name.

    In memory only: a picture whose address is forgotten is sent again.
    """

    def __init__(self) -> None:
        self._posted: OrderedDict[tuple[Hashable, str], tuple[float, str]] = OrderedDict()

    def note(self, components: list[Any], lent_to: Hashable = None) -> None:
        """Remember the pictures of a message that has just been posted, by its components.

        ``lent_to``: who alone may refer to them; else everybody may.
        """
        for name, address in shown_pictures(components).items():
            self._posted[lent_to, name] = (time.monotonic(), address)
            self._posted.move_to_end((lent_to, name))
        while len(self._posted) > KEPT:
            self._posted.popitem(last=False)

    def get(self, name: str, /, lent_to: Hashable = None) -> str | None:
        """Return the address of a picture while it is good."""
        at, address = self._posted.get((lent_to, name), (0.0, ""))
        return address if address and time.monotonic() - at < GOOD_FOR else None


@dataclass(frozen=True, slots=True)
class Lent:
    """The addresses of pictures that were lent to somebody."""

    posted: PostedPictures
    to: Hashable

    def get(self, name: str, /) -> str | None:
        """Return the address of a picture, None where it is unknown."""
        return self.posted.get(name, self.to)


@dataclass(frozen=True, slots=True)
class Nearest:
    """The addresses on one message before those of all that were posted of late."""

    own: Addresses
    others: Addresses

    def get(self, name: str, /) -> str | None:
        """Return the address of a picture, None where it is unknown."""
        return self.own.get(name) or self.others.get(name)
