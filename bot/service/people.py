"""What is kept of people: language, direct-message channel; and forgetting it all."""

from contextlib import suppress
from dataclasses import replace

from bot.engine.commands import Leave
from bot.engine.errors import RuleViolation
from bot.engine.ids import PlayerId
from bot.service.ports import Person, Store, StoredGame
from bot.service.record import FORMER_PLAYER
from bot.service.table import TableService

MOST_KNOWN = 10_000
"""People whose language is remembered in memory, so that a press need not look it up."""


class PeopleService:
    """Reads and keeps what is known of people."""

    def __init__(self, store: Store, table: TableService) -> None:
        self._store = store
        self._table = table
        self._known: dict[PlayerId, str] = {}

    async def person(self, player: PlayerId) -> Person:
        """Return what is known of a person, the defaults if nothing is."""
        async with self._store.begin() as uow:
            return await uow.person(player)

    async def games_of(self, player: PlayerId) -> tuple[StoredGame, ...]:
        """Return the games that are not over and in which the person sits or waits to."""
        async with self._store.begin() as uow:
            return await uow.games_of(player)

    async def note_locale(self, player: PlayerId, locale: str) -> None:
        """Remember the reader's language if it is new, so that direct messages speak it."""
        if self._known.get(player) == locale:
            return
        async with self._store.begin() as uow:
            person = await uow.person(player)
            if person.locale != locale or not await uow.knows(player):
                await uow.save_person(replace(person, locale=locale))
                await uow.commit()
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[player] = locale

    async def note_dm(self, player: PlayerId, **facts: bool | int) -> None:
        """Note ``dm_open`` or ``dm_channel_id``, unless they asked meanwhile to be forgotten."""
        async with self._store.begin() as uow:
            if await uow.knows(player):
                await uow.save_person(replace(await uow.person(player), **facts))
                await uow.commit()

    async def retry_dm(self, player: PlayerId) -> None:
        """Write to somebody again who could not be written to: they may have opened the door."""
        async with self._store.begin() as uow:
            person = await uow.person(player)
            if person.dm_open is False:
                await uow.save_person(replace(person, dm_open=None))
                await uow.commit()

    async def forget(self, player: PlayerId) -> int:
        """Take somebody out of their games and erase what is kept of them; return games touched."""
        for stored in await self.games_of(player):
            with suppress(RuleViolation):  # has left already, or was never seated
                await self._table.act(stored.game.id, Leave(player))
        async with self._store.begin() as uow:
            touched = await uow.forget(player, FORMER_PLAYER)
            await uow.commit()
        self._known.pop(player, None)
        return touched
