"""What people type stays what they typed, and does nothing."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.markup import END_ISOLATE, ISOLATE, plain, safe, shorten_at_word


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("a full moon", "a full moon"),
        ("a full moon, and", "a full moon…"),
        ("a round moonlight", "a round…"),
        ("a fullmoonlight", "a fullmoonl…"),
    ],
)
def test_what_is_too_long_is_cut_after_a_word_if_much_is_left(text, short):
    assert shorten_at_word(text, 12) == short


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("**bold** _it_ ~~no~~ ||spoiler||", r"\*\*bold\*\* \_it\_ \~\~no\~\~ \|\|spoiler\|\|"),
        ("`code`", r"\`code\`"),
        ("<@123> <#4> <:smile:5> <t:6:R>", r"\<@" + "\u200b" + r"123> \<#4> \<:smile:5> \<t:6:R>"),
        ("@everyone", "@\u200beveryone"),
        ("# Title", r"\# Title"),
        ("> quote", r"\> quote"),
        ("- list", r"\- list"),
        ("[click](https://evil.example)", r"\[click\](https\://evil.example)"),
        ("https://example.org/a_b", r"https\://example.org/a\_b"),
        ("two\nlines\tand  blanks ", "two lines and blanks"),
        ("Anna-Maria #1 (she)", "Anna-Maria #1 (she)"),
        ("back\\slash", r"back\\slash"),
    ],
)
def test_nothing_typed_formats_links_or_pings(typed, shown):
    assert safe(typed) == shown


def test_overrides_cannot_turn_a_line_around():
    assert plain("abc\u202edef\u2066ghi\u200f") == "abcdefghi"


def test_right_to_left_words_stay_in_their_place():
    assert safe("שלום (1)") == f"{ISOLATE}שלום (1){END_ISOLATE}"
    assert plain("שלום") == "שלום"


def test_zero_width_characters_are_gone_but_emoji_stay_whole():
    assert plain("a\u200bb\ufeff") == "ab"
    assert plain("👩\u200d🚀") == "👩\u200d🚀"


@pytest.mark.parametrize("mark", ["\u0301", "\u0489", "\u20dd", "\u0e47", "\u0651", "\u1ac1"])
def test_a_heap_of_marks_is_flattened_in_every_script(mark):
    assert plain("a" + mark * 50) == "a" + mark * 4


def test_letters_keep_the_marks_that_they_need():
    for word in ("שִׁ֑", "ที่", "مُحَمَّدٌ", "Việt", "हिन्दी"):
        assert plain(word) == word


@pytest.mark.parametrize("nothing", ["\u3164", "\u2800\u2800", "\u0301", "\ufe0f", "\u115f \uffa0"])
def test_what_shows_nothing_is_nothing(nothing):
    assert plain(nothing) == ""


def test_what_is_cut_off_ends_with_an_ellipsis_and_not_in_half_an_emoji():
    assert plain("x" * 201) == "x" * 199 + "…"
    assert plain("ab👩\u200d🚀", 4) == "ab…"


@given(st.text(max_size=300), st.integers(1, 200))
def test_plain_keeps_to_its_limit_and_does_not_change_again(typed, limit):
    once = plain(typed, limit)
    assert len(once) <= limit
    assert plain(once, limit) == once


@given(st.text(alphabet="ab*_~|`<>@#[]()\\:/- \u202e\u2067\n1", max_size=60))
def test_every_special_character_is_escaped(typed):
    shown = safe(typed)
    unescaped = re.sub(r"\\[\\*_~|`\[\]<:#>+-]", "·", shown)
    assert not re.search(r"[*_~|`\[\]<\\\n]|://|@(?!\u200b)", unescaped)
    assert not re.match(r"[#>+-]", shown)
    assert not re.search("[\u202a-\u202e\u2066\u2067]", shown)
