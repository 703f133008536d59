"""Which statements a PostgreSQL server is sent together, and what comes of them then."""

import pytest

from bot.engine.errors import StorageError, VersionConflict
from data.address import ServerAddress
from data.connection import (
    BEGIN,
    BEGIN_CONCURRENT,
    COMMIT,
    RELEASE,
    ROLLBACK_TO,
    SAVEPOINT,
    Statement,
    statement,
)
from data.postgres import PostgresConnection
from data.postgres_trips import trips

INSERT = "INSERT INTO numbers (number) VALUES ($1)"
ALL = statement("SELECT number FROM numbers ORDER BY number")


def inserted(*numbers: int, must_change: bool = False) -> list[Statement]:
    return [statement(INSERT, number, must_change=must_change) for number in numbers]


@pytest.mark.parametrize(
    ("statements", "together"),
    [
        ([BEGIN, *inserted(1, 2, 3), COMMIT], [1, 3, 1]),
        ([RELEASE, SAVEPOINT, ALL, ALL, RELEASE, COMMIT], [2, 1, 1, 2]),
        ([*inserted(1), ALL, *inserted(2)], [1, 1, 1]),
        (inserted(1, 2, must_change=True), [1, 1]),
        ([statement(f"{INSERT} RETURNING number", number) for number in (1, 2)], [1, 1]),
        ([statement("DELETE FROM numbers"), *inserted(1, 2)], [1, 2]),
    ],
)
def test_what_has_no_rows_and_is_alike_goes_together(
    statements: list[Statement], together: list[int]
) -> None:
    sent = list(trips(statements))
    assert [len(each) for each in sent] == together
    assert [each for trip in sent for each in trip] == statements


@pytest.fixture
async def connection(postgres: ServerAddress):
    opened = await PostgresConnection.open(postgres)
    await opened.query("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    yield opened
    await opened.close()


async def test_each_has_its_own_rows(connection: PostgresConnection) -> None:
    rows = await connection.run(
        BEGIN_CONCURRENT, *inserted(3, 1, 2), ALL, SAVEPOINT, *inserted(5), RELEASE, ALL, COMMIT
    )
    before, after = [(1,), (2,), (3,)], [(1,), (2,), (3,), (5,)]
    assert rows == [[], [], [], [], before, [], [], [], after, []]


async def test_of_those_that_go_together_none_stays_if_one_fails(
    connection: PostgresConnection,
) -> None:
    await connection.run(BEGIN, *inserted(1), SAVEPOINT)
    with pytest.raises(VersionConflict):
        await connection.run(*inserted(2, 3, 1, 4), ALL)
    await connection.run(ROLLBACK_TO, RELEASE, *inserted(5), COMMIT)
    assert await connection.run(ALL) == [[(1,), (5,)]]


async def test_a_commit_of_what_has_failed_is_an_error_beside_others(
    connection: PostgresConnection,
) -> None:
    await connection.run(BEGIN, SAVEPOINT, *inserted(1))
    with pytest.raises(VersionConflict):
        await connection.run(*inserted(1))
    with pytest.raises(StorageError):
        await connection.run(RELEASE, COMMIT)
    await connection.undo()
    assert await connection.run(ALL) == [[]]
