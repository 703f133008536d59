"""What managers are in the middle of: pictures that were sent and are not kept yet, questions.

A button names its job by a token, and only whoever began it may press it, for as long as they have
the rights that they had then. Jobs live in memory for as long as Discord lets their messages be
changed; with the process they are gone, and nothing of them was kept.
"""

import asyncio
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

import discord

from bot.engine.errors import DeckError
from bot.engine.ids import CardId, PlayerId
from bot.service.ports import ServerCard, ServerDeck
from bot.service.uploads import Fit, TakenPicture
from bot.ui.permissions import Rights

LIFE = 900.0
"""Seconds for which the answer to a press can be changed."""
MOST_BYTES = 128 * 2**20
"""Of pictures that are in hand in all servers, above which no more are taken in."""
MOST_BYTES_OF_ONE = 32 * 2**20
"""The same of one person's, in all servers: with one more upload it is less than all may have."""
MOST_QUESTIONS = 3
"""Of one person in one server that can still be answered; each holds as much as its cards take."""
VERSION = "k1"
_ID = re.compile(rf"{VERSION}:([a-z]{{1,16}}):([a-z0-9]{{1,24}}):([0-9]{{0,6}})")


@dataclass(frozen=True, slots=True)
class DeckPress:
    """What a component about a deck says: ``k1:<verb>:<token of the job>:<number>``."""

    verb: str
    token: str
    number: int = 0

    def encode(self) -> str:
        """Return the ``custom_id``."""
        return f"{VERSION}:{self.verb}:{self.token}:{self.number or ''}"


def decode_deck(custom_id: str) -> DeckPress | None:
    """Return the press, or None for an id that is about no deck."""
    found = _ID.fullmatch(custom_id)
    return DeckPress(found[1], found[2], int(found[3] or 0)) if found else None


@dataclass(slots=True)
class DeckJob:
    """One thing that one person is doing to one deck."""

    token: str
    guild_id: int
    player: PlayerId
    deck: ServerDeck
    rights: Rights
    """Those with which the command was used."""
    begun: float
    fit: Fit = "cut"
    files: Sequence[discord.Attachment] = ()
    """What was sent, to be fetched."""
    taken: tuple[TakenPicture, ...] = ()
    """What has come of it, not kept yet."""
    asked: tuple[ServerCard, ...] = ()
    """The cards that a question or a window is about, as they were then."""
    whole: bool = False
    """Whether the question is about the deck, too."""
    replaced: bool = False
    """Whether its person has begun to send other pictures since."""
    work: asyncio.Task[None] | None = None
    doing: Literal["taking", "keeping"] | None = None
    """What is under way, beside which nothing else begins."""
    ended: bool = False

    @contextmanager
    def claimed(self, doing: Literal["taking", "keeping"]) -> Iterator[None]:
        """Begin with something; raise DeckError (``deck-late``) for the second of two presses."""
        if self.doing is not None:
            raise DeckError("deck-late")
        self.doing = doing
        try:
            yield
        finally:
            self.doing = None

    @property
    def pictures(self) -> Mapping[CardId, bytes]:
        """The pictures in hand, under the ids that they will have."""
        return {
            CardId(f"{self.deck.id}/{picture.digest[:24]}"): picture.data for picture in self.taken
        }


class DeckJobs:
    """All jobs of this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._jobs: dict[str, DeckJob] = {}

    def begin(self, guild_id: int, player: PlayerId, deck: ServerDeck, rights: Rights) -> DeckJob:
        """Return a new job; those that nobody can go on with any more are let go."""
        self._end_old()
        token = secrets.token_hex(8)
        job = DeckJob(token, guild_id, player, deck, rights, self._clock())
        self._jobs[token] = job
        return job

    def _end_old(self) -> None:
        for job in [*self._jobs.values()]:
            if self._clock() - job.begun > LIFE:
                self.end(job)

    def find(self, token: str, guild_id: int | None, player: PlayerId, rights: Rights) -> DeckJob:
        """Return a job; raise DeckError if it is over or somebody else's, or was replaced.

        Only with a command Discord asks whether somebody may use it. So who has lost a right since
        is to use it again (``deck-rights-lost``).
        """
        job = self._jobs.get(token)
        mine = job is not None and (job.guild_id, job.player) == (guild_id, player)
        if job is None or not mine or self._clock() - job.begun > LIFE:
            raise DeckError("deck-late")
        if not rights.covers(job.rights):
            raise DeckError("deck-rights-lost")
        if job.replaced:
            raise DeckError("deck-replaced")
        return job

    def ask(self, job: DeckJob, cards: Sequence[ServerCard], *, whole: bool = False) -> None:
        """Note what a question or a window is about; let go of its person's older ones."""
        job.asked, job.whole = tuple(cards), whole
        whose = (job.guild_id, job.player)
        asked = [j for j in self._jobs.values() if j.asked and (j.guild_id, j.player) == whose]
        for old in asked[:-MOST_QUESTIONS]:
            self.end(old)

    def end(self, job: DeckJob) -> None:
        """Let go of a job and of its pictures; stop what is under way."""
        self._jobs.pop(job.token, None)
        job.ended = True
        if job.work is not None:
            job.work.cancel()
        job.taken = ()

    def end_all(self, guild_id: int) -> None:
        """Let go of everything in a server, as when others may use the commands there."""
        for job in [*self._jobs.values()]:
            if job.guild_id == guild_id:
                self.end(job)

    def end_others(self, sent: DeckJob) -> None:
        """Let go of pictures that the person of a job sent before and did not keep."""
        for job in self._jobs.values():
            same = (job.guild_id, job.player) == (sent.guild_id, sent.player)
            if job.taken and same and job is not sent:
                job.taken, job.files, job.replaced = (), (), True

    def check_room(self, player: PlayerId) -> None:
        """Raise DeckError if too much is in hand to take in more.

        It says whether that is what this person has not kept yet (``decks-in-hand``), or what all
        have (``decks-busy``).
        """
        self._end_old()
        held = Counter[PlayerId]()
        for job in self._jobs.values():
            held[job.player] += sum(len(each.data) for each in job.taken)
        if held[player] > MOST_BYTES_OF_ONE:
            raise DeckError("decks-in-hand")
        if held.total() > MOST_BYTES:
            raise DeckError("decks-busy")

    def pictures(self, cards: Sequence[CardId]) -> Mapping[CardId, bytes]:
        """Return the pictures of those of these cards that are in hand and not kept yet."""
        held: dict[CardId, bytes] = {}
        for job in self._jobs.values():
            if job.taken and any(card.startswith(f"{job.deck.id}/") for card in cards):
                held |= job.pictures
        return {card: held[card] for card in cards if card in held}
