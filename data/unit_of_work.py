"""The unit of work: one transaction on all repositories."""

from data.decks import SqlDecks
from data.documents import SqlClips, SqlRecords
from data.games import SqlGames
from data.invitations import SqlInvitations
from data.messages import SqlMessages
from data.outbox import SqlOutbox
from data.people import SqlPeople, SqlSeen, SqlServers
from data.results import SqlResults
from data.said import SqlSaid
from data.shards import Process, beat
from data.writer import Transaction


class SqlUnitOfWork:
    """Satisfies ``bot.service.ports.UnitOfWork``."""

    def __init__(self, transaction: Transaction, process: Process, outbox: SqlOutbox) -> None:
        self._transaction = transaction
        self._process = process
        self._outbox = outbox
        self.games = SqlGames(transaction, process.slice)
        self.messages = SqlMessages(transaction)
        self.invitations = SqlInvitations(transaction)
        self.people = SqlPeople(transaction)
        self.servers = SqlServers(transaction)
        self.seen = SqlSeen(transaction)
        self.clips = SqlClips(transaction)
        self.records = SqlRecords(transaction)
        self.results = SqlResults(transaction)
        self.said = SqlSaid(transaction)
        self.decks = SqlDecks(transaction)

    async def heartbeat(self, now: float) -> None:
        self._transaction.add(*beat(self._process.slice.shards, self._process.holder, now))

    async def announce(self, word: str) -> None:
        if self._process.announcing:
            self._transaction.write(self._process.announcing, word)

    async def commit(self) -> None:
        changed_at = self.messages.changed_at
        if changed_at is None:
            await self._transaction.commit()
            return
        self._transaction.add(self._outbox.asking(changed_at))
        self._outbox.tell(await self._transaction.commit())
        for delivery in self.messages.reported:
            self._outbox.settle(delivery, changed_at)
