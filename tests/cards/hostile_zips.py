"""300 zips that try to be trouble, the same each time; with what each must be refused for.

``None`` instead of codes: it is fit after all, and must be taken in as a picture of ours.
"""

import io
import random
import struct
import zipfile
import zlib
from collections.abc import Iterator

from tests.cards.hostile import (
    claiming_png,
    claiming_progressive_jpeg,
    claiming_webp,
    corners,
    encoded,
    flat_grey_jpeg,
    text_bomb_png,
)

Case = tuple[str, bytes, frozenset[str] | None]
FORMATS = ("JPEG", "PNG", "WEBP", "GIF", "AVIF", "BMP", "TIFF")
UNREADABLE = frozenset({"upload-damaged", "upload-not-a-picture", "upload-too-many-pixels",
                        "upload-broken", "upload-wrong-shape", "upload-too-small"})  # fmt: skip
BROKEN = frozenset({"archive-damaged", "archive-broken-file", "archive-encrypted", "archive-path",
                    "archive-method", "archive-too-many", "archive-empty", "archive-link",
                    "upload-broken", "table-encoding", "archive-table-too-heavy",
                    "upload-too-heavy"})  # fmt: skip
MANY = 100_000


def zipped(
    *files: tuple[str | zipfile.ZipInfo, bytes], method: int = zipfile.ZIP_DEFLATED
) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return target.getvalue()


def fine() -> bytes:
    return encoded(corners(), "JPEG")


def cases() -> Iterator[Case]:
    """Yield name, zip and the codes of which one is right."""
    yield from _archives()
    yield from _contents()
    yield from _cut_short()
    yield from _spoilt_pictures()
    yield from _spoilt_zips()


def _codes(*codes: str) -> frozenset[str]:
    return frozenset(codes)


def _archives() -> Iterator[Case]:
    good = fine()
    for path in ("../up.jpg", "/etc/x.jpg", "C:\\x.jpg", "a/../../x.jpg", "..\\x.jpg", "\\\\h\\x"):
        yield f"path {path}", zipped((path, good)), _codes("archive-path")
    link = zipfile.ZipInfo("link.jpg")
    link.external_attr = 0o120777 << 16
    yield "link", zipped((link, b"/etc/passwd")), _codes("archive-link")
    for kind, mode in (("device", 0o060666), ("pipe", 0o010666), ("socket", 0o140666)):
        special = zipfile.ZipInfo(f"{kind}.jpg")
        special.external_attr = mode << 16
        yield kind, zipped((special, good)), _codes("archive-link")
    yield "nested", zipped(("in.zip", zipped(("a.jpg", good)))), _codes("archive-nested")
    yield "nested as jpg", zipped(("in.jpg", zipped(("a.jpg", good)))), _codes("archive-nested")
    for name, start in (("rar", b"Rar!\x1a\x07"), ("gz", b"\x1f\x8b\x08"), ("7z", b"7z\xbc\xaf'")):
        yield name, zipped((f"a.{name}", start + bytes(99))), _codes("archive-nested")
    yield "bzip2", zipped(("a.jpg", good), method=zipfile.ZIP_BZIP2), _codes("archive-method")
    yield "lzma", zipped(("a.jpg", good), method=zipfile.ZIP_LZMA), _codes("archive-method")
    locked = bytearray(zipped(("a.jpg", good)))
    locked[6] |= 1
    locked[locked.rindex(b"PK\1\2") + 8] |= 1
    yield "encrypted", bytes(locked), _codes("archive-encrypted")
    yield "no entries", zipped(), _codes("archive-empty")
    yield "only folders", zipped(("a/", b""), ("b/", b"")), _codes("archive-empty")
    yield (
        "only junk",
        zipped(("__MACOSX/a.jpg", good), (".DS_Store", b"x")),
        _codes("archive-empty"),
    )
    yield "100,000 entries", _listing(MANY), _codes("archive-too-many")
    yield "1,300 entries", _listing(1300), _codes("archive-too-many")
    yield "1,300 entries called three", _listing(1300, claimed=3), _codes("archive-too-many")
    yield "a long list called short", _listing(MANY, claimed=3), _codes("archive-too-many")
    yield "a long list called short (zip64)", _listing64(MANY), _codes("archive-too-many")
    yield "bomb", zipped(("a.jpg", bytes(200 * 2**20))), _codes("upload-too-heavy")
    lying = bytearray(zipped(("a.jpg", good)))
    at = lying.rindex(b"PK\1\2") + 24
    lying[at : at + 4] = struct.pack("<I", 10)
    yield "size that lies", bytes(lying), BROKEN | UNREADABLE
    crc = bytearray(zipped(("a.jpg", good)))
    crc[crc.rindex(b"PK\1\2") + 16] ^= 0xFF
    yield "wrong checksum", bytes(crc), _codes("archive-broken-file")
    yield "before a zip", b"junk" * 9 + zipped(("a.jpg", good)), UNREADABLE
    yield (
        "table of no text",
        zipped(("a.jpg", good), ("deck.csv", b"\xff\xfe\0")),
        _codes("table-encoding"),
    )
    yield (
        "table of no columns",
        zipped(("a.jpg", good), ("deck.csv", b"a,b\n")),
        _codes("table-columns"),
    )
    yield (
        "table too large",
        zipped(("a.jpg", good), ("deck.csv", b"x" * 2**20)),
        _codes("archive-table-too-heavy"),
    )


