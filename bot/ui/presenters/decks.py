"""What managers of a server's decks see; only they see it."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.i18n import Texts
from bot.service.deck_editing import Kept, Known
from bot.service.pictures import NumberedCard, SheetPicture
from bot.ui.deck_jobs import DeckJob, DeckPress
from bot.ui.markup import safe
from bot.ui.page import Page
from bot.ui.presenters.deck_games import fewest, games, serves
from bot.ui.presenters.page_builder import LABEL_LIMIT, Button, PageBuilder, Style

BAR = 12
"""Pieces of a progress bar."""
LISTED = 12
"""Cards of one kind that are named; the rest is counted."""
CUT = 0.02
"""Share of a picture from which on it counts as cut."""
PER_SHEET, SHEETS = 30, 10
"""Cards of one picture, pictures of one message."""
NOTHING = Known()
PER_PAGE = PER_SHEET * SHEETS
FIELD_FILES, FIELD_TEXT = "files", "text"
TITLE_LIMIT = 45
WINDOW_LIFE = 900
MOST_FILES = 10


def deck_button(
    job: DeckJob, verb: str, label: str, *, style: Style = Style.secondary, number: int = 0
) -> Button:
    """Return a button that belongs to a job."""
    custom_id = DeckPress(verb, job.token, number).encode()
    return discord.ui.Button(label=label[:LABEL_LIMIT], custom_id=custom_id, style=style)


def ask_rights(job: DeckJob, texts: Texts) -> Page:
    """Return the question whether the server may use its pictures."""
    builder = PageBuilder(texts).say("deck-rights", deck=safe(job.deck.title))
    yes = deck_button(job, "rights", texts("button-deck-rights"), style=Style.success)
    return builder.buttons([yes, deck_button(job, "stop", texts("button-cancel"))]).build()


def files_window(job: DeckJob, texts: Texts) -> discord.ui.Modal:
    """Return the window in which up to ten pictures are sent."""
    window = discord.ui.Modal(
        title=texts("deck-files-title")[:TITLE_LIMIT],
        timeout=WINDOW_LIFE,
        custom_id=DeckPress("files", job.token).encode(),
    )
    upload = discord.ui.FileUpload(
        custom_id=FIELD_FILES, required=True, min_values=1, max_values=MOST_FILES
    )
    window.add_item(
        discord.ui.Label(
            text=texts("deck-files-label")[:TITLE_LIMIT],
            description=texts("deck-files-hint")[:100],
            component=upload,
        )
    )
    return window


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the intake of an upload is."""

    done: int = 0
    total: int = 0
    """0 while it is not known."""
    waits: bool = False
    """Whether others are before it."""


BEGUN, WAITING = Progress(), Progress(waits=True)


def progress(job: DeckJob, texts: Texts, at: Progress) -> Page:
    """Return how far the intake is, with a button that ends it."""
    filled = BAR * at.done // at.total if at.total else 0
    bar = "▰" * filled + "▱" * (BAR - filled)
    builder = PageBuilder(texts)
    builder.say("deck-waiting" if at.waits else "deck-progress", deck=safe(job.deck.title))
    builder.text(f"{bar} {at.done}/{at.total}" if at.total else bar)
    return builder.buttons([deck_button(job, "stop", texts("button-cancel"))]).build()


def busy(job: DeckJob, texts: Texts, why: str) -> Page:
    """Return why too much is in hand just now, with a button that tries again."""
    builder = PageBuilder(texts).text(why)
    again = deck_button(job, "again", texts("button-deck-again"), style=Style.primary)
    return builder.buttons([again, deck_button(job, "stop", texts("button-cancel"))]).build()


