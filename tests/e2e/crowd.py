"""Simulated people at a table while things go wrong; afterwards the game goes on and is whole."""

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import aiohttp

from bot.engine.evolve import evolve
from bot.playground.clues import ClueBag
from bot.playground.intents import buttons
from bot.playground.model import Channel, Permission, User
from bot.playground.person import Person, Refused
from bot.playground.player import SimulatedPlayer
from data.codec import load_actions, load_game
from tests.e2e.harness import SHORT_LEASES, Table
from tests.e2e.player import for_sure
from tests.e2e.records import checked
from tests.e2e.schedules import ROUTES, Schedule, Step

ON_TIME = 90.0
"""Seconds within which a game must go on once nothing goes wrong any more."""
CONSTANTS = {
    "downtime.GRACE": 1.0, "deadlines.GRACE": 1.0, "worker.SLOWEST": 5.0, **SHORT_LEASES
}  # fmt: skip
ENVIRONMENT = {"TEST_BLITZ": "5"}
MISSED = (Refused, TimeoutError, LookupError, aiohttp.ClientError, OSError)
"""What people do again: it was not there any more, or nobody answered."""


class Crowd:
    """Several people, the first of whom is host, and their channel."""

    def __init__(self, table: Table, schedule: Schedule, number: int) -> None:
        self.table, self.schedule = table, schedule
        world = table.discord.world
        self.channel: Channel = world.add_channel(table.guild, f"room-{number}")
        known = {user.name: user for user in world.users.values()}
        names = [f"Guest {n}" for n in range(schedule.players)]
        self.users: list[User] = [known.get(n) or world.add_user(n, "en-US") for n in names]
        for user in self.users:
            user.dms_open = True
            if user.id not in table.guild.members:
                world.join(table.guild, user)
        self.owner = world.users[table.guild.owner_id]
        self._chance = random.Random(number)
        self._bag = ClueBag(self._chance)

    # -- what the database knows ---------------------------------------------------------

    def row(self) -> tuple[str, int, str] | None:
        """Return game, round and phase of the channel's game, None while there is none."""
        sql = "SELECT game_id, state, phase FROM games WHERE target_id = ? ORDER BY created_at"
        with contextlib.suppress(sqlite3.OperationalError):
            found = self.table.ask(sql, (int(self.channel.id),))
            if found:
                game, state, phase = found[-1]
                return game, json.loads(state)["round"], phase
        return None

    def is_over(self) -> bool:
        row = self.row()
        return row is not None and row[2] == "finished"

    def seated(self) -> int:
        sql = "SELECT state FROM games WHERE target_id = ?"
        found = self.table.ask(sql, (int(self.channel.id),))
        return len(json.loads(found[-1][0])["chairs"]) if found else 0

    # -- a whole game --------------------------------------------------------------------

    async def play(self) -> None:
        """Play while the schedule's faults come; raise AssertionError if the game is not well."""
        faults = self.table.discord.faults
        await self._insist(self._open, lambda: self.row() is not None)
        players = [asyncio.create_task(self._player(user)) for user in self.users]
        try:
            await self.table.until(lambda: self.seated() == len(self.users), ON_TIME)
            await self._insist(
                lambda: self._push(self.users[0], "start"),
                lambda: (self.row() or ("", 0, "lobby"))[2] != "lobby",
            )
            for step in self.schedule.steps:
                await asyncio.sleep(step.after)
                await self._happen(step)
            faults.clear()
            if self.channel.id in self.table.discord.world.channels:
                faults.restore(self.channel)
            await self._goes_on()
            await self._insist(self._end, self.is_over)
        finally:
            faults.clear()
            for task in players:
                task.cancel()
            await asyncio.gather(*players, return_exceptions=True)
        await self._is_whole()

    async def _goes_on(self) -> None:
        """Wait until the game has come further than it was, and shows itself in its channel."""
        before = self.row()
        await self.table.until(lambda: self.is_over() or self.row() != before, ON_TIME)
        if not self.is_over():
            await self.table.until(lambda: self.is_over() or self._shows_itself(), ON_TIME)

    def _shows_itself(self) -> bool:
        row = self.row()
        shown = self.table.discord.world.messages.get(self.channel.id, {}).values()
        found = [b for m in shown for b in buttons({"components": m.components, "id": m.id})]
        moments = {(b.game, b.round) for b in found}
        return row is not None and (row[0], row[1]) in moments

    async def _is_whole(self) -> None:
        """Every accepted action is in the log, which leads to the state, and in the record."""
        row = self.row()
        assert row is not None
        sql = "SELECT version, at, events, packed FROM log WHERE game_id = ? ORDER BY version"
        found = [load_actions(*line) for line in self.table.ask(sql, (row[0],))]
        log = [action for actions in found for action in actions]
        assert [action.version for action in log] == list(range(1, len(log) + 1))
        game = None
        for event in [event for action in log for event in action.events]:
            game = evolve(game, event)
        [(state,)] = self.table.ask("SELECT state FROM games WHERE game_id = ?", (row[0],))
        assert game == load_game(state)
        sql = "SELECT record, packed FROM records WHERE game_id = ?"
        [record] = self.table.ask(sql, (row[0],))
        checked(*record)

    # -- people --------------------------------------------------------------------------

    def person(self, user: User) -> Person:
        return Person(self.table.discord.url, user.id, patience=5.0)

    async def _player(self, user: User) -> None:
        while True:  # a player who is thrown out of their client opens it again
            with contextlib.suppress(*MISSED):
                playing = SimulatedPlayer(
                    self.person(user), self.channel.id, 0, self._bag, self._chance
                )
                await playing.play()
            await asyncio.sleep(0.5)

    async def _open(self) -> None:
        wish = {"ruleset": self.schedule.ruleset, "pace": "blitz"}
        async with self.person(self.users[0]) as host:
            await host.command(self.channel.id, "dixit start", **wish)

    async def _end(self) -> None:
        async with self.person(self.owner) as owner:
            await for_sure(owner, self.channel.id, "dixit end")

    async def _push(self, user: User, verb: str) -> None:
        async with self.person(user) as person:
            shown = await person.messages(self.channel.id)
            found = [b for m in shown for b in buttons(m) if b.verb == verb]
            if found:
                await person.press(found[-1].message, found[-1].custom_id)

    async def _insist(self, act: Callable[[], Any], done: Callable[[], bool]) -> None:
        async with asyncio.timeout(ON_TIME):
            while not done():
                with contextlib.suppress(*MISSED):
                    await act()
                await asyncio.sleep(0.3)

    # -- faults --------------------------------------------------------------------------

    async def _happen(self, step: Step) -> None:
        if step.kind in self._sudden:
            await self._sudden[step.kind](self, step)
        else:
            self._request(step)

    def _request(self, step: Step) -> None:
        faults, (method, route) = self.table.discord.faults, ROUTES[step.what]
        match step.kind:
            case "cut" | "cut after":
                faults.cut(method, route, count=step.number, after=step.kind == "cut after")
            case "slow" | "slow after":
                late = step.kind == "slow after"
                faults.delay(method, route, 0.4 * step.number, count=step.number, after=late)
            case "429":
                faults.answer(method, route, 429, count=step.number, retry_after=0.4)
            case status:
                code = {"403": 50013, "404": 10008}.get(status, 0)
                faults.answer(method, route, int(status), code, count=step.number)

    async def _gateway(self, step: Step) -> None:
        faults = self.table.discord.faults
        match step.kind:
            case "drop":
                await faults.drop_gateway()
            case "reconnect":
                faults.ask_to_reconnect()
            case "invalid":
                faults.invalidate_sessions()
            case _:
                if step.kind == "resume refused":
                    faults.refuse_resume()
                faults.abort_gateway()

    async def _kill(self, _step: Step) -> None:
        await self.table.kill()

    async def _permission(self, step: Step) -> None:
        lost = Permission.SEND_MESSAGES if step.number % 2 else Permission.VIEW_CHANNEL
        if self.channel.id in self.table.discord.world.channels:
            self.table.discord.faults.revoke(self.channel, lost)

    async def _direct(self, step: Step) -> None:
        user = self.users[step.number % len(self.users)]
        user.dms_open = not user.dms_open

    async def _delete_message(self, _step: Step) -> None:
        shown = self.table.discord.world.messages.get(self.channel.id, {})
        if shown:
            self.table.discord.faults.delete_message(list(shown.values())[-1])

    async def _delete_channel(self, _step: Step) -> None:
        if self.channel.id in self.table.discord.world.channels:
            self.table.discord.faults.delete_channel(self.channel)

    async def _server_down(self, _step: Step) -> None:
        self.table.discord.world.set_available(self.table.guild, available=False)
        await asyncio.sleep(1.0)
        self.table.discord.world.set_available(self.table.guild, available=True)

    async def _busy(self, step: Step) -> None:
        held = contextlib.closing(sqlite3.connect(self.table.database, timeout=5.0))
        with held as other, contextlib.suppress(sqlite3.OperationalError):
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0.5 * step.number)
            other.rollback()

    async def _full(self, step: Step) -> None:
        sign = Path(self.table.folder) / "full"
        sign.touch()
        await asyncio.sleep(0.3 * step.number)
        sign.unlink()

    async def _people(self, step: Step) -> None:
        world, guild = self.table.discord.world, self.table.guild
        user = self.users[step.number % len(self.users)]
        if step.kind == "leave the server":
            world.leave(guild, user)
            return
        if user.id not in guild.members:
            world.join(guild, user)
        who = self.owner if step.kind == "skip" else user
        with contextlib.suppress(*MISSED):
            async with self.person(who) as person:
                await for_sure(person, self.channel.id, f"dixit {step.kind}")

    _sudden: ClassVar[dict[str, Callable[..., Any]]] = {
        **dict.fromkeys(("drop", "abort", "reconnect", "invalid", "resume refused"), _gateway),
        **dict.fromkeys(("leave", "join", "leave the server", "skip"), _people),
        "kill": _kill,
        "permission": _permission,
        "direct messages": _direct,
        "message deleted": _delete_message,
        "channel deleted": _delete_channel,
        "server down": _server_down,
        "busy": _busy,
        "full": _full,
    }  # fmt: skip
