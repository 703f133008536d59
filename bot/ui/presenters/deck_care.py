"""What managers see of the cards that their server has; only they see it."""

from collections.abc import Sequence

import discord

from bot.i18n import Texts
from bot.service.deck_csv import TEXT_LENGTH
from bot.service.deck_limits import DeckLimits
from bot.service.pictures import NumberedCard
from bot.service.ports import DeckSize, Removed, ServerCard, ServerDeck
from bot.service.uploads import MIB
from bot.ui.deck_jobs import DeckJob, DeckPress
from bot.ui.markup import moment, safe
from bot.ui.page import Page
from bot.ui.presenters.deck_games import games, serves
from bot.ui.presenters.decks import PER_PAGE, TITLE_LIMIT, WINDOW_LIFE, deck_button, sheets, some
from bot.ui.presenters.page_builder import PageBuilder, Style
from bot.ui.presenters.statistics import decimal

AT_ONCE = 5
"""Cards that one window asks about: Discord's limit of its fields."""
SHARP = (600, 900)
"""Pictures smaller than this are shown enlarged."""
MUCH = 0.4
"""Share of a picture that is cut off, from which a report names it."""


def deck_list(
    sizes: Sequence[DeckSize],
    limits: DeckLimits,
    texts: Texts,
    removed: Removed,
    until: int | None,
) -> Page:
    """Return the decks of a server, how much room is left, and what is kept that was removed.

    That is kept ``until`` then; None: a game that shows it is under way.
    """
    builder = PageBuilder(texts).say("deck-list-title")
    lines = [
        texts(
            "deck-list-line",
            deck=safe(size.deck.title),
            code=size.deck.key,
            cards=size.cards,
            size=_mib(size.bytes, texts),
        )
        for size in sizes
    ]
    builder.text(*lines or [texts("deck-list-empty")])
    builder.small(
        texts(
            "deck-list-room",
            cards=str(sum(size.cards for size in sizes)),
            most=str(limits.cards),
            size=_mib(sum(size.bytes for size in sizes), texts),
            room=str(limits.bytes // MIB),
        )
    )
    if removed.cards:
        builder.small(
            texts(
                "deck-list-removed",
                cards=removed.cards,
                size=_mib(removed.bytes, texts),
                most=limits.cards,
                room=limits.bytes // MIB,
                until="none" if until is None else moment(until),
            )
        )
    return builder.build()


def deck_cards(job: DeckJob, cards: Sequence[ServerCard], texts: Texts, at: int = 0) -> Page:
    """Return the cards of a deck, up to ten sheets of them from the ``at``-th on."""
    builder = PageBuilder(texts)
    builder.say("deck-cards", deck=safe(job.deck.title), code=job.deck.key, cards=len(cards))
    part = cards[at : at + PER_PAGE] or cards[:PER_PAGE]
    sheets(builder, [NumberedCard(card.number, card.id) for card in part])
    if len(cards) > PER_PAGE:
        after = at + PER_PAGE if at + PER_PAGE < len(cards) else 0
        builder.buttons([deck_button(job, "page", texts("button-deck-next"), number=after)])
    return builder.build()


def texts_window(job: DeckJob, cards: Sequence[ServerCard], texts: Texts) -> discord.ui.Modal:
    """Return the window that asks what a few cards show."""
    window = discord.ui.Modal(
        title=texts("deck-texts-title")[:TITLE_LIMIT],
        timeout=WINDOW_LIFE,
        custom_id=DeckPress("texts", job.token).encode(),
    )
    for card in cards:
        window.add_item(
            discord.ui.Label(
                text=texts("card-number", number=str(card.number))[:TITLE_LIMIT],
                component=discord.ui.TextInput(
                    custom_id=str(card.number),
                    placeholder=texts("deck-texts-hint")[:100],
                    default=card.text or None,
                    max_length=TEXT_LENGTH,
                    required=False,
                ),
            )
        )
    return window


def deck_csv(deck: ServerDeck, file: str, data: bytes, texts: Texts) -> Page:
    """Return the file of what a deck's cards show, and what to do with it."""
    return PageBuilder(texts).say("deck-table", deck=safe(deck.title)).file(file, data).build()


def described(texts: Texts, changed: int, left: Sequence[int]) -> Page:
    """Return how many texts changed, and which empty cells of the file left a text as it was."""
    builder = PageBuilder(texts).say("deck-described", count=changed)
    if left:
        builder.say("deck-described-left", count=len(left), cards=some(left))
    return builder.build()


def ask_removal(job: DeckJob, texts: Texts, *notes: str) -> Page:
    """Return the question whether these cards, or the whole deck, are to be removed."""
    builder, cards = PageBuilder(texts, notes), job.asked
    key = "deck-remove-deck" if job.whole else "deck-remove-cards"
    builder.say(key, count=len(cards), deck=safe(job.deck.title))
    sheets(builder, [NumberedCard(card.number, card.id) for card in cards[:PER_PAGE]])
    yes = texts("button-deck-remove", count=len(cards))
    return builder.buttons(
        [
            deck_button(job, "remove", yes, style=Style.danger),
            deck_button(job, "stop", texts("button-cancel")),
        ]
    ).build()


def deck_export(
    deck: ServerDeck, file: str, data: bytes, part: tuple[int, int], texts: Texts
) -> Page:
    """Return one zip of a deck, the first of several or the only one with what it is for."""
    builder = PageBuilder(texts)
    if part[0] == 1:
        builder.say("deck-export", deck=safe(deck.title), count=part[1])
    return builder.file(file, data).build()


def deck_report(
    deck: ServerDeck,
    cards: Sequence[ServerCard],
    alike: Sequence[tuple[int, int, bool]],
    texts: Texts,
) -> Page:
    """Return which games a deck serves, and what may be mended.

    ``alike`` are numbers of two cards that look alike, and whether they look the same.
    """
    builder = PageBuilder(texts)
    enough = serves(len(cards)) != "none"
    builder.say("deck-report", deck=safe(deck.title), cards=len(cards), enough=enough)
    builder.text(*games(len(cards), texts))
    small = [c.number for c in cards if c.width < SHARP[0] or c.height < SHARP[1]]
    cut = [card.number for card in cards if card.cut >= MUCH]
    untold = [card.number for card in cards if not card.text]
    pairs = [f"{one} = {other}" if same else f"{one} ~ {other}" for one, other, same in alike]
    lines = [
        texts(key, count=len(found), cards=some(found))
        for key, found in (
            ("deck-report-alike", pairs),
            ("deck-report-small", small),
            ("deck-report-cut", cut),
            ("deck-report-untold", untold),
        )
        if found
    ]
    return builder.text(*lines or [texts("deck-report-well")]).build()


def _mib(size: int, texts: Texts) -> str:
    return decimal(size / MIB, texts)
