"""Simulated players, who fill the table at a human pace and act as a person would."""

import asyncio
import itertools
import logging
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.playground import payloads
from bot.playground.clues import ClueBag
from bot.playground.errors import LocalError
from bot.playground.intents import USUAL, Places, places
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


@dataclass(frozen=True, slots=True)
class Playing:
    """A simulated player and what plays them."""

    name: str
    player: SimulatedPlayer
    task: asyncio.Task[None]

    def is_coming_to(self, table: Places) -> bool:
        """Say whether they have yet to press Join there."""
        return self.name not in table.names and not self.player.has_joined(table.game)


class Tables:
    """The simulated players of each channel; `chance` decides what they choose."""

    def __init__(self, world: World, chance: random.Random | None = None) -> None:
        self.base_url = ""
        self._world = world
        self._chance = chance or random.SystemRandom()
        self._tables: dict[str, dict[str, Playing]] = {}
        self._bags: dict[str, ClueBag] = {}

    async def fill(self, channel: Channel, count: int, pace: float) -> list[User]:
        """Let `count` more simulated players join what is open in a channel and play.

        `pace` is about how many seconds an ordinary move takes. Raises `LocalError` where no
        table can be, or for more players than there are names.
        """
        if channel.guild_id is None:
            raise LocalError("a table is in a server's channel")
        free, table = self.free(channel.id), self._table(channel.id)
        if not free and table is not None and not table.admits(None):
            raise LocalError("only invited people may join here")
        if not free:
            raise LocalError("no place is free here")
        if not 1 <= count <= free:
            raise LocalError(f"1 to {free} more players can join here")
        if not 0 <= pace <= 60:
            raise LocalError("a pace is 0 to 60 seconds")
        guild = self._world.guilds[channel.guild_id]
        bag = self._bags.setdefault(channel.id, ClueBag(self._chance))
        playing = self._tables.setdefault(channel.id, {})
        users = list(itertools.islice(self._cast(playing, table), count))
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
            playing[user.id] = Playing(user.name, player, task)
        return users

    def free(self, channel_id: str) -> int:
        """Return how many more simulated players have a place in a channel.

        At a table that can be joined they are those that nobody has, and nobody is coming to; where
        only invited people may join, no more than there are of these.
        """
        table = self._table(channel_id)
        playing = self._tables.get(channel_id, {})
        names = len(list(self._names(playing, table)))
        if table is None:
            return names
        return max(0, min(names, table.counts[-1] - self._there(channel_id, table)))

    def proposed(self, channel_id: str) -> int:
        """Return how many more are a good number: with them the game can start, if possible."""
        free, table = self.free(channel_id), self._table(channel_id)
        wanted = USUAL if table is None else table.wanted(self._there(channel_id, table))
        return max(0, min(wanted, free))

    def missing(self, channel_id: str) -> int:
        """Return how many more the table needs that can be joined, who is coming counted."""
        table = self._table(channel_id)
        if table is None:
            return 0
        return max(0, table.counts[0] - self._there(channel_id, table))

    def playing(self, channel_id: str) -> int:
        """Return how many simulated players play, or are coming, in a channel."""
        return sum(not one.task.done() for one in self._tables.get(channel_id, {}).values())

    def _there(self, channel_id: str, table: Places) -> int:
        """Return how many sit at a table or are on their way to it."""
        playing = self._tables.get(channel_id, {}).values()
        coming = sum(one.is_coming_to(table) for one in playing if not one.task.done())
        return len(table.names) + coming

    def by_invitation(self, channel_id: str) -> bool:
        """Say whether only invited people may join what is open in a channel."""
        table = self._table(channel_id)
        return table is not None and table.invited is not None

    def _table(self, channel_id: str) -> Places | None:
        shown = [m for m in self._world.messages[channel_id].values() if m.only_for is None]
        return places(payloads.message(self._world, message) for message in shown)

    def _names(
        self, playing: Mapping[str, Playing], table: Places | None
    ) -> Iterator[tuple[str, str, User | None]]:
        """Iterate over who could come: name, language, and the user if there is one already."""
        known = {user.name: user for user in self._world.users.values() if user.simulated}
        for name, locale in NAMES:
            user = known.get(name)
            if user is not None and user.id in playing and not playing[user.id].task.done():
                continue
            if table is None or table.admits(user and user.id):
                yield name, locale, user

    def _cast(self, playing: Mapping[str, Playing], table: Places | None) -> Iterator[User]:
        """Iterate over simulated users who are not at a table yet; each is made when wanted."""
        for name, locale, user in self._names(playing, table):
            yield user or self._world.add_user(name, locale, simulated=True)

    async def empty(self, channel_id: str) -> None:
        """Stop a channel's simulated players; in the game they are absent from then on."""
        tasks = [one.task for one in self._tables.pop(channel_id, {}).values()]
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
