"""Taking in pictures that may be hostile: each is taken in properly or refused with the reason.

What bounds memory is known from a file's header, so nothing large is decoded to find out. Decoders
are chosen by the first bytes and never by the name. JPEG files are decoded at a fraction of their
size, whatever their sides; others, and JPEG files that must be held whole (progressive ones), up
to a number of pixels. The rest happens in bands, so that beside the decoded picture only little
is needed: 150 MiB at most.
"""

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from PIL import (
    AvifImagePlugin,
    BmpImagePlugin,
    ExifTags,
    GifImagePlugin,
    Image,
    ImageCms,
    ImageFile,
    JpegImagePlugin,
    PngImagePlugin,
    TiffImagePlugin,
    WebPImagePlugin,
)

from cards.palette import PAPER

Format = Literal["jpeg", "png", "webp", "gif", "avif", "bmp", "tiff"]
Refusal = Literal[
    "not-a-picture", "heic", "too-heavy", "too-many-pixels", "too-small", "wrong-shape", "damaged"
]

MAX_FILE_BYTES = 32 * 1024 * 1024
MAX_PIXELS: dict[Format, int] = {
    "jpeg": 16_000_000,
    "png": 24_000_000,
    "webp": 6_000_000,
    "gif": 24_000_000,
    "avif": 12_000_000,
    "bmp": 24_000_000,
    "tiff": 16_000_000,
}
"""Pixels a file may make us hold. The WebP decoder keeps four copies."""
OF_DECKS: frozenset[Format] = frozenset({"jpeg", "png", "webp", "gif"})
"""What a deck's folder may hold; the rest is taken only in a process of its own."""
ALL_FORMATS: frozenset[Format] = frozenset(MAX_PIXELS)
MIN_SIDE = 200
ASPECT = 2 / 3
ASPECT_RANGE = (0.56, 0.78)
"""Width over height: what is taken as near 2:3; the rest is cut off evenly."""

_WORKING_SIDE = 2400
"""Nothing is shown larger than half of this."""


class PictureRefused(Exception):
    """A picture file is not taken in; ``reason`` says why."""

    def __init__(self, reason: Refusal, detail: str = "") -> None:
        super().__init__(reason)
        self.reason: Refusal = reason
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Header:
    """What a file says of itself; ``size`` is that of the picture turned upright."""

    format: Format
    size: tuple[int, int]


_STARTS: dict[Format, re.Pattern[bytes]] = {
    "jpeg": re.compile(rb"\xff\xd8\xff"),
    "png": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "webp": re.compile(rb"RIFF.{4}WEBP", re.DOTALL),
    "gif": re.compile(rb"GIF8[79]a"),
    "avif": re.compile(rb".{4}ftyp(?:avi[fs]|.{8,48}avif)", re.DOTALL),
    "bmp": re.compile(rb"BM.{4}\0{4}", re.DOTALL),
    "tiff": re.compile(rb"II\*\0|MM\0\*"),
}
_HEIC = re.compile(rb".{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)", re.DOTALL)
"""The pictures of phones, which no decoder here reads."""


def sniff(data: bytes) -> Format:
    """Return the format that the first bytes show."""
    for kind, start in _STARTS.items():
        if start.match(data):
            return kind
    raise PictureRefused("heic" if _HEIC.match(data) else "not-a-picture")


def _open(data: bytes, formats: frozenset[Format]) -> tuple[Format, ImageFile.ImageFile]:
    if len(data) > MAX_FILE_BYTES:
        raise PictureRefused("too-heavy", f"{len(data)} B")
    kind = sniff(data)
    if kind not in formats:
        raise PictureRefused("not-a-picture", kind)
    plugin = {
        "jpeg": JpegImagePlugin.JpegImageFile,
        "png": PngImagePlugin.PngImageFile,
        "webp": WebPImagePlugin.WebPImageFile,
        "gif": GifImagePlugin.GifImageFile,
        "avif": AvifImagePlugin.AvifImageFile,
        "bmp": BmpImagePlugin.BmpImageFile,
        "tiff": TiffImagePlugin.TiffImageFile,
    }[kind]
    if kind == "webp":
        _check_webp(data)
    return kind, plugin(io.BytesIO(data))


def _check_webp(data: bytes) -> None:
    """Read the size before the decoder, which sets its canvases up at once, sees the file."""
    kind, body = data[12:16], data[20:30]
    if kind == b"VP8X":
        width = int.from_bytes(body[4:7], "little") + 1
        height = int.from_bytes(body[7:10], "little") + 1
    elif kind == b"VP8L":
        bits = int.from_bytes(body[1:5], "little")
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    else:
        width = int.from_bytes(body[6:8], "little") & 0x3FFF
        height = int.from_bytes(body[8:10], "little") & 0x3FFF
    _check_pixels("webp", (width, height))


def _check_pixels(kind: Format, size: tuple[int, int]) -> None:
    if size[0] * size[1] > MAX_PIXELS[kind]:
        raise PictureRefused("too-many-pixels", f"{size[0]} × {size[1]}")


def _orientation(picture: Image.Image) -> int:
    exif = Image.Exif()
    try:
        exif.load(picture.info.get("exif", b""))
        value = exif.get(ExifTags.Base.Orientation, 1)
    except Exception:  # noqa: BLE001 -- a broken EXIF block must not cost the picture
        return 1
    return value if value in range(1, 9) else 1


