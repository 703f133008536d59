"""The page's own words: every sentence in every language, with the same places to fill in."""

import re

import pytest

from bot.playground.local_api import PAGE

APP = PAGE / "app"
LANGUAGES = sorted((APP / "words").glob("*.js"))
ENTRY = re.compile(r'^  (?:"([^"]+)"|(\w+)):\s+"([^"]+)",$', re.MULTILINE)


def sentences():
    """The English sentences in the page's scripts."""
    calls = re.compile(r'\bt\(\s*"([^"]+)"')
    return {found for file in APP.glob("*.js") for found in calls.findall(file.read_text("utf-8"))}


def places(sentence):
    return sorted(re.findall(r"\{\w+\}", sentence))


def test_there_are_the_languages_of_the_rulebooks():
    assert [file.stem for file in LANGUAGES] == ["it", "pl", "pt-BR"]


@pytest.mark.parametrize("file", LANGUAGES, ids=lambda file: file.stem)
def test_every_sentence_is_translated_and_none_is_left_over(file):
    words = {quoted or bare: text for quoted, bare, text in ENTRY.findall(file.read_text("utf-8"))}
    paces = {"Like people", "Brisk", "Very quick"}  # said by way of a table
    assert set(words) == sentences() | paces
    for english, text in words.items():
        assert places(english) == places(text), english
