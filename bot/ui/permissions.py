"""What the bot must be allowed to do where a game is played."""

from dataclasses import dataclass

import discord

from bot.engine.errors import RequestError
from bot.service.ports import Place

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
NAMES = {"read_messages": "view_channel"}
"""What discord.py calls otherwise than Discord does."""
NEEDED_IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)


@dataclass(frozen=True, slots=True)
class Rights:
    """What Discord lets somebody use a command for managers by (Server Settings → Integrations)."""

    manages: bool
    """They have Manage Server."""
    roles: frozenset[int]

    def covers(self, other: "Rights") -> bool:
        """Say whether who had the others has lost none of them."""
        return self.manages >= other.manages and self.roles >= other.roles


def rights_of(interaction: discord.Interaction) -> Rights:
    """Return the rights that somebody has in this moment."""
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else []
    return Rights(interaction.permissions.manage_guild, frozenset(role.id for role in roles))


def check_permissions(interaction: discord.Interaction, *, in_thread: bool = False) -> None:
    """Raise RequestError (``missing-permissions``) that names what is missing where one presses.

    ``in_thread``: a thread is to be made, too. Where only the application was installed, but the
    bot is no member of the server, ``bot-not-here``.
    """
    if interaction.guild_id is None:
        return
    if interaction.client.get_guild(interaction.guild_id) is None:
        raise RequestError("bot-not-here")
    needed = NEEDED
    if isinstance(interaction.channel, discord.Thread):
        needed = NEEDED_IN_THREADS
    elif in_thread:
        needed = NEEDED_IN_THREADS | discord.Permissions(create_public_threads=True)
    if missing := _missing(needed, interaction.app_permissions):
        raise RequestError("missing-permissions", permissions=missing)


def check_sharing(interaction: discord.Interaction) -> None:
    """Raise RequestError unless the bot may post here, and the presser write (``share-not-here``).

    Nobody is to post through the bot where they may not write themselves.
    """
    check_permissions(interaction)
    in_thread = isinstance(interaction.channel, discord.Thread)
    theirs = interaction.permissions
    if not (theirs.send_messages_in_threads if in_thread else theirs.send_messages):
        raise RequestError("share-not-here")


def may_share(interaction: discord.Interaction) -> bool:
    """Say whether the presser may show something to everybody here."""
    try:
        check_sharing(interaction)
    except RequestError:
        return False
    return True


def check_permissions_in(client: discord.Client, place: Place) -> None:
    """Raise RequestError (``permissions-there``) if a game cannot go on in its own channel.

    For presses from elsewhere, direct messages; what is not known of the place is no trouble.
    """
    guild = client.get_guild(place.guild_id)
    channel = guild and guild.get_channel_or_thread(place.target_id)
    if guild is None or guild.unavailable or channel is None or guild.me is None:
        return
    needed = NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED
    if missing := _missing(needed, channel.permissions_for(guild.me)):
        raise RequestError("permissions-there", permissions=missing, channel=place.target_id)


def _missing(needed: discord.Permissions, there: discord.Permissions) -> str:
    """Return the names of what is needed and not there, separated by commas."""
    lacking = [NAMES.get(name, name) for name, on in needed if on and not getattr(there, name)]
    return ", ".join(lacking)
