"""Pictures that people bring: what is asked of the intake, and what comes of a file."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.engine.errors import DeckError

MIB = 2**20
Fit = Literal["cut", "pad"]
"""How a picture of another shape becomes 2:3: its best part, or all of it on paper."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it was sent: a picture, or a zip of pictures."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class TakenPicture:
    """A picture as it is kept: upright, 2:3, encoded anew, without anything else of its file."""

    data: bytes = field(repr=False)
    text: str
    """What it shows, as a CSV among the files says; mostly empty."""
    width: int
    height: int
    """The size of what was sent, in pixels."""
    cut: float
    """The share of it that was cut off, from 0 to 1."""
    sketch: bytes = field(repr=False)
    """Its colours, RGB, at 8 × 12 pixels."""

    @property
    def digest(self) -> str:
        """The SHA-256 of what is kept, by which it is kept only once."""
        return hashlib.sha256(self.data).hexdigest()


@dataclass(frozen=True, slots=True)
class Room:
    """How much more may be kept."""

    cards: int
    bytes: int
    of_all: bool = False
    """Whether it is what all servers have together of which there are no more bytes."""

    @property
    def refusal(self) -> DeckError:
        """Why pictures that take more are not taken."""
        if self.of_all:
            return DeckError("decks-no-room")
        return DeckError("deck-no-room-bytes", maximum=max(0, self.bytes) // MIB)


class Intake(Protocol):
    """Makes pictures of files that may be hostile."""

    async def take_in(
        self, uploads: Sequence[Upload], fit: Fit, room: Room, progress: Callable[[int, int], None]
    ) -> tuple[TakenPicture, ...]:
        """Return every picture, each once; all or nothing.

        ``progress`` is told how many of how many are done. Raises DeckError that names the file
        and what is wrong with it. Cancelled, it leaves nothing behind.
        """
        ...

    async def alike(self, sketches: Mapping[int, bytes]) -> tuple[tuple[int, int, bool], ...]:
        """Return pairs of cards that look alike, the nearest first, and whether they look the same.

        Cards are numbers, with their ``TakenPicture.sketch``.
        """
        ...
