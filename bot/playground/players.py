"""Simulated players, who fill the table at a human pace and act as a person would."""

from bot.playground.model import Channel, User
from bot.playground.world import World


class Tables:
    """The simulated players of each channel."""

    def __init__(self, world: World) -> None:
        self.base_url = ""
        self._world = world

    async def fill(self, channel: Channel, count: int, pace: float) -> list[User]:
        """Let `count` simulated players join what is open in a channel."""
        raise NotImplementedError

    async def empty(self, channel_id: str) -> None:
        """Stop a channel's simulated players."""

    async def close(self) -> None:
        """Stop all of them."""
