"""A person who remembers what they have seen, as the screen of a client does."""

import asyncio
import json
import re
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

import aiohttp
from discord.utils import time_snowflake

from bot.playground.components import walk
from bot.playground.person import LOADING, Outcome, Person, Refused

Message = dict[str, Any]
T = TypeVar("T")
Act = Callable[[], Coroutine[Any, Any, Outcome | None]]

PHASES = "ltsvrf"
"""The letters of the phases in their order (see ``bot.ui.codec``)."""
PLACED = 3
"""Discord's style of a green button: a token lies there."""
NOT_FOUND = 404
"""What the local Discord answers to a press on what is not there (any more)."""
AGAIN = 5.0
"""Seconds after which somebody presses again who may have met one of several bots that is dead."""
PATIENCE = 60.0
"""Seconds after which a test gives up waiting for something to appear."""


@dataclass(frozen=True, slots=True)
class Button:
    """A component that can be pressed, taken apart (see ``bot.ui.codec``)."""

    message: Message
    custom_id: str
    game: str
    verb: str
    round: int
    phase: str
    arg: str
    delivery_key: str
    style: int
    emoji: str
    options: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()


def buttons(message: Message) -> Iterator[Button]:
    """Yield what can be pressed on a message, in order."""
    for component in walk(message["components"]):
        parts = str(component.get("custom_id", "")).split(":")
        if len(parts) == 7 and not component.get("disabled"):
            options = component.get("options", ())
            yield Button(
                message,
                component["custom_id"],
                parts[2],
                parts[1],
                int(parts[3]),
                parts[4],
                parts[5],
                parts[6],
                component.get("style", 0),
                (component.get("emoji") or {}).get("name", ""),
                tuple(o["value"] for o in options),
                tuple(o["value"] for o in options if o.get("default")),
            )


def text_of(message: Message) -> str:
    """Return all text that a message shows."""
    return "\n".join(str(c["content"]) for c in walk(message["components"]) if c.get("content"))


