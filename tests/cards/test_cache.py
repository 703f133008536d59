import pytest
from PIL import Image

from cards.cache import PictureCache, weight


def _picture():
    return Image.new("RGB", (10, 10))


def test_a_picture_is_made_once():
    cache = PictureCache(10_000)
    first = cache.get("a", _picture)
    assert cache.get("a", lambda: pytest.fail("made again")) is first


def test_the_bytes_are_bounded_and_the_oldest_goes():
    cache = PictureCache(3 * weight(_picture()))
    a, b, c = (cache.get(key, _picture) for key in "abc")
    assert cache.get("a", _picture) is a
    cache.get("d", _picture)
    assert cache.bytes == 3 * weight(_picture())
    assert cache.get("a", _picture) is a
    assert cache.get("c", _picture) is c
    assert cache.get("b", _picture) is not b


def test_a_picture_larger_than_the_cache_is_still_given():
    cache = PictureCache(1)
    assert cache.get("a", _picture).size == (10, 10)
    assert cache.bytes == 0


def test_a_failure_is_not_kept():
    cache = PictureCache(10_000)

    def broken():
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 -- the very error of the maker
        cache.get("a", broken)
    assert cache.get("a", _picture).size == (10, 10)
