"""The server's own time, which its page and tests may move forward, and the ids made from it."""

import asyncio
import mmap
import struct
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

DISCORD_EPOCH_MS = 1_420_070_400_000
_SECONDS = struct.Struct("=d")


class Clock:
    """Seconds since 1970, real unless moved forward; time never goes back."""

    def __init__(self) -> None:
        self._offset = 0.0
        self._shown: mmap.mmap | None = None
        self._moved = asyncio.Event()
        self.listeners: list[Callable[[float], None]] = []
        """Told the new moment when the clock is moved."""

    def now(self) -> float:
        """Return the present moment in seconds since 1970."""
        return time.time() + self._offset

    def forward(self, seconds: float) -> None:
        """Jump ahead; everything that waits for a moment now past wakes at once."""
        if seconds < 0:
            raise ValueError("a clock only moves forward")
        self._offset += seconds
        self._tell()
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()
        for listener in self.listeners:
            listener(self.now())

    def show_in(self, file: Path) -> None:
        """Keep the seconds by which the clock is ahead in a file, for the bot's process."""
        file.write_bytes(_SECONDS.pack(self._offset))
        self._shown = _mapped(file)

    def _tell(self) -> None:
        if self._shown is not None:
            _SECONDS.pack_into(self._shown, 0, self._offset)

    async def sleep_until(self, when: float) -> None:
        """Sleep until `when` (seconds since 1970) on this clock."""
        while (left := when - self.now()) > 0:
            moved = self._moved
            try:
                await asyncio.wait_for(moved.wait(), left)
            except TimeoutError:
                continue

    def iso(self, when: float | None = None) -> str:
        """Return a moment (default: now) as Discord writes timestamps."""
        return datetime.fromtimestamp(self.now() if when is None else when, UTC).isoformat()


def clock_in(file: Path) -> Callable[[], float]:
    """Return what tells the time of the clock that is shown in a file (``Clock.show_in``)."""
    shown = _mapped(file)
    return lambda: time.time() + _SECONDS.unpack_from(shown)[0]


def _mapped(file: Path) -> mmap.mmap:
    """Return a file as memory that processes share: the time is asked for often."""
    with file.open("r+b") as opened:
        return mmap.mmap(opened.fileno(), _SECONDS.size)


class Snowflakes:
    """Makes ids as Discord does: milliseconds since 2015 and a counter, always rising."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self, shard: int = 0, shards: int = 1) -> str:
        """Return a new id, larger than every one before it; a guild's may be of a certain shard."""
        stamp = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(self._last + 1, stamp)
        if later := (shard - (self._last >> 22)) % shards:
            self._last = (self._last >> 22) + later << 22
        return str(self._last)


def moment_of(snowflake: str) -> float:
    """Return when an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
