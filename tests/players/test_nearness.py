"""Nearness by the embedded model, and the vectors that are kept."""

import logging
import shutil
from unittest.mock import Mock

import numpy as np
import pytest

from bot.engine.ids import CardId
from bot.opponents import Opponents
from bot.players.encoder import Encoder
from bot.players.mind import make_mind
from bot.players.nearness import Nearness
from bot.players.texts import CardTexts, Repertoire

SEA, FIRE, SNOW = (CardId(f"test/{name}") for name in ("a-sea", "b-fire", "c-snow"))
TEXTS = {
    SEA: CardTexts(("A boat sails over the sea", "waves"), {"en": ("All adrift",)}),
    FIRE: CardTexts(("A house burns", "flames"), {"en": ("Playing with fire",)}),
    SNOW: CardTexts((), {}),
}
BANK = ("Out at sea", "Burning down the house", "playing with fire!", "Cold as snow")


@pytest.fixture(scope="module")
def small(encoder):
    return Nearness(Repertoire("en", BANK, TEXTS), Encoder())


@pytest.mark.parametrize(
    ("locale", "clue", "card"),
    [
        ("en", "Trains under a tree", "root-railway"),
        ("it", "Treni sotto un albero", "root-railway"),
        ("pt-BR", "Trens debaixo de uma árvore", "root-railway"),
        ("pl", "Pociągi pod drzewem", "root-railway"),
        ("en", "Stairs made of piano keys", "spiral-keys"),
        ("pl", "Schody z klawiszy fortepianu", "spiral-keys"),
    ],
)
def test_a_text_is_nearest_to_the_card_that_shows_it(locale, clue, card, mind_in, house):
    near = dict(zip(house, mind_in(locale).sense.of(clue, list(house)), strict=True))
    assert max(near, key=near.get) == f"house/{card}"


def test_a_card_without_texts_is_known_by_its_name(small):
    sea, fire, snow = small.of("snow", (SEA, FIRE, SNOW))
    assert snow > max(sea, fire)


def test_an_unknown_card_is_as_near_as_the_average(small):
    *known, unknown = small.of("sea", (SEA, FIRE, SNOW, CardId("gone/card")))
    assert unknown == pytest.approx(sum(known) / 3, abs=1e-6)


def prospects(sense, hand, without=(), limit=9):
    """What can be said, the bank's phrases before the cards' own."""
    found = [
        prospect
        for own in (False, True)
        for prospect in sense.prospects(
            hand, own=own, without=without, decoys=3, best_of=6, limit=limit
        )
    ]
    return {prospect.phrase: prospect for prospect in found}


def test_a_phrase_is_for_the_card_of_the_hand_that_is_nearest(small):
    said = prospects(small, (SEA, FIRE))
    assert said["Out at sea"].card == SEA
    assert said["Burning down the house"].card == FIRE
    assert said["All adrift"].card == SEA
    assert said["Playing with fire"].card == FIRE
    assert all(0 <= prospect.found <= 1 for prospect in said.values())


def test_a_cards_own_clue_is_said_of_no_other_card(small):
    assert "Playing with fire" not in prospects(small, (SEA, SNOW))
    assert "Burning down the house" in prospects(small, (SEA, SNOW))


def test_an_own_clue_is_judged_without_itself(small):
    (clue,) = (p for p in prospects(small, (FIRE,)).values() if p.phrase == "Playing with fire")
    assert clue.nearness < small.of("Playing with fire", (FIRE,))[0] - 0.1
    twin = prospects(small, (FIRE,))["playing with fire!"]
    assert twin.nearness == pytest.approx(clue.nearness, abs=0.1)


def test_what_is_not_to_be_said_is_left_out_and_the_best_come_first(small):
    every = list(prospects(small, (SEA, FIRE)))
    assert every[0] in BANK
    assert every[-1] not in BANK
    assert list(prospects(small, (SEA, FIRE), without=every[:1], limit=2))[:2] == every[1:3]
    assert prospects(small, (CardId("gone/card"),)) == {}
    assert prospects(small, (SEA, FIRE), without=[*every, "never heard"]) == {}


