"""A whole table over real sockets: the local Discord, the bot's process, people who press."""

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.playground.model import Channel, Guild, User
from bot.playground.server import LocalDiscord
from data.address import ServerAddress
from tests.e2e.nursery import LEAVING, BotProcess
from tests.e2e.player import PATIENCE, Player
from tests.postgres import asked

T = TypeVar("T")
NAMES = ("Ana", "Bruno", "Celia", "Dawid", "Elsa", "Fabio", "Gilda", "Hania", "Ivo", "Joana",
         "Klara", "Luca")  # fmt: skip

CONSTANTS = {
    "worker.EDIT_EVERY": 0.3, "worker.LOBBY_EDIT_EVERY": 0.3,
    "subscribers.PROGRESS_EVERY": 0.3,
    "subscribers.ONE_LEFT_WITHIN": 0.3,
    "subscribers.ANSWERED_WITHIN": 1.0,
}  # fmt: skip
"""Shorter than in earnest, in seconds, so that nobody waits long for the next edit."""
SHORT_LEASES = {"worker.REQUEST": 2.5, "delivery.LEASE": 3.0}
"""For bots that are killed: what they had begun soon goes on. A slow machine may take longer for a
picture, so others have their time."""
UNLIMITED = {"pace.PER_SECOND": 1000.0}
"""Requests, where the local Discord takes as many as come."""

PATIENT = 15.0
"""Seconds in which a bot must answer, instead of three: a machine may stand still. Of several bots
one may be dead without anybody being told, and then it is waited for."""

UNSENT = """SELECT COUNT(*) FROM messages
    WHERE state = 'open' AND message_id IS NULL AND required_version > shown_version"""
BEHIND = "SELECT COUNT(*) FROM messages WHERE state = 'open' AND required_version > shown_version"


