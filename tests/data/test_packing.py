"""Packed documents: exactly what they were, checked, and small."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.errors import DamagedDocument
from bot.engine.ruleset import RULESETS
from data.packing import pack, plain, unpack
from tests.bench.kept import kept

TWICE = '{"clue":"Żółw","by":"100000000000000001"},{"clue":"Żółw","by":"100000000000000001"}'
MOMENTS = "1800000000.001,1800000000.5,1799999999.125,1800000000.0,1800000000.500,1.5,11800000000.5"
PIECES = st.sampled_from(
    ['"', "\\", "\n", "\n\n", "\x00", "\x01", "é", "ł", "🐢", "1800000000.25", '"a":', "1" * 18]
)


@given(st.lists(st.one_of(PIECES, st.text(max_size=3)), max_size=40).map("".join))
def test_every_text_comes_back_as_it_was(text: str):
    assert unpack(pack(text)) == text


@pytest.mark.parametrize(
    "text", ["", "\n", "[]", MOMENTS, TWICE, TWICE * 99, "".join(map(chr, range(5000)))]
)
def test_so_do_these(text: str):
    assert unpack(pack(text)) == text


def test_more_words_than_there_are_characters_for_them():
    text = ",".join(f'"word {number}"' for number in range(4_000)) * 2
    assert unpack(pack(text)) == text
    assert len(pack(text)) < len(text) / 10


@pytest.mark.parametrize("place", [0, 20, -40, -1])
def test_damage_is_noticed(place: int):
    packed = bytearray(pack(TWICE * 20))
    packed[place] ^= 0x10
    with pytest.raises(DamagedDocument) as refusal:
        unpack(bytes(packed))
    assert refusal.value.code == "storage-broken"


@pytest.mark.parametrize("length", [1, 30, 90])
def test_a_packed_document_that_was_cut_short_is_damaged(length: int):
    with pytest.raises(DamagedDocument):
        unpack(pack(TWICE * 20)[:length])


def test_a_row_has_its_document_packed_or_not():
    assert plain(TWICE, None) == plain("", pack(TWICE)) == TWICE
    assert plain("", b"") == "", "emptied"


@pytest.mark.parametrize("name", sorted(RULESETS))
def test_the_largest_games_take_little(name: str):
    game = kept(name, RULESETS[name].max_players)
    assert game.record_packed <= 10_000 < game.record
    assert game.live_packed <= 40_000
