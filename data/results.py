"""Results of games."""

from collections.abc import Mapping, Sequence
from dataclasses import fields

from bot.engine.ids import GameId, PlayerId
from bot.service.ports import (
    By,
    Company,
    Fooled,
    Loved,
    LovedIn,
    PlayedGame,
    Rating,
    Result,
    Standing,
)
from data.connection import Row
from data.repository import Reading, Writing
from data.standings import add_up, ranked

SELECT_OF_PLAYER = """
    SELECT game_id, player_id, name, rabbit, ruleset, at, counted, place, players, won, points,
           rounds, found_by_some, found_by_all, found_by_nobody, guesses, found, fooled, stars,
           CASE WHEN counted = 1 OR EXISTS (
               SELECT 1 FROM results AS other
               WHERE other.game_id = results.game_id AND other.place IS NOT NULL
           ) THEN 1 ELSE 0 END, mu, sigma
    FROM results WHERE guild_id = $1 AND player_id = $2 ORDER BY ordinal"""
# Whoever is private is not named to others, whoever is forgotten has no name.
SELECT_COMPANY = """
    SELECT own.game_id, other.player_id, other.name, COALESCE(fooled.tokens, 0)
    FROM results AS own
    JOIN results AS other
      ON other.game_id = own.game_id AND other.player_id <> own.player_id
    LEFT JOIN fooled
      ON fooled.game_id = own.game_id AND fooled.player_id = own.player_id
     AND fooled.other_id = other.player_id
    LEFT JOIN people ON people.player_id = other.player_id
    WHERE own.guild_id = $1 AND own.player_id = $2 AND other.player_id > 0
      AND COALESCE(people.private, 0) = 0
    ORDER BY own.ordinal, other.player_id"""
SELECT_LOVED = """
    SELECT game_id, COUNT(*) OVER (PARTITION BY stars) - 1, round, number, stars FROM loved
    WHERE guild_id = $1 AND at >= $2 AND (number = 0) = ($3 = 1)
    ORDER BY stars DESC, at DESC, round DESC, number LIMIT 1"""
PAGE_OF_GAMES = """
    SELECT page.game_id, page.ordinal, page.at, page.ruleset, page.people, page.places,
           page.rated, page.scorers,
           CASE WHEN COALESCE(people.private, 0) = 1 AND people.player_id <> $4 THEN ''
                ELSE seated.name END,
           seated.won, CASE WHEN seated.player_id = $4 THEN 1 ELSE 0 END
    FROM (SELECT ordinal, MAX(game_id) AS game_id, MAX(at) AS at, MAX(ruleset) AS ruleset,
                 COUNT(*) AS people, COUNT(place) AS places, COUNT(mu) AS rated,
                 MAX(players) AS scorers
          FROM results WHERE guild_id = $1 AND ordinal {beyond} $2
          GROUP BY ordinal ORDER BY ordinal {order} LIMIT $3) AS page
    JOIN results AS seated ON seated.game_id = page.game_id
    LEFT JOIN people ON people.player_id = seated.player_id
    ORDER BY page.ordinal DESC, seated.player_id"""
OLDER_GAMES = PAGE_OF_GAMES.format(beyond="<", order="DESC")
NEWER_GAMES = PAGE_OF_GAMES.format(beyond=">", order="ASC")
SELECT_RATING = """
    SELECT mu, sigma FROM results
    WHERE guild_id = (SELECT guild_id FROM records WHERE game_id = $1) AND player_id = $2
      AND ordinal < (SELECT ordinal FROM records WHERE game_id = $1) AND mu IS NOT NULL
    ORDER BY ordinal DESC LIMIT 1"""
INSERT_RESULT = """
    INSERT INTO results (
        guild_id, ordinal, game_id, player_id, name, rabbit, ruleset, at, counted, place, players,
        won, points, rounds, found_by_some, found_by_all, found_by_nobody, guesses, found, fooled,
        stars, mu, sigma)
    SELECT guild_id, ordinal, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
           $17, $18, $19, $20, $21
    FROM records WHERE game_id = $1"""
INSERT_FOOLED = """
    INSERT INTO fooled (game_id, player_id, other_id, tokens) VALUES ($1, $2, $3, $4)"""
