"""For all tests: properties are held whatever the machine's speed; a browser, a server."""

import asyncio
import gc
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import settings

from data.address import Database, ServerAddress
from tests.postgres import NAMED, WHY_NOT, Server, empty, in_schema, running_server

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome")
COLLECT_AFTER = 20_000
"""New objects, instead of 700, until the collector of garbage looks for some."""
MEMORY, ROOM = Path("/dev/shm"), 4 * 2**30
"""Where files lie in memory on Linux, and the bytes that must be free there."""
PATIENCE = 20_000
"""Milliseconds that anything may take to appear, enough for a busy machine of two cores."""


def pytest_configure() -> None:
    """Let tests and their servers have their files in memory, where there is room for them.

    Thousands of folders and databases are made and are gone again: on a disk the system works for
    that as long as a tenth of the tests. No test asks what is left after a power cut.
    """
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    here = os.statvfs(MEMORY)
    runs_programs = not here.f_flag & os.ST_NOEXEC  # a copy of the server may have to run there
    if runs_programs and here.f_bavail * here.f_frsize >= ROOM:
        os.environ["TMPDIR"], tempfile.tempdir = str(MEMORY), None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let the collector of garbage pass over modules and tests, which stay until the end.

    It would look through all of them dozens of times, 0.3 seconds each. Of what tests make it
    looks through the same again and again by default: a tenth to a fifth of the time of many.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(COLLECT_AFTER)
        gc.enable()


def pytest_pycollect_makeitem(
    collector: pytest.Module | pytest.Class, obj: object
) -> list[pytest.Item] | None:
    """Make none of the thousands of tests that are marked ``full`` for a run that leaves them out.

    Each process of the run would make all of them, and ask of each whether it is left out.
    """
    marks = {mark.name for mark in getattr(obj, "pytestmark", ())}
    left_out = "not full" in collector.config.getoption("markexpr")
    return [] if left_out and "full" in marks else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with tests that wait long: in the end all other processes would wait for them."""
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)


@pytest.fixture(scope="session", autouse=True)
def _nothing_is_left_open() -> Iterator[None]:
    """Find in the end what tests have left to the collector, and fail for files that are open."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def of_all_workers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for what takes long to make and may be used by all processes of this run."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture
async def browser():
    """A headless Chromium; without one the test is left out, in continuous integration it fails."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        leave_out("no Chromium on this machine")
    from playwright.async_api import async_playwright, expect

    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield launched
        await launched.close()


def leave_out(reason: str) -> None:
    """Skip a test for lack of something; in continuous integration it fails."""
    pytest.fail(reason) if os.environ.get("CI") == "true" else pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server; without one the test is left out."""
    with ExitStack() as stack:
        named = os.environ.get(NAMED)
        if named is None:
            try:
                named = stack.enter_context(running_server()).address
            except ModuleNotFoundError:
                leave_out(WHY_NOT)
        yield str(named)


@pytest.fixture
def server() -> Iterator[Server]:
    """A server of the test's own, which it may stop."""
    try:
        with running_server() as started:
            yield started
    except ModuleNotFoundError:
        leave_out(WHY_NOT)


@pytest.fixture
async def postgres(postgres_server: str) -> AsyncIterator[ServerAddress]:
    """A database on PostgreSQL without tables: a schema that is gone after the test."""
    import asyncpg

    schema = f"t{uuid4().hex}"
    connection = await asyncpg.connect(postgres_server)
    await connection.execute(f"CREATE SCHEMA {schema}")
    yield ServerAddress(in_schema(postgres_server, schema))
    await connection.execute(f"DROP SCHEMA {schema} CASCADE")
    await connection.close()


@pytest.fixture(scope="session")
def emptied_schemas(postgres_server: str) -> Iterator[list[str]]:
    """Those that a test has used and the next one may use."""
    import asyncpg

    schemas: list[str] = []
    yield schemas

    async def drop() -> None:
        connection = await asyncpg.connect(postgres_server)
        await connection.execute("; ".join(f"DROP SCHEMA {name} CASCADE" for name in schemas))
        await connection.close()

    asyncio.run(drop())


@pytest.fixture
async def postgres_tables(
    postgres_server: str, emptied_schemas: list[str]
) -> AsyncIterator[ServerAddress]:
    """A database on PostgreSQL with the newest tables, which are empty.

    To make them takes the server ten times as long as most tests. The schema's name is new for each
    test: no lock and no connection that another test has left has to do with it.
    """
    import asyncpg

    from data.postgres_store import migrate

    schema = f"t{uuid4().hex}"
    address = ServerAddress(in_schema(postgres_server, schema))
    connection = await asyncpg.connect(postgres_server)
    if emptied_schemas:
        await connection.execute(f"ALTER SCHEMA {emptied_schemas.pop()} RENAME TO {schema}")
    else:
        await connection.execute(f"CREATE SCHEMA {schema}")
        await migrate(address)
        await empty(connection, schema)
    yield address
    await empty(connection, schema)
    emptied_schemas.append(schema)
    await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path: Path) -> Database:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return tmp_path / "dixit.db"
    return request.getfixturevalue("postgres_tables")
