"""Loops and events that keep games going: delivery, deadlines, health, removed channels."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.engine.commands import Abandon
from bot.engine.errors import DixitError
from bot.service.deck_limits import TEND_EVERY
from bot.ui.services import ServingBot

log = logging.getLogger(__name__)

HEALTH_EVERY = 10.0


class Lifecycle(commands.Cog):
    """Starts the loops with the bot and ends them with it."""

    bot: ServingBot

    def __init__(self, bot: ServingBot) -> None:
        self.bot = bot
        self._tasks: list[asyncio.Task[None]] = []

    async def cog_load(self) -> None:
        """Start the loops; the first thing they do is to make good for the time away."""
        services = self.bot.services
        await services.scheduler.note_outage()
        loops: list[Callable[[], Awaitable[object]]] = [
            services.dispatcher.run,
            services.scheduler.run,
            services.computers.run,
            services.departures.run,
            self._health,
            self._tend_decks,
        ]
        if services.fleet is None or services.fleet.has_first:  # once is enough
            loops += [services.rebuilding.run, services.upkeep.run]
        if services.fleet is not None:
            loops.append(services.fleet.run)
        if services.registration is not None:
            loops.append(services.registration.run)
        self._tasks = [asyncio.create_task(_kept_up(loop)) for loop in loops]

    async def cog_unload(self) -> None:
        """End the loops."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _health(self) -> None:
        path, refused = self.bot.services.health_file, False
        while path is not None:
            if self.bot.is_connected():
                try:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.touch()
                except OSError as error:
                    if not refused:  # once: it is only asked for by who looks after the bot
                        log.warning("DIXIT_HEALTH_FILE cannot be touched: %s", error)
                    refused = True
                else:
                    refused = False
            await asyncio.sleep(HEALTH_EVERY)

    async def _tend_decks(self) -> None:
        while True:
            await asyncio.sleep(TEND_EVERY)
            await self._tend()

    async def _tend(self) -> None:
        """Note which servers with decks the bot is (not) in, and remove what nothing needs."""
        try:
            await self.bot.services.router.handlers.decks.tend(self._is_in)
        except DixitError:
            log.exception("the decks of servers could not be looked after")

    def _is_in(self, guild_id: int) -> bool | None:
        """Say whether the bot is in a server; None for those of another process, or too early."""
        shard = (guild_id >> 22) % (self.bot.shard_count or 1)
        if not self.bot.is_ready() or shard not in self.bot.shards:
            return None
        return self.bot.get_guild(guild_id) is not None

    @commands.Cog.listener()
    async def on_guild_join(self, _guild: discord.Guild) -> None:
        """Keep the decks of a server that took the bot back."""
        await self._tend()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Say that people can play."""
        log.info("ready, servers: %s", len(self.bot.guilds))

    @commands.Cog.listener()
    async def on_shard_ready(self, _shard_id: int) -> None:
        """Try again what failed: Discord is there again."""
        await self.bot.services.dispatcher.hasten()

    @commands.Cog.listener()
    async def on_shard_resumed(self, _shard_id: int) -> None:
        """Try again what failed: Discord is there again."""
        await self.bot.services.dispatcher.hasten()

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Try again what failed in a server that is back."""
        await self.bot.services.dispatcher.hasten(guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Try again what failed: the role may have given a permission back."""
        await self.bot.services.dispatcher.hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Tell a role that is gone of no lobby any more."""
        try:
            await self.bot.services.router.handlers.deps.servers.forget_role(role.guild.id, role.id)
        except DixitError:
            log.exception("the deleted role %s is still told of lobbies", role.id)

    @commands.Cog.listener()
    async def on_raw_app_command_permissions_update(
        self, payload: discord.RawAppCommandPermissionsUpdateEvent
    ) -> None:
        """Have everybody ask Discord anew who looks after decks: others may use the commands."""
        self.bot.services.router.handlers.decks.rights_changed(payload.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Try again what failed: the bot has other roles, or its timeout is over.

        Of other members no event comes without a privileged intent.
        """
        await self.bot.services.dispatcher.hasten(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again what failed in a channel, or in its threads: it has changed."""
        await self.bot.services.dispatcher.hasten(after.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Try again what failed in a thread: it may have been unlocked.

        discord.py tells nothing more of one that was archived.
        """
        await self.bot.services.dispatcher.hasten(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the game of a channel that is gone."""
        await self._abandon_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the game of a thread that is gone."""
        await self._abandon_in(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the games of a server that the bot was removed from; its decks stay for a while."""
        for game in await self.bot.services.table.live_games_in_guild(guild.id):
            try:
                await self.bot.services.table.act(game, Abandon("bot-removed"))
            except DixitError:
                log.exception("game %(game)s could not be ended", {"game": game})
        await self._tend()

    async def _abandon_in(self, target_id: int) -> None:
        try:
            stored = await self.bot.services.table.live_game_in(target_id)
            if stored is not None:
                await self.bot.services.table.act(stored.game.id, Abandon("channel-gone"))
        except DixitError:
            log.exception("channel %s: its game could not be ended", target_id)


async def _kept_up(loop: Callable[[], Awaitable[object]]) -> None:
    """Run a loop for ever; what breaks it is logged and it starts again."""
    while True:
        try:
            await loop()
        except Exception:
            log.exception("a loop broke off and starts again")
            await asyncio.sleep(1.0)
        else:
            return


async def setup(bot: ServingBot) -> None:
    """Add the loops."""
    await bot.add_cog(Lifecycle(bot))
