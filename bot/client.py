"""The Discord client: what is wired to it, and how it starts and stops."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import CommandTranslator, Library
from bot.service.fleet import Fleet
from bot.settings import Settings
from bot.ui.network import NETWORK
from bot.ui.pauses import growing_pauses
from bot.ui.services import ServingBot

log = logging.getLogger(__name__)
# At DEBUG it would write every event whole: clues that are typed, votes, tokens of interactions.
logging.getLogger("discord").setLevel(logging.INFO)

# The bot never plays sound itself, so nobody need be told what it would take.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

EXTENSIONS = (
    "cogs.dixit",
    "cogs.host",
    "cogs.memory",
    "cogs.server",
    "cogs.decks",
    "cogs.lifecycle",
)
PRESSES = {
    kind.value for kind in (discord.InteractionType.component, discord.InteractionType.modal_submit)
}
UNAUTHORIZED = 401
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 300.0
"""Seconds between two tries to log in or to connect."""
ASK_FOR_TURN = 0.5
"""Seconds between two questions whether this process may identify."""
DRAIN = 10.0
"""Seconds that work under way is given when the bot is asked to stop."""


class DixitTree(app_commands.CommandTree["DixitBot"]):
    """A command that fails before it reaches the handlers still gets an answer."""

    async def on_error(
        self,
        interaction: discord.Interaction[Any],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Answer and log."""

        async def fail() -> None:
            raise error

        router = self.client.services.router
        await router.run(router.reply(interaction), fail())


class DixitBot(ServingBot):
    """The client; bootstrap sets ``services`` before it connects."""

    settings: Settings
    library: Library

    def __init__(
        self,
        settings: Settings,
        library: Library,
        http_trace: aiohttp.TraceConfig,
        fleet: Fleet | None = None,
    ) -> None:
        ours: dict[str, Any] = {}
        if fleet is not None:
            ours = {"shard_ids": list(fleet.shards.numbers), "shard_count": fleet.shards.count}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
            chunk_guilds_at_startup=False,
            max_messages=None,
            tree_cls=DixitTree,
            http_trace=http_trace,
            **ours,
        )
        self._connection.parsers["INTERACTION_CREATE"] = self._take_interaction
        self.fleet = fleet
        self.settings = settings
        self.library = library
        self._stopping = False
        self.usurped = asyncio.Event()
        """Set when another process plays in this one's stead."""

    def _take_interaction(self, data: Any) -> None:
        """Dispatch a press or a sent window whatever its shape; others as discord.py does.

        It would look up views by what they name, which fails for one that names nothing, and the
        router knows them all without. What comes while it stops fails for whoever asks, who tries
        again: acknowledged, it could be cut off and would "think" for a quarter of an hour.
        """
        if self._stopping:
            return
        if data["type"] in PRESSES:
            self.dispatch("interaction", discord.Interaction(data=data, state=self._connection))
        else:
            self._connection.parse_interaction_create(data)

    async def setup_hook(self) -> None:
        """Load the cogs; the commands are registered beside the games (``cogs.lifecycle``)."""
        await self.tree.set_translator(CommandTranslator(self.library))
        for extension in EXTENSIONS:
            await self.load_extension(extension)

    async def play(self, token: str) -> None:
        """Log in and stay connected until closed, however long Discord cannot be reached.

        Raises discord.LoginFailure for a token that is not accepted, ConnectionClosed for what
        Discord ends for good (4004: the token was reset).
        """
        await self._insist("log in", lambda: self.login(token))
        await self._insist("connect", self.connect)

    async def _insist(self, what: str, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try until it succeeds, in ever longer pauses; only a wrong token is never tried again."""
        for pause in growing_pauses(FIRST_PAUSE, LONGEST_PAUSE):
            try:
                return await attempt()
            except (discord.GatewayNotFound, *NETWORK) as error:
                if self.is_closed():
                    raise
                answer = error.__cause__ if isinstance(error, discord.GatewayNotFound) else error
                if getattr(answer, "status", None) == UNAUTHORIZED:
                    raise discord.LoginFailure("the token was reset") from error
                wait = max(pause, getattr(error, "retry_after", 0.0))
                log.warning("cannot %s (%s), next try in %.0f s", what, _in_a_line(answer), wait)
            if what == "log in":
                await self._forget_session()
            await asyncio.sleep(wait)
        return None

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify one after the other, all processes together."""
        if self.fleet is None:
            return await super().before_identify_hook(shard_id, initial=initial)
        while not await self.fleet.may_identify():  # noqa: ASYNC110  another process has the turn
            await asyncio.sleep(ASK_FOR_TURN)
        return None

    async def _forget_session(self) -> None:
        """Close what a login has opened, which the next one opens anew."""
        await self.http.close()
        self.http.connector = discord.utils.MISSING

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hand presses and modals to the router."""
        await self.services.router.on_interaction(interaction)

    async def stop(self) -> None:
        """Let the work under way end, then close; each within ``DRAIN`` seconds."""
        log.info("stopping")
        self._stopping = True
        await self.services.router.drain(DRAIN)
        try:
            async with asyncio.timeout(DRAIN):
                await self.close()
        except TimeoutError:
            log.warning("Discord does not take leave; stopping without it")


def _in_a_line(error: BaseException | None) -> str:
    return " ".join(str(error).split()) or type(error).__name__