def preview(
    job: DeckJob,
    texts: Texts,
    known: Known = NOTHING,
    doubles: int = 0,
    notes: Sequence[str] = (),
) -> Page:
    """Return what would be kept, as it would look.

    ``known`` says which are in the deck already, ``doubles`` of them were sent more than once.
    """
    cards = list(job.pictures)
    builder = PageBuilder(texts, notes)
    builder.say("deck-preview", count=len(cards), deck=safe(job.deck.title))
    if known.pictures:
        builder.say("deck-preview-known", count=len(known.pictures))
    _fitted(builder, job, known)
    if not job.deck.version:
        builder.say("deck-preview-new")
    if known.texts:
        builder.say("deck-preview-texts", count=known.texts)
    if doubles:
        builder.say("deck-preview-doubles", count=doubles)
    numbered = tuple(NumberedCard(number, card) for number, card in enumerate(cards, 1))
    sheets(builder, numbered[:PER_PAGE])
    if len(cards) > PER_PAGE:
        builder.small(texts("deck-preview-more", count=PER_PAGE))
    cut = any(picture.cut > CUT for picture in job.taken)
    other = "button-deck-cut" if job.fit == "pad" else "button-deck-pad" if cut else ""
    fresh = len(cards) - len(known.pictures)
    keep = texts("button-deck-keep", count=fresh, all=not known.pictures, texts=known.texts)
    return builder.buttons(
        [
            deck_button(job, "keep", keep, style=Style.success),
            *([deck_button(job, "fit", texts(other))] if other else []),
            deck_button(job, "stop", texts("button-cancel")),
        ]
    ).build()


def _fitted(builder: PageBuilder, job: DeckJob, known: Known) -> None:
    """Ask whether the shape of the new pictures is right; those that are kept are as they are."""
    new = [n for n, picture in enumerate(job.taken, 1) if picture.digest not in known.pictures]
    cut = [n for n in new if job.taken[n - 1].cut > CUT]
    if not new:
        return
    which = "all" if not known.pictures else "new"
    if len(new) == 1:
        which = "single" if not known.pictures else "new-single"
    how = "deck-preview-padded" if job.fit == "pad" else "deck-preview-cut"
    builder.say(how, count=len(cut), which=which)
    if 0 < len(cut) < len(job.taken):
        builder.small(builder.texts("deck-preview-which", cards=some(cut)))


def kept(job: DeckJob, texts: Texts, now: Kept, known: int) -> Page:
    """Return that pictures were kept, but for those ``known`` before, and what to do with them."""
    builder = PageBuilder(texts)
    title = safe(job.deck.title)
    builder.say("deck-kept", added=now.pictures, known=known, deck=title, texts=now.texts)
    if now.texts:
        builder.say("deck-described", count=now.texts)
    which = serves(now.cards)
    builder.say(
        "deck-kept-now", cards=now.cards, code=now.deck.key, serves=which, needed=str(fewest())
    )
    if which == "some":
        builder.text(*games(now.cards, texts))
    return builder.buttons([deck_button(job, "more", texts("button-deck-more"))]).build()


def some(found: Sequence[object]) -> str:
    """Return the first few, separated by commas."""
    more = " …" if len(found) > LISTED else ""
    return ", ".join(map(str, found[:LISTED])) + more


def sheets(builder: PageBuilder, cards: Sequence[NumberedCard]) -> None:
    """Add up to ten contact sheets."""
    parts = [tuple(cards[at : at + PER_SHEET]) for at in range(0, len(cards), PER_SHEET)]
    builder.gallery(
        *(
            (
                f"cards-{part[0].number}",
                SheetPicture(part),
                _described([card.number for card in part], builder.texts),
            )
            for part in parts
        )
    )


def _described(numbers: Sequence[int], texts: Texts) -> str:
    """Return a sheet's alternative text; removed cards have left gaps in a deck's numbers."""
    first, last = numbers[0], numbers[-1]
    which = "single" if first == last else "row" if last - first < len(numbers) else "gaps"
    cards = ", ".join(map(str, numbers))
    return texts("alt-sheet", which=which, first=str(first), last=str(last), cards=cards)
