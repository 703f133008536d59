"""How cards fare: counted as the records say, and what the command prints."""

import asyncio
import csv
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.engine.ruleset import CLASSIC, RULESETS
from bot.random_players import simulate
from bot.service.card_statistics import CardCounts
from data.store import SqliteStore
from tests.bench.store import Script, play
from tests.data.games import alter


def test_every_card_that_was_told_of_or_given_is_counted_once():
    record = simulate(CLASSIC, 5, "cards")
    counts = CardCounts()
    counts.add(record)
    scored = [told for told in record.rounds if told.void is None]
    by_card = {count.card: count for count in counts}
    assert len(by_card) == 84
    assert sum(count.told for count in counts) == len(scored)
    assert sum(count.given for count in counts) == sum(len(told.board) - 1 for told in scored)
    assert sum(count.found + count.drawn for count in counts) == sum(
        len(tokens) for told in scored for tokens in told.votes.values()
    )
    first = scored[0]
    laid = next(card for card in first.board if card.number == first.clue_card)
    assert by_card[laid.card].found == sum(laid.number in v for v in first.votes.values())
    assert by_card[laid.card].found_share <= 1


def test_what_chance_laid_on_the_table_was_chosen_by_nobody():
    record = simulate(CLASSIC, 4, "late", absences=0.5)
    laid_by_chance = {card for told in record.rounds for card in told.random}
    assert laid_by_chance
    counts = CardCounts()
    counts.add(record)
    assert {count.card for count in counts if count.chosen} & laid_by_chance == set()


def test_in_party_no_card_is_sought():
    counts = CardCounts()
    counts.add(simulate(RULESETS["party"], 6, "party"))
    assert not sum(count.told for count in counts)
    assert sum(count.given for count in counts)


async def played(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        await play(store, [Script(number, CLASSIC, 5) for number in range(2)])
        await alter(store, "UPDATE records SET record = '' WHERE ordinal = 2")


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "dixit.db"
    monkeypatch.setenv("DIXIT_DATABASE", str(path))
    return path


def test_without_games_it_says_so(database: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["deck", "statistics"]) == 1
    assert "There is no database" in capsys.readouterr().err


@pytest.fixture
def filled(database: Path) -> Path:
    asyncio.run(played(database))
    return database


@pytest.mark.usefixtures("filled")
def test_it_prints_lists_or_a_table(capsys: pytest.CaptureFixture[str]):
    assert main(["deck", "statistics", "--first", "3"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("games: 1,")
    for title in ("found most:", "fool most:", "never chosen:"):
        assert f"\n{title}" in said.out
    assert "records of 1 games" in said.err
    assert main(["deck", "statistics", "--csv"]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert len(rows) >= 84
    assert main(["deck", "statistics", "nosuchdeck"]) == 1
    assert "No game that is over" in capsys.readouterr().err
