"""Adding pictures to a server's deck: sent, looked at, kept."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import discord

from bot.engine.errors import DeckError
from bot.service.deck_csv import TEXT_LENGTH
from bot.service.deck_editing import DeckEditor
from bot.service.turns import Turns
from bot.service.uploads import Fit, Intake, Room, Upload
from bot.ui import presenters
from bot.ui.deck_jobs import DeckJob, DeckJobs
from bot.ui.markup import plain
from bot.ui.presenters import decks as pages
from bot.ui.reply import Reply

MOST_BYTES = 100 * 2**20
"""Of files that are sent at once."""
TICK = 1.0
"""Seconds between two looks of the progress bar, at least."""


@dataclass(frozen=True, slots=True)
class AddOptions:
    """What ``/dixit-deck add`` asked for; without a file a window opens in which to send some."""

    deck: str
    file: discord.Attachment | None = None
    fit: Fit = "cut"


class DeckUploads:
    """The part of the handlers through which pictures come in."""

    def __init__(self, editor: DeckEditor, intake: Intake, jobs: DeckJobs) -> None:
        self._editor = editor
        self._intake = intake
        self._jobs = jobs
        self._turns = Turns()

    async def add(self, reply: Reply, wish: AddOptions) -> None:
        """Begin to add: ask for the rights first, the first time; then for files, or take them."""
        guild_id = reply.guild_id
        deck = await self._editor.destination(guild_id, wish.deck)
        await self._editor.room(guild_id)
        job = self._jobs.begin(guild_id, reply.player, deck, reply.rights)
        job.fit = wish.fit
        job.files = () if wish.file is None else (wish.file,)
        if await self._editor.reads.has_confirmed(guild_id):
            await self._go_on(reply, job)
        else:
            await reply.defer()
            await reply.show(pages.ask_rights(job, reply.texts))

    async def confirm_rights(self, reply: Reply, job: DeckJob) -> None:
        """Note that the server may use its pictures, and go on."""
        await self._editor.confirm(job.guild_id, reply.player)
        await self._go_on(reply, job)

    async def more(self, reply: Reply, job: DeckJob) -> None:
        """Ask for more pictures of the same deck."""
        await reply.open_modal(pages.files_window(job, reply.texts))

    async def _go_on(self, reply: Reply, job: DeckJob) -> None:
        if not job.files:
            await reply.open_modal(pages.files_window(job, reply.texts))
            return
        await reply.defer_in_place()
        await self._take(reply, job, job.files, job.fit)

    async def take_files(
        self, reply: Reply, job: DeckJob, files: Sequence[discord.Attachment]
    ) -> None:
        """Take what the window sent."""
        await reply.defer_in_place()
        await self._take(reply, job, files, job.fit)

    async def other_fit(self, reply: Reply, job: DeckJob) -> None:
        """Make the same pictures anew, whole on paper or cut."""
        await reply.defer_update()
        if not job.files:
            raise DeckError("deck-late")
        await self._take(reply, job, job.files, "cut" if job.fit == "pad" else "pad")

    async def again(self, reply: Reply, job: DeckJob) -> None:
        """Try again to take what was sent when there was no room for more.

        What its person was told to keep first is let go of by no such press.
        """
        await reply.defer_update()
        if not job.files:
            raise DeckError("deck-late")
        await self._take(reply, job, job.files, job.fit, sent_anew=False)

    async def keep(self, reply: Reply, job: DeckJob) -> None:
        """Keep what was looked at."""
        await reply.defer_update()
        taken = job.taken
        if not taken:
            raise DeckError("deck-late")
        with job.claimed("keeping"):
            try:
                kept = await self._editor.add(job.deck, taken, reply.player)
            except DeckError as error:
                if error.code != "deck-made":
                    raise
                reply.refusal = error.code
                await self._ask_again(reply, job, error)
                return
            job.deck, job.taken, job.files = kept.deck, (), ()
        await reply.update(pages.kept(job, reply.texts, kept, len(taken) - kept.pictures))

    async def _ask_again(self, reply: Reply, job: DeckJob, why: DeckError) -> None:
        """Show what would be kept, now that there is a deck of the name of the new one."""
        job.deck = await self._editor.destination(job.guild_id, job.deck.title)
        known = await self._editor.known(job.deck, job.taken)
        said = presenters.refusal(why, reply.texts)
        await reply.update(pages.preview(job, reply.texts, known, notes=(said,)))

    async def stop(self, reply: Reply, job: DeckJob) -> None:
        """Let go of everything that is not kept yet."""
        await reply.defer_update()
        if job.doing == "keeping":
            raise DeckError("deck-late")
        self._jobs.end(job)
        await reply.update(presenters.notice(reply.texts, "deck-stopped"))

    async def _take(
        self,
        reply: Reply,
        job: DeckJob,
        files: Sequence[discord.Attachment],
        fit: Fit,
        *,
        sent_anew: bool = True,
    ) -> None:
        """Fetch and take in the files while the bar moves; then show what would be kept."""
        with job.claimed("taking"):
            if sent_anew:
                self._jobs.end_others(job)
            job.files, job.fit, job.taken = files, fit, ()
            taken_in = await self._taken_in(reply, job)
        if taken_in is not None:
            known = await self._editor.known(job.deck, job.taken)
            doubles = taken_in - len(job.taken)
            await reply.redraw(pages.preview(job, reply.texts, known, doubles))

    async def _taken_in(self, reply: Reply, job: DeckJob) -> int | None:
        """Return of how many pictures those are that were taken in; None if it was stopped."""
        seen = shown = pages.BEGUN

        def note(progress: pages.Progress) -> None:
            nonlocal seen
            seen = progress

        await reply.update(pages.progress(job, reply.texts, seen))
        room = await self._editor.room(job.guild_id)
        if job.ended:
            return None
        job.work = work = asyncio.create_task(self._fetched(job, room, note))
        try:
            while not work.done():
                await asyncio.wait({work}, timeout=TICK)
                if seen != shown and not work.done():
                    shown = seen
                    await reply.redraw(pages.progress(job, reply.texts, seen), passing=True)
            work.result()
        except DeckError as refusal:
            reply.refusal = refusal.code
            why = presenters.refusal(refusal, reply.texts)
            if refusal.code in ("decks-busy", "decks-in-hand"):
                await reply.redraw(pages.busy(job, reply.texts, why))
                return None
            await reply.redraw(presenters.sorry(why, (), reply.texts))
            return None
        except asyncio.CancelledError:
            if not work.cancelled():
                raise
            return None  # the press that stopped it has answered
        finally:
            work.cancel()
            job.work = None
        return seen.total

    async def _fetched(
        self, job: DeckJob, room: Room, note: Callable[[pages.Progress], None]
    ) -> None:
        """Fetch and take in the files once it is the server's turn, and not before."""
        if sum(file.size for file in job.files) > MOST_BYTES:
            raise DeckError("upload-too-heavy", file="none", maximum=MOST_BYTES // 2**20)
        if self._turns.is_taken:
            note(pages.WAITING)
        async with self._turns.turn(job.guild_id):
            self._jobs.check_room(job.player)  # who had a turn before may hold much by now
            note(pages.BEGUN)
            uploads = [Upload(file.filename, await file.read()) for file in job.files]
            taken = await self._intake.take_in(
                uploads, job.fit, room, lambda done, total: note(pages.Progress(done, total))
            )
            job.taken = tuple(replace(one, text=plain(one.text, TEXT_LENGTH)) for one in taken)
