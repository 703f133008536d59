"""What computer players have said in a server."""

from data.repository import Reading, Writing

SELECT_SAID = "SELECT clue FROM said WHERE guild_id = $1 AND locale = $2 ORDER BY at, clue"
SAVE_SAID = """
    INSERT INTO said (guild_id, locale, clue, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (guild_id, locale, clue) DO UPDATE SET at = excluded.at"""


class SqlSaidReads(Reading):
    """Satisfies ``bot.service.ports.SaidReads``."""

    async def get(self, guild_id: int, locale: str) -> tuple[str, ...]:
        return tuple(clue for (clue,) in await self._query(SELECT_SAID, guild_id, locale))


class SqlSaid(Writing, SqlSaidReads):
    """Satisfies ``bot.service.ports.Said``."""

    async def add(self, guild_id: int, locale: str, clue: str, at: float) -> None:
        self._transaction.write(SAVE_SAID, guild_id, locale, clue, at)
