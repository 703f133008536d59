"""The registration of the slash commands: as often as it takes, and never in the way of a game."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot.engine.errors import DixitError
from bot.service.servers import ServerService
from bot.ui.network import NETWORK
from bot.ui.pauses import growing_pauses

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 30.0, 3_600.0
"""Seconds between two tries."""
WRITTEN = frozenset(
    {
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "type",
        "options",
        "choices",
        "value",
        "required",
        "autocomplete",
        "min_value",
        "max_value",
        "min_length",
        "max_length",
        "channel_types",
        "default_member_permissions",
        "nsfw",
        "contexts",
        "integration_types",
    }
)
"""What we say of a command; Discord adds ids and versions."""
WHERE = frozenset({"contexts", "integration_types"})
"""What Discord keeps of global commands only."""
SETS = WHERE | {"channel_types"}
TROUBLE = (*NETWORK, app_commands.AppCommandError, DixitError)


class CommandRegistration:
    """Registers the commands of a client's tree, everywhere or in one server alone."""

    def __init__(
        self, client: commands.AutoShardedBot, servers: ServerService, test_guild: int | None
    ) -> None:
        self._client = client
        self._servers = servers
        self._test_guild = test_guild

    async def run(self) -> None:
        """Try until Discord has the commands; games go on meanwhile."""
        for pause in growing_pauses(FIRST_PAUSE, LONGEST_PAUSE):
            try:
                await self.register()
            except TROUBLE as error:
                wait = max(pause, getattr(error, "retry_after", 0.0))
                self._complain(error, wait)
                await asyncio.sleep(wait)
            else:
                return

    async def register(self) -> None:
        """Register what is not there as it should be; take back what is of another setting."""
        for guild_id in await self._servers.with_commands():
            if guild_id != self._test_guild:
                await self._take_back(guild_id)
        if self._test_guild is not None:
            # Noted before: whoever is killed in between leaves nothing that nobody knows of.
            await self._servers.note_commands(self._test_guild, present=True)
        tree = self._client.tree
        translator = tree.translator
        payload = [
            command.to_dict(tree)
            if translator is None
            else await command.get_translated_payload(tree, translator)
            for command in tree.get_commands()
        ]
        there = await self._client.http.request(
            self._route("GET", self._test_guild), params={"with_localizations": 1}
        )
        if self._test_guild is not None:
            payload, there = ([_of_guild(c) for c in each] for each in (payload, there))
        if as_written(there) == as_written(payload):
            log.info("the slash commands are registered as they are")
            return
        await self._client.http.request(self._route("PUT", self._test_guild), json=payload)
        log.info("the slash commands are registered anew")

    async def _take_back(self, guild_id: int) -> None:
        """Remove the commands of a server that was to have its own; they would show twice."""
        try:
            await self._client.http.request(self._route("PUT", guild_id), json=[])
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("server %s: its commands cannot be taken back (%s)", guild_id, error)
        await self._servers.note_commands(guild_id, present=False)

    def _route(self, method: str, guild_id: int | None) -> Route:
        place = "" if guild_id is None else f"/guilds/{guild_id}"
        path = f"/applications/{{application_id}}{place}/commands"
        return Route(method, path, application_id=self._client.application_id)

    def _complain(self, error: Exception, wait: float) -> None:
        why = " ".join(str(error).split()) or type(error).__name__
        log.warning(
            "the slash commands are not registered (%s); games go on, next try in %.0f s", why, wait
        )
        if isinstance(error, discord.Forbidden) and self._test_guild is not None:
            log.warning(
                "the bot is not in server %d, which DIXIT_TEST_GUILD names", self._test_guild
            )


def as_written(value: Any) -> Any:
    """Return commands without what Discord adds and without what is as it would be unsaid."""
    if isinstance(value, Mapping):
        found = {key: as_written(held) for key, held in value.items()}
        # Translations are a mapping of locales; all else is one of fields.
        kept = found if WRITTEN.isdisjoint(found) else {k: found[k] for k in found if k in WRITTEN}
        for key in SETS & kept.keys():
            kept[key] = sorted(kept[key] or ())  # of old commands Discord says null
        return {key: held for key, held in kept.items() if not _is_default(held)}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [as_written(each) for each in value]
    return value


def _of_guild(command: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in command.items() if key not in WHERE}


def _is_default(value: Any) -> bool:
    return value is None or value is False or value in ([], {})
