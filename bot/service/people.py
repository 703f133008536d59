"""What is kept of people: language, direct-message channel, rabbit; and forgetting it all."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.errors import StorageError
from bot.engine.ids import GameId, PlayerId
from bot.service.fleet import announce_person
from bot.service.ports import Person, Store, StoredGame, UnitOfWork
from bot.service.record import FORMER_PLAYER
from bot.service.table import TableService

SLICE = 5
"""Games in which somebody is forgotten in one transaction."""
MOST_KNOWN = 10_000
"""People of whom it is remembered in memory what is kept, so that nobody need look it up."""


class PeopleService:
    """Reads and keeps what is known of people.

    What would change nothing is seen by reading, so that nobody waits for the right to write.
    """

    def __init__(self, store: Store, table: TableService) -> None:
        self._store = store
        self._table = table
        self._known: dict[PlayerId, Person] = {}
        self._dropped = 0
        """How often somebody was dropped; what was read before that may have changed since."""

    async def addressee(self, player: PlayerId) -> Person:
        """Return what is known of somebody who is written to, as it was read last.

        What other processes change is heard of, as a rule.
        """
        return self._known.get(player) or await self._read(player) or Person(player)

    async def person(self, player: PlayerId) -> Person:
        """Return what is known of a person, the defaults if nothing is."""
        return await self._store.read.people.get(player) or Person(player)

    async def games_of(self, player: PlayerId) -> tuple[StoredGame, ...]:
        """Return the games that are not over and in which the person sits or waits to."""
        return await self._store.read.games.of_player(player)

    async def note_locale(self, player: PlayerId, locale: str) -> None:
        """Remember the reader's language if it is new, so that direct messages speak it."""
        known = self._known.get(player) or await self._read(player)
        if known is None or known.locale != locale:
            await self._change(player, {"locale": locale}, anew=True)

    async def _read(self, player: PlayerId) -> Person | None:
        """Read what is kept of somebody, and remember it."""
        dropped = self._dropped
        person = await self._store.read.people.get(player)
        if person is not None and dropped == self._dropped:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[player] = person
        return person

    async def note_dm(self, player: PlayerId, game: GameId, **facts: bool | int) -> bool:
        """Note ``dm_open`` or ``dm_channel_id`` of somebody who is written to for a game.

        False, and nothing is noted, if they asked meanwhile to be forgotten. What else they have
        done since, by which something is kept of them again, does not link them to the game.
        """
        known = await self._store.read.people.get(player)
        if known is not None and replace(known, **facts) != known:
            return await self._change(player, facts, of=game)
        return game in await self._store.read.people.games_with(player)

    async def keep_private(self, player: PlayerId, *, private: bool) -> None:
        """Let others see somebody's statistics, or not."""
        await self._change(player, {"private": private}, anew=True)

    async def note_rabbit(self, player: PlayerId, rabbit: int) -> None:
        """Remember the rabbit that somebody chose, for their next games."""
        if (await self.person(player)).rabbit != rabbit:
            await self._change(player, {"rabbit": rabbit}, anew=True)

    async def retry_dm(self, player: PlayerId) -> None:
        """Write to somebody again who could not be written to: they may have opened the door."""
        if (await self.person(player)).dm_open is False:
            await self._change(player, {"dm_open": None})

    async def _change(
        self,
        player: PlayerId,
        facts: Mapping[str, Any],
        *,
        anew: bool = False,
        of: GameId | None = None,
    ) -> bool:
        """Change what is kept of a person; only ``anew`` if nothing is kept any more.

        False, and nothing is changed, if the game that they are a player ``of`` knows them no more.
        """
        async with self._store.begin() as uow:
            if of is not None and of not in await uow.people.games_with(player):
                return False
            person = await uow.people.get(player)
            if person is not None or anew:
                await uow.people.save(replace(person or Person(player), **facts))
                await announce_person(uow, player)
                await uow.commit()
        self.drop(player)
        return True

    async def forget(self, player: PlayerId, question: int | None = None) -> int | None:
        """Take somebody out of their games and erase what is kept of them.

        Return in how many games that were ever started a former player stands for them. Each game
        is left and its ids and names are replaced in one transaction. If they said yes to the same
        ``question`` before, and have joined a game since, nothing is done; return None.
        Raises StorageError, ``forget-unfinished`` if a part is done.
        """
        games = await self._store.read.people.games_with(player)
        played = await self._store.read.people.played(player)
        for start in range(0, len(games), SLICE):
            try:
                if not await self._forget_in(games[start : start + SLICE], player, question):
                    return None
            except StorageError as error:
                raise (StorageError("forget-unfinished") if start else error) from error
        try:
            forgotten = await self._forget_all(player, question)
        except StorageError as error:
            raise (StorageError("forget-unfinished") if games else error) from error
        return played if forgotten else None

    async def _forget_in(
        self, games: Sequence[GameId], player: PlayerId, question: int | None
    ) -> bool:
        """Replace somebody in some games; others may write before the next ones."""
        async with self._store.begin() as uow:
            if not await self._leave(uow, player, question):
                return False
            await uow.people.forget_in(games, player, FORMER_PLAYER)
            await uow.commit()
        self._table.wake(None)
        self.drop(player)
        return True

    async def _forget_all(self, player: PlayerId, question: int | None) -> bool:
        """Erase what is kept of somebody beside their games."""
        async with self._store.begin() as uow:
            if not await self._leave(uow, player, question):  # they may have joined one meanwhile
                return False
            await uow.people.forget(player, FORMER_PLAYER)
            if question is not None:
                await uow.seen.add(-question, self._table.now())  # no interaction's id
            await announce_person(uow, player)
            await uow.commit()
        self._table.wake(None)
        self.drop(player)
        return True

    async def _leave(self, uow: UnitOfWork, player: PlayerId, question: int | None) -> bool:
        """Take somebody out of their games, unless an answered question would do it once more."""
        if question is not None and await uow.seen.contains(-question):
            return not await uow.games.of_player(player)
        await self._table.leave_in(uow, player)
        return True

    def drop(self, player: PlayerId | None) -> None:
        """Remember nothing of somebody (None: of anybody) in memory: it may have changed."""
        self._dropped += 1
        self._table.past.drop(player)
        if player is None:
            self._known.clear()
        else:
            self._known.pop(player, None)
