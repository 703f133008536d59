"""A whole table over real sockets: the local Discord, the bot's process, people who press."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from bot.playground.components import walk
from bot.playground.person import Modal, Outcome, Person
from bot.playground.server import LocalDiscord

ROOT = Path(__file__).parent.parent.parent
LAUNCH = Path(__file__).parent / "launch.py"
NAMES = ("Ana", "Bruno", "Celia", "Dawid", "Elsa", "Fabio", "Gilda", "Hania", "Ivo", "Joana",
         "Klara", "Luca")  # fmt: skip

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Button:
    """A component that can be pressed, taken apart (see ``bot.ui.codec``)."""

    message: Message
    custom_id: str
    verb: str
    round: int
    phase: str
    arg: str
    options: tuple[str, ...] = ()


def buttons(message: Message) -> Iterator[Button]:
    """Yield what can be pressed on a message, in order."""
    for component in walk(message["components"]):
        parts = str(component.get("custom_id", "")).split(":")
        if len(parts) == 7 and not component.get("disabled"):
            options = tuple(o["value"] for o in component.get("options", ()))
            yield Button(
                message,
                component["custom_id"],
                parts[1],
                int(parts[3]),
                parts[4],
                parts[5],
                options,
            )


def find(messages: list[Message], verb: str, round: int | None = None, phase: str | None = None):
    """Return the buttons of the newest message that has some of this kind."""
    for message in reversed(messages):
        found = [
            b
            for b in buttons(message)
            if b.verb == verb
            and (round is None or b.round == round)
            and (phase is None or b.phase == phase)
        ]
        if found:
            return found
    return []


@dataclass
class Table:
    """The local Discord with people, and the bot as a process of its own.

    ``deaths`` configures ``launch.py``: after which commit or request the process kills itself.
    """

    folder: Path
    players: int = 3
    rate_limits: bool = True
    environment: dict[str, str] = field(default_factory=dict)
    discord: LocalDiscord = field(init=False)
    people: list[Person] = field(default_factory=list)
    channel: str = ""
    bot: asyncio.subprocess.Process | None = None
    restarts: int = 0

    async def __aenter__(self) -> Self:
        self._stack = AsyncExitStack()
        self.discord = await self._stack.enter_async_context(
            LocalDiscord(rate_limits=self.rate_limits)
        )
        world = self.discord.world
        users = [world.add_user(name, "en-US") for name in NAMES[: self.players + 1]]
        guild = world.add_guild("Friends", users, locale="en-US")
        self.channel = world.add_channel(guild, "dixit").id
        for user in users:
            person = Person(self.discord.url, user.id, patience=20.0)
            self.people.append(await self._stack.enter_async_context(person))
        await self.start_bot()
        self._keeper = asyncio.create_task(self._keep_alive())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._keeper.cancel()
        await asyncio.gather(self._keeper, return_exceptions=True)
        if self.bot is not None and self.bot.returncode is None:
            self.bot.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.bot.wait(), 15.0)
        if self.bot is not None and self.bot.returncode is None:
            self.bot.kill()
            await self.bot.wait()
        await self._stack.aclose()

    @property
    def database(self) -> Path:
        return self.folder / "dixit.sqlite3"

    async def start_bot(self) -> None:
        """Start the bot's process and wait until it is connected."""
        environment = os.environ | {
            "DIXIT_TOKEN": self.discord.token,
            "DIXIT_API_BASE": self.discord.api_base,
            "DIXIT_GATEWAY_URL": self.discord.gateway_url,
            "DIXIT_CDN_BASE": self.discord.cdn_base,
            "DIXIT_DATABASE": str(self.database),
            "DIXIT_DECKS": f'["{self.folder / "decks"}"]',
            "DIXIT_LOG_LEVEL": "INFO",
            "TEST_CLOSING": "0",
            **self.environment,
        }
        log = (self.folder / "bot.log").open("ab")
        self.bot = await asyncio.create_subprocess_exec(
            sys.executable, str(LAUNCH), cwd=ROOT, env=environment, stdout=log, stderr=log
        )
        log.close()
        await self.discord.wait_online(30.0)

    async def kill(self) -> None:
        """Kill the bot's process as a power cut would."""
        assert self.bot is not None
        self.bot.kill()
        await self.bot.wait()

    async def _keep_alive(self) -> None:
        """Start the bot again whenever it has died."""
        while True:
            assert self.bot is not None
            await self.bot.wait()
            self.restarts += 1
            await self.discord.wait_online(10.0, online=False)
            await self.start_bot()

    # -- people ------------------------------------------------------------------------------

    async def public(self) -> list[Message]:
        """The channel as a bystander sees it."""
        return await self.people[-1].messages(self.channel, 200)

    async def direct(self, person: Person) -> list[Message]:
        """A person's direct messages."""
        dm = await person.dm()
        return await person.messages(dm, 200) if dm else []

    async def until(self, what: Callable[[], Any], seconds: float = 30.0) -> Any:
        """Ask again until the answer is truthy; raise TimeoutError."""
        async with asyncio.timeout(seconds):
            while True:
                answer = await what()
                if answer:
                    return answer
                await asyncio.sleep(0.05)

    async def public_button(self, verb: str, round: int | None = None, phase: str | None = None):
        """Wait for a public message with such a button and return it."""

        async def look():
            return find(await self.public(), verb, round, phase)

        return (await self.until(look))[0]

    async def hand_buttons(self, person: Person, round: int, phase: str) -> list[Button]:
        """Wait for a person's hand of this round and phase and return its cards."""

        async def look():
            return find(await self.direct(person), "pick", round, phase)

        return await self.until(look)

    async def act(self, do: Callable[[], Any]) -> Outcome:
        """Act; if the bot dies before it answers, act again once it is back, as a person would."""
        for _ in range(20):
            outcome = None
            with contextlib.suppress(TimeoutError):
                outcome = await do()
            if outcome is not None and outcome.kind != "failed":
                return outcome
            await self.discord.wait_online(30.0)
            await asyncio.sleep(0.1)
        raise AssertionError("the bot never answered")

    async def press(self, person: Person, button: Button, values: list[str] | None = None):
        """Press until the bot has answered."""
        return await self.act(lambda: person.press(button.message, button.custom_id, values))

    async def open_modal(self, person: Person, button: Button) -> Modal:
        """Press a button that opens a modal."""
        outcome = await self.press(person, button)
        assert outcome.modal is not None, outcome
        return outcome.modal
