"""How soon interactions are acknowledged and answered while 200 to 1,000 games are being played.

The people live in the same process as the local Discord and act without a wire of their own; the
bot is a process as in earnest, which has written to all of them before. A person thinks before
every move. What 1,000 games have to show is more than the 50 requests a second that Discord allows
a bot: there the limit is lifted, to see what the bot can do.
"""

import asyncio
import contextlib
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot.playground.clock import moment_of
from bot.playground.core import Core
from bot.playground.errors import LocalError
from bot.playground.interactions import Interaction, State
from bot.playground.model import Channel, User
from bot.playground.person_acts import Act
from bot.playground.server import LocalDiscord
from bot.playground.traffic import Request
from bot.playground.world import Event
from tests.decks import make_deck
from tests.e2e.harness import Table
from tests.e2e.player import Button, buttons

GAMES = (200, 600, 1_000)
LIMITED = 200
"""Games up to which Discord's limits are kept."""
CHANNELS = 5
"""Channels a server: as many as one may have games by default."""
THINK = 20.0
"""Seconds before a move, on average."""
IN_EARNEST = {
    "worker.EDIT_EVERY": 5.0,
    "worker.LOBBY_EDIT_EVERY": 1.0,
    "worker.REQUEST": 20.0,
    "delivery.LEASE": 30.0,
    "subscribers.PROGRESS_EVERY": 25.0,
    "subscribers.ONE_LEFT_WITHIN": 2.0,
    "subscribers.ANSWERED_WITHIN": 5.0,
}
"""Constants that are shorter in tests."""
KNOWN = "INSERT INTO people (player_id, locale, dm_channel_id, dm_open) VALUES (?, 'en', ?, 1)"
DEFERRED = (5, 6)
"""First answers that put off what is to be read."""
SECONDS = 60.0
"""How long is measured once all games have begun."""
CLUE = "A quiet evening"

Key = tuple[str, str | None, str, int, str]
T = TypeVar("T")
G = TypeVar("G", bound="Group")


class Screens:
    """The newest buttons of each kind, by game and by who alone sees them (None: everybody)."""

    def __init__(self, core: Core) -> None:
        self._world = core.world
        self.newest: dict[Key, list[Button]] = {}
        self.games: dict[str, str] = {}
        """The game that was opened last in a channel."""
        self.news: dict[str, asyncio.Event] = defaultdict(asyncio.Event)
        core.world.listeners.append(self.hear)

    def hear(self, event: Event) -> None:
        """Note what a message offers."""
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        channel = self._world.channels[event.data["channel_id"]]
        owner = event.only_for or channel.recipient_id
        found: dict[Key, list[Button]] = defaultdict(list)
        for button in buttons(event.data):
            found[button.game, owner, button.verb, button.round, button.phase].append(button)
            if owner is None and button.verb == "join" and button.phase == "l":
                self.games[channel.id] = button.game
            self.news[button.game].set()
            self.news[channel.id].set()
        self.newest |= found


class Group:
    """People who play mini in a channel, game after game."""

    think = THINK
    """Seconds before a move, on average."""

    def __init__(self, core: Core, screens: Screens, place: Channel, people: list[User]) -> None:
        self._core, self._screens, self._place, self.people = core, screens, place, people
        self.started = asyncio.Event()

    async def play(self) -> None:
        """Play until cancelled; whoever was not understood tries something else."""
        while True:
            with contextlib.suppress(TimeoutError, LocalError):
                await self._game()
            await asyncio.sleep(self.think * random.random())

    async def _game(self) -> None:
        game = await self.begin("mini")
        number = 1
        self.started.set()
        while await self._round(game, number):
            number += 1

    async def begin(self, ruleset: str) -> str:
        """Open a game, sit down and start; return its id."""
        host, *others = self.people
        before = self._screens.games.get(self._place.id)
        options = [{"name": "ruleset", "value": ruleset}, {"name": "pace", "value": "untimed"}]
        command = {"name": "dixit", "options": [{"name": "start", "options": options}]}
        await self._act(host, {"type": 2, "channel_id": self._place.id, "data": command})
        game = await self._until(self._place.id, lambda: self._opened(before))
        for person in others:
            await self._press(person, (game, None, "join", 0, "l"))
            await self.shown((game, person.id, "rabbit", 0, "l"))  # they sit
        await self._press(host, (game, None, "start", 0, "l"))
        return game

    def _opened(self, before: str | None) -> str | None:
        game = self._screens.games.get(self._place.id)
        return game if game != before else None

    async def _round(self, game: str, number: int) -> bool:
        """Play a round; say whether another one follows."""
        newest = self._screens.newest
        teller = await self._until(
            game,
            lambda: next(
                (p for p in self.people if (game, p.id, "pick", number, "t") in newest), None
            ),
        )
        await self.tell(game, number, teller)
        guessers = [person for person in self.people if person is not teller]
        for person in guessers:
            await self._press(person, (game, person.id, "pick", number, "s"))
        for person in guessers:
            await self._press(person, (game, None, "vote", number, "v"))
            await self._press(person, (game, person.id, "token", number, "v"))
        over = (game, None, "rematch", number, "f")
        going_on = (game, None, "next", number, "r")
        await self._until(game, lambda: over in newest or going_on in newest)
        if over in newest:
            return False
        await self._press(self.people[0], going_on)
        return True

    async def tell(self, game: str, number: int, teller: User) -> None:
        """Give a clue."""
        opened = await self._press(teller, (game, teller.id, "pick", number, "t"))
        if opened.modal is None:
            raise TimeoutError
        fields = [{"custom_id": "text", "value": f"{CLUE} {number}"}]
        data = {"custom_id": opened.modal["custom_id"], "components": fields}
        await self._act(teller, {"type": 5, "interaction_id": opened.id, "data": data})

    async def shown(self, key: Key) -> None:
        """Wait for such a button."""
        await self._until(key[0], lambda: self._screens.newest.get(key))

    async def _press(self, person: User, key: Key) -> Interaction:
        """Wait for such a button, think, and press one of them."""
        await self.shown(key)
        await asyncio.sleep(self.think * random.uniform(0.5, 1.5))
        return await self._acknowledged(self.send(person, key))

    def send(self, person: User, key: Key) -> Interaction:
        """Press one of such buttons, now."""
        button = random.choice(self._screens.newest[key])
        message = button.message
        form = {"type": 3, "channel_id": message["channel_id"], "message_id": message["id"]}
        form |= {"data": {"custom_id": button.custom_id}}
        return Act(self._core, person, form, ()).go()

    async def _act(self, person: User, form: dict[str, Any]) -> Interaction:
        return await self._acknowledged(Act(self._core, person, form, ()).go())

    async def _acknowledged(self, interaction: Interaction) -> Interaction:
        async with asyncio.timeout(10.0):
            while interaction.state is State.OPEN:  # noqa: ASYNC110  nobody tells when it changes
                await asyncio.sleep(0.02)
        return interaction

    async def _until(self, news: str, what: Callable[[], T | None]) -> T:
        async with asyncio.timeout(120.0):
            while (found := what()) is None:
                self._screens.news[news].clear()
                await self._screens.news[news].wait()
            return found