@dataclass
class Table:
    """The local Discord with people, and the bot as a process of its own.

    ``people`` are those who may play; ``bystander`` sees the channel and plays in no game.
    ``environment`` configures ``launch.py``: for instance at which point the process dies.
    """

    folder: Path
    players: int = 3
    rate_limits: bool = False
    environment: dict[str, str] = field(default_factory=dict)
    constants: dict[str, float] = field(default_factory=dict)
    server: ServerAddress | None = None
    """Where games are kept instead of in the folder."""
    processes: int = 1
    """How many bots share the shards; people play in a server of the last one's."""
    shards: int = 1
    discord: LocalDiscord = field(init=False)
    guild: Guild = field(init=False)
    place: Channel = field(init=False)
    users: list[User] = field(default_factory=list)
    people: list[Player] = field(default_factory=list)
    bystander: Player = field(init=False)
    bots: dict[int, BotProcess] = field(default_factory=dict)
    restarts: int = 0
    _away: float = 0.0

    async def __aenter__(self) -> Self:
        self._stack = AsyncExitStack()
        try:
            await self._arrive()
            for number in range(self.processes):
                await self.start_bot(number)
        except BaseException:
            await self._leave()
            raise
        self._keepers = [asyncio.create_task(self._keep_alive(n)) for n in range(self.processes)]
        return self

    @property
    def bot(self) -> BotProcess | None:
        """The first bot's process."""
        return self.bots.get(0)

    async def _arrive(self) -> None:
        server = LocalDiscord(rate_limits=self.rate_limits, shards=self.shards)
        self.discord = await self._stack.enter_async_context(server)
        if self.processes == 1:
            server.core.interactions.patience = PATIENT
        world = self.discord.world
        owner = world.add_user("Owner", "en-US")
        self.users = [world.add_user(name, "en-US") for name in NAMES[: self.players]]
        nobody = world.add_user("Zoe", "en-US")
        people = [owner, *self.users, nobody]
        of_the_last = world.ids.next(self.shards - 1, self.shards)
        self.guild = world.add_guild("Friends", people, guild_id=of_the_last)
        self.place = world.add_channel(self.guild, "dixit")
        now = server.core.clock.now
        seen = [
            await self._stack.enter_async_context(Player(server.url, user.id, user.name, now))
            for user in (*self.users, nobody)
        ]
        *self.people, self.bystander = seen
        for person in seen:
            person.of_several = self.processes > 1

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        (self.folder / LEAVING).touch()
        if kind is None:
            await self.until(lambda: self.restarts >= self.deaths)
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        await self._leave()
        if kind is None:
            codes = [bot.returncode for bot in self.bots.values()]
            assert codes == [0] * self.processes, "the bot did not stop in peace"
        else:
            # pytest shows it with the failure
            sys.stdout.write("\n".join(self.log.splitlines()[-60:]))

    async def _leave(self) -> None:
        for bot in [each for each in self.bots.values() if each.returncode is None]:
            bot.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(bot.wait(), 60.0)
            if bot.returncode is None:
                bot.kill()
                await bot.wait()
        await self._stack.aclose()

    @property
    def channel(self) -> str:
        """The id of the channel in which people play."""
        return self.place.id

    @property
    def database(self) -> Path:
        """Where the bot keeps its games."""
        return self.folder / "dixit.sqlite3"

    @property
    def log(self) -> str:
        """What the bot's process has written so far."""
        return (self.folder / "bot.log").read_text(errors="replace")

    # -- the bot's process -------------------------------------------------------------------

    async def start_bot(self, number: int = 0) -> None:
        """Start a bot's process and wait until it is connected."""
        shares = {"DIXIT_SHARDS": str(self.shards), "DIXIT_PROCESS": f"{number}/{self.processes}"}
        environment = os.environ | {
            **self.discord.environment,
            "DIXIT_DATABASE": self.server.full if self.server else str(self.database),
            "TEST_HOME": str(self.folder),
            "DIXIT_DECKS": f'["{self.folder / "decks"}"]',
            "DIXIT_LOG_LEVEL": "INFO",
            "TEST_CLOSING": "0",
            "TEST_SEED": "table",
            "TEST_CONSTANTS": json.dumps(
                CONSTANTS | ({} if self.rate_limits else UNLIMITED) | self.constants
            ),
            **(shares if self.processes > 1 else {}),
            **self.environment,
        }
        bot = self.bots[number] = BotProcess(environment, self.folder / "bot.log")
        died = asyncio.create_task(bot.wait())
        online = asyncio.create_task(self.until(lambda: self.is_connected(number)))
        await asyncio.wait((died, online), return_when=asyncio.FIRST_COMPLETED)
        if not online.done():
            online.cancel()
            assert died.result() == -signal.SIGKILL, "the bot does not start"
            return  # killed while starting: the keeper sees to it
        died.cancel()
        await online

    def all_connected(self) -> bool:
        """Say whether all shards of all bots are connected."""
        return all(map(self.is_connected, range(self.processes)))

    def is_connected(self, number: int = 0, *, at_all: bool = False) -> bool:
        """Say whether all shards of a bot are connected, or any."""
        sessions = self.discord.core.gateway.sessions.values()
        here = {each.shard for each in sessions if each.connection is not None}
        first, end = (n * self.shards // self.processes for n in (number, number + 1))
        return (any if at_all else all)(shard in here for shard in range(first, end))

    async def kill(self, away: float = 0.0, number: int = 0) -> None:
        """Kill a bot's process as a power cut would; it is started again.

        Meanwhile ``away`` seconds pass on the clocks of the server and of the bots.
        """
        self._away = away
        before = self.restarts
        self.bots[number].kill()
        await self.until(lambda: self.restarts > before and self.is_connected(number))

    @property
    def deaths(self) -> int:
        """How often a process has died, or is about to, where it was told to (``launch.py``)."""
        return len(list(self.folder.glob("died-*")))

    async def recovered(self) -> None:
        """Wait until the bot is back from every death that it was told to die, and no other."""
        await self.until(lambda: self.restarts == self.deaths and self.discord.online)

    async def _keep_alive(self, number: int) -> None:
        """Start a bot again whenever it has died."""
        while True:
            await self.bots[number].wait()
            await self.until(lambda: not self.is_connected(number, at_all=True))
            self.forward(self._away)
            self._away = 0.0
            await self.start_bot(number)
            self.restarts += 1

    async def held(self) -> dict[str, int]:
        """Return what the bot's process holds now and has done so far (see ``launch.py``)."""
        assert self.bot is not None
        path = self.folder / "held.json"
        path.unlink(missing_ok=True)
        self.bot.send_signal(signal.SIGUSR1)
        await self.until(path.exists)
        return json.loads(path.read_text())

    def now(self) -> float:
        """The moment on the clocks of the server and of the bot."""
        return self.discord.core.clock.now()

    def forward(self, seconds: float) -> None:
        """Move the clocks of the server and of the bot."""
        self.discord.faults.forward(seconds)

    # -- the bot's database ------------------------------------------------------------------

    def ask(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        """Return rows of the bot's database."""
        if self.server is not None:
            return asked(self.server, sql, values)
        with contextlib.closing(sqlite3.connect(self.database, timeout=10.0)) as connection:
            return connection.execute(sql, tuple(values)).fetchall()

    async def until(self, what: Callable[[], T], seconds: float = PATIENCE) -> T:
        """Look at the server or the database until something is there; raise TimeoutError."""
        async with asyncio.timeout(seconds):
            while not (found := what()):  # noqa: ASYNC110  another process writes
                await asyncio.sleep(0.05)
            return found

    async def quiet(self, *, edits: bool = False, seconds: float = PATIENCE) -> None:
        """Wait until nothing is left to be sent, and people have seen what was.

        With ``edits`` nothing is left to be edited, either.
        """
        await self.until(lambda: not self.ask(BEHIND if edits else UNSENT)[0][0], seconds)
        live, mark = self.discord.core.live, self.discord.world.ids.next()
        live.send("MARK", {"mark": mark})
        for person in (*self.people, self.bystander):
            if person.user_id in live.looking():
                await person.until(lambda p=person: p.last_mark == mark)
