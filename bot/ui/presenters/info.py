"""Words for one person: the greeting, the cards described, how the game stands."""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Literal, NamedTuple

import discord

from bot.engine.ids import CardId
from bot.i18n import Texts
from bot.ui.markup import safe
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.absences import absences, last_turn_away
from bot.ui.presenters.captions import in_words
from bot.ui.presenters.own_cards import numbered
from bot.ui.presenters.page_builder import PageBuilder, Style, button, channel_link
from bot.ui.presenters.people import (
    awaited_line,
    clock,
    clue_lines,
    hosted,
    last_turn,
    name_of,
    pile_left,
    round_title,
    shortage,
    standings,
)
from bot.ui.presenters.summary import choices

GUILD_LIMIT = 100
Spoiled = Literal[
    "voids",
    "ends",
    "spoils",
    "silent",
    "last",
    "unwon",
    "people",
    "played-out",
    "short",
    "breaks-off",
]
"""What somebody's going does to the others: the round scores nothing, or the game ends as
``Farewell`` says, maybe without a winner where that does not say so."""
FORGET_ME = "f1:forget-me"
"""Begins the ``custom_id`` of the button that lets somebody be forgotten; it belongs to no game."""
QUESTION_BITS = 48
"""Of the number that tells one such question from another."""
FORGET_NOBODY = f"{FORGET_ME}:no"
"""The ``custom_id`` of the button that closes that question."""


def greeting(context: RenderContext, guild_name: str) -> Page:
    """Return the first direct message of a game: where it is played, and the way back there."""
    texts, place = context.texts, context.place
    builder = PageBuilder(texts, context.notes)
    builder.say("greeting", guild=safe(guild_name, GUILD_LIMIT), channel=f"<#{place.target_id}>")
    return builder.small(texts("privacy")).buttons([channel_link(context)]).build()


def forget_seal(spoiled: Mapping[Spoiled, Sequence[int]]) -> str:
    """Return what the button of that question keeps of what it said would happen to others."""
    told = sorted((how, sorted(channels)) for how, channels in spoiled.items())
    return sha256(repr(told).encode()).hexdigest()[:12]


class AskedToForget(NamedTuple):
    """What the button that lets somebody be forgotten knows of the question that it answers."""

    told: str = ""
    """The seal of what it said; "" in an earlier version, which kept none."""
    number: int | None = None
    """Which question it is: one that is asked anew has another. Earlier versions kept none."""


def decode_forget(custom_id: str) -> AskedToForget | None:
    """Return what the id of a button that lets somebody be forgotten says; None for others."""
    kept = "([0-9a-f]{12})"
    found = re.fullmatch(f"{FORGET_ME}(?::{kept}(?::{kept})?)?", custom_id)
    if found is None:
        return None
    told, number = found.groups()
    return AskedToForget(told or "", None if number is None else int(number, 16))


def ask_to_forget(
    texts: Texts, spoiled: Mapping[Spoiled, Sequence[int]], number: int, *, changed: bool = False
) -> Page:
    """Return what forgetting the reader would do, with a button that lets it, and one to say no.

    ``spoiled`` are the channels in whose games it does something to everybody, which has
    ``changed`` since they were asked; the question's ``number`` has ``QUESTION_BITS``.
    """
    sure = discord.ui.Button[discord.ui.LayoutView](
        label=texts("sure-forget-yes"),
        custom_id=f"{FORGET_ME}:{forget_seal(spoiled)}:{number:012x}",
        style=Style.danger,
    )
    no = discord.ui.Button[discord.ui.LayoutView](
        label=texts("sure-forget-no"), custom_id=FORGET_NOBODY, style=Style.secondary
    )
    notes = [texts("sure-changed")] if changed else []
    builder = PageBuilder(texts, notes).say("sure-forget")
    for how, channels in spoiled.items():
        builder.text(*(texts(f"sure-forget-{how}", channel=f"<#{each}>") for each in channels))
    return builder.buttons([sure, no]).build()


def describe(context: RenderContext) -> Page:
    """Return in words what the cards of the board and the reader's own show.

    Of a past round only what its message shows, a board or a hand: whoever chooses by these numbers
    must not take the hand of then for the one they hold.
    """
    game, texts, past = context.game, context.texts, context.past
    builder = PageBuilder(texts, context.notes)
    builder.text(round_title(context) if past else "")
    if game.board:
        removed = game.reveal is not None and game.reveal.void_reason == "clue-removed"
        builder.text(*(() if removed else clue_lines(context)))
        heading = "" if past else texts("describe-board")
        builder.text(heading, *_lines(context, list(enumerate(game.board, 1))))
    own = [] if past and game.board else numbered(context)
    if own:
        heading = texts("describe-hand-then" if past else "describe-hand")
        builder.text(heading, *_lines(context, own))
    if not (game.board or own):
        builder.say("describe-nothing")
    return builder.build()


def _lines(context: RenderContext, cards: list[tuple[int, CardId]]) -> list[str]:
    return [f"**{numbers}** – {safe(words)}" for numbers, words, _ in in_words(context, cards)]


def status(context: RenderContext) -> Page:
    """Return how the game stands: round, phase, who is awaited, until when, scores, host, rules."""
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    if game.phase == "lobby":
        builder.say("status-lobby", count=len(game.players))
    elif game.phase == "finished":
        builder.say("status-finished" if game.round else "lobby-closed")
    else:
        builder.text(round_title(context), texts(f"status-{game.phase}"))
        ends = shortage(context) or last_turn_away(context)
        builder.text(awaited_line(context), clock(context), ends, last_turn(context))
    builder.text(standings(context) if game.round else "", *absences(context))
    host = texts("status-host", name=name_of(context, game.host)) if hosted(game) else ""
    builder.small(pile_left(context), host, *choices(context))
    back = [channel_link(context)] if context.direct else []
    if game.phase != "finished":
        back.insert(0, button(context, "hand", texts("button-hand"), emoji="🃏"))
    return builder.buttons(back).build()
