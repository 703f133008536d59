"""What is remembered of games: statistics, leaderboard."""

from typing import get_args

from bot.engine.errors import SettingsError, TableError
from bot.engine.ids import PlayerId
from bot.service.choices import RULESET_NAMES
from bot.service.statistics import PERIODS, By, Selection
from bot.ui import presenters
from bot.ui.handlers.dependencies import Dependencies
from bot.ui.reply import Reply


class MemoryHandlers:
    """Shows a server's games to its members only."""

    def __init__(self, deps: Dependencies) -> None:
        self._deps = deps

    async def stats(
        self,
        reply: Reply,
        player: PlayerId | None,
        selection: Selection,
        *,
        private: bool | None = None,
    ) -> None:
        """Show somebody's statistics here, or choose whether others may see one's own."""
        await reply.defer()
        guild_id = _guild(reply)
        _check(selection)
        if private is not None:
            await self._deps.people.keep_private(reply.player, private=private)
            await reply.say("answer-private" if private else "answer-not-private")
            return
        meant = player or reply.player
        if meant != reply.player and (await self._deps.people.person(meant)).private:
            raise TableError("stats-private")
        found = await self._deps.statistics.of_player(guild_id, meant, selection)
        if found is None:
            raise TableError("stats-nothing")
        await reply.show(presenters.statistics(found, selection, reply.texts))

    async def leaderboard(self, reply: Reply, selection: Selection, by: By) -> None:
        """Show who is ahead in this server."""
        await reply.defer()
        guild_id = _guild(reply)
        _check(selection)
        if by not in get_args(By):
            raise SettingsError("setting-choice", field="by")
        ranked = await self._deps.statistics.leaderboard(guild_id, selection, by)
        await reply.show(presenters.leaderboard(ranked, selection, by, reply.player, reply.texts))


def _guild(reply: Reply) -> int:
    if reply.interaction.guild_id is None:
        raise TableError("not-in-a-server")
    return reply.interaction.guild_id


def _check(selection: Selection) -> None:
    """Raise SettingsError for what the commands do not offer."""
    if selection.ruleset is not None and selection.ruleset not in RULESET_NAMES:
        raise SettingsError("setting-choice", field="ruleset")
    if selection.period not in PERIODS:
        raise SettingsError("setting-choice", field="period")
