"""What the bot must be allowed to do where a game is played."""

import discord

from bot.engine.errors import TableError

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
NAMES = {"read_messages": "view_channel"}
"""What discord.py calls otherwise than Discord does."""
NEEDED_IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)


def check_permissions(interaction: discord.Interaction, *, in_thread: bool = False) -> None:
    """Raise TableError (``missing-permissions``) that names what is missing.

    ``in_thread``: a thread is to be made, too.
    """
    if interaction.guild_id is None:
        return
    needed = NEEDED
    if isinstance(interaction.channel, discord.Thread):
        needed = NEEDED_IN_THREADS
    elif in_thread:
        needed = NEEDED_IN_THREADS | discord.Permissions(create_public_threads=True)
    here = interaction.app_permissions
    missing = [NAMES.get(name, name) for name, on in needed if on and not getattr(here, name)]
    if missing:
        raise TableError("missing-permissions", permissions=", ".join(missing))
