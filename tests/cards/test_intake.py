import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cards.intake import PictureRefused, read_header, take_in
from cards.palette import PAPER
from tests.cards.hostile import (
    claiming_png,
    claiming_progressive_jpeg,
    claiming_webp,
    corners,
    encoded,
    exchanging_profile,
    flat_grey_jpeg,
    text_bomb_png,
)

SIZE = (120, 180)


def _near(pixel, wanted, by=24):
    return all(abs(a - b) <= by for a, b in zip(pixel, wanted, strict=True))


def _shows_corners(picture):
    assert picture.mode == "RGB"
    assert picture.size == SIZE
    assert _near(picture.getpixel((20, 20)), (200, 0, 0))
    assert _near(picture.getpixel((100, 20)), (0, 160, 0))
    assert _near(picture.getpixel((60, 150)), (0, 0, 200))


_TURNED = {
    1: (),
    2: (Image.Transpose.FLIP_LEFT_RIGHT,),
    3: (Image.Transpose.ROTATE_180,),
    4: (Image.Transpose.FLIP_TOP_BOTTOM,),
    5: (Image.Transpose.TRANSPOSE,),
    6: (Image.Transpose.ROTATE_90,),
    7: (Image.Transpose.TRANSVERSE,),
    8: (Image.Transpose.ROTATE_270,),
}
"""How a camera that was held like this stores an upright scene."""


@pytest.mark.parametrize("orientation", _TURNED)
@pytest.mark.parametrize("fmt", ["JPEG", "PNG", "WEBP"])
def test_a_turned_picture_is_set_upright(orientation, fmt):
    picture = corners()
    for step in _TURNED[orientation]:
        picture = picture.transpose(step)
    exif = Image.Exif()
    exif[0x0112] = orientation
    data = encoded(picture, fmt, exif=exif, quality=95)
    assert read_header(data).size == (240, 360)
    _shows_corners(take_in(data, SIZE))


@pytest.mark.parametrize(
    ("mode", "fmt"),
    [
        ("RGB", "JPEG"), ("CMYK", "JPEG"), ("RGB", "PNG"), ("RGBA", "PNG"), ("P", "PNG"),
        ("P", "GIF"), ("RGB", "WEBP"), ("RGBA", "WEBP"),
    ],
)  # fmt: skip
def test_every_kind_of_colour_is_converted(mode, fmt):
    _shows_corners(take_in(encoded(corners(mode=mode), fmt), SIZE))


@pytest.mark.parametrize("mode", ["1", "L", "LA", "I;16"])
def test_shades_of_grey_are_converted(mode):
    grey = Image.new("L", (240, 360), 255)
    grey.paste(0, (0, 0, 240, 120))
    picture = grey.convert("I").point(lambda level: level * 257) if mode == "I;16" else grey
    picture = picture.convert(mode)
    taken = take_in(encoded(picture, "PNG"), SIZE)
    assert taken.mode == "RGB"
    assert _near(taken.getpixel((60, 20)), (0, 0, 0))
    assert _near(taken.getpixel((60, 150)), (255, 255, 255))


def test_middle_grey_of_sixteen_bits_stays_middle_grey():
    picture = Image.new("I", (240, 360), 32768).convert("I;16")
    assert _near(take_in(encoded(picture, "PNG"), SIZE).getpixel((60, 60)), (128, 128, 128), 2)


@pytest.mark.parametrize("fmt", ["PNG", "WEBP"])
def test_transparency_lies_on_paper(fmt):
    picture = corners(mode="RGBA")
    picture.paste((0, 0, 0, 0), (0, 240, 240, 360))
    taken = take_in(encoded(picture, fmt), SIZE)
    assert _near(taken.getpixel((20, 20)), (200, 0, 0))
    assert _near(taken.getpixel((60, 160)), PAPER, 6)


def test_a_transparent_palette_colour_lies_on_paper():
    picture = Image.new("P", (240, 360), 0)
    picture.putpalette([10, 20, 30, 200, 0, 0])
    picture.paste(1, (0, 0, 240, 120))
    for fmt in ("PNG", "GIF"):
        taken = take_in(encoded(picture, fmt, transparency=0), SIZE)
        assert _near(taken.getpixel((60, 20)), (200, 0, 0))
        assert _near(taken.getpixel((60, 150)), PAPER, 6)


@pytest.mark.parametrize("fmt", ["GIF", "WEBP", "PNG"])
def test_an_animation_gives_its_first_frame(fmt):
    others = [Image.new("RGB", (240, 360), colour) for colour in ("yellow", "black")]
    data = encoded(corners(), fmt, save_all=True, append_images=others, duration=40)
    _shows_corners(take_in(data, SIZE))