def _listing(entries: int, claimed: int | None = None) -> bytes:
    """Return a zip that lists so many empty files, all of them the same one."""
    one = zipped(("a/", b""))
    at, end = one.index(b"PK\1\2"), one.index(b"PK\5\6")
    listed = one[at:end] * entries
    count = min(0xFFFF, entries if claimed is None else claimed)
    tail = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, count, count, len(listed), at, 0)
    return one[:at] + listed + tail


def _listing64(entries: int) -> bytes:
    """Return the same with how much it is in the record for large zips, and little in the other."""
    one = zipped(("a/", b""))
    at, end = one.index(b"PK\1\2"), one.index(b"PK\5\6")
    listed = one[at:end] * entries
    counts = (0, 0, entries, entries, len(listed), at)
    large = struct.pack("<4sQ2H2L4Q", b"PK\6\6", 44, 45, 45, *counts)
    where = struct.pack("<4sLQL", b"PK\6\7", 0, at + len(listed), 1)
    small = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1, 1, end - at, at, 0)
    return one[:at] + listed + large + where + small


def _contents() -> Iterator[Case]:
    good = fine()
    for name, data in (
        ("text.jpg", b"hello"),
        ("empty.jpg", b""),
        ("page.png", b"<html><script>alert(1)</script>"),
        ("drawing.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
        ("paper.pdf", b"%PDF-1.7\n"),
        ("program.jpg", b"MZ" + bytes(200)),
        ("elf.png", b"\x7fELF" + bytes(200)),
        ("movie.jpg", b"\0\0\0\x18ftypmp42" + bytes(50)),
        ("readme.rst", b"these are my pictures"),
        ("eps.jpg", b"%!PS-Adobe-3.0 EPSF-3.0\n"),
        ("ico.png", b"\0\0\1\0\1\0" + bytes(50)),
        ("psd.jpg", b"8BPS\0\1" + bytes(50)),
    ):
        yield name, zipped(("a.jpg", good), (name, data)), _codes("upload-not-a-picture")
    heic = b"\0\0\0\x18ftypheic" + bytes(50)
    yield "heic", zipped(("a.heic", heic)), _codes("upload-heic")
    pixels = _codes("upload-too-many-pixels")
    yield "claims much (png)", zipped(("a.png", claiming_png(50_000, 75_000))), pixels
    yield "claims much (jpeg)", zipped(("a.jpg", claiming_progressive_jpeg(40_000, 60_000))), pixels
    yield "claims much (webp)", zipped(("a.webp", claiming_webp(10_000, 15_000))), pixels
    yield (
        "grey of 65,000",
        zipped(("a.jpg", flat_grey_jpeg(43_000, 64_500))),
        UNREADABLE | {"upload-too-slow"},
    )
    yield "text bomb", zipped(("a.png", text_bomb_png())), UNREADABLE
    sizes = {(100, 150): "small", (1, 1): "small", (200, 1200): "narrow", (1300, 300): "narrow"}
    codes = {"small": "upload-too-small", "narrow": "upload-wrong-shape"}
    for size, what in sizes.items():
        for kind in FORMATS:
            data = encoded(corners(size), kind)
            yield f"{size} {kind}", zipped(("a", data)), _codes(codes[what])
    for kind in FORMATS:  # wrong extensions, and something else behind the picture: still pictures
        data = encoded(corners(), kind)
        yield f"{kind} called exe", zipped((f"{kind}.exe", data)), None
        yield f"{kind} and a zip", zipped((f"{kind}.jpg", data + zipped(("x", b"y")))), None
        yield f"{kind} and a page", zipped((f"{kind}.html", data + b"<script>1</script>")), None


def _cut_short() -> Iterator[Case]:
    for kind in FORMATS:
        data = encoded(corners((400, 600)), kind)
        for share in (0.02, 0.1, 0.3, 0.5, 0.7):
            cut = data[: int(len(data) * share)]
            # What is still there of some pictures is a picture; it may be refused, or be taken.
            yield f"{kind} to {share}", zipped((f"{kind}.jpg", cut)), UNREADABLE | {""}
    whole = zipped(("a.jpg", fine()))
    for share in (0.05, 0.3, 0.5, 0.8, 0.95):
        yield f"zip to {share}", whole[: int(len(whole) * share)], _codes("archive-damaged")


def _spoilt_pictures() -> Iterator[Case]:
    source = random.Random(20)
    for number in range(100):
        kind = FORMATS[number % len(FORMATS)]
        data = bytearray(encoded(corners((300, 450)), kind))
        for _ in range(source.randint(1, 30)):
            data[source.randrange(8, len(data))] = source.randrange(256)
        yield f"{kind} spoilt {number}", zipped((f"{number}.jpg", bytes(data))), UNREADABLE | {""}


def _spoilt_zips() -> Iterator[Case]:
    source = random.Random(21)
    for number in range(80):
        data = bytearray(zipped(("a.jpg", fine()), ("b.png", encoded(corners(), "PNG"))))
        for _ in range(source.randint(1, 8)):
            data[source.randrange(4, len(data))] = source.randrange(256)
        yield f"zip spoilt {number}", bytes(data), BROKEN | UNREADABLE | {"archive-nested", ""}
    deflated = zlib.compress(bytes(10))
    yield "no zip at all", b"PK\3\4" + deflated, _codes("archive-damaged")
