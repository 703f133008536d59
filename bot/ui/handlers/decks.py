"""What managers do to their server's decks."""

from collections.abc import Awaitable, Callable

import discord

from bot.engine.errors import TableError
from bot.service.deck_editing import DeckEditor
from bot.service.server_decks import ServerDecks
from bot.service.uploads import Intake
from bot.ui.deck_jobs import DeckJob, DeckJobs, DeckPress
from bot.ui.handlers.deck_uploads import DeckUploads, guild_of
from bot.ui.markup import shorten
from bot.ui.presenters import decks as pages
from bot.ui.reply import Reply

SUGGESTIONS, LONGEST = 25, 100
"""Discord's limits of an autocomplete's answer: of its choices, and of each one's characters."""


class DeckHandlers:
    """The decks' part of the handlers."""

    def __init__(
        self, editor: DeckEditor, shelves: ServerDecks, intake: Intake, jobs: DeckJobs
    ) -> None:
        self._editor = editor
        self._shelves = shelves
        self._jobs = jobs
        self.uploads = DeckUploads(editor, intake, jobs)

    async def suggest(self, guild_id: int | None, typed: str) -> list[str]:
        """Return the titles of a server's own decks that fit what was typed."""
        wanted = typed.strip().casefold()
        sizes = await self._editor.reads.of_server(guild_id or 0)
        return [
            size.deck.title
            for size in sizes
            if wanted in size.deck.title.casefold() or wanted in size.deck.key
        ][:SUGGESTIONS]

    async def suggest_to_play(
        self, guild_id: int | None, typed: str, locale: str
    ) -> list[tuple[str, str]]:
        """Return (what is shown, what it stands for) for the last of several typed decks."""
        shelf = await self._shelves.shelf(guild_id or 0)
        *before, last = (name.strip() for name in typed.split(","))
        known = [shelf.find(name, locale) for name in before]
        chosen = [deck for deck in known if deck is not None]
        offers: list[tuple[str, str]] = []
        for deck in shelf.matching(last, locale):
            if deck not in chosen:
                titles = ", ".join(shelf.title(each, locale) for each in (*chosen, deck))
                value = ",".join(shelf.key(each) for each in (*chosen, deck))
                if len(value) <= LONGEST:  # cut short, it would name another deck or none
                    offers.append((shorten(titles, LONGEST), value))
        return offers[:SUGGESTIONS]

    async def overview(self, reply: Reply) -> None:
        """Show the server's decks."""
        await reply.defer()
        sizes = await self._editor.reads.of_server(guild_of(reply))
        await reply.show(pages.deck_list(sizes, self._editor.limits, reply.texts))

    async def press(self, reply: Reply, press: DeckPress, files: list[discord.Attachment]) -> None:
        """Do what a button or a window about decks asks for, if its job is the presser's."""
        job = self._jobs.find(press.token, reply.interaction.guild_id, reply.player)
        if press.verb == "files":
            await self.uploads.take_files(reply, job, files)
            return
        verbs: dict[str, Callable[[Reply, DeckJob], Awaitable[None]]] = {
            "rights": self.uploads.confirm_rights,
            "keep": self.uploads.keep,
            "fit": self.uploads.other_fit,
            "more": self.uploads.more,
            "stop": self.uploads.stop,
        }
        if press.verb not in verbs:
            raise TableError("malformed-id")
        await verbs[press.verb](reply, job)