@pytest.mark.parametrize("fmt", ["PNG", "JPEG"])
def test_the_colour_space_that_a_file_names_is_heeded(fmt):
    taken = take_in(encoded(corners(), fmt, icc_profile=exchanging_profile()), SIZE)
    red, green, blue = taken.getpixel((60, 150))
    assert red > 150
    assert green < 60
    assert blue < 60


@pytest.mark.parametrize("profile", [b"no profile at all", b"\0" * 128, b""])
def test_a_broken_colour_profile_does_not_cost_the_picture(profile):
    _shows_corners(take_in(encoded(corners(), "PNG", icc_profile=profile), SIZE))


@pytest.mark.parametrize("size", [(202, 360), (270, 360)])
def test_the_shape_is_cut_evenly(size):
    picture = Image.new("RGB", size, "white")
    middle = size[0] // 2
    picture.paste((200, 0, 0), (middle - 20, 0, middle + 20, 360))
    taken = take_in(encoded(picture, "PNG"), SIZE)
    assert _near(taken.getpixel((60, 90)), (200, 0, 0))
    assert _near(taken.getpixel((2, 90)), (255, 255, 255))
    assert _near(taken.getpixel((117, 90)), (255, 255, 255))


def test_a_baseline_jpeg_of_twenty_thousand_pixels_is_taken_in():
    data = flat_grey_jpeg(13_336, 20_000)
    assert read_header(data).size == (13_336, 20_000)
    assert _near(take_in(data, SIZE).getpixel((60, 90)), (128, 128, 128), 2)


REFUSED = {
    "nothing": (b"", "not-a-picture"),
    "text": (b"Once upon a time" * 20, "not-a-picture"),
    "page": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "not-a-picture"),
    "huge PNG": (claiming_png(20_000, 30_000), "too-many-pixels"),
    "huge progressive JPEG": (claiming_progressive_jpeg(20_000, 30_000), "too-many-pixels"),
    "huge WebP": (claiming_webp(12_000, 16_000), "too-many-pixels"),
    "empty PNG": (claiming_png(400, 600), "damaged"),
    "PNG of no size": (claiming_png(0, 0), "damaged"),
    "text bomb": (text_bomb_png, "damaged"),
    "landscape": (encoded(corners((600, 400)), "JPEG"), "wrong-shape"),
    "strip": (encoded(corners((200, 1600)), "JPEG"), "wrong-shape"),
    "thumbnail": (encoded(corners((100, 150)), "PNG"), "too-small"),
    "PNG signature only": (b"\x89PNG\r\n\x1a\n", "damaged"),
    "JPEG signature only": (b"\xff\xd8\xff\xe0", "damaged"),
    "GIF signature only": (b"GIF89a", "damaged"),
    "WebP signature only": (b"RIFF\0\0\0\0WEBP", "damaged"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_taken_in_is_refused_with_the_reason(name):
    data, reason = REFUSED[name]
    data = data() if callable(data) else data  # a bomb is made only where it is looked at
    with pytest.raises(PictureRefused) as refusal:
        take_in(data, SIZE)
    assert refusal.value.reason == reason


@pytest.mark.parametrize("fmt", ["JPEG", "PNG", "WEBP", "GIF"])
@pytest.mark.parametrize("share", [0.02, 0.3, 0.6, 0.9])
def test_a_truncated_file_is_refused(fmt, share):
    noise = Image.frombytes("RGB", (240, 360), random.Random(1).randbytes(240 * 360 * 3))
    data = encoded(noise, fmt)
    with pytest.raises(PictureRefused) as refusal:
        take_in(data[: int(len(data) * share)], SIZE)
    assert refusal.value.reason == "damaged"


_VALID = tuple(
    encoded(corners((200, 300)), fmt, **options)
    for fmt, options in (
        ("JPEG", {}), ("JPEG", {"progressive": True}), ("PNG", {}), ("WEBP", {}), ("GIF", {}),
    )
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(_VALID),
    st.lists(st.tuples(st.integers(0, 1 << 20), st.integers(0, 255)), min_size=1, max_size=12),
)
def test_no_damage_does_more_than_refuse(data, changes):
    broken = bytearray(data)
    for at, value in changes:
        broken[at % len(broken)] = value
    with contextlib.suppress(PictureRefused):
        assert take_in(bytes(broken), (60, 90)).size == (60, 90)
