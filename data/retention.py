"""Removing what is remembered of a server's games that are over."""

from bot.engine.ids import GameId, PlayerId
from data.connection import Query
from data.standings import add_up
from data.writer import Transaction

COUNT = "SELECT COUNT(*) FROM records WHERE guild_id = $1 AND at <= $2"
OLDEST = """
    SELECT game_id FROM records WHERE guild_id = $1 AND at <= $2 ORDER BY ordinal LIMIT $3"""
REMOVE_RESULTS = "DELETE FROM results WHERE game_id = $1"
OF_GAME = (
    "DELETE FROM fooled WHERE game_id = $1",
    "DELETE FROM loved WHERE game_id = $1",
    "DELETE FROM behind WHERE game_id = $1",
    "DELETE FROM records WHERE game_id = $1",
    "DELETE FROM unpacked WHERE game_id = $1",
    "DELETE FROM clips WHERE game_id = $1",
    "DELETE FROM messages WHERE game_id = $1",
    "DELETE FROM invitations WHERE game_id = $1",
    "DELETE FROM game_players WHERE game_id = $1",
    "DELETE FROM log WHERE game_id = $1",
    # With the state alone a late star would bring the record back.
    "DELETE FROM games WHERE game_id = $1",
)


async def count_remembered(query: Query, guild_id: int, until: float) -> int:
    """Return how many games of a server that were over by then are remembered."""
    [(count,)] = await query(COUNT, guild_id, until)
    return count


async def remove_remembered(
    transaction: Transaction, guild_id: int, until: float, most: int
) -> tuple[GameId, ...]:
    """Remove all that is kept of the oldest of these games; return which."""
    found = await transaction.query(OLDEST, guild_id, until, most)
    one_of_theirs: dict[PlayerId, GameId] = {}
    for (game,) in found:
        sql = "SELECT player_id FROM results WHERE game_id = $1"
        one_of_theirs |= {player: game for (player,) in await transaction.query(sql, game)}
        transaction.write(REMOVE_RESULTS, game)
    # What their other games add up to stays; once for all of these, as it takes all of those.
    for player, game in sorted(one_of_theirs.items()):
        add_up(transaction, game, player)
    for (game,) in found:
        for sql in OF_GAME:
            transaction.write(sql, game)
    return tuple(GameId(game) for (game,) in found)