def _check_header(
    kind: Format,
    picture: ImageFile.ImageFile,
    data: bytes,
    shapes: tuple[float, float] = ASPECT_RANGE,
) -> Header:
    width, height = picture.size
    if min(width, height) < 1:
        raise PictureRefused("damaged")
    many = width * height > MAX_PIXELS[kind]
    # Each scan has a marker; a file with several is held whole by the decoder.
    if many and (kind != "jpeg" or "progressive" in picture.info or data.count(b"\xff\xda") > 1):
        _check_pixels(kind, picture.size)
    upright = (height, width) if _orientation(picture) >= 5 else (width, height)
    if min(upright) < MIN_SIDE:
        raise PictureRefused("too-small", f"{upright[0]} × {upright[1]}")
    if not shapes[0] <= upright[0] / upright[1] <= shapes[1]:
        raise PictureRefused("wrong-shape", f"{upright[0]} × {upright[1]}")
    return Header(kind, upright)


def read_header(data: bytes) -> Header:
    """Return format and size without decoding; raise PictureRefused as :func:`take_in` would."""
    with decoding():
        kind, picture = _open(data, OF_DECKS)
        return _check_header(kind, picture, data)


_TURNS = {
    2: (Image.Transpose.FLIP_LEFT_RIGHT,),
    3: (Image.Transpose.ROTATE_180,),
    4: (Image.Transpose.FLIP_TOP_BOTTOM,),
    5: (Image.Transpose.TRANSPOSE,),
    6: (Image.Transpose.ROTATE_270,),
    7: (Image.Transpose.TRANSVERSE,),
    8: (Image.Transpose.ROTATE_90,),
}


def _flat(band: Image.Image) -> Image.Image:
    """Return a band in RGB: levels cut to 8 bits, transparency on paper."""
    if band.mode.startswith("I"):
        band = band.convert("I").point([level >> 8 for level in range(65536)], "L")
    if "transparency" in band.info or band.mode in {"RGBA", "LA", "PA", "RGBa", "La"}:
        layer = band.convert("RGBA")
        ground = Image.new("RGB", band.size, PAPER)
        ground.paste(layer, mask=layer.getchannel("A"))
        return ground
    return band.convert("RGB")


def _shrunk(picture: Image.Image) -> Image.Image:
    """Flatten the picture, and shrink it by a whole number, band by band."""
    factor = max(1, max(picture.size) // _WORKING_SIDE)
    if factor == 1 and picture.mode == "RGB" and "transparency" not in picture.info:
        return picture  # as nearly all are: a copy would cost as much as decoding
    step = 64 * factor
    width, height = (-(-side // factor) for side in picture.size)
    whole = Image.new("RGB", (width, height))
    for top in range(0, picture.height, step):
        band = picture.crop((0, top, picture.width, min(top + step, picture.height)))
        band.info = picture.info
        flat = _flat(band)
        whole.paste(flat.reduce(factor) if factor > 1 else flat, (0, top // factor))
    return whole


def _fitted(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Cut evenly to the shape of ``size`` and resize."""
    scale = min(picture.width / size[0], picture.height / size[1])
    wide, high = min(size[0] * scale, picture.width), min(size[1] * scale, picture.height)
    left, top = (picture.width - wide) / 2, (picture.height - high) / 2
    return picture.resize(
        size,
        Image.Resampling.HAMMING,  # as sharp as wanted here, at a third of what Lanczos costs
        box=(left, top, left + wide, top + high),
        reducing_gap=2.0,
    )


def take_in(data: bytes, size: tuple[int, int]) -> Image.Image:
    """Return the picture upright, in RGB, cut and resized to exactly ``size``.

    Animations give their first frame. Raises PictureRefused; nothing else, and never more than
    200 MiB at once, whatever the bytes are.
    """
    with decoding():
        whole = decode(data, size)
        return whole.in_srgb(_fitted(whole.upright, size))


@dataclass(frozen=True, slots=True)
class Decoded:
    """A picture upright and in RGB, no smaller than it was wanted; and what its file said."""

    header: Header
    upright: Image.Image
    source: Image.Image

    def in_srgb(self, fitted: Image.Image) -> Image.Image:
        """Convert what was made of it from the colour space that an RGB file names.

        Those of cameras and phones do.
        """
        profile = self.source.info.get("icc_profile")
        if not profile or self.source.mode not in {"RGB", "RGBA"} or b"sRGB" in profile:
            return fitted
        try:
            named = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            converted = ImageCms.profileToProfile(fitted, named, ImageCms.createProfile("sRGB"))
        except (ImageCms.PyCMSError, OSError, ValueError):
            return fitted
        return converted or fitted


def decode(
    data: bytes,
    size: tuple[int, int],
    *,
    formats: frozenset[Format] = OF_DECKS,
    shapes: tuple[float, float] = ASPECT_RANGE,
) -> Decoded:
    """Return the picture, to be cut to ``size``; what it raises is for :func:`decoding`."""
    kind, picture = _open(data, formats)
    header = _check_header(kind, picture, data, shapes)
    turn = _orientation(picture)
    if kind == "jpeg":
        longest = max(size[0], size[1] * header.size[0] // header.size[1])
        wanted = (longest, longest * header.size[1] // header.size[0])
        picture.draft("RGB", (wanted[1], wanted[0]) if turn >= 5 else wanted)
    _check_pixels(kind, picture.size)
    picture.load()
    upright = _shrunk(picture)
    for step in _TURNS.get(turn, ()):
        upright = upright.transpose(step)
    return Decoded(header, upright, picture)


@contextmanager
def decoding() -> Iterator[None]:
    """Have whatever a decoder raises over hostile bytes raised as PictureRefused."""
    try:
        yield
    except PictureRefused:
        raise
    except Exception as error:  # decoders raise nearly anything
        raise PictureRefused("damaged", type(error).__name__) from error
