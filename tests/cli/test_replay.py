"""Records are read as they are written, one a line."""

import argparse

import pytest

from bot.__main__ import main
from bot.cli import replay
from bot.engine.ruleset import MINI
from bot.random_players import simulate
from bot.service.record_builder import build_record
from tests.data.games import NOW, lobby, opened


def run(path, commitment=None) -> int:
    return replay.run(argparse.Namespace(file=str(path), commitment=commitment))


def test_another_games_seal_says_nothing_of_the_record(tmp_path, capsys):
    played, other = simulate(MINI, 4, "played"), simulate(MINI, 4, "other")
    path = tmp_path / "record.json"
    path.write_text(played.model_dump_json(), "utf-8")
    assert run(path, played.commitment) == 0
    assert "the commitment that was shown)" in capsys.readouterr().out
    assert run(path, other.commitment) == 1
    told = capsys.readouterr().out
    assert "record 1: agrees with itself (" in told
    assert "shown is not this game's" in told
    forged = played.model_copy(update={"commitment": other.commitment})
    path.write_text(forged.model_dump_json(), "utf-8")
    for seal in (played.commitment, other.commitment):
        assert run(path, seal) == 1
        assert "record 1: disagrees" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["Anna", "An\u2028na", "An\u0085na", "An\u000bna"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_name_may_hold_what_unicode_calls_a_line_end(tmp_path, capsys, name, end):
    built = build_record([(NOW, event) for event in opened(lobby())], seed=b"s" * 32)
    players = tuple(player.model_copy(update={"name": name}) for player in built.players)
    line = built.model_copy(update={"players": players}).model_dump_json()
    path = tmp_path / "records.jsonl"
    path.write_bytes(f"{line}{end}{line}{end}".encode())
    run(path)
    printed = capsys.readouterr().out
    assert "no game record" not in printed
    assert "record 2: " in printed


def test_a_file_that_is_no_text_is_refused_in_a_sentence(tmp_path, capsys):
    path = tmp_path / "records.jsonl"
    path.write_bytes(b"\xff\xfe{}")
    assert run(path) == 1
    assert f"{path} is no text, so it is no game record" in capsys.readouterr().err


@pytest.mark.parametrize("depth", [100, 400, 900, 100_000])
def test_what_is_nested_without_end_is_no_record(tmp_path, capsys, depth):
    path = tmp_path / "record.json"
    path.write_text(f'{{"agreement":{"[" * depth}{"]" * depth}}}')
    assert run(path) == 1
    assert "record 1: no game record" in capsys.readouterr().out
    assert main(["record", "--html", str(path)]) == 1
    assert f"{path} is no record of a game that is over" in capsys.readouterr().err
