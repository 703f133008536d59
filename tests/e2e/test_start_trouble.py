"""What goes wrong while the bot starts, and while it stops: it goes on trying, or says why not."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.playground.faults import Fault, Faults
from bot.playground.server import LocalDiscord
from tests.e2e.nursery import BotProcess
from tests.e2e.player import PATIENCE

ROOT = Path(__file__).parents[2]
ME, APPLICATION, GATEWAY = "/users/@me", "/oauth2/applications/@me", "/gateway/bot"
COMMANDS = "/applications/{application_id}/commands"
OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
SOON = {"client.FIRST_PAUSE": 0.3, "registration.FIRST_PAUSE": 0.3}
"""Seconds until the next try, instead of those of everyday."""


@dataclass
class Bot:
    """The bot's process and what it has written."""

    process: asyncio.subprocess.Process | BotProcess
    file: Path

    @property
    def log(self) -> str:
        return self.file.read_text(errors="replace")

    async def says(self, text: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while text not in self.log:  # noqa: ASYNC110  another process writes
                await asyncio.sleep(0.05)

    async def ended(self) -> int:
        """Wait for the end and return the exit code; it must not have ended in a traceback."""
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        assert "Traceback" not in self.log, self.log
        return code


@asynccontextmanager
async def running(
    local: LocalDiscord, home: Path, *command: str, log: str = "bot.log", **environment: str
) -> AsyncIterator[Bot]:
    """Start the bot, or such a command, as a process; at the end it is told to stop, and must."""
    file = home / log
    everything = os.environ | {
        **local.environment,
        "DIXIT_DATABASE": str(home / "dixit.sqlite3"),
        "TEST_HOME": str(home),
        "DIXIT_DECKS": json.dumps([str(home / "decks")]),
        "TEST_CONSTANTS": json.dumps(SOON),
        **environment,
    }
    with file.open("wb") as written:
        if command:
            what = (sys.executable, "-m", "bot", *command)
            process = await asyncio.create_subprocess_exec(
                *what, cwd=ROOT, env=everything, stdout=written, stderr=written
            )
        else:
            process = BotProcess(everything, file)
    try:
        yield Bot(process, file)
    finally:
        if process.returncode is None:
            process.terminate()
            await asyncio.wait_for(process.wait(), PATIENCE)


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(rate_limits=False) as server:
        world = server.world
        server.guild = world.add_guild("Friends", [world.add_user("Owner", "en-US")])
        yield server


GROUPS = ["dixit", "dixit-deck"]
AT_LOGIN: dict[str, Callable[[Faults], Fault]] = {
    "503": lambda f: f.answer("GET", ME, 503, count=2),
    "403": lambda f: f.answer("GET", ME, 403, count=1),
    "a cut": lambda f: f.cut("GET", ME, count=7),
    "the application 503": lambda f: f.answer("GET", APPLICATION, 503),
    "the gateway 503": lambda f: f.answer("GET", GATEWAY, 503, count=2),
    "the gateway cut": lambda f: f.cut("GET", GATEWAY, count=6),
}


def some_in_full(kinds: dict[str, Any], least: set[str]) -> list[Any]:
    """Let the others be tried by the full run alone: each starts a process."""
    marks = {name: () if name in least else pytest.mark.full for name in kinds}
    return [pytest.param(name, marks=marks[name]) for name in kinds]


@pytest.mark.parametrize("fault", some_in_full(AT_LOGIN, {"503", "the gateway cut"}))
async def test_trouble_at_the_login_is_waited_out(fault: str, local: Any, home: Path) -> None:
    made = AT_LOGIN[fault](local.faults)
    async with running(local, home) as bot:
        await local.wait_online(PATIENCE)
        assert made.hits == made.count
        tries = [line for line in bot.log.splitlines() if "next try in" in line]
        assert tries
        assert "Traceback" not in bot.log


AT_REGISTRATION: dict[str, Callable[[Faults], Fault]] = {
    "503": lambda f: f.answer("PUT", COMMANDS, 503),
    "400": lambda f: f.answer("PUT", COMMANDS, 400, 50035),
    "403": lambda f: f.answer("PUT", COMMANDS, 403, 50001),
    "429 for long": lambda f: f.answer("PUT", COMMANDS, 429, retry_after=3_000.0),
    "a cut": lambda f: f.cut("PUT", COMMANDS, count=6),
    "503 when asked": lambda f: f.answer("GET", COMMANDS, 503),
}


@pytest.mark.parametrize("fault", some_in_full(AT_REGISTRATION, {"400", "429 for long"}))
async def test_a_refused_registration_is_said_and_tried_again(
    fault: str, local: Any, home: Path
) -> None:
    made = AT_REGISTRATION[fault](local.faults)
    async with running(local, home) as bot:
        await local.wait_online(PATIENCE)
        await bot.says("the slash commands are not registered")
        if fault == "429 for long":
            await bot.says("next try in 3000 s")
            return
        await bot.says("registered anew")
        assert made.hits == made.count
        assert [c["name"] for c in local.core.commands.all()] == GROUPS
        assert "Traceback" not in bot.log


@pytest.mark.parametrize("in_test_guild", [False, True])
async def test_commands_are_registered_once(local: Any, home: Path, in_test_guild: bool) -> None:
    where = {"DIXIT_TEST_GUILD": local.guild.id} if in_test_guild else {}
    async with running(local, home, **where) as bot:
        await bot.says("registered anew")
    async with running(local, home, **where) as bot:
        await bot.says("registered as they are")
    assert len(local.requests.matching("PUT", OF_GUILD if in_test_guild else COMMANDS)) == 1


async def test_commands_of_the_first_release_are_registered_anew(local: Any, home: Path) -> None:
    async with running(local, home) as bot:
        await bot.says("registered anew")
    for command in local.core.commands.all():
        command["contexts"] = None  # as Discord says of what was registered without
    async with running(local, home) as bot:
        await bot.says("registered anew")
        assert "Traceback" not in bot.log
    assert all(command["contexts"] for command in local.core.commands.all())


async def test_commands_of_a_test_guild_go_with_the_setting(local: Any, home: Path) -> None:
    guild = local.guild.id
    async with running(local, home, DIXIT_TEST_GUILD=guild) as bot:
        await bot.says("registered anew")
        assert [c["name"] for c in local.core.commands.all(guild)] == GROUPS
        assert local.core.commands.all() == []
    for _ in range(2):
        async with running(local, home) as bot:
            await local.wait_online(PATIENCE)
            await bot.says("registered a")
        assert local.core.commands.all(guild) == []
        assert [c["name"] for c in local.core.commands.all()] == GROUPS
    assert len(local.requests.matching("PUT", OF_GUILD)) == 2, "it is tidied up once"


async def test_a_test_guild_without_the_bot_is_named(local: Any, home: Path) -> None:
    async with running(local, home, DIXIT_TEST_GUILD="1234567890123") as bot:
        await local.wait_online(PATIENCE)
        await bot.says("the bot is not in server 1234567890123, which DIXIT_TEST_GUILD names")


async def test_the_command_belongs_to_servers(local: Any, home: Path) -> None:
    async with running(local, home) as bot:
        await bot.says("registered anew")
    made = {command["name"]: command for command in local.core.commands.all()}
    assert [*made] == GROUPS
    for command in made.values():
        assert command["integration_types"] == [0], "nobody installs the bot for themself"
    assert sorted(made["dixit"]["contexts"]) == [0, 1], "in servers and in direct messages"


async def test_a_wrong_token_is_not_tried_again(local: Any, home: Path) -> None:
    async with running(local, home, DIXIT_TOKEN="MTAw.wrong.token") as bot:
        assert await bot.ended() == 2
        assert bot.log.count("Discord does not accept this token") == 1


@pytest.mark.parametrize("code", [4004, 4013])
async def test_a_connection_ended_for_good_is_explained(code: int, local: Any, home: Path) -> None:
    async with running(local, home) as bot:
        await local.wait_online(PATIENCE)
        await bot.says("the slash commands are registered")
        await bot.says("has connected to Gateway")  # in mid-greeting a reset may eat the code
        await local.faults.drop_gateway(code)
        assert await bot.ended() == (2 if code == 4004 else 1)
        why = "Discord does not accept this token" if code == 4004 else "Discord has ended the"
        assert why in bot.log


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_it_can_be_stopped_while_it_waits_to_log_in(
    sign: signal.Signals, local: Any, home: Path
) -> None:
    local.faults.answer("GET", ME, 503, count=999)
    async with running(local, home) as bot:
        await bot.says("cannot log in")
        bot.process.send_signal(sign)
        assert await bot.ended() == 0
        assert re.search(r"INFO bot.client: stopping", bot.log)


@pytest.mark.parametrize("answer", ["never", "as it closes"])
async def test_it_can_be_stopped_at_the_first_request(answer: str, local: Any, home: Path) -> None:
    if answer == "never":
        local.faults.delay("GET", ME, 600.0, count=99)
    late = {"TEST_ANSWER_LATE": "1"} if answer == "as it closes" else {}
    async with running(local, home, **late) as bot:
        async with asyncio.timeout(PATIENCE):
            while not local.requests.matching("GET", ME):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        bot.process.terminate()
        assert await bot.ended() == 0
        *_, stopping, stopped = bot.log.splitlines()
        assert stopping.endswith("INFO bot.client: stopping")
        assert stopped.endswith("INFO bot.cli.run: stopped")


async def test_a_second_bot_does_not_start_or_stands_by(local: Any, home: Path) -> None:
    async with running(local, home) as first:
        await local.wait_online(PATIENCE)
        async with running(local, home, "run", log="second.log") as second:
            assert await second.ended() == 1
            assert "another bot plays with it. Stop that one, or start this" in second.log
        async with running(local, home, "run", "--standby", log="third.log") as third:
            await third.says("standing by")
            third.process.terminate()
            assert await third.ended() == 0
            assert "stopped while standing by" in third.log
        async with running(local, home, "run", "--standby", log="fourth.log") as fourth:
            await fourth.says("standing by")
            first.process.kill()
            await first.process.wait()
            await local.wait_online(PATIENCE, online=False)
            await local.wait_online(PATIENCE)
            assert "Traceback" not in fourth.log


async def test_it_can_be_told_to_stop_twice(local: Any, home: Path) -> None:
    async with running(local, home) as bot:
        await local.wait_online(PATIENCE)
        bot.process.terminate()
        bot.process.terminate()
        assert await bot.ended() == 0
