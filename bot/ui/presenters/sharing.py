"""An answer that may be shown to the whole channel: the button for it, and by whom it was shown."""

import discord

from bot.i18n import Texts
from bot.ui.markup import NAME_LIMIT, safe
from bot.ui.presenters.page_builder import Button, PageBuilder, Style


def share_button(custom_id: str, texts: Texts) -> Button:
    """Return the button that shows an answer to everybody."""
    label = texts("button-share")
    return discord.ui.Button(label=label, custom_id=custom_id, style=Style.secondary, emoji="📣")


def say_by_whom(builder: PageBuilder, name: str) -> None:
    """Add who has shown a page to everybody; nothing for an answer that one person sees."""
    if name:
        builder.small(builder.texts("share-by", name=safe(name, NAME_LIMIT)))
