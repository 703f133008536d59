"""A database's name says which store is opened, and shows no password."""

import sys
from itertools import product
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest

from bot.engine.errors import StorageError
from data.address import ServerAddress, read_database
from data.opening import open_store
from data.postgres import PostgresConnection
from data.postgres_store import PostgresStore
from data.store import SqliteStore


def test_a_path_and_an_address_are_told_apart():
    assert read_database("games/dixit.db") == Path("games/dixit.db")
    address = read_database("postgresql://dixit:secret@db.example:5433/games?sslmode=require")
    assert isinstance(address, ServerAddress)
    assert str(address) == "postgresql://db.example:5433/games"
    assert "secret" not in f"{address} {address!r}"


@pytest.mark.parametrize("hosts", ["", "[::1]", "[::1]:5432", "first:5432,second:5433"])
def test_hosts_may_be_several_with_ports(hosts: str):
    assert str(read_database(f"postgresql://dixit@{hosts}/games")) == f"postgresql://{hosts}/games"


def test_a_socket_is_named():
    address = read_database("postgresql://dixit:secret@/games?password=secret&host=/run/pg")
    assert str(address) == "postgresql:///games?host=/run/pg"


WRONG = [
    "mysql://host/games",
    "postgresql://host",
    "postgresql://host/",
    ".",
    "/",
    "postgresql://host:db/games",
    "postgresql://first:5432,second:70000/games",
    "postgresql://dixit:a/slash@host/games",
    "postgresql://dixit:word#secret@host/games",
]
WRONG_PASSWORDS = [
    f"s{a}cr{b}t" for a, b in product("@/?#%[:\u2100", repeat=2) if {a, b} & {*"/?#["}
]


@pytest.mark.parametrize("wrong", WRONG)
def test_an_address_that_names_no_database_or_port_is_refused(wrong: str):
    with pytest.raises(ValueError, match=r"postgresql://user:password@host/database.*%40 for @"):
        read_database(wrong)


@pytest.mark.parametrize("password", WRONG_PASSWORDS)
def test_a_password_that_is_not_percent_encoded_is_refused_and_not_shown(password: str):
    with pytest.raises(ValueError, match="percent-encoded") as refused:
        read_database(f"postgresql://dixit:{password}@host/games")
    assert "cr" not in str(refused.value)
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


def test_a_password_that_is_percent_encoded_is_one():
    address = read_database(f"postgresql://dixit:{quote('p@s/s?w#o:r%d[1]', safe='')}@host/games")
    assert str(address) == "postgresql://host/games"


async def test_each_is_opened_by_its_store(tmp_path: Path, postgres: ServerAddress):
    async with await open_store(tmp_path / "new" / "dixit.db") as store:
        assert isinstance(store, SqliteStore)
    async with await open_store(postgres) as store:
        assert isinstance(store, PostgresStore)


async def test_without_asyncpg_a_server_is_not_opened(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "data.postgres", raising=False)
    monkeypatch.delitem(sys.modules, "data.postgres_store", raising=False)
    with pytest.raises(StorageError, match="postgres-missing"):
        await open_store(ServerAddress("postgresql://host/games"))


async def test_a_server_that_is_not_there_is_named(tmp_path: Path):
    with pytest.raises(StorageError, match="storage-busy"):
        await open_store(ServerAddress(f"postgresql://dixit@/games?host={tmp_path}"))


async def test_a_database_that_the_server_has_not_is_named(postgres: ServerAddress):
    elsewhere = ServerAddress(urlsplit(postgres.full)._replace(path="/nowhere").geturl())
    with pytest.raises(StorageError, match=r"storage-broken.*nowhere"):
        await PostgresConnection.open(elsewhere)


async def test_one_alone_plays_with_a_server(postgres: ServerAddress):
    async with await open_store(postgres, alone=True), await open_store(postgres):
        with pytest.raises(StorageError, match="storage-in-use"):
            await open_store(postgres, alone=True)
    async with await open_store(postgres, alone=True):
        pass
