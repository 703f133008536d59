"""Every command says in a sentence why the database cannot be used."""

import asyncio

import pytest

from bot.__main__ import main
from data.opening import open_store

COMMANDS = (["decks", "list"], ["record", "abc"], ["deck", "statistics"], ["rebuild-statistics"])


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_what_is_wrong_with_the_database_is_said_without_a_code(
    tmp_path, monkeypatch, capsys, command
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIXIT_DATABASE", str(tmp_path / "dixit.db"))
    (tmp_path / "dixit.db").write_text("shopping: apples, " * 100)
    assert main(command) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "dixit.db cannot be used: it cannot be read or written" in printed.err
    assert "storage-" not in printed.err


@pytest.mark.parametrize("command", [["check"], *COMMANDS], ids=" ".join)
def test_no_command_brings_a_database_up_to_date_under_a_bot(
    tmp_path, monkeypatch, capsys, command
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIXIT_TOKEN", "")
    monkeypatch.setenv("DIXIT_DATABASE", str(tmp_path / "dixit.db"))

    async def tried_under_a_bot() -> list[tuple]:
        async with await open_store(tmp_path / "dixit.db", alone=True) as store:
            connection = store._writer.connection
            await connection.query("PRAGMA user_version = 1")
            assert await asyncio.to_thread(main, command) == 1
            return await connection.query("PRAGMA user_version")

    assert asyncio.run(tried_under_a_bot()) == [(1,)]
    assert "an older version of the bot plays with it: stop that one first" in (
        capsys.readouterr().err
    )
    assert [path.name for path in tmp_path.iterdir() if "before" in path.name] == []
