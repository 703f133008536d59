"""What a server's managers chose."""

from collections.abc import Callable
from dataclasses import replace

from bot.service.ports import GuildSettings, Store

SLICE = 20
"""Games that are removed in one transaction, so that nobody else waits for all of them."""


class ServerService:
    """Reads and changes the settings of servers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settings(self, guild_id: int) -> GuildSettings:
        """Return a server's settings, the defaults if there are none."""
        return await self._store.read.servers.get(guild_id)

    async def with_commands(self) -> tuple[int, ...]:
        """Return the servers in which slash commands of their own are registered."""
        return await self._store.read.servers.with_commands()

    async def note_commands(self, guild_id: int, *, present: bool) -> None:
        """Note whether a server has slash commands of its own."""
        async with self._store.begin() as uow:
            await uow.servers.note_commands(guild_id, present=present)
            await uow.commit()

    async def change(
        self, guild_id: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        """Save what ``change`` makes of the settings as they are by then; return it."""
        async with self._store.begin() as uow:
            changed = change(await uow.servers.get(guild_id))
            await uow.servers.save(changed)
            await uow.commit()
        return changed

    async def forget_role(self, guild_id: int, role_id: int) -> None:
        """Tell nobody any more when a lobby opens, if it is this role that is told."""
        if (await self.settings(guild_id)).told_role != role_id:
            return
        await self.change(
            guild_id, lambda s: replace(s, told_role=None) if s.told_role == role_id else s
        )

    async def remembered(self, guild_id: int, until: float) -> int:
        """Return how many games of a server that were over by then are remembered."""
        return await self._store.read.records.count(guild_id, until)

    async def remove_remembered(self, guild_id: int, until: float) -> int:
        """Remove all that is kept of a server's games that were over by then; return how many."""
        count = 0
        while True:
            async with self._store.begin() as uow:  # others may write in between
                removed = await uow.records.remove(guild_id, until, SLICE)
                await uow.commit()
            count += len(removed)
            if len(removed) < SLICE:
                return count
