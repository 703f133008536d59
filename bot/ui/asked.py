"""What an interaction asks by itself: who asks, from where, by which rights, on which message."""

from datetime import timedelta

import discord

from bot.engine.clues import shows_something
from bot.engine.errors import RequestError
from bot.engine.ids import PlayerId
from bot.service.ports import Place
from bot.service.record import FORMER_PLAYER
from bot.ui.codec import custom_ids, decode
from bot.ui.copies import Interaction
from bot.ui.markup import unmarked
from bot.ui.payload import shown_pictures
from bot.ui.permissions import Rights, rights_of
from bot.ui.posted import GOOD_FOR

ADDRESSES_LAST = timedelta(seconds=GOOD_FOR)


class Asked:
    """One interaction as Discord describes it."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.player = PlayerId(interaction.user.id)
        # Half a pair of surrogates can neither be kept nor sent.
        shown = unmarked(interaction.user.display_name.encode(errors="ignore").decode())
        # Some display names show nothing, or stand for who was forgotten, of whom no results are
        # kept; the other name is always in plain letters.
        fits = shows_something(shown) and shown != FORMER_PLAYER
        self.name = shown if fits else interaction.user.name

    @property
    def guild_id(self) -> int:
        """The server in which this was asked; raises RequestError (``not-in-a-server``)."""
        if self.interaction.guild_id is None:
            raise RequestError("not-in-a-server")
        return self.interaction.guild_id

    @property
    def direct(self) -> bool:
        """The press was made in a direct message."""
        return self.interaction.guild_id is None

    @property
    def rights(self) -> Rights:
        """What the presser may use the commands for managers by."""
        return rights_of(self.interaction)

    def moderates(self, place: Place, *, managers: bool = False) -> bool:
        """Say whether the presser may moderate the game's channel (Manage Messages).

        ``managers``: or manages the server (Manage Server). Rights in another channel, from which a
        press only claims to come, count for nothing.
        """
        here = not self.direct and self.interaction.channel_id == place.target_id
        may = self.interaction.permissions
        return here and (may.manage_messages or (managers and may.manage_guild))

    @property
    def delivery_key(self) -> str:
        """The key of the direct message that was pressed: changing it must keep its key."""
        message = self.interaction.message
        if message is None or not self.direct:
            return ""
        presses = (decode(i) for i in custom_ids(list(message.components)))
        return next((press.delivery_key for press in presses if press and press.delivery_key), "")

    @property
    def posted(self) -> dict[str, str]:
        """Return the addresses that an answer may give for pictures, by name.

        Those on the message that was pressed: of a public one its own, which stay where they are,
        of others those that they refer to. None where the message is so old that they may end.
        """
        message = self.interaction.message
        if message is None or discord.utils.utcnow() - message.created_at > ADDRESSES_LAST:
            return {}
        return shown_pictures(list(message.components), own=not self.private)

    @property
    def pictures(self) -> str:
        """The names of the pictures that the message that was pressed has, as ``Page.pictures``."""
        message = self.interaction.message
        own = {} if message is None else shown_pictures(list(message.components), own=True)
        return " ".join(own)

    @property
    def on_answer(self) -> bool:
        """The press was made on an answer, which only the presser sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def private(self) -> bool:
        """Only the presser sees the message that was pressed, if one was."""
        return self.direct or self.on_answer
