"""Standings: what rated games of a person add up to, and who is ahead in a server."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

from bot.engine.ids import GameId, PlayerId
from bot.service.ports import By, Standing
from data.connection import Query
from data.writer import Transaction

SUMS = """COUNT(*) AS games, SUM(won) AS won, SUM(points) AS points, SUM(rounds) AS rounds,
               SUM(stars) AS stars, MAX(ordinal) AS newest"""
OF_NEWEST = """
    JOIN results AS newest
      ON newest.guild_id = $1 AND newest.player_id = summed.player_id
     AND newest.ordinal = summed.newest"""
SUMMED = f"""
    SELECT newest.player_id, newest.name, newest.rabbit, summed.games, summed.won, summed.points,
           summed.rounds, summed.stars, newest.mu, newest.sigma
    FROM (SELECT player_id, {SUMS} FROM results
          WHERE guild_id = $1 AND mu IS NOT NULL AND ($2 = '' OR ruleset = $2) AND at >= $3
          GROUP BY player_id HAVING COUNT(*) >= $4) AS summed {OF_NEWEST}"""
KEPT = """
    SELECT player_id, name, rabbit, games, won, points, rounds, stars, mu, sigma FROM standings
    WHERE guild_id = $1 AND ruleset = $2 AND $3 <= 0 AND games >= $4"""
"""All there ever was: nothing is left out by ``$3``, the moment from which on games count."""

# Each is compared as it is shown, so that who shows the same shares a rank.
WORTH: dict[By, str] = {
    "rating": "ROUND(1000 + 40 * (mu - 3 * sigma))",
    "points": "(20 * points + rounds) / (2 * rounds)",
    "wins": "won",
    "stars": "stars",
}
# Whoever is private is not listed, whoever is forgotten has no name.
RANKED = """
    SELECT place, player_id, name, COALESCE(liked, rabbit), games, won, points, rounds, stars, mu,
           sigma
    FROM (SELECT listed.*, people.rabbit AS liked, RANK() OVER (ORDER BY {worth} DESC) AS place,
                 ROW_NUMBER() OVER (ORDER BY {worth} DESC, name, listed.player_id) AS line
          FROM ({source}) AS listed
          LEFT JOIN people ON people.player_id = listed.player_id
          WHERE COALESCE(people.private, 0) = 0 AND listed.player_id > 0) AS ranked
    WHERE line <= $5 OR player_id = $6 ORDER BY line"""

REMOVE = """
    DELETE FROM standings
    WHERE guild_id = (SELECT guild_id FROM records WHERE game_id = $1) AND player_id = $2"""
ADD_UP = f"""
    INSERT INTO standings (guild_id, ruleset, player_id, name, rabbit, games, won, points, rounds,
                           stars, mu, sigma)
    SELECT newest.guild_id, summed.kind, newest.player_id, newest.name, newest.rabbit, summed.games,
           summed.won, summed.points, summed.rounds, summed.stars, newest.mu, newest.sigma
    FROM (SELECT guild_id, player_id, ruleset AS kind, {SUMS} FROM results
          WHERE guild_id = (SELECT guild_id FROM records WHERE game_id = $1) AND player_id = $2
            AND mu IS NOT NULL
          GROUP BY guild_id, player_id, ruleset
          UNION ALL
          SELECT guild_id, player_id, '', {SUMS} FROM results
          WHERE guild_id = (SELECT guild_id FROM records WHERE game_id = $1) AND player_id = $2
            AND mu IS NOT NULL
          GROUP BY guild_id, player_id) AS summed
    JOIN results AS newest
      ON newest.guild_id = summed.guild_id AND newest.player_id = summed.player_id
     AND newest.ordinal = summed.newest"""


def _leaderboards() -> dict[tuple[By, bool], str]:
    """Return the statement for each order; of all games from what is kept, else summed up."""
    return {
        (by, kept): RANKED.format(worth=worth, source=KEPT if kept else SUMMED)
        for by, worth in WORTH.items()
        for kept in (True, False)
    }


LEADERBOARDS = _leaderboards()


async def ranked(
    query: Query,
    guild_id: int,
    ruleset: str | None,
    since: float,
    least: int,
    by: By,
    first: int,
    asker: PlayerId,
) -> tuple[tuple[int, Standing], ...]:
    """Return the ``first`` of a server, and the asker, each with a rank that ties share."""
    sql = LEADERBOARDS[by, since <= 0]
    found = await query(sql, guild_id, ruleset or "", since, least, first, asker)
    return tuple((place, Standing(*standing)) for place, *standing in found)


def add_up(transaction: Transaction, game: GameId, player: PlayerId) -> None:
    """Make somebody's standings anew of their results in the server of a game."""
    transaction.write(REMOVE, game, player)
    transaction.write(ADD_UP, game, player)
