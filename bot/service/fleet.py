"""The processes that share a database: which of them live, and what they have to tell each other.

Each plays for the servers of its own shards. Its deadlines are nobody else's; its messages are sent
by others once it is gone. Presses in direct messages all come to the process of the first shard,
which acts on any game and has its process told. So no deadline passes of which it is not known that
the first shard was there until then: while it was away, nobody could press in a direct message.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.engine.errors import DixitError, StorageError
from bot.engine.events import CardHidden
from bot.engine.ids import PlayerId
from bot.service.execution import Change, Subscriber
from bot.service.ports import Beat, Shards, Store, UnitOfWork

log = logging.getLogger(__name__)

FIRST = 0
"""The shard to which all presses in direct messages come."""
BEAT = 2.0
"""Seconds between two signs of life of a process, and between two looks at those of others."""
GONE = 15.0
"""Seconds without a sign after which a process is gone, and others send its messages."""
APART = 8.0
"""Seconds by which a new sign of life may lie outside of the time in which it was given."""
IDENTIFY_PAUSE = 5.2
"""Seconds that Discord wants between two processes, or shards, that identify themselves."""
PLAYED, PERSON, MOVED, HIDDEN = "played", "person", "moved", "hidden"
"""What is announced: that something happened in a game of a shard; that what is kept of somebody
has changed, or is nothing any more; that a channel's game has come to another round or phase; that
a card was hidden in it."""


@dataclass(slots=True)
class Heard:
    """Who is to know of what other processes announce."""

    wake: Callable[[], None] = lambda: None
    drop: Callable[[PlayerId | None], None] = lambda _: None
    """Is told of whom something is kept that may have changed; None: of anybody."""
    moved: Callable[[int, int, str], None] = lambda _channel, _round, _phase: None
    """Is told of the channel of a game that has come to a round and phase. Answers to presses in
    direct messages are the first shard's process's to take away, wherever the game is played."""
    hidden: Callable[[int], None] = lambda _: None
    """Is told of the channel of a game in which a card was hidden; the same holds."""


class Fleet:
    """What this process knows of the others."""

    def __init__(self, shards: Shards, store: Store, now: Callable[[], float]) -> None:
        self.shards = shards
        self.heard = Heard()
        self.processes = 1
        """How many live, this one among them: they share what Discord allows a bot."""
        self._store = store
        self._now = now
        self.absence: float | None = None
        """Since when the first shard was away that is there again, until that is made good."""
        self._first: Beat | None = None
        self._missing_since: float | None = None
        self._seen: dict[str, float] = {}
        """The newest sign of each process."""
        self._looked_at = now()
        self._warned: set[str] = set()

    @property
    def has_first(self) -> bool:
        """Whether presses in direct messages come to this process."""
        return FIRST in self.shards.numbers

    def was_first_there_at(self, moment: float) -> bool:
        """Say whether presses in direct messages surely arrived until ``moment``."""
        if self.has_first:
            return True
        first = self._first
        return self.absence is None and first is not None and first.seen_at >= moment

    async def look(self) -> None:
        """Read the signs of life; raise StorageError."""
        now = self._now()
        beats = await self._store.read.beats()
        alive = [beat for beat in beats if abs(now - beat.seen_at) < GONE]
        others = {b.shard for b in alive} - set(self.shards.numbers)
        self._store.leave_to(others)
        self.processes = len({b.holder for b in alive if b.shard in others}) + 1
        self._compare_clocks(beats)
        self._note_first(next((beat for beat in beats if beat.shard == FIRST), None), now)

    def _compare_clocks(self, beats: Sequence[Beat]) -> None:
        """Warn, once of each process, where its clock and ours differ.

        A sign of which nothing was seen at the last look was given since.
        """
        earliest, latest = self._looked_at, self._now()
        for beat in beats:
            before = self._seen.get(beat.holder)
            is_new = before is not None and beat.seen_at > before
            apart = max(earliest - beat.seen_at, beat.seen_at - latest)
            if is_new and apart > APART and beat.holder not in self._warned:
                self._warned.add(beat.holder)
                log.warning(
                    "the clock of the process with shard %d differs from ours by %.0f s: deadlines "
                    "come late; let all machines set their clocks by the same time servers",
                    beat.shard,
                    apart,
                )
        self._seen = {beat.holder: beat.seen_at for beat in beats}
        self._looked_at = latest

    def _note_first(self, first: Beat | None, now: float) -> None:
        """Note a sign of the first shard, and whether it was away before it."""
        before = self._first
        if first is None:
            self._missing_since = self._missing_since or now
            return
        if before is None:
            self.absence = self._missing_since
        elif first.holder != before.holder or first.seen_at - before.seen_at > GONE:
            self.absence = self.absence or before.seen_at
        self._first = first

    async def may_identify(self) -> bool:
        """Take the turn to identify; False if it is somebody else's, or cannot be asked."""
        with suppress(StorageError):
            return await self._store.may_identify(self._now(), IDENTIFY_PAUSE)
        return False

    def hear(self, word: str) -> None:
        """Deal with what another process announces."""
        what, _, about = word.partition(" ")
        if not what:
            self.heard.drop(None)
        if what == PLAYED and int(about) in self.shards.numbers:
            self.heard.wake()
        elif what == PERSON:
            self.heard.drop(PlayerId(int(about)))
        elif what == MOVED and self.has_first:
            channel, round, phase = about.split()
            self.heard.moved(int(channel), int(round), phase)
        elif what == HIDDEN and self.has_first:
            self.heard.hidden(int(about))

    async def run(self) -> None:
        """Look and listen until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._store.listen(self.hear))
            while True:
                try:
                    await self.look()
                except DixitError:
                    log.exception("other processes: the store refused")
                self.heard.wake()  # what was announced while nobody listened
                await asyncio.sleep(BEAT)

    def telling(self) -> Subscriber:
        """Return what has the process of a game told that something happened in it.

        Where that is not the first shard's, that one is told what takes answers away.
        """

        async def tell(uow: UnitOfWork, change: Change) -> None:
            place, here = change.after.place, self.shards.has(change.after.place.guild_id)
            if not here:
                await uow.announce(f"{PLAYED} {self.shards.of(place.guild_id)}")
            if not (here and self.has_first):
                for word in _taking_away(change):
                    await uow.announce(word)

        return tell


def _taking_away(change: Change) -> Iterator[str]:
    """Yield the words for what makes answers out of date that people have open."""
    before, game, channel = change.before, change.after.game, change.after.place.target_id
    if before and (before.round, before.phase.kind) != (game.round, game.phase.kind):
        yield f"{MOVED} {channel} {game.round} {game.phase.kind}"
    if any(isinstance(event, CardHidden) for event in change.events):
        yield f"{HIDDEN} {channel}"


async def announce_person(uow: UnitOfWork, player: PlayerId) -> None:
    """Have other processes remember nothing of somebody in memory."""
    await uow.announce(f"{PERSON} {player}")
