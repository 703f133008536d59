"""A server's games that are over, to be looked at again by its members."""

import json
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

from bot.engine.errors import GameNotFound
from bot.engine.events import GameOpened
from bot.engine.ids import GameId, PlayerId
from bot.engine.ruleset import RULESETS
from bot.service.ports import LovedIn, PlayedGame, Store
from bot.service.record import GameRecord, read_record, winners_of
from bot.service.results import computers_of
from bot.service.statistics import PERIODS

PAGE = 8
"""Games on one page."""


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Some of a server's games, the newest first, and whether there are more on either side."""

    games: tuple[PlayedGame, ...]
    newer: bool = False
    older: bool = False


class HistoryService:
    """Reads records and results; answers about one server at a time."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def page(
        self, guild_id: int, asker: PlayerId, beyond: int | None = None, *, newer: bool = False
    ) -> HistoryPage:
        """Return the games next to the one of number ``beyond``, without one the newest."""
        read = self._store.read.results
        found = await read.games(guild_id, asker, beyond, PAGE + 1, newer=newer)
        more = len(found) > PAGE
        if newer and beyond is not None:
            games = await self._with_computers(guild_id, found[-PAGE:])
            return HistoryPage(games, newer=more, older=True)
        games = await self._with_computers(guild_id, found[:PAGE])
        above = beyond is not None and bool(
            await read.games(guild_id, asker, games[0].number if games else 0, 1, newer=True)
        )
        return HistoryPage(games, newer=above, older=more)

    async def _with_computers(
        self, guild_id: int, games: tuple[PlayedGame, ...]
    ) -> tuple[PlayedGame, ...]:
        """Return the games with the computer players who won them, too."""
        named: list[PlayedGame] = []
        for game in games:
            won = await self._computers(guild_id, game.game) if _had_computers(game) else ()
            named.append(game._replace(winners=(*game.winners, *won)))
        return tuple(named)

    async def _computers(self, guild_id: int, game: GameId) -> tuple[str, ...]:
        """Return the names of the computer players who won; none if they cannot be read."""
        try:
            record = read_record(await self._store.read.records.of_server(guild_id, game) or "")
        except ValueError:
            return ()
        won = computers_of(record).intersection(winners_of(record))
        return tuple(player.name for player in record.players if player.id in won)

    async def record(
        self, guild_id: int, game: GameId, asker: PlayerId | None, somebody: str
    ) -> GameRecord:
        """Return the record of a game of a server; who is private is called ``somebody`` in it.

        The ``asker`` alone is not, None where all are to see it.
        Raises GameNotFound (``history-gone``) if there is none, or none that can be read.
        """
        try:
            document = await self._store.read.records.of_server(guild_id, game)
            record = read_record(document or "")
        except ValueError as error:
            raise GameNotFound("history-gone") from error
        others = sorted(_named_in(record) - {str(asker)})
        hidden = [one for one in others if await self._is_private(PlayerId(int(one)))]
        return without(record, hidden, somebody) if hidden else record

    async def most_loved(
        self, guild_id: int, asker: PlayerId, somebody: str
    ) -> tuple[tuple[GameRecord, LovedIn], ...]:
        """Return the clue and the card with the most stars of the last 30 days, as far as any."""
        loved: list[tuple[GameRecord, LovedIn]] = []
        for clue in (True, False):
            since = self._now() - (PERIODS["month"] or 0.0)
            found = await self._store.read.results.most_loved(guild_id, since, clue=clue)
            if found is not None:
                with suppress(GameNotFound):
                    record = await self.record(guild_id, found.game, asker, somebody)
                    loved.append((record, found))
        return tuple(loved)

    async def _is_private(self, player: PlayerId) -> bool:
        person = await self._store.read.people.get(player)
        return person is not None and person.private


def _had_computers(game: PlayedGame) -> bool:
    """Say whether somebody else than people may have been there at the end of a game."""
    in_pairs = any(rules.pairs for rules in RULESETS.values() if rules.name == game.ruleset)
    return game.played_out and game.scorers * (2 if in_pairs else 1) > game.placed


def _named_in(record: GameRecord) -> set[str]:
    """Return the ids of all whom a record names, who was only in the game before included."""
    opened = (entry.event for entry in record.log if isinstance(entry.event, GameOpened))
    before = {str(seat.player) for event in opened for seat in event.past_seats}
    return before | {player.id for player in record.players}


def without(record: GameRecord, people: Collection[str], somebody: str) -> GameRecord:
    """Return a record that still replays and in which nothing tells who these people are.

    Their ids, which are Discord's and so large that no other number is taken for one, become
    negative ones.
    """
    others = {one: str(-number) for number, one in enumerate(sorted(people), 1)}
    document = _replaced(json.loads(record.model_dump_json()), others, somebody)
    return GameRecord.model_validate(document)


def _replaced(value: Any, others: dict[str, str], somebody: str) -> Any:
    if isinstance(value, list):
        return [_replaced(item, others, somebody) for item in cast("list[Any]", value)]
    if not isinstance(value, dict):
        known = others.get(str(value))
        return value if known is None else type(value)(known)
    told = cast("dict[str, Any]", value)
    changed = {others.get(key, key): _replaced(told[key], others, somebody) for key in told}
    beside = {str(told.get(key)) for key in ("id", "player", "host")}
    if "name" in changed and beside & others.keys():
        changed["name"] = somebody
    return changed
