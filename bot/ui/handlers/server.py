"""The settings of a server, and the removal of what is remembered of its games."""

from dataclasses import dataclass, replace

import discord

from bot.engine.errors import SeatError, SettingsError
from bot.service.choices import PACE, RULESET, default_settings
from bot.service.ports import GuildSettings
from bot.ui import presenters
from bot.ui.handlers.dependencies import HandlerGroup
from bot.ui.handlers.opening import own_locale
from bot.ui.reply import Reply

NO_LANGUAGE = "none"
"""Chosen instead of one: each table speaks as it would without a setting."""
MOST_CHANNELS = 100
"""As many as one message can name."""
GAMES_AT_ONCE = (1, 50)
"""Least and greatest number of games that a server may allow at once."""


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """What ``/dixit server`` asked to change; None leaves a setting as it is."""

    locale: str | None = None
    ruleset: str | None = None
    pace: str | None = None
    channel: int | None = None
    max_games: int | None = None
    clips: bool | None = None
    milestones: bool | None = None
    told_role: int | None = None
    """The role to be told when a lobby opens; the one that is told already: nobody any more."""


class ServerHandlers(HandlerGroup):
    """What managers of a server ask for."""

    def _check(self, reply: Reply, wish: ServerOptions) -> None:
        """Raise SettingsError for what the command does not offer."""
        default_settings(wish.ruleset or RULESET, wish.pace or PACE, ())
        if wish.locale not in (None, NO_LANGUAGE, *self._deps.library.locales):
            raise SettingsError("setting-choice", field="language")
        if wish.told_role is not None and wish.told_role == reply.guild_id:  # that of everybody
            raise SettingsError("everyone-told")
        least, most = GAMES_AT_ONCE
        if wish.max_games is not None and not least <= wish.max_games <= most:
            raise SettingsError("setting-range", field="games", minimum=least, maximum=most)

    async def change(self, reply: Reply, wish: ServerOptions) -> None:
        """Change a server's settings and show them."""
        await reply.defer()
        guild_id = managed_guild(reply)
        self._check(reply, wish)
        guild = reply.interaction.guild
        there = _channels_of(guild)
        after = await self._deps.servers.change(
            guild_id, lambda before: _wished(before, wish, there)
        )
        texts, library = reply.texts, self._deps.library
        role = guild.get_role(after.told_role) if guild and after.told_role else None
        heard = (
            role is None or role.mentionable or reply.interaction.app_permissions.mention_everyone
        )
        locale = after.locale or own_locale(reply.interaction)
        page = presenters.server_settings(
            texts,
            language=library.texts(locale)("language-name") if locale else "opener",
            chosen=after.locale is not None,
            ruleset=texts(f"ruleset-{after.ruleset or RULESET}"),
            pace=texts(f"pace-{after.pace or PACE}"),
            channels=" ".join(f"<#{c}>" for c in after.channels) or texts("server-every-channel"),
            games=after.max_games,
            clips=after.clips,
            milestones=after.milestones,
            role="–" if role is None else role.mention,
            heard=heard,
        )
        await reply.show(page)

    async def remove_remembered(self, reply: Reply, until: int | None) -> None:
        """Ask whether to remove what is remembered of a server's games; or remove it.

        ``until`` is when it was asked, in seconds since the epoch: later games stay.
        """
        await (reply.defer() if until is None else reply.spend())
        guild_id = managed_guild(reply)
        if until is None:
            asked_at = int(self._deps.table.now()) + 1
            count = await self._deps.servers.remembered(guild_id, asked_at)
            await reply.show(presenters.ask_to_remove(reply.texts, count, asked_at))
            return
        removed = await self._deps.servers.remove_remembered(guild_id, until)
        await reply.say("answer-removed", count=removed)


def managed_guild(reply: Reply) -> int:
    """Return the server in which the presser may change settings.

    Raises RequestError (``not-in-a-server``), SeatError (``not-manager``).
    """
    guild_id = reply.guild_id
    if not reply.interaction.permissions.manage_guild:
        raise SeatError("not-manager")
    return guild_id


def _channels_of(guild: discord.Guild | None) -> frozenset[int] | None:
    """Return the channels of a server, None if they are not known now."""
    if guild is None or guild.unavailable:
        return None
    return frozenset(channel.id for channel in guild.channels) or None


def _wished(
    before: GuildSettings, wish: ServerOptions, there: frozenset[int] | None
) -> GuildSettings:
    """Return the settings as wished for; a channel that is among the allowed ones is taken out.

    So are those that are not ``there`` any more: nobody could name them.
    """
    channels = tuple(c for c in before.channels if there is None or c in there)
    if wish.channel is not None:
        others = tuple(c for c in channels if c != wish.channel)
        channels = others if wish.channel in channels else (*channels, wish.channel)
        if len(channels) > MOST_CHANNELS:
            raise SettingsError("too-many-channels", maximum=MOST_CHANNELS)
    return replace(
        before,
        locale=None if wish.locale == NO_LANGUAGE else wish.locale or before.locale,
        ruleset=wish.ruleset or before.ruleset,
        pace=wish.pace or before.pace,
        channels=channels,
        max_games=before.max_games if wish.max_games is None else wish.max_games,
        clips=before.clips if wish.clips is None else wish.clips,
        milestones=before.milestones if wish.milestones is None else wish.milestones,
        told_role=_told(before.told_role, wish.told_role),
    )


def _told(before: int | None, wish: int | None) -> int | None:
    """Return the role that is told; named again it is told no more."""
    if wish is None:
        return before
    return None if wish == before else wish
