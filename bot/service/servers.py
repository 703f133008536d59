"""What a server's managers chose."""

from collections.abc import Callable

from bot.service.ports import GuildSettings, Store


class ServerService:
    """Reads and changes the settings of servers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settings(self, guild_id: int) -> GuildSettings:
        """Return a server's settings, the defaults if there are none."""
        return await self._store.read.servers.get(guild_id)

    async def change(
        self, guild_id: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        """Save what ``change`` makes of the settings as they are by then; return it."""
        async with self._store.begin() as uow:
            changed = change(await uow.servers.get(guild_id))
            await uow.servers.save(changed)
            await uow.commit()
        return changed
