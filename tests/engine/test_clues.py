"""What may be said, and what is made of it."""

import pytest

from bot.engine import commands as c
from bot.engine.clues import clean_clue
from bot.engine.errors import CardError, ClueError, PhaseError, SeatError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, PARTY, RULESETS
from tests.engine.tabletop import Table


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  the end of summer \n", "the end of summer"),
        ("two\nlines\tand a tab", "two lines and a tab"),
        ("\u202eevil\u202c order\u2066!\u2069", "evil order!"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("…", "…"),
        ("nel mezzo del cammin di nostra vita", "nel mezzo del cammin di nostra vita"),
        ("lone\ud800 surrogate", "lone surrogate"),
        ("a" * 200, "a" * 200),
        ("*stars* <@1> @everyone", "*stars* <@1> @everyone"),
    ],
)
def test_clues_are_one_clean_line(said, shown):
    assert clean_clue(said, may_be_empty=False) == shown


@pytest.mark.parametrize(
    "said",
    ["", "   ", "\n\r\t", "\u200b\u200d\ufeff", "\u202e", "\u3164", "\u2800\u115f", "\u0301"],
)
def test_clues_that_show_nothing_are_refused(said):
    with pytest.raises(ClueError, match="clue-empty"):
        clean_clue(said, may_be_empty=False)
    assert clean_clue(said, may_be_empty=True) == ""


def test_long_clues_are_refused_with_the_limit():
    with pytest.raises(ClueError, match="clue-too-long") as refusal:
        clean_clue("a" * 201, may_be_empty=False)
    assert refusal.value.params == {"maximum": 200, "length": 201}
    assert clean_clue(" " * 300 + "a" * 200, may_be_empty=False) == "a" * 200


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_a_sound_is_a_clue_in_every_ruleset_and_may_come_without_words(ruleset):
    table = Table(ruleset, ruleset.min_players)
    with pytest.raises(ClueError, match="clue-empty"):
        table.tell(text=" ")
    table.tell(text=" ", clip="audio")
    clue = table.view().clue
    assert (clue.storyteller, clue.text, clue.clip) == (1, "", "audio")


@pytest.mark.parametrize("clip", ["image", "video", "voice"])
def test_what_is_mimed_or_sung_needs_the_variant(clip):
    with pytest.raises(ClueError, match="clip-not-allowed"):
        Table(CLASSIC, 3).tell(text="la la la", clip=clip)
    table = Table(CLASSIC, 3, mime_or_sing=True)
    table.tell(text=" ", clip=clip)
    assert table.view().clue.clip == clip


def test_only_the_storyteller_tells_and_only_once():
    table = Table(CLASSIC, 3)
    with pytest.raises(SeatError, match="not-your-turn-to-tell"):
        table.tell(2)
    with pytest.raises(SeatError, match="not-seated"):
        table.do(c.GiveClue(PlayerId(9), "clue", table.hand(1)[0]))
    card = table.hand(1)[1]
    table.tell()
    with pytest.raises(PhaseError, match="not-storytelling"):
        table.do(c.GiveClue(PlayerId(1), "clue", card))


def test_in_party_the_clue_comes_before_any_hand_is_seen():
    table = Table(PARTY, 6, hidden_from="everybody")
    assert all(table.view(player).hands == () for player in range(1, 7))
    with pytest.raises(CardError, match="clue-before-hands"):
        table.do(c.GiveClue(PlayerId(1), "clue", table.game.chairs[0].hand[0]))
    table.tell()
    assert all(len(table.view(player).hands[0].cards) == 5 for player in range(1, 7))
    assert set(table.awaited) == {1, 2, 3, 4, 5, 6}  # the storyteller gives a card like anybody
    table.give_all()
    table.close()
    assert len(table.view(2).hands[0].cards) == 4
    table.next()
    assert table.view(2).hands == ()
