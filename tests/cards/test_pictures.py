import io
import math
import random

import pytest
from PIL import Image, ImageChops

from bot.service.pictures import (
    BoardPicture,
    HandPicture,
    LobbyPicture,
    PodiumPicture,
    PodiumPlace,
    RevealedCard,
    RevealPicture,
    StorybookEntry,
    StorybookPicture,
    TrackPicture,
    TrackRabbit,
)
from cards.cache import GROUNDS, Bounded, PictureCache, weight
from cards.canvas import MAX_BYTES, Ground
from cards.card import framed
from cards.compositor import compose
from cards.examples import CLUES, examples, lobby, numbered, podium, reveal, storybook, track
from cards.maker import CachedArt
from cards.palette import CLOTH_DEEP, GOLD, GREEN, INK, INK_SOFT, PAPER, contrast, luminance, mix
from cards.roster import RosterLine, draw_roster
from cards.type import fit

KINDS = tuple(examples(["standin/x"], "standin"))
LONG = "Wolfeschlegelsteinhausenbergerdorff " * 6


def _segments(data):
    """Yield the markers of a JPEG file up to its picture data."""
    at = 2
    while data[at + 1] != 0xDA:
        yield data[at + 1]
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")


def _check(picture):
    with Image.open(io.BytesIO(picture.data)) as opened:
        assert opened.format == "JPEG"
        assert opened.size == (picture.width, picture.height)
    assert picture.extension == "jpg"
    assert max(opened.size) < 4096
    assert len(picture.data) < MAX_BYTES
    # JFIF header, tables and frame: no EXIF, no comment, no colour profile, nothing of the maker's.
    assert set(_segments(picture.data)) <= {0xE0, 0xDB, 0xC0, 0xC4}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_small_tells_nothing_and_is_the_same_when_drawn_anew(
    kind, cards, art, catalogue, monkeypatch
):
    # A ground that there is no room for goes into a file, and comes out a little different.
    monkeypatch.setattr(GROUNDS, "_decoded", Bounded(2**30, weight))
    spec = examples(cards, "standin")[kind]
    picture = compose(spec, art)
    _check(picture)
    fresh = CachedArt(catalogue, PictureCache(0, 0))
    assert compose(spec, fresh).data == picture.data


def test_every_number_of_things_can_be_drawn(cards, art):
    for count in range(1, 13):  # in the same rows and columns on both, see test_grid
        board = BoardPicture(CLUES[count % 6], numbered(cards, count))
        _check(compose(board if count % 2 else reveal(cards, count, red=True), art))
    for count in (1, 2, 3, 4, 7, 12):
        _check(compose(track(count), art))
        _check(compose(podium((1,) * count), art))
        _check(compose(storybook(cards, count), art))
        _check(compose(lobby(count, "plain"), art))
    for count in range(1, 11):
        _check(compose(HandPicture(numbered(cards, count)), art))
    _check(compose(lobby(0, "plain"), art))
    _check(compose(TrackPicture(()), art))


@pytest.mark.parametrize("text", [LONG, LONG.replace(" ", ""), "🐇", "", "a\nb"])
def test_long_and_odd_texts_do_not_break_a_picture(text, cards, art):
    twelve = range(12)
    _check(compose(BoardPicture(text, numbered(cards, 5)), art))
    _check(compose(LobbyPicture(text, text, tuple((n, text) for n in twelve), ("plain",)), art))
    _check(compose(TrackPicture(tuple(TrackRabbit(n, text, 0, 40) for n in twelve)), art))
    entries = tuple(StorybookEntry(n + 1, text, n, text, cards[n]) for n in twelve)
    _check(compose(StorybookPicture(text, entries), art))
    places = tuple(p.__class__(p.rank, p.rabbit, text, 123) for p in podium((1, 2, 2, 4)).places)
    _check(compose(PodiumPicture(text, places), art))


def test_a_clue_loses_only_what_cannot_be_shown(cards, art):
    table = numbered(cards, 5)
    without = compose(BoardPicture("", table), art)
    assert compose(BoardPicture("\ue000", table), art).data == without.data
    moon = compose(BoardPicture("the moon", table), art)
    assert moon.data != without.data
    assert compose(BoardPicture("the moon \ue000", table), art).data == moon.data
    assert compose(BoardPicture("the moon 🌙", table), art).data != moon.data


