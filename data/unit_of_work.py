"""The unit of work: one transaction on all repositories."""

from data.decks import SqlDecks
from data.documents import SqlClips, SqlRecords
from data.games import SqlGames
from data.invitations import SqlInvitations
from data.messages import SqlMessages
from data.people import SqlPeople, SqlSeen, SqlServers
from data.results import SqlResults
from data.said import SqlSaid
from data.writer import Transaction

NOTE_HEARTBEAT = """
    INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at"""


class SqlUnitOfWork:
    """Satisfies ``bot.service.ports.UnitOfWork``."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self.games = SqlGames(transaction)
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
        """Note that the bot is alive."""
        self._transaction.write(NOTE_HEARTBEAT, now)

    async def commit(self) -> None:
        """Make it durable; raise VersionConflict or StorageError."""
        await self._transaction.commit()
