import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from cards.compositor import compose
from cards.examples import examples
from tests.cards.golden_pictures import FOLDER, reduced

KINDS = tuple(examples(["standin/x"], "standin"))


def _difference(a, b):
    """Return the mean difference, and the worst over a spot of some pixels (0 to 255)."""
    # The grain of cloth and codec is blurred away first.
    soft = (picture.filter(ImageFilter.BoxBlur(1)) for picture in (a, b))
    difference = ImageChops.difference(*soft).convert("L")
    spots = difference.filter(ImageFilter.BoxBlur(2))
    return ImageStat.Stat(difference).mean[0], spots.getextrema()[1]


@pytest.mark.parametrize("kind", KINDS)
def test_it_looks_as_it_did(kind, cards, art):
    drawn = reduced(compose(examples(cards, "standin")[kind], art).data)
    with Image.open(FOLDER / f"{kind}.jpg") as golden:
        assert drawn.size == golden.size
        mean, worst = _difference(drawn, golden.convert("RGB"))
    assert mean < 3.5
    assert worst < 24


def test_every_golden_picture_is_of_a_kind():
    assert {path.stem for path in FOLDER.iterdir()} == set(KINDS)


def test_a_missing_token_would_be_noticed(cards, art):
    spec = examples(cards, "standin")["reveal-5"]
    changed = spec.cards[1].__class__(2, spec.cards[1].card, 1)
    other = spec.__class__(spec.title, (spec.cards[0], changed, *spec.cards[2:]), spec.rabbits)
    pictures = (reduced(compose(each, art).data) for each in (spec, other))
    assert _difference(*pictures)[1] > 50