class Player(Person):
    """Keeps the messages on the screen, and every frame with the moment of its arrival.

    ``now`` is the server's clock, by which the bot's records go, too.
    """

    def __init__(self, url: str, user_id: str, name: str, now: Callable[[], float]) -> None:
        super().__init__(url, user_id, patience=20.0)
        self.name = name
        self._now = now
        self.screen: dict[str, Message] = {}
        self._since = 0
        self.arrivals: list[tuple[float, dict[str, Any]]] = []
        self.outages = 0
        """How often the bot was seen going offline."""
        self.bot_online = True
        self.last_mark = ""
        """The last that the table has sent: what was sent before it was seen."""
        self.of_several = False
        """Of several bots one may be dead without the others going offline."""
        self.asks_for_hand = False
        """No hand comes to them: they press My hand instead."""

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async with socket:
            async for message in socket:
                frame = json.loads(message.data)
                async with self._news:
                    self.frames.append(frame)
                    self.arrivals.append((self._now(), frame))
                    self._show(frame["t"], frame["d"])
                    self._news.notify_all()

    def _show(self, name: str, facts: dict[str, Any]) -> None:
        if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            if int(facts["id"]) > self._since:
                self.screen[facts["id"]] = facts
        elif name == "MESSAGE_DELETE":
            self.screen.pop(facts["id"], None)
        elif name == "BOT_STATUS":
            self.bot_online = facts["online"]
            self.outages += not facts["online"]
        elif name == "MARK":
            self.last_mark = facts["mark"]

    # -- looking -----------------------------------------------------------------------------

    def public(self) -> list[Message]:
        """Return the messages of servers that everybody sees, oldest first."""
        return [m for m in self._ordered() if m.get("guild_id") and not _ephemeral(m)]

    def direct(self) -> list[Message]:
        """Return the direct messages, oldest first; answers that only show for a while apart."""
        return [m for m in self._ordered() if not m.get("guild_id") and not _ephemeral(m)]

    def _ordered(self) -> list[Message]:
        return sorted(self.screen.values(), key=lambda m: int(m["id"]))

    def private(self) -> str:
        """Return the text of everything that only this person sees."""
        return "\n".join(text_of(m) for m in self._ordered() if _ephemeral(m))

    def answer_to(self, outcome: Outcome | None) -> Message | None:
        """Return the message that answers an act, once it says something."""
        for message in self.screen.values():
            made_by = message.get("interaction_metadata") or {}
            if outcome is not None and made_by.get("id") == outcome.interaction_id:
                return None if message["flags"] & LOADING else message
        return None

    def moment(self) -> tuple[int, int]:
        """Return the latest round and phase (its place in the order) that the channel shows."""
        shown = [b for m in self.public() for b in buttons(m) if b.verb in ("hand", "join")]
        return max(((b.round, PHASES.index(b.phase)) for b in shown), default=(0, -1))

    def reached(self, round: int, phase: str) -> bool:
        """Say whether the channel shows this phase of a round, or a later one."""
        return self.moment() >= (round, PHASES.index(phase))

    def hand(self, round: int, phase: str) -> list[Button]:
        """Return what can be pressed on the hand of a phase: sent, or shown by My hand."""
        for message in reversed(self._ordered()):
            found = list(buttons(message))
            if any((b.round, b.phase, b.verb) == (round, phase, "pick") for b in found):
                return found
            if any((b.round, b.phase, b.verb) == (round, phase, "back") for b in found):
                return found
        return []

    def forget(self) -> None:
        """Look at nothing that is there already, as with another game in the same channel.

        What is on its way here is there already, too.
        """
        self._since = time_snowflake(datetime.fromtimestamp(self._now(), UTC))
        self.screen.clear()

    async def until(self, what: Callable[[], T], seconds: float = PATIENCE) -> T:
        """Wait until something is to be seen, and return it; raise TimeoutError."""
        async with asyncio.timeout(seconds), self._news:
            while not (found := what()):
                await self._news.wait()
            return found

    # -- acting ------------------------------------------------------------------------------

    async def push(self, button: Button, values: list[str] | None = None) -> Outcome:
        """Press a button."""
        return await self.press(button.message, button.custom_id, values)

    async def push_newest(
        self, verb: str, round: int | None = None, phase: str | None = None, arg: str | None = None
    ) -> Outcome | None:
        """Press such a button on the newest message of the channel; None if there is none."""
        found = find(self.public(), verb, round, phase)
        button = next((b for b in found if arg in (None, b.arg)), None)
        return None if button is None else await self.push(button)

    async def attempt(self, act: Act) -> Outcome | None:
        """Act once the bot is there; None if it died over it, or nothing was left to press."""
        await self.until(lambda: self.bot_online)
        before = self.outages
        acting = asyncio.create_task(act())
        gone = asyncio.create_task(self.until(lambda: self.outages != before, 2 * PATIENCE))
        try:
            # That one of several died over it is not seen: the others are there.
            await asyncio.wait(
                (acting, gone),
                timeout=PATIENCE if self.of_several else None,
                return_when=asyncio.FIRST_COMPLETED,
            )
            if not acting.done() or gone.done():
                return None
            try:
                outcome = acting.result()
            except TimeoutError:
                if self.of_several:
                    return None
                raise
            except Refused as refusal:
                if refusal.status == NOT_FOUND:  # it changed before that was to be seen
                    return None
                raise
            if outcome is not None and outcome.kind == "failed":
                if self.of_several:
                    return None
                # Discord's three seconds may be over before the dead process is noticed.
                await asyncio.wait((gone,), timeout=5.0)
                assert gone.done(), f"{self.name}: no answer from a living bot"
                return None
            return outcome
        finally:
            acting.cancel()
            gone.cancel()
            await asyncio.gather(acting, gone, return_exceptions=True)

    async def insist(
        self,
        act: Act,
        done: Callable[[Outcome | None], Any],
        seconds: float = PATIENCE,
    ) -> Outcome | None:
        """Act, and again whenever the bot died over it or what is to be pressed had just changed.

        Return when what was wanted is to be seen.
        """
        async with asyncio.timeout(seconds):
            first = self.outages
            while True:
                await self.until(lambda: self.bot_online)
                if self.outages != first and done(None):
                    return None  # it was taken before the bot died, and is shown now
                outages, heard = self.outages, len(self.frames)
                outcome = await self.attempt(act)

                def seen(
                    tried: Outcome | None = outcome, before: int = outages, heard: int = heard
                ) -> bool:
                    news = tried is None and len(self.frames) != heard
                    return bool(done(tried)) or self.outages != before or news

                with suppress(TimeoutError):
                    await self.until(seen, AGAIN if self.of_several else PATIENCE)
                if done(outcome):
                    return outcome


async def for_sure(person: Person, channel: str, name: str) -> Outcome:
    """Call a command, and say yes if it asks once more."""
    outcome = await person.command(channel, name)
    asked = [b for b in buttons(await person.answer(outcome)) if b.verb == "steer"]
    return await person.press(asked[0].message, asked[0].custom_id) if asked else outcome


def _ephemeral(message: Message) -> bool:
    return bool(message["flags"] & 1 << 6)


def find(messages: list[Message], verb: str, round: int | None = None, phase: str | None = None):
    """Return the buttons of this kind on the newest message that has any."""
    for message in reversed(messages):
        found = [
            b
            for b in buttons(message)
            if b.verb == verb and round in (None, b.round) and phase in (None, b.phase)
        ]
        if found:
            return found
    return []


def called(message: Message) -> str | None:
    """Return the id of the person whom a message mentions first."""
    match = re.search(r"<@(\d+)>", text_of(message))
    return match[1] if match else None
