"""A process that stands still in a transaction on a server: nobody waits for it for ever."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.engine.errors import StorageError
from data import postgres as on_server
from data.address import ServerAddress
from data.connection import BEGIN, BEGIN_CONCURRENT, COMMIT, Statement
from data.postgres import PostgresConnection

AT_MOST = 0.2
"""Seconds that the server lets it stand."""
PATIENT = 60.0
"""Seconds after which what should not wait has waited."""


async def alone(address: ServerAddress) -> None:
    """Begin and end, as another process, what must be alone."""
    connection = await PostgresConnection.open(address, seconds=PATIENT)
    await connection.run(BEGIN, COMMIT)
    await connection.close()


def alone_while_this_one_stands_still(address: ServerAddress) -> None:
    """Do the same, and let nothing of this process go on meanwhile."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, alone(address)).result()


@pytest.mark.parametrize("begin", [BEGIN, BEGIN_CONCURRENT], ids=["alone", "concurrent"])
@pytest.mark.parametrize("still", [True, False])
async def test_who_stands_still_in_a_transaction_keeps_nobody_waiting(
    still: bool, begin: Statement, postgres: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_server, "IDLE_SECONDS", AT_MOST - on_server.STATEMENT_SECONDS)
    held = await PostgresConnection.open(postgres)
    monkeypatch.undo()
    await held.run(begin)
    if still:  # what the server says meanwhile is read only afterwards
        alone_while_this_one_stands_still(postgres)
    else:
        await alone(postgres)
    with pytest.raises(StorageError, match="storage-busy"):
        await held.run(COMMIT)
    await held.run(begin, COMMIT)  # it is connected anew
    await held.close()
