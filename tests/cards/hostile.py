"""Picture files that try to be trouble; small, though some claim to be huge."""

import io
import struct
import zlib

from PIL import Image


def encoded(picture, fmt, **options):
    target = io.BytesIO()
    picture.save(target, fmt, **options)
    return target.getvalue()


def corners(size=(240, 360), mode="RGB"):
    """Return a picture that is red at the top left, green at the top right, blue below."""
    picture = Image.new("RGB", size, (0, 0, 200))
    half = size[0] // 2
    picture.paste((200, 0, 0), (0, 0, half, size[1] // 3))
    picture.paste((0, 160, 0), (half, 0, size[0], size[1] // 3))
    return picture.convert(mode)


def flat_grey_jpeg(width, height):
    """Return a true baseline JPEG of one grey: its data repeats "no change" for every block."""
    small = encoded(Image.new("L", (16, 16), 128), "JPEG")
    frame = small.index(b"\xff\xc0")
    scan = small.index(b"\xff\xda")
    start = scan + 2 + struct.unpack(">H", small[scan + 2 : scan + 4])[0]
    head = bytearray(small[:start])
    head[frame + 5 : frame + 9] = struct.pack(">HH", height, width)
    blocks = -(-width // 8) * -(-height // 8)
    # Difference 0 is 00, end of block 1010 in the standard tables: four blocks take three bytes.
    return bytes(head) + b"\x28\xa2\x8a" * -(-blocks // 4) + b"\xff\xd9"


def claiming_png(width, height):
    """Return a PNG whose header claims a size and whose data is a few bytes."""

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"\0" * 1000))
        + chunk(b"IEND", b"")
    )


def text_bomb_png():
    """Return a PNG with a comment that unpacks to 80 MB."""
    plain = encoded(corners(), "PNG")
    bomb = b"Comment\0\0" + zlib.compress(b"\0" * 80_000_000, 9)
    body = b"zTXt" + bomb
    chunk = struct.pack(">I", len(bomb)) + body + struct.pack(">I", zlib.crc32(body))
    return plain[:33] + chunk + plain[33:]


def claiming_progressive_jpeg(width, height):
    """Return a progressive JPEG whose header claims a size."""
    data = bytearray(encoded(corners(), "JPEG", progressive=True))
    frame = data.index(b"\xff\xc2")
    data[frame + 5 : frame + 9] = struct.pack(">HH", height, width)
    return bytes(data)


def claiming_webp(width, height):
    """Return an extended WebP whose header claims a canvas."""
    body = b"VP8X" + struct.pack("<I", 10) + b"\0\0\0\0"
    body += (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def exchanging_profile():
    """Return an ICC profile (matrix and gamma) in which red and blue have changed places."""

    def xyz(*values):
        return b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(v * 65536) for v in values))

    curve = b"curv\0\0\0\0" + struct.pack(">IH", 1, round(2.2 * 256)) + b"\0\0"
    tags = {
        b"wtpt": xyz(0.9642, 1.0, 0.8249),
        b"rXYZ": xyz(0.1431, 0.0606, 0.7141),
        b"gXYZ": xyz(0.3851, 0.7169, 0.0971),
        b"bXYZ": xyz(0.4361, 0.2225, 0.0139),
        b"rTRC": curve,
        b"gTRC": curve,
        b"bTRC": curve,
    }
    table, body = struct.pack(">I", len(tags)), b""
    start = 128 + 4 + 12 * len(tags)
    for name, data in tags.items():
        table += name + struct.pack(">II", start + len(body), len(data))
        body += data
    header = struct.pack(">I4xI", start + len(body), 0x02100000) + b"mntrRGB XYZ " + bytes(12)
    header += b"acsp" + bytes(28) + xyz(0.9642, 1.0, 0.8249)[8:]
    return header.ljust(128, b"\0") + table + body