def test_a_phrase_is_found_less_often_among_more_cards(mind_in, house):
    hand = list(house)[:6]
    few = mind_in("en").sense.prospects(hand, own=False, without=(), decoys=2, best_of=6, limit=20)
    many = mind_in("en").sense.prospects(hand, own=False, without=(), decoys=9, best_of=6, limit=20)
    for one, other in zip(few, many, strict=True):
        assert one.phrase == other.phrase
        assert one.found >= other.found


def test_those_who_overlook_different_texts_think_differently(mind_in, house):
    whole = mind_in("en")
    cards = list(house)
    first, again, other = (whole.of_one_among_several(seed) for seed in (b"1", b"1", b"2"))
    near = [of.sense.of("A stitch in time", cards) for of in (whole, first, again, other)]
    assert near[1] == near[2]
    assert len(set(near)) == 3
    assert np.corrcoef(near[0], near[3])[0, 1] > 0.8


def test_two_decks_are_one_mind(mind_in, house, of_all_workers, tmp_path):
    assert mind_in("en").sense is not None  # so that the house deck's vectors are there
    minds = shutil.copytree(
        of_all_workers / "minds", tmp_path / "minds", ignore=shutil.ignore_patterns("*.part")
    )
    both = make_mind(Repertoire("en", BANK, {**TEXTS, **house}), Encoder(minds)).sense
    alone = make_mind(Repertoire("en", BANK, TEXTS), Encoder()).sense
    cards = tuple(TEXTS)
    assert both.of("A boat", cards) == pytest.approx(alone.of("A boat", cards), abs=0.002)
    hand = (SEA, CardId("house/root-railway"))
    assert prospects(both, hand)["Out at sea"].card == SEA


# What is kept


class Counting(Encoder):
    calls = 0

    def encode(self, texts):
        self.calls += 1
        return super().encode(texts)


def test_vectors_are_made_once_and_kept(tmp_path, encoder):
    texts = ["one", "two"]
    made = Counting(tmp_path).encode_kept("x", texts)
    second = Counting(tmp_path)
    kept = second.encode_kept("x", texts)
    assert second.calls == 0
    assert np.allclose(made, kept, atol=0.001)
    assert second.encode_kept("x", texts) is kept
    second.encode_kept("x", [*texts, "three"])
    assert second.calls == 1
    assert len(list(tmp_path.iterdir())) == 1


def test_a_broken_file_is_made_anew(tmp_path):
    made = Counting(tmp_path).encode_kept("x", ["one"])
    (file,) = tmp_path.iterdir()
    file.write_bytes(b"no vectors")
    again = Counting(tmp_path)
    assert np.allclose(again.encode_kept("x", ["one"]), made, atol=0.001)
    assert again.calls == 1


def test_where_nothing_can_be_kept_it_is_said_and_played_on(tmp_path, caplog):
    file = tmp_path / "file"
    file.write_text("in the way")
    with caplog.at_level(logging.WARNING):
        assert Encoder(file).encode_kept("x", ["one"]).shape == (1, 512)
    assert "vectors of x are not kept" in caplog.text


async def test_vectors_of_a_servers_deck_go_with_it(tmp_path, encoder):
    here, gone = "own-abcdefghijkl", "own-mnopqrstuvwx"
    for name in ("deck-house", "own-pt-BR-house", f"deck-{here}", f"own-pt-BR-{here}"):
        Counting(tmp_path).encode_kept(name, [name])
    kept = set(tmp_path.iterdir())
    for name in (f"deck-{gone}", f"own-pt-BR-{gone}"):
        Counting(tmp_path).encode_kept(name, [name])
    opponents = Opponents(Mock(), Mock(), tmp_path)
    await opponents.forget_others({here})
    opponents.close()
    assert set(tmp_path.iterdir()) == kept
