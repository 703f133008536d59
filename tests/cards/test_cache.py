from weakref import ref

import pytest
from PIL import Image, ImageChops
from PIL.JpegImagePlugin import JpegImageFile

from cards.cache import PictureCache, weight


def _picture(colour=0):
    return Image.new("RGB", (10, 10), colour)


def _again():
    return pytest.fail("made again")


ROOM = 10_000
"""For many files."""


def test_a_picture_is_made_once():
    cache = PictureCache(ROOM, ROOM)
    first = cache.get("a", _picture)
    assert cache.get("a", _again) is first


def test_the_bytes_are_bounded_and_the_oldest_goes():
    cache = PictureCache(3 * weight(_picture()), 0)
    a, b, c = (cache.get(key, _picture) for key in "abc")
    assert cache.get("a", _picture) is a
    cache.get("d", _picture)
    assert cache.bytes == 3 * weight(_picture())
    assert cache.get("a", _picture) is a
    assert cache.get("c", _picture) is c
    assert cache.get("b", _picture) is not b


def test_what_goes_is_kept_as_a_file():
    cache = PictureCache(weight(_picture()), ROOM)
    cache.get("a", lambda: _picture((180, 40, 90)))
    cache.get("b", _picture)
    decoded = weight(_picture())
    assert decoded < cache.bytes < 2 * ROOM
    again = cache.get("a", _again)
    off = ImageChops.difference(again, _picture((180, 40, 90)))
    assert again.mode == "RGB"
    assert max(high for _, high in off.getextrema()) <= 3


def test_the_files_are_bounded_too():
    cache = PictureCache(0, ROOM)
    for number in range(100):
        cache.get(number, _picture)
        assert cache.bytes <= ROOM
    assert cache.get(99, _again)
    made = []
    cache.get(0, lambda: made.append(0) or _picture())
    assert made


def test_a_picture_comes_back_from_its_file_as_it_was_however_often_it_goes():
    cache = PictureCache(0, ROOM)
    cache.get("a", lambda: Image.linear_gradient("L").resize((10, 10)).convert("RGB"))
    first = cache.get("a", _again)
    for _ in range(20):
        assert cache.get("a", _again).tobytes() == first.tobytes()


def test_what_goes_for_a_picture_goes_before_that_is_decoded(monkeypatch):
    cache = PictureCache(weight(_picture()), ROOM)
    cache.get("a", _picture)
    cache.get("b", _picture)
    cache.get("a", _again)
    other = ref(cache.get("b", _again))
    load, there = JpegImageFile.load, []

    def loading(picture):
        there.append(other() is not None)
        return load(picture)

    monkeypatch.setattr(JpegImageFile, "load", loading)
    cache.get("a", _again)
    assert there[0] is False


def test_a_picture_larger_than_the_cache_is_still_given():
    cache = PictureCache(1, 1)
    assert cache.get("a", _picture).size == (10, 10)
    assert cache.bytes == 0


def test_a_failure_is_not_kept():
    cache = PictureCache(ROOM, ROOM)

    def broken():
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 -- the very error of the maker
        cache.get("a", broken)
    assert cache.get("a", _picture).size == (10, 10)