INSERT_LOVED = """
    INSERT INTO loved (game_id, round, number, guild_id, at, stars)
    SELECT $1, $2, $3, guild_id, MAX(at), $4 FROM results WHERE game_id = $1 GROUP BY guild_id"""
NEWEST = 2**62
FLAGS = (6, 9, 19)
"""Where a row of SELECT_OF_PLAYER says yes or no."""
APART = ("played_out", "rating")
"""Fields of a result without a column of their own."""


class SqlResultReads(Reading):
    """Satisfies ``bot.service.ports.ResultReads``."""

    async def of_player(self, guild_id: int, player: PlayerId) -> tuple[Result, ...]:
        return tuple(map(_result, await self._query(SELECT_OF_PLAYER, guild_id, player)))

    async def company(self, guild_id: int, player: PlayerId) -> tuple[Company, ...]:
        return tuple(Company(*row) for row in await self._query(SELECT_COMPANY, guild_id, player))

    async def ranked(
        self,
        guild_id: int,
        ruleset: str | None,
        since: float,
        least: int,
        by: By,
        first: int,
        asker: PlayerId,
    ) -> tuple[tuple[int, Standing], ...]:
        return await ranked(self._query, guild_id, ruleset, since, least, by, first, asker)

    async def most_loved(self, guild_id: int, since: float, *, clue: bool) -> LovedIn | None:
        found = await self._query(SELECT_LOVED, guild_id, since, int(clue))
        if not found:
            return None
        game, others, *loved = found[0]
        return LovedIn(game, Loved(*loved), others)

    async def games(
        self, guild_id: int, asker: PlayerId, beyond: int | None, limit: int, *, newer: bool = False
    ) -> tuple[PlayedGame, ...]:
        sql = NEWER_GAMES if newer and beyond is not None else OLDER_GAMES
        number = NEWEST if beyond is None else beyond
        found: dict[GameId, PlayedGame] = {}
        for *line, name, won, own in await self._query(sql, guild_id, number, limit, asker):
            game, ordinal, at, ruleset, people, places, rated, scorers = line
            blank = PlayedGame(
                game, ordinal, at, ruleset, (), people, places > 0, rated > 0, (), places, scorers
            )
            so_far = found.get(game, blank)
            found[game] = so_far._replace(
                winners=(*so_far.winners, *([name] if won else [])),
                names=(name, *so_far.names) if own else (*so_far.names, name),
            )
        return tuple(found.values())


class SqlResults(Writing, SqlResultReads):
    """Satisfies ``bot.service.ports.Results``."""

    async def ratings(self, game: GameId, players: Sequence[PlayerId]) -> Mapping[PlayerId, Rating]:
        found: dict[PlayerId, Rating] = {}
        for player in players:
            for row in await self._query(SELECT_RATING, game, player):
                found[player] = Rating(*row)
        return found

    async def replace(
        self,
        game: GameId,
        results: Sequence[Result],
        fooled: Sequence[Fooled],
        loved: Sequence[Loved],
    ) -> None:
        sql = "SELECT player_id FROM results WHERE game_id = $1"
        players = {player for (player,) in await self._query(sql, game)}
        write = self._transaction.write
        for table in ("results", "fooled", "loved"):
            write(f"DELETE FROM {table} WHERE game_id = $1", game)  # noqa: S608  three constants
        for result in results:
            write(INSERT_RESULT, *_values(result))
        for one in fooled:
            write(INSERT_FOOLED, game, *one)
        for one in loved:
            write(INSERT_LOVED, game, *one)
        for player in sorted(players | {result.player for result in results}):
            if player > 0:  # whoever was forgotten has no standing
                add_up(self._transaction, game, player)


def _values(result: Result) -> Row:
    """Return what INSERT_RESULT takes: the fields in their order."""
    told = (getattr(result, each.name) for each in fields(result) if each.name not in APART)
    plain = (int(value) if isinstance(value, bool) else value for value in told)
    return (*plain, *(result.rating or (None, None)))


def _result(row: Row) -> Result:
    """Return the result of a row of SELECT_OF_PLAYER."""
    *told, mu, sigma = row
    for flag in FLAGS:
        told[flag] = bool(told[flag])
    return Result(*told, rating=None if mu is None else Rating(mu, sigma))