def since(discord: LocalDiscord, begun: int) -> list[Request]:
    """Return the requests from a number on."""
    return [discord.requests[i] for i in range(begun, len(discord.requests))]


def acknowledged(requests: list[Request]) -> list[float]:
    """Return after how many seconds each interaction got its first answer."""
    return [r.at - asked_at(r) for r in requests if r.callback and r.status]


def answered(requests: list[Request]) -> list[float]:
    """Return after how many seconds each interaction was answered with something to read.

    Who was told to wait reads what comes by the interaction's token; a press that only changes a
    public message has no answer of its own.
    """
    waiting: dict[str, Request] = {}
    times: list[float] = []
    for request in requests:
        if request.callback and request.status:
            if request.body["type"] in DEFERRED:
                waiting[request.params["interaction_token"]] = request
            else:
                times.append(request.at - asked_at(request))
        elif (first := waiting.pop(request.params.get("webhook_token", ""), None)) is not None:
            times.append(request.at - asked_at(first))
    return times


def asked_at(callback: Request) -> float:
    """Return when somebody pressed, of the first answer to that."""
    return moment_of(callback.params["interaction_id"])


def told(what: str, times: list[float]) -> str:
    """Return a line of median, 99th percentile and maximum."""
    late = statistics.quantiles(times, n=100, method="inclusive")[98]
    return (
        f"{what} after {statistics.median(times) * 1000:.0f} ms (median), "
        f"{late * 1000:.0f} ms (99th percentile), {max(times) * 1000:.0f} ms at most\n"
    )


def sit_down(table: Table, screens: Screens, games: int, people: int, kind: type[G]) -> list[G]:
    """Return groups of people, each in a channel, to whom the bot has written before."""
    core, world = table.discord.core, table.discord.world
    groups: list[G] = []
    with contextlib.closing(sqlite3.connect(table.database)) as database, database:
        for server in range(games // CHANNELS):
            cast = [world.add_user(f"Player {server}-{n}") for n in range(people * CHANNELS)]
            database.executemany(KNOWN, [(int(u.id), int(world.open_dm(u).id)) for u in cast])
            guild = world.add_guild(f"Server {server}", cast)
            for number in range(CHANNELS):
                place = world.add_channel(guild, f"dixit-{number}")
                seated = cast[people * number : people * (number + 1)]
                groups.append(kind(core, screens, place, seated))
    return groups


async def measure(folder: Path, games: int) -> str:
    """Play, and return what was measured."""
    limited = games <= LIMITED
    table = Table(folder, 1, rate_limits=limited, constants=IN_EARNEST)
    async with table:
        groups = sit_down(table, Screens(table.discord.core), games, 3, Group)
        playing = [asyncio.create_task(group.play()) for group in groups]
        try:
            async with asyncio.timeout(600.0):
                await asyncio.gather(*(group.started.wait() for group in groups))
            begun = len(table.discord.requests)
            start = time.monotonic()
            await asyncio.sleep(SECONDS)
            passed = time.monotonic() - start
            requests = since(table.discord, begun)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        times = acknowledged(requests)
        live = table.ask("SELECT COUNT(*) FROM games WHERE phase <> 'finished'")[0][0]
        return (
            f"load: {live} live games, {len(times) / passed:.1f} interactions and "
            f"{sum(r.counts for r in requests) / passed:.1f} other requests a second"
            f"{'' if limited else ' (no limit)'}\n"
            + told("load: acknowledged", times)
            + told("load: answered", answered(requests))
        )


def main() -> None:
    """Print how soon interactions are acknowledged."""
    for games in GAMES:
        with tempfile.TemporaryDirectory() as name:
            make_deck(Path(name) / "decks", "plain", 84)
            sys.stdout.write(asyncio.run(measure(Path(name), games)))


if __name__ == "__main__":
    main()
