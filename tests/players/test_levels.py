"""Levels at whole tables: against players by chance, and among themselves."""

import argparse
import re

import pytest

from bot.cli import computers, simulate
from bot.cli.computers import Seated, play
from bot.engine.ruleset import CLASSIC, PARTY
from bot.players.levels import LEVELS, SHARP
from bot.players.mind import Mind
from cards.catalogue import Catalogue
from tests.players.fakes import mind


def test_sharp_beats_chance(mind_in):
    whole = mind_in("en")
    seats = dict.fromkeys((2, 3, 4), Seated(Mind(whole.repertoire), SHARP))
    seats[1] = Seated(whole, SHARP)
    wins = sum("1" in play(CLASSIC, seats, f"sharp {game}").winners for game in range(12))
    assert wins >= 10


def test_a_line_per_level(monkeypatch, capsys):
    monkeypatch.setattr(computers, "open_mind", lambda settings, locale: mind())
    parser = argparse.ArgumentParser()
    simulate.configure(parser)
    arguments = ["--computers", "--ruleset", "mini", "--players", "3", "--games", "2"]
    assert simulate.run(parser.parse_args(arguments)) == 0
    first = capsys.readouterr().out
    line = r"\w+ found by some [01]\.\d\d wins [01]\.\d\d"
    assert [text.split()[0] for text in first.splitlines()] == list(LEVELS)
    assert all(re.fullmatch(line, text) for text in first.splitlines())
    assert simulate.run(parser.parse_args(arguments)) == 0
    assert capsys.readouterr().out == first


def test_nothing_is_to_be_found_at_a_party(monkeypatch, capsys):
    monkeypatch.setattr(computers, "open_mind", lambda settings, locale: mind())
    assert computers.run(PARTY, 6, 1, "party") == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(LEVELS)
    assert all(" found by some - wins " in line for line in told)


@pytest.mark.parametrize("locale", ["en", "xx"])
def test_a_mind_is_opened_for_all_decks(locale, monkeypatch, tmp_path):
    monkeypatch.setenv("DIXIT_DATABASE", str(tmp_path / "dixit.sqlite3"))
    monkeypatch.setattr("bot.players.mind.is_installed", lambda: False)
    settings = computers.read_settings()
    catalogue = Catalogue.open(settings.decks)
    decks = [catalogue.cards(key) for key in catalogue.keys()]  # noqa: SIM118
    of = computers.open_mind(settings, locale)
    assert len(decks) > 1
    assert set(of.repertoire.texts) == {card for deck in decks for card in deck}
    assert bool(of.repertoire.bank) == (locale == "en")
