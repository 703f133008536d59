"""Looking after the cards that a server has: showing, naming, describing, removing, exporting."""

import asyncio
import io
import re
from collections.abc import Mapping, Sequence
from zipfile import ZIP_STORED, ZipFile

import discord

from bot.engine.errors import DeckError
from bot.engine.ids import CardId
from bot.service.deck_csv import (
    CSV_NAME,
    MAX_CSV_BYTES,
    TEXT_LENGTH,
    CsvRow,
    file_of,
    read_csv,
    write_csv,
)
from bot.service.deck_editing import DeckEditor
from bot.service.ports import ServerCard, ServerDeck
from bot.service.uploads import Intake
from bot.ui import presenters
from bot.ui.codec import number_in
from bot.ui.deck_jobs import DeckJob, DeckJobs
from bot.ui.markup import plain, safe
from bot.ui.presenters import deck_care as pages
from bot.ui.reply import Reply

MARGIN = 256 * 1024
"""Bytes that a request has beside its file."""
_SPAN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")


class DeckCare:
    """The part of the handlers that looks after cards which are kept."""

    def __init__(self, editor: DeckEditor, intake: Intake, jobs: DeckJobs) -> None:
        self._editor = editor
        self._intake = intake
        self._jobs = jobs

    async def overview(self, reply: Reply) -> None:
        """Show the server's decks."""
        await reply.defer()
        sizes = await self._editor.reads.of_server(reply.guild_id)
        removed = (await self._editor.reads.usage(reply.guild_id)).removed
        until = self._editor.kept_until(removed)
        page = pages.deck_list(sizes, self._editor.limits, reply.texts, removed, until)
        await reply.show(page)

    async def show(self, reply: Reply, name: str) -> None:
        """Show a deck's cards under their numbers."""
        await reply.defer()
        deck, cards = await self._held(reply, name)
        job = self._jobs.begin(reply.guild_id, reply.player, deck, reply.rights)
        await reply.show(pages.deck_cards(job, cards, reply.texts))

    async def turn(self, reply: Reply, job: DeckJob, at: int) -> None:
        """Show a deck's cards from another one on."""
        await reply.defer_update()
        job.deck, cards = await self._editor.deck(job.guild_id, job.deck.id)
        await reply.update(pages.deck_cards(job, cards, reply.texts, at))

    async def rename(self, reply: Reply, name: str, title: str) -> None:
        """Give a deck another name."""
        await reply.defer()
        deck = await self._editor.find(reply.guild_id, name)
        renamed = await self._editor.rename(deck, title)
        await reply.say(
            "deck-renamed",
            old=safe(deck.title),
            deck=safe(renamed.title),
            code=renamed.key,
        )

    # -- what cards show ---------------------------------------------------------------------

    async def describe(
        self, reply: Reply, name: str, card: int | None, csv: discord.Attachment | None
    ) -> None:
        """Ask what a card and the next few show, take a file about all, or give one out."""
        if card is not None and csv is None:
            deck, cards = await self._held(reply, name)
            asked = [each for each in cards if each.number >= card][: pages.AT_ONCE]
            if not asked or asked[0].number != card:
                raise DeckError("card-number-unknown", number=card)
            job = self._jobs.begin(reply.guild_id, reply.player, deck, reply.rights)
            self._jobs.ask(job, asked)
            await reply.open_modal(pages.texts_window(job, asked, reply.texts))
            return
        await reply.defer()
        deck, cards = await self._held(reply, name)
        if csv is None:
            data = write_csv((each.number, each.text) for each in cards)
            await reply.show(pages.deck_csv(deck, CSV_NAME, data, reply.texts))
            return
        if csv.size > MAX_CSV_BYTES:
            raise DeckError("table-too-heavy", maximum=MAX_CSV_BYTES // 1024)
        rows = read_csv(await csv.read())
        typed = _texts(rows)
        held = {each.number: each.text for each in cards}
        empty = [number for number, text in typed.items() if not text and number in held]
        changed = await self._editor.describe(
            deck, {number: typed[number] for number in typed if number not in empty}
        )
        left = [number for number in empty if held[number]]
        page = pages.described(reply.texts, changed, left)
        await reply.show(page)

    async def take_texts(self, reply: Reply, job: DeckJob, typed: Mapping[str, str]) -> None:
        """Save what was changed in the window about a few cards."""
        await reply.defer()
        before = {card.number: card.text for card in job.asked}
        texts = {
            number: text
            for field, text_typed in typed.items()
            if (number := number_in(field)) is not None
            and (text := plain(text_typed, TEXT_LENGTH)) != before.get(number)
        }
        changed = await self._editor.describe(job.deck, texts, job.asked)
        await reply.say("deck-described", count=changed)

    # -- removing ----------------------------------------------------------------------------

    async def ask_removal(self, reply: Reply, name: str, numbers: str | None) -> None:
        """Show what would be removed, and ask."""
        await reply.defer()
        deck, cards = await self._held(reply, name)
        chosen = cards
        if numbers is not None:
            wanted = _numbers(numbers, {card.number for card in cards})
            chosen = tuple(card for card in cards if card.number in wanted)
        job = self._jobs.begin(reply.guild_id, reply.player, deck, reply.rights)
        self._jobs.ask(job, chosen, whole=len(chosen) == len(cards))
        await reply.show(pages.ask_removal(job, reply.texts))

    async def remove(self, reply: Reply, job: DeckJob) -> None:
        """Remove what was asked about; ask again if the deck that is to go has more cards now."""
        await reply.defer_update()
        cards = [card.id for card in job.asked]
        try:
            gone, left = await self._editor.remove(job.deck, cards, whole=job.whole)
        except DeckError as error:
            if error.code != "cards-added":
                raise
            reply.refusal = error.code
            job.deck, job.asked = await self._editor.deck(job.guild_id, job.deck.id)
            why = presenters.refusal(error, reply.texts)
            await reply.update(pages.ask_removal(job, reply.texts, why))
            return
        self._jobs.end(job)
        await reply.update(
            presenters.notice(
                reply.texts, "deck-removed", count=gone, left=left, deck=safe(job.deck.title)
            )
        )

    # -- giving out --------------------------------------------------------------------------

    async def export(self, reply: Reply, name: str) -> None:
        """Give a deck out as zips of the size that may be sent, which ``add`` takes again."""
        await reply.defer()
        deck, cards = await self._held(reply, name)
        parts = _parts(cards, reply.interaction.filesize_limit - MARGIN)
        for number, part in enumerate(parts, 1):
            pictures = await self._editor.reads.pictures([card.id for card in part])
            data = await asyncio.to_thread(_zip, part, pictures)
            file = f"{deck.key}.zip" if len(parts) == 1 else f"{deck.key}-{number}.zip"
            await reply.show(pages.deck_export(deck, file, data, (number, len(parts)), reply.texts))

    async def check(self, reply: Reply, name: str) -> None:
        """Say which games a deck serves, and which cards deserve a second look."""
        await reply.defer()
        deck, cards = await self._held(reply, name)
        alike = await self._intake.alike({card.number: card.sketch for card in cards})
        await reply.show(pages.deck_report(deck, cards, alike, reply.texts))

    async def _held(self, reply: Reply, name: str) -> tuple[ServerDeck, tuple[ServerCard, ...]]:
        deck = await self._editor.find(reply.guild_id, name)
        return await self._editor.deck(reply.guild_id, deck.id)


def _texts(rows: Sequence[CsvRow]) -> dict[int, str]:
    """Return texts by number; a row without one is known by the name of its file."""
    texts: dict[int, str] = {}
    for row in rows:
        named = re.fullmatch(r"0*(\d{1,5})\.jpg", row.file.lower())
        number = row.number or (int(named[1]) if named else 0)
        if not number:
            raise DeckError("table-line", line=row.line)
        texts[number] = plain(row.text, TEXT_LENGTH)
    return texts


def _numbers(typed: str, known: set[int]) -> set[int]:
    """Return the numbers of "3, 7-9"; raise DeckError for what is no list, or not in the deck."""
    wanted: set[int] = set()
    dashed = re.sub(r"\s*[-\u2013]\s*", "-", typed.strip())
    for part in re.split(r"[,;\s]+", dashed):
        found = _SPAN.fullmatch(part)
        if found is None:
            raise DeckError("card-list", typed=typed)
        first, last = sorted((int(found[1]), int(found[2] or found[1])))
        span = {number for number in known if first <= number <= last}
        if not span or (found[2] is None and first not in known):
            raise DeckError("card-number-unknown", number=first)
        wanted |= span
    return wanted


def _parts(cards: Sequence[ServerCard], most: int) -> list[list[ServerCard]]:
    """Return the cards in parts whose pictures fit into so many bytes."""
    parts: list[list[ServerCard]] = [[]]
    held = 0
    for card in cards:
        held += card.size + 1024
        if held > most and parts[-1]:
            parts.append([])
            held = card.size + 1024
        parts[-1].append(card)
    return parts


def _zip(cards: Sequence[ServerCard], pictures: Mapping[CardId, bytes]) -> bytes:
    target = io.BytesIO()
    with ZipFile(target, "w", ZIP_STORED) as archive:
        archive.writestr(CSV_NAME, write_csv((card.number, card.text) for card in cards))
        for card in cards:
            if card.id in pictures:
                archive.writestr(file_of(card.number), pictures[card.id])
    return target.getvalue()
