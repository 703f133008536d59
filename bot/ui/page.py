"""A page: one message as a presenter describes it, before pictures are drawn and it is sent."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

import discord

from bot.engine.ids import CardId, PlayerId, is_hidden_card
from bot.engine.views import GameView
from bot.i18n import Texts
from bot.service.pictures import Decks, PictureSpec
from bot.service.ports import Invited, Place

ACCENT = discord.Colour(0xB5651D)
"""The bar beside every message of the game."""


Removed = Literal["yes", "invited", "no"]
"""Who left or was taken off the table may come back, or only if invited, or not at all."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """A picture of a page: components refer to it as ``attachment://<name>``.

    The name tells pictures apart that show different things, and nothing of what they show.
    """

    name: str
    spec: PictureSpec
    alt: str
    """Alternative text, at most 1,024 characters."""


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of a page to be saved by who reads it."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Page:
    """A Components V2 message; built anew for every send."""

    view: discord.ui.LayoutView
    attachments: tuple[Attachment, ...] = ()
    pings: tuple[PlayerId, ...] = ()
    """The only people whom mentions in the text may notify."""
    files: tuple[PageFile, ...] = ()
    told_roles: tuple[int, ...] = ()
    """The only roles that mentions in the text may notify."""

    @property
    def pictures(self) -> str:
        """The names of the pictures: a message that shows these need not get them again."""
        return " ".join(attachment.name for attachment in self.attachments)


class Addresses(Protocol):
    """Where pictures can be seen, by name."""

    def get(self, name: str, /) -> str | None:
        """Return the address of a picture, None where it is unknown."""
        ...


@dataclass(frozen=True, slots=True)
class RenderContext:
    """What a presenter needs besides the game: language, place, decks, and the message's key."""

    game: GameView
    texts: Texts
    decks: Decks
    place: Place
    delivery_key: str = ""
    """Goes into one ``custom_id`` of a stored message (see ``bot.ui.codec``)."""
    clips: bool = False
    """The server allows files with a clue."""
    direct: bool = False
    """Shown in a direct message; else ephemeral in the channel."""
    past: bool = False
    """The game has gone on since: this is a message of an earlier moment."""
    stars_over: bool = False
    """Stars of this message's round cannot be given any more (B4)."""
    moderates: bool = False
    """The reader may take cards out of the running game (M1)."""
    told_role: int | None = None
    """The role that a lobby tells of itself."""
    told_lately: bool = False
    """That role was told of another lobby a moment ago: it is named, not notified."""
    called: tuple[PlayerId, ...] = ()
    """Whom a new lobby asks to play again."""
    invited: Invited | None = None
    """Who may sit down in the lobby; None: everybody."""
    removed: Removed | None = None
    """The reader was taken off the table: whether they may come back; None: they were not."""
    followed: bool = False
    """The reader, who tells or has left, was sent a hand besides the message before the clue."""
    posted: Addresses = field(default_factory=dict[str, str])
    """Where pictures can be seen that need not be sent again."""
    notes: tuple[str, ...] = field(default=())
    """Lines above the content, such as "you gave no. 3"."""

    def describe(self, card: CardId) -> str:
        """Return what a card shows, in words; nothing if nobody has said."""
        if is_hidden_card(card):
            return self.texts("card-hidden")
        return self.decks.describe(card, self.texts.locale)

    @property
    def kept(self) -> bool:
        """The page is that of a stored message, not of an answer that nobody keeps."""
        return bool(self.delivery_key)