def test_the_board_does_not_depend_on_who_gave_a_card(cards, catalogue):
    table = numbered(cards, 6)
    board = BoardPicture("Home", table)

    def drawn_after(givers):
        """Draw reveals with these givers first, so that nothing of them may linger anywhere."""
        art = CachedArt(catalogue)
        laid = tuple(
            RevealedCard(c.number, c.card, giver, giver == 0, (giver,))
            for c, giver in zip(table, givers, strict=True)
        )
        compose(RevealPicture("Home", laid, ()), art)
        return compose(board, art).data

    assert drawn_after((0, 1, 2, 3, 4, 5)) == drawn_after((5, 3, 1, 0, 2, 4))


def test_a_reveal_shows_each_thing_it_tells(cards, art):
    laid = tuple(
        RevealedCard(c.number, c.card, n, n == 1, (3,)) for n, c in enumerate(numbered(cards, 5))
    )
    first = laid[0]

    def with_first(**changed):
        card = RevealedCard(
            **{
                name: changed.get(name, getattr(first, name))
                for name in ("number", "card", "giver", "storyteller", "tokens", "red")
            }
        )
        return compose(
            RevealPicture("Home", (card, *laid[1:]), (TrackRabbit(0, "", 0, 3),)), art
        ).data

    told = [
        with_first(),
        with_first(giver=None),
        with_first(giver=7),
        with_first(storyteller=True),
        with_first(tokens=(3, 4)),
        with_first(tokens=()),
        with_first(red=True),
        compose(RevealPicture("Home", laid, (TrackRabbit(0, "", 0, 2),)), art).data,
        compose(RevealPicture("Home", laid, ()), art).data,
    ]
    assert len(set(told)) == len(told)


class _Noise:
    """Cards that no encoder can make small."""

    def card(self, card, size):
        source = random.Random(card)
        return framed(Image.frombytes("RGB", size, source.randbytes(size[0] * size[1] * 3)), size)

    def back(self, deck, size):
        return self.card(deck, size)


def test_even_noise_stays_below_two_mebibytes(cards):
    _check(compose(BoardPicture("Home", numbered(cards, 12)), _Noise()))


def _extremes(kind):
    """Return the darkest and the lightest colour of a ground, averaged over a few pixels."""
    small = Ground((1600, 2000), kind).picture().resize((160, 200), Image.Resampling.BOX)
    data = small.tobytes()
    colours = {tuple(data[at : at + 3]) for at in range(0, len(data), 3)}
    return min(colours, key=luminance), max(colours, key=luminance)


def test_text_contrasts_with_its_ground():
    _, cloth = _extremes("cloth")
    paper, _ = _extremes("paper")
    ledger = mix(CLOTH_DEEP, (0, 0, 0), 0.2)
    pairs = {
        "clue on cloth": (PAPER, cloth),
        "subtitle on cloth": (mix(GOLD, PAPER, 0.25), cloth),
        "points": (GOLD, ledger),
        "no points": (mix(PAPER, CLOTH_DEEP, 0.4), ledger),
        "ink on paper": (INK, paper),
        "names on paper": (INK_SOFT, paper),
        "gains on paper": (GREEN, paper),
        "ink on gold": (INK, GOLD),
    }
    for name, (text, ground) in pairs.items():
        assert contrast(text, ground) >= 4.5, name


def test_a_crown_is_for_who_has_won(art):
    def gold(crowned):
        spec = podium((2, 3, 4, 4), crowned=crowned)
        won = PodiumPicture("", (PodiumPlace(1, 0, "Ana", 30), *spec.places), crowned)
        with Image.open(io.BytesIO(compose(won, art).data)) as picture:
            pixels = picture.convert("RGB").reduce(4).get_flattened_data()
        return sum(math.dist(pixel, GOLD) < 40 for pixel in pixels)

    assert gold(crowned=True) - gold(crowned=False) > 50


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_few_names_stand_whole_in_a_lobby(count, monkeypatch, art):
    drawn = []

    def note(*asked):
        drawn.append(fit(*asked))
        return drawn[-1]

    monkeypatch.setattr("cards.lobby.fit", note)
    names = ("Massimiliano", "Władysław", "Maximilian von H.", "Massimiliano")[:count]
    compose(LobbyPicture("Dixit", "Odyssey", tuple(enumerate(names)), ("standin",)), art)
    assert [block.lines[0] for block in drawn[2:]] == list(names)


@pytest.mark.parametrize("name", ["Al", "Massimiliano von Habsburg"])
def test_one_name_below_the_podium_stands_in_the_middle(name):
    paper = Image.new("RGB", (1600, 200), "white")
    canvas = paper.copy()
    draw_roster(canvas, [RosterLine(0, name, 11, rank=4)], 100, 0, 1400)
    left, _, right, _ = ImageChops.difference(canvas, paper).getbbox()
    assert abs(left - (1600 - right)) < 40
