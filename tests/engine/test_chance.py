"""Derived chance: repeatable, apart for every purpose, and even."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

from bot.engine.chance import Chance
from bot.engine.ids import GameId

CHANCE = Chance(b"seed")


def test_the_same_name_gives_the_same_order():
    items = tuple(range(50))
    once = CHANCE.shuffled(items, round=1, purpose="deck")
    assert once == Chance(b"seed").shuffled(items, round=1, purpose="deck")
    others = {
        CHANCE.shuffled(items, round=2, purpose="deck"),
        CHANCE.shuffled(items, round=1, purpose="pile"),
        CHANCE.shuffled(items, round=1, purpose="deck", counter=1),
        Chance(b"other").shuffled(items, round=1, purpose="deck"),
    }
    assert once not in others
    assert len(others) == 4
    assert sorted(once) == list(items)


def test_anybody_can_compute_it_by_hand():
    """The documented construction: words of HMAC-SHA256(seed, "round/purpose/counter/block")."""
    digest = hmac.new(b"seed", b"7/test/3/0", hashlib.sha256).digest()
    word = int.from_bytes(digest[:4], "big")
    assert CHANCE.choice(range(1000), round=7, purpose="test", counter=3) == word % 1000


def test_the_commitment_is_that_of_the_seed_and_the_id():
    """As anybody computes it: ``printf 'seedabcdefghij' | sha256sum``."""
    shown = CHANCE.commitment(GameId("abcdefghij"))
    assert shown == hashlib.sha256(b"seedabcdefghij").hexdigest()


def test_all_orders_are_equally_likely():
    """Chi-square over 24 orders: below 49.7 in all but one of 1,000 runs (23 degrees)."""
    runs = 12_000
    counts = Counter(CHANCE.shuffled("abcd", round=n, purpose="order") for n in range(runs))
    assert set(counts) == set(permutations("abcd"))
    expected = runs / 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7


def test_all_choices_are_equally_likely():
    """Chi-square over 7: below 22.5 in all but one of 1,000 runs (6 degrees)."""
    runs = 14_000
    counts = Counter(CHANCE.choice(range(7), round=n, purpose="choice") for n in range(runs))
    expected = runs / 7
    assert sum((counts[n] - expected) ** 2 / expected for n in range(7)) < 22.5


def test_words_that_would_favour_low_numbers_are_thrown_away(monkeypatch):
    words = iter([2**32 - 1, 2**32 - 2, 5])
    monkeypatch.setattr(Chance, "_words", lambda *_: words)
    assert CHANCE.choice("abc", round=0, purpose="x") == "c"  # 2**32 - 1 is the one word too many


def test_long_lists_take_as_many_blocks_as_they_need():
    order = CHANCE.shuffled(tuple(range(1000)), round=0, purpose="long")
    assert sorted(order) == list(range(1000))
    assert order != tuple(range(1000))
