"""What computer players have said in a server."""

from data.connection import Query
from data.writer import Transaction

SELECT_SAID = "SELECT clue FROM said WHERE guild_id = $1 AND locale = $2 ORDER BY at, clue"
SAVE_SAID = """
    INSERT INTO said (guild_id, locale, clue, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (guild_id, locale, clue) DO UPDATE SET at = excluded.at"""


class SqlSaidReads:
    """Satisfies ``bot.service.ports.SaidReads``."""

    def __init__(self, query: Query) -> None:
        self._query = query

    async def get(self, guild_id: int, locale: str) -> tuple[str, ...]:
        return tuple(clue for (clue,) in await self._query(SELECT_SAID, guild_id, locale))


class SqlSaid(SqlSaidReads):
    """Satisfies ``bot.service.ports.Said``."""

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction.query)
        self._transaction = transaction

    async def add(self, guild_id: int, locale: str, clue: str, at: float) -> None:
        self._transaction.write(SAVE_SAID, guild_id, locale, clue, at)
