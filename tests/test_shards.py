"""Which shards a process has, as an operator says it."""

import re

import pytest

from bot.service.ports import Shards
from bot.settings import Settings, read_settings

SERVER = "postgresql://dixit@host/games"


def served(monkeypatch: pytest.MonkeyPatch, **said: str) -> Shards | None:
    monkeypatch.setenv("DIXIT_DATABASE", SERVER)
    for name, value in said.items():
        monkeypatch.setenv(f"DIXIT_{name.upper()}", value)
    return Settings(_env_file=None).serves


def test_a_process_alone_has_all_shards(monkeypatch: pytest.MonkeyPatch):
    assert served(monkeypatch) is None


@pytest.mark.parametrize(
    ("said", "shards"),
    [
        ({"shards": "0-3/16"}, Shards(0, 3, 16)),
        ({"shards": " 5/8 "}, Shards(5, 5, 8)),
        ({"shards": "", "process": ""}, None),
        ({"process": "2/4"}, Shards(2, 2, 4)),
        ({"process": "1/3", "shards": "16"}, Shards(5, 9, 16)),
    ],
)
def test_shards_are_said_in_two_ways(monkeypatch: pytest.MonkeyPatch, said, shards):
    assert served(monkeypatch, **said) == shards


@pytest.mark.parametrize("processes", [1, 2, 3, 7, 16])
def test_processes_share_all_shards_out(monkeypatch: pytest.MonkeyPatch, processes: int):
    shares = [
        served(monkeypatch, process=f"{number}/{processes}", shards="16")
        for number in range(processes)
    ]
    assert [n for share in shares for n in share.numbers] == list(range(16))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"shards": "4-3/16"}, "DIXIT_SHARDS: .*such as 0-3/16"),
        ({"shards": "0-16/16"}, "DIXIT_SHARDS: .*such as 0-3/16"),
        ({"shards": "some"}, "DIXIT_SHARDS: .*such as 0-3/16"),
        ({"shards": "16"}, "needs DIXIT_PROCESS beside it"),
        ({"process": "4/4"}, "DIXIT_PROCESS: .*counted from 0"),
        ({"process": "1/2", "shards": "0-3/16"}, "DIXIT_SHARDS is the number of all shards"),
        ({"process": "1/4", "shards": "2"}, "2 shards are too few for 4 processes"),
    ],
)
def test_what_cannot_be_is_refused_with_what_to_say(monkeypatch, capsys, said, why):
    for name, value in said.items():
        monkeypatch.setenv(f"DIXIT_{name.upper()}", value)
    with pytest.raises(SystemExit):
        read_settings()
    assert re.search(why, capsys.readouterr().err)


@pytest.mark.parametrize("said", [{"process": "0/2"}, {"shards": "1-3/4"}])
def test_a_file_is_not_shared_out(monkeypatch, capsys, said):
    for name, value in said.items():
        monkeypatch.setenv(f"DIXIT_{name.upper()}", value)
    with pytest.raises(SystemExit):
        read_settings()
    assert "dixit.sqlite3 is a file, which is one process's alone" in capsys.readouterr().err


def test_a_file_may_be_of_a_process_that_has_all_shards(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DIXIT_SHARDS", "0-3/4")
    assert read_settings().serves == Shards(0, 3, 4)


def test_a_servers_shard_is_the_one_that_discord_gives_it():
    shards = Shards(1, 2, 4)
    assert [shards.of(number << 22) for number in range(6)] == [0, 1, 2, 3, 0, 1]
    assert [shards.has(number << 22) for number in range(4)] == [False, True, True, False]
    assert str(shards) == "1-2/4"
