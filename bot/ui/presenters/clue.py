"""The window in which the storyteller types the clue."""

import discord

from bot.engine.commands import GiveClue
from bot.engine.ids import CardId
from bot.ui.markup import CLUE_LIMIT, shorten_at_word
from bot.ui.page import RenderContext
from bot.ui.presenters.captions import card_options
from bot.ui.presenters.own_cards import numbered
from bot.ui.presenters.page_builder import press

FIELD_TEXT = "text"
FIELD_FILE = "file"
FIELD_LIVE = "live"
FIELD_PARTNER = "partner"
"""``custom_id`` of the fields, under which a submitted window brings its values."""
TITLE_LIMIT, HINT_LIMIT = 45, 100
LIFE = 900
"""Seconds for which discord.py remembers a window that nobody submits."""


def clue_modal(context: RenderContext, card: CardId | None) -> discord.ui.Modal:
    """Return the window for a clue about ``card``, None in party.

    Whoever plays both seats of a team picks the partner's card in it, too (T4).
    """
    texts, rules = context.texts, context.game.settings.ruleset
    modal = discord.ui.Modal(
        title=texts("clue-modal-title")[:TITLE_LIMIT],
        timeout=LIFE,
        custom_id=press(context, "tell", card or ""),
    )
    kind = "clip" if rules.mime_or_sing else "sound"
    may_be_empty = rules.mime_or_sing or context.clips
    instead = kind if context.clips else "live"
    either = texts("clue-modal-either", kind=instead) if may_be_empty else ""
    about = " ".join(filter(None, (either, _about(context, card))))
    modal.add_item(_words(context, "", about, required=not may_be_empty))
    _partner(modal, context, card)
    if context.clips:
        upload = discord.ui.FileUpload(
            custom_id=FIELD_FILE, required=False, min_values=0, max_values=1
        )
        label = discord.ui.Label(
            text=texts(f"clue-modal-{kind}"),
            description=texts(f"clue-modal-{kind}-hint"),
            component=upload,
        )
        modal.add_item(label)
    if rules.mime_or_sing:
        live = discord.ui.Checkbox(custom_id=FIELD_LIVE)
        modal.add_item(discord.ui.Label(text=texts("clue-modal-voice"), component=live))
    return modal


def correction_modal(context: RenderContext) -> discord.ui.Modal:
    """Return the window in which the clue that was given can be put into other words (B2)."""
    texts, clue = context.texts, context.game.clue
    modal = discord.ui.Modal(
        title=texts("button-correct")[:TITLE_LIMIT],
        timeout=LIFE,
        custom_id=press(context, "correct"),
    )
    said, clip = ("", None) if clue is None else (clue.text, clue.clip)
    modal.add_item(_words(context, said, texts("correct-hint"), required=clip is None))
    return modal


def _about(context: RenderContext, card: CardId | None) -> str:
    """Return which card of the hand the clue is for, "" for none."""
    number = next((number for number, held in numbered(context) if held == card), None)
    if card is None or number is None:
        return ""
    return context.texts("clue-modal-card", number=number, card=context.describe(card))


def _words(
    context: RenderContext, typed: str, about: str, *, required: bool
) -> discord.ui.Label[discord.ui.Modal]:
    texts = context.texts
    return discord.ui.Label(
        text=texts("clue-modal-label"),
        description=shorten_at_word(about, HINT_LIMIT) or None,
        component=discord.ui.TextInput(
            custom_id=FIELD_TEXT,
            placeholder=texts("clue-modal-placeholder")[:100],
            default=typed[:CLUE_LIMIT] or None,
            max_length=CLUE_LIMIT,
            required=required,
        ),
    )


def _partner(modal: discord.ui.Modal, context: RenderContext, card: CardId | None) -> None:
    texts, game = context.texts, context.game
    clues = [c for c in game.legal if isinstance(c, GiveClue) and c.card == card]
    partners = {c.partner_card for c in clues}
    held = [(number, card) for number, card in numbered(context) if card in partners]
    cards = card_options(context, held)
    if cards:
        select = discord.ui.Select[discord.ui.Modal](custom_id=FIELD_PARTNER, options=cards)
        modal.add_item(discord.ui.Label(text=texts("clue-modal-partner"), component=select))
