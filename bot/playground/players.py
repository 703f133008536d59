"""Simulated players, who fill the table at a human pace and act as a person would."""

import asyncio
import itertools
import logging
import random
from collections.abc import Iterator, Mapping

from bot.playground.clues import ClueBag, clues_in
from bot.playground.errors import LocalError
from bot.playground.model import Channel, User
from bot.playground.person import Person
from bot.playground.player import SimulatedPlayer
from bot.playground.world import World

log = logging.getLogger(__name__)

NAMES = (
    ("Rafa", "pt-BR"),
    ("Zosia", "pl"),
    ("Tommaso", "it"),
    ("Ines", "pt-BR"),
    ("Leo", "en-US"),
    ("Mira", "pl"),
    ("Otto", "it"),
    ("Pola", "pl"),
    ("Rui", "pt-BR"),
    ("Sara", "it"),
    ("Tito", "pt-BR"),
)
MOST = len(NAMES)


class Tables:
    """The simulated players of each channel; `chance` decides what they choose."""

    def __init__(self, world: World, chance: random.Random | None = None) -> None:
        self.base_url = ""
        self._world = world
        self._chance = chance or random.SystemRandom()
        self._tables: dict[str, dict[str, asyncio.Task[None]]] = {}
        self._bags: dict[str, ClueBag] = {}

    async def fill(self, channel: Channel, count: int, pace: float) -> list[User]:
        """Let `count` more simulated players join what is open in a channel and play.

        `pace` is about how many seconds an ordinary move takes. Raises `LocalError` where no
        table can be, or for more players than there are names.
        """
        if channel.guild_id is None:
            raise LocalError("a table is in a server's channel")
        playing = self._tables.setdefault(channel.id, {})
        free = MOST - sum(not task.done() for task in playing.values())
        if not 1 <= count <= free:
            raise LocalError(f"1 to {free} more players can join here")
        if not 0 <= pace <= 60:
            raise LocalError("a pace is 0 to 60 seconds")
        guild = self._world.guilds[channel.guild_id]
        bag = self._bags.setdefault(channel.id, ClueBag(clues_in(guild.locale), self._chance))
        users = list(itertools.islice(self._cast(playing), count))
        for user in users:
            if user.id not in guild.members:
                self._world.join(guild, user)
            player = SimulatedPlayer(
                Person(self.base_url, user.id, patience=5.0),
                channel.id,
                pace,
                bag,
                self._chance,
            )
            task = asyncio.create_task(player.play(), name=f"simulated {user.name}")
            task.add_done_callback(_report)
            playing[user.id] = task
        return users

    def _cast(self, playing: Mapping[str, asyncio.Task[None]]) -> Iterator[User]:
        """Iterate over simulated users who are not at a table yet; each is made when wanted."""
        known = {user.name: user for user in self._world.users.values() if user.simulated}
        for name, locale in NAMES:
            user = known.get(name) or self._world.add_user(name, locale, simulated=True)
            if user.id not in playing or playing[user.id].done():
                yield user

    async def empty(self, channel_id: str) -> None:
        """Stop a channel's simulated players; in the game they are absent from then on."""
        tasks = self._tables.pop(channel_id, {}).values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Stop all of them."""
        for channel_id in tuple(self._tables):
            await self.empty(channel_id)


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("%s has stopped: %r", task.get_name(), error)
