"""Puts a page together and keeps it within Discord's limits."""

from collections.abc import Iterable, Sequence
from hashlib import sha256

import discord

from bot.engine.ids import PlayerId
from bot.i18n import Texts, Value
from bot.service.pictures import PictureSpec
from bot.ui.codec import Press, Verb
from bot.ui.markup import shorten
from bot.ui.page import ACCENT, Addresses, Attachment, Page, PageFile, RenderContext

TEXT_LIMIT = 4000
"""Characters of all texts of a message together."""
ALT_LIMIT = 1024
LABEL_LIMIT = 80
OPTION_LIMIT = 100
OPTIONS = 25
ROW = 5
Style = discord.ButtonStyle
Button = discord.ui.Button[discord.ui.LayoutView]
Menu = discord.ui.Select[discord.ui.LayoutView]


class PageBuilder:
    """A page in the making: blocks from top to bottom inside one container."""

    def __init__(self, texts: Texts, notes: Sequence[str] = ()) -> None:
        self.texts = texts
        self._blocks: list[discord.ui.Item[discord.ui.LayoutView]] = []
        self._attachments: list[Attachment] = []
        self._files: list[PageFile] = []
        self.text(*notes)

    def say(self, key: str, **values: Value) -> "PageBuilder":
        """Add a message as a block of text."""
        return self.text(self.texts(key, **values))

    def text(self, *lines: str) -> "PageBuilder":
        """Add a block of text; nothing if all lines are empty."""
        if content := "\n".join(line for line in lines if line):
            self._blocks.append(discord.ui.TextDisplay(content))
        return self

    def gallery(self, *pictures: tuple[str, PictureSpec, str]) -> "PageBuilder":
        """Add pictures as (name, what it shows, alternative text); at most ten."""
        items: list[discord.MediaGalleryItem] = []
        for stem, spec, alt in pictures:
            attachment = Attachment(_name(stem, spec), spec, shorten(alt, ALT_LIMIT))
            self._attachments.append(attachment)
            items.append(
                discord.MediaGalleryItem(
                    f"attachment://{attachment.name}", description=attachment.alt
                )
            )
        if items:
            self._blocks.append(discord.ui.MediaGallery(*items))
        return self

    def posted(self, addresses: Addresses, stem: str, spec: PictureSpec, alt: str) -> bool:
        """Add a picture that stands elsewhere, if it is among these, without sending it again.

        Say whether it is. An address of Discord's is good for a day.
        """
        address = addresses.get(_name(stem, spec))
        if address is None:
            return False
        item = discord.MediaGalleryItem(address, description=shorten(alt, ALT_LIMIT))
        self._blocks.append(discord.ui.MediaGallery(item))
        return True

    def file(self, name: str, data: bytes) -> "PageBuilder":
        """Add a file to be saved."""
        self._files.append(PageFile(name, data))
        self._blocks.append(discord.ui.File(f"attachment://{name}"))
        return self

    def buttons(self, buttons: Iterable[Button]) -> "PageBuilder":
        """Add rows of at most five buttons, as even as they go: six are three and three."""
        waiting = list(buttons)
        rows = -(-len(waiting) // ROW)
        for left in range(rows, 0, -1):
            taken = -(-len(waiting) // left)
            self._blocks.append(discord.ui.ActionRow(*waiting[:taken]))
            del waiting[:taken]
        return self

    def select(self, select: Menu) -> "PageBuilder":
        """Add a row with a menu; nothing if it offers nothing."""
        if select.options:
            self._blocks.append(discord.ui.ActionRow(select))
        return self

    def build(self, pings: Sequence[PlayerId] = (), told_roles: Sequence[int] = ()) -> Page:
        """Return the page; too long a text loses its end rather than the whole message."""
        self._fit()
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.Container(*self._blocks, accent_colour=ACCENT))
        return Page(
            view, tuple(self._attachments), tuple(pings), tuple(self._files), tuple(told_roles)
        )

    def small(self, *lines: str) -> "PageBuilder":
        """Add lines in small grey print."""
        return self.text(*(f"-# {line}" for line in lines if line))

    def _fit(self) -> None:
        blocks = [b for b in self._blocks if isinstance(b, discord.ui.TextDisplay)]
        excess = sum(len(block.content) for block in blocks) - TEXT_LIMIT
        if excess > 0:
            longest = max(blocks, key=lambda block: len(block.content))
            longest.content = shorten(longest.content, len(longest.content) - excess)


def _name(stem: str, spec: PictureSpec) -> str:
    return f"{stem}-{sha256(repr(spec).encode()).hexdigest()[:10]}.jpg"


def press(context: RenderContext, verb: Verb, arg: str = "", *, keyed: bool = False) -> str:
    """Return a ``custom_id`` that belongs to the round and phase that the page shows."""
    game = context.game
    carried = context.delivery_key if keyed else ""
    return Press(verb, game.id, game.round, game.phase, arg, carried).encode()


def button(
    context: RenderContext,
    verb: Verb,
    label: str,
    arg: str = "",
    *,
    style: Style = Style.secondary,
    emoji: str | None = None,
    disabled: bool = False,
    keyed: bool = False,
) -> Button:
    """Return a button with ``label`` as it is to be shown."""
    return discord.ui.Button(
        label=shorten(label, LABEL_LIMIT),
        custom_id=press(context, verb, arg, keyed=keyed),
        style=style,
        emoji=emoji,
        disabled=disabled,
    )


def channel_link(context: RenderContext) -> Button:
    """Return the button that leads to where the game is played."""
    place = context.place
    address = f"https://discord.com/channels/{place.guild_id}/{place.target_id}"
    return discord.ui.Button(label=context.texts("button-to-channel"), url=address)


def my_hand_button(context: RenderContext) -> Button:
    """Return the button of every public message; it carries the key of a stored one."""
    return button(context, "hand", context.texts("button-hand"), emoji="🃏", keyed=True)


def option(
    label: str, value: str, *, description: str = "", default: bool = False
) -> discord.SelectOption:
    """Return an option of a menu, its texts shortened to what Discord takes."""
    return discord.SelectOption(
        label=shorten(label, OPTION_LIMIT),
        value=value,
        description=shorten(description, OPTION_LIMIT) or None,
        default=default,
    )


def menu(
    context: RenderContext,
    verb: Verb,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    arg: str = "",
    *,
    most: int = 1,
) -> Menu:
    """Return a menu of at most 25 options of which one to ``most`` can be chosen."""
    shown = list(options[:OPTIONS])
    return discord.ui.Select(
        custom_id=press(context, verb, arg),
        placeholder=shorten(placeholder, OPTION_LIMIT),
        options=shown,
        max_values=max(1, min(most, len(shown))),
    )
