"""Start ``python -m bot run`` and, if told so, let it die at an exact point.

``TEST_SEED`` fixes the secret seeds of games and their ids, so that two runs can be compared.
``TEST_KILL_AT`` names a point and a number, as in ``commit:7`` or ``request:12``: the process is
killed (SIGKILL) right after its 7th commit, or right before its 12th request to Discord. A file of
that name beside the database makes it happen once.
"""

import os
import signal
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent.parent))


def die() -> None:
    """As a power cut would."""
    os.kill(os.getpid(), signal.SIGKILL)


def arm(point: str, number: int, done: Path) -> None:
    """Count what happens at a point and die at the number, once."""
    if done.exists():
        return
    count = 0

    def tick() -> None:
        nonlocal count
        count += 1
        if count == number:
            done.touch()
            die()

    if point == "commit":
        from data.unit import SqliteUnit

        commit = SqliteUnit.commit

        async def counted(self: Any) -> None:
            await commit(self)
            tick()

        SqliteUnit.commit = counted
    else:
        from discord.http import HTTPClient

        request = HTTPClient.request

        async def counted_request(self: Any, *args: Any, **options: Any) -> Any:
            tick()
            return await request(self, *args, **options)

        HTTPClient.request = counted_request


def main() -> int:
    """Arm what is asked for and run the bot."""
    if seed := os.environ.get("TEST_SEED"):
        from types import SimpleNamespace

        from bot.service import table

        # Of this module alone: leases and names must stay random.
        table.secrets = SimpleNamespace(token_bytes=lambda n: (seed.encode() * n)[:n])
    if kill := os.environ.get("TEST_KILL_AT"):
        point, _, number = kill.partition(":")
        done = Path(os.environ["DIXIT_DATABASE"]).with_name(f"died-{point}-{number}")
        arm(point, int(number), done)
    from bot.__main__ import main as run

    return run(["run"])


if __name__ == "__main__":
    sys.exit(main())
