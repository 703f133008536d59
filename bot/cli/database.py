"""The database that a command works with, and in a sentence why it cannot be used."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from bot.engine.errors import StorageError
from bot.settings import Settings, read_settings
from data.address import Database
from data.opening import open_store
from data.store import SqlStore

T = TypeVar("T")

NEWER = "a newer version of the bot has used it (found {found}, known {known}): update the bot"
TAKEN_OVER = (
    "another bot has taken over while this one could not reach it, and is to go on; with --standby "
    "this one is its spare"
)
OLDER = "an older version of the bot plays with it: stop that one first"
FILE = {
    "database-newer": NEWER,
    "database-older": OLDER,
    "storage-broken": "it cannot be read or written: look at the file and its permissions "
    "({reason})",
    "storage-busy": "another program holds it locked",
    "storage-full": "the disk is full: make room",
    "taken-over": TAKEN_OVER,
}
SERVER = {
    "database-newer": NEWER,
    "database-older": OLDER,
    "postgres-missing": "a server needs asyncpg, which comes with pip install .[postgres] "
    "({reason})",
    "storage-broken": "the server refuses: look at name, password and database ({reason})",
    "storage-busy": "the server does not answer: is it running, and is this its address? "
    "({reason})",
    "storage-full": "the server's disk is full: make room",
    "taken-over": TAKEN_OVER,
}
STANDBY = "Stop that one, or start this one with --standby: it takes over once the other is gone"


class Unusable(Exception):
    """Says why the database cannot be used."""


def with_store(work: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Return what comes of some work on the bot's database; raise Unusable, or what it raises."""
    settings = read_settings()
    if missing := why_missing(settings.database):
        raise Unusable(missing)

    async def opened() -> T:
        async with await open_store(settings.database) as store:
            return await work(store)

    try:
        return asyncio.run(opened())
    except StorageError as error:
        raise Unusable(why_unusable(error, settings)) from error


def may_be_there(path: Path) -> bool:
    """Say whether there is such a file or folder; of what cannot be looked at it is not known."""
    try:
        return path.exists()
    except OSError:  # it is in somebody else's folder, or nothing can be called so
        return True


def why_missing(database: Database) -> str | None:
    """Return the sentence for a file that is not there; a server says for itself what it lacks."""
    try:
        missing = isinstance(database, Path) and not database.is_file()
    except OSError:  # who opens it says why
        return None
    return (
        f"There is no database at {database}. DIXIT_DATABASE names the bot's." if missing else None
    )


def why_unusable(error: StorageError, settings: Settings) -> str:
    """Return the sentence; it names the database and shows no password."""
    if error.code == "storage-in-use":
        why = f"{who_plays(error, settings)}. {STANDBY}"
    else:
        known = FILE if isinstance(settings.database, Path) else SERVER
        params = {"reason": error.code, **error.params}
        why = known.get(error.code, "{reason}").format(**params)
    return f"The database {settings.database} cannot be used: {why}"


def who_plays(error: StorageError, settings: Settings) -> str:
    """Say which process keeps this one out (``storage-in-use``)."""
    held, count, serves = error.params.get("shards"), error.params.get("count"), settings.serves
    if count is None:
        return "another bot plays with it" + (", for all shards" if held and serves else "")
    others = f"other bots play with it, for the shards {held} of {count}"
    if serves is None:
        return f"{others}, and this one would for all (it has no DIXIT_SHARDS or DIXIT_PROCESS)"
    if serves.count != count:
        return f"{others}, and this one counts {serves.count}: all must count the same"
    return f"{others}, and this one is to have {serves}"


def waiting_for(error: StorageError, settings: Settings) -> str:
    """Say what a process waits for before it starts to play."""
    if error.code == "storage-in-use":
        return f"{settings.database}: {who_plays(error, settings)}: standing by until it is gone"
    return f"{why_unusable(error, settings)}; waiting until it does"
