"""What managers do to their server's decks."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord

from bot.engine.errors import RequestError
from bot.service.deck_editing import DeckEditor
from bot.service.deck_names import folded
from bot.service.ports import ServerDeck
from bot.service.server_decks import ServerDecks
from bot.service.uploads import Intake
from bot.ui.deck_jobs import DeckJob, DeckJobs, DeckPress
from bot.ui.handlers.deck_care import DeckCare
from bot.ui.handlers.deck_uploads import DeckUploads
from bot.ui.markup import shorten
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
        self.care = DeckCare(editor, intake, jobs)
        self._verbs: dict[str, Callable[[Reply, DeckJob], Awaitable[None]]] = {
            "rights": self.uploads.confirm_rights,
            "keep": self.uploads.keep,
            "fit": self.uploads.other_fit,
            "again": self.uploads.again,
            "more": self.uploads.more,
            "stop": self.uploads.stop,
            "remove": self.care.remove,
        }

    async def suggest(self, guild_id: int | None, typed: str) -> list[str]:
        """Return the titles of a server's own decks that fit what was typed."""
        wanted = folded(typed)
        sizes = await self._editor.reads.of_server(guild_id or 0)
        return [
            size.deck.title
            for size in sizes
            if wanted in folded(size.deck.title) or wanted in size.deck.key
        ][:SUGGESTIONS]

    async def suggest_to_play(
        self, guild_id: int | None, typed: str, locale: str
    ) -> list[tuple[str, str]]:
        """Return (what is shown, what it stands for) for the last of several typed decks."""
        shelf = await self._shelves.shelf(guild_id or 0)
        *before, last = typed.split(",")
        found = shelf.find_all(before, locale)
        chosen = [*dict.fromkeys(deck for deck in found if deck is not None)]
        keys = "".join(f"{shelf.key(deck)}," for deck in chosen)
        if len(keys) >= LONGEST:  # there is room for no other
            return []
        titles = "".join(f"{shelf.title(deck, locale)}, " for deck in chosen)
        offers: list[tuple[str, str]] = []
        for deck in shelf.matching(last, locale):
            value = keys + shelf.key(deck)
            # Cut short, it would name another deck or none.
            if deck not in chosen and len(value) <= LONGEST:
                offers.append((shorten(titles + shelf.title(deck, locale), LONGEST), value))
        return offers[:SUGGESTIONS]

    def when_changed(self, told: Callable[[ServerDeck], Awaitable[None]]) -> None:
        """Have it told of every deck that has other cards or another title now, or none."""
        self._editor.changed = told

    async def tend(self, is_here: Callable[[int], bool | None]) -> None:
        """Note which servers have gone, and remove what nothing needs any more."""
        await self._editor.tend(is_here)

    def rights_changed(self, guild_id: int) -> None:
        """Let go of what is under way in a server: others may use the commands there now."""
        self._jobs.end_all(guild_id)

    async def press(
        self,
        reply: Reply,
        press: DeckPress,
        typed: Mapping[str, str],
        files: Sequence[discord.Attachment],
    ) -> None:
        """Do what a button or a window about decks asks for, if its job is the presser's."""
        here = reply.interaction.guild_id
        job = self._jobs.find(press.token, here, reply.player, reply.rights)
        match press.verb:
            case "files" if files:
                await self.uploads.take_files(reply, job, files)
            case "texts":
                await self.care.take_texts(reply, job, typed)
            case "page":
                await self.care.turn(reply, job, press.number)
            case verb if verb in self._verbs:
                await self._verbs[verb](reply, job)
            case _:
                raise RequestError("malformed-id")
