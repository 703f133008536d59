"""Start ``python -m bot run`` and, if told so, let it die at an exact point.

``TEST_SEED`` fixes the secret seeds of games and their ids, so that two runs can be compared.
``TEST_CLOSING`` shortens the time in which the last voter may correct (whole seconds).
``TEST_KILL_AT`` names a point and a number, as in ``commit:7`` or ``request:12``: the process is
killed (SIGKILL) right after its 7th commit, or right before its 12th request to Discord. A file
beside the database makes it happen once. How many of each there were is written to
``counts.json`` there when the bot stops by itself.
"""

import json
import os
import signal
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from discord.http import HTTPClient

from bot.__main__ import main
from bot.service import choices, table
from data.unit import SqliteUnit

HOME = Path(os.environ["DIXIT_DATABASE"]).parent


class Death:
    """Counts what happens at each point, and dies when told."""

    def __init__(self, kill_at: str) -> None:
        self.counts: Counter[str] = Counter()
        self._point, _, number = kill_at.partition(":")
        self._number = int(number or 0)
        self._done = HOME / f"died-{self._point}-{number}"

    def tick(self, point: str) -> None:
        self.counts[point] += 1
        due = point == self._point and self.counts[point] == self._number
        if due and not self._done.exists():
            self._done.touch()
            os.kill(os.getpid(), signal.SIGKILL)


def arm(death: Death) -> None:
    """Let the death watch commits and requests."""
    commit, request = SqliteUnit.commit, HTTPClient.request

    async def counted_commit(self: Any) -> None:
        await commit(self)
        death.tick("commit")

    async def counted_request(self: Any, *args: Any, **options: Any) -> Any:
        death.tick("request")
        return await request(self, *args, **options)

    SqliteUnit.commit = counted_commit
    HTTPClient.request = counted_request


def prepare() -> None:
    """Fix what chance and waiting would make of each run."""
    if seed := os.environ.get("TEST_SEED"):
        # Of this module alone: leases and nonces must stay random.
        table.secrets = SimpleNamespace(token_bytes=lambda n: (seed.encode() * n)[:n])
    if closing := os.environ.get("TEST_CLOSING"):
        for name, pace in choices.PACES.items():
            choices.PACES[name] = replace(pace, closing=int(closing))


if __name__ == "__main__":
    prepare()
    death = Death(os.environ.get("TEST_KILL_AT", ""))
    arm(death)
    code = main(["run"])
    (HOME / "counts.json").write_text(json.dumps(death.counts))
    sys.exit(code)
