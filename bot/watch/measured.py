"""What is measured from outside, around who does the work."""

from prometheus_client import Histogram

from bot.engine.commands import Command
from bot.engine.ids import PlayerId
from bot.service.computers import Decider
from bot.service.pictures import Picture, Pictures, PictureSpec
from bot.service.ports import StoredGame


class MeasuredPictures:
    """Satisfies ``bot.service.pictures.Pictures``."""

    def __init__(self, pictures: Pictures, seconds: Histogram) -> None:
        self._pictures = pictures
        self._seconds = seconds

    async def draw(self, spec: PictureSpec, *, asked_by: int | None = None) -> Picture:
        """Return the picture; raise RequestError (``too-many-pictures``)."""
        kind = type(spec).__name__.removesuffix("Picture").lower()
        with self._seconds.labels(kind).time():
            return await self._pictures.draw(spec, asked_by=asked_by)


class MeasuredDecider:
    """Satisfies ``bot.service.computers.Decider``."""

    def __init__(self, decider: Decider, seconds: Histogram) -> None:
        self._decider = decider
        self._seconds = seconds

    async def decide(
        self, stored: StoredGame, player: PlayerId, said: tuple[str, ...]
    ) -> Command | None:
        """Return its next command, None if nothing is its to do."""
        with self._seconds.time():
            return await self._decider.decide(stored, player, said)

    async def prepare(self, stored: StoredGame) -> None:
        """Get ready what the computer players of a game need to know."""
        await self._decider.prepare(stored)
