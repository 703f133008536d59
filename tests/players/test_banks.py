"""The clue banks."""

from collections import Counter

import pytest

from bot.engine.clues import clean_clue
from bot.players.banks import FOLDER, read_bank
from bot.players.texts import plain
from cards.manifest import LOCALES


def test_there_is_a_bank_for_every_language():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_bank_has_phrases_enough_and_each_once(locale):
    bank = read_bank(locale)
    assert len(bank) >= 1500
    counts = Counter(map(plain, bank))
    assert [phrase for phrase, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_phrases_are_short_and_fit_to_be_said(locale):
    for phrase in read_bank(locale):
        assert len(phrase) <= 60
        assert clean_clue(phrase, may_be_empty=False) == phrase


def test_comments_and_blank_lines_are_no_phrases(tmp_path):
    (tmp_path / "xx.txt").write_text("# Sea\n\n  Low tide \nNo. 1 # of all\n", encoding="utf-8")
    assert read_bank("xx", tmp_path) == ("Low tide", "No. 1 # of all")
    assert read_bank("yy", tmp_path) == ()
