"""The process in which strangers' pictures are decoded: ``python -m cards.taking FIT CARDS BYTES``.

A zip comes in as its standard input, an open file; pictures go out as frames on its standard
output: a line of JSON, then as many bytes as that says. It gives itself little memory, time and
nothing else, knows no secret, and dies with the process that started it. So the worst that a file
can do is to end it.

Frames: ``{"total": n}`` first; ``{"begin": name}`` before and ``{"card": {…}, "bytes": n}`` after
each picture; ``{"refused": code, "params": {…}}`` instead of it. After one of these no picture
goes out any more, only what else is refused.
"""

import contextlib
import ctypes
import io
import json
import os
import signal
import sys
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Any

from PIL import Image, JpegImagePlugin

from bot.engine.errors import DeckError
from bot.service.deck_csv import read_csv
from cards.archive import open_archive
from cards.cutting import take_in_any
from cards.intake import PictureRefused
from cards.likeness import SKETCH_SIZE

CARD_SIZE = (800, 1200)
QUALITY = 85
MEMORY = 288 * 2**20
"""Bytes that the process may hold."""
SECONDS = 600
"""Of a processor, for everything."""
MOST_PIXELS = 2_000_000_000
"""Of an upload's pictures together: half a minute's work. Of JPEG files, which are decoded at a
fraction of their size, every fourth counts."""
MOST_REFUSED = 15
"""Files of which it is said why they are refused; then it ends."""
TOO_MUCH = "deck-no-room-bytes"
"""The code of the refusal of pictures that take more bytes than there is room for."""
_PDEATHSIG = 1


def encode(picture: Image.Image) -> bytes:
    """Return the picture as a card is kept: a JPEG without anything but the picture."""
    target = io.BytesIO()
    picture.save(target, "JPEG", quality=QUALITY, subsampling="4:2:0")
    return target.getvalue()


@lru_cache(maxsize=1)
def own_head() -> bytes:
    """Return the bytes with which every card that is kept begins."""
    blank = encode(Image.new("RGB", CARD_SIZE))
    scan = blank.index(b"\xff\xda")
    return blank[: scan + 2 + int.from_bytes(blank[scan + 2 : scan + 4], "big")]


def is_own(data: bytes) -> bool:
    """Say whether these bytes are a card as this module writes it, and nothing else.

    Such a one was exported, and stays the same: encoded again it would be another by a little.
    """
    head = own_head()
    if not data.startswith(head) or not data.endswith(b"\xff\xd9"):
        return False
    body = data[len(head) : -2]
    # Within a scan only a stuffed zero may follow FF: no other block can hide there.
    return body.count(b"\xff") == body.count(b"\xff\x00") and _decodes(data)


def _decodes(data: bytes) -> bool:
    try:
        JpegImagePlugin.JpegImageFile(io.BytesIO(data)).load()
    except Exception:  # noqa: BLE001 -- it is then judged as any other file
        return False
    return True


def take(data: bytes, *, pad: bool) -> tuple[bytes, dict[str, Any]]:
    """Return a card's bytes and what is known of it; raise PictureRefused."""
    picture, header, cut = take_in_any(data, CARD_SIZE, pad=pad)
    kept = data if is_own(data) else encode(picture)
    small = picture.resize(SKETCH_SIZE, Image.Resampling.BOX)
    known = {
        "width": header.size[0],
        "height": header.size[1],
        "cut": round(cut, 3),
        "sketch": small.tobytes().hex(),
    }
    return kept, known


def work(fit: str, cards: int, room: int) -> None:
    """Read, write and refuse, as the module says."""
    contents = open_archive(sys.stdin.buffer)
    texts = {row.file.lower(): row.text for row in read_csv(contents.csv) if row.file}
    total, used, pixels, refused = len(contents.pictures), 0, 0, 0
    send({"total": total})
    if total > cards:
        raise DeckError("deck-no-room-cards", more=total, maximum=cards)
    for name, data in contents.read():
        send({"begin": name})
        try:
            kept, known = take(data, pad=fit == "pad")
        except PictureRefused as refusal:
            send({"refused": f"upload-{refusal.reason}", "params": {"file": name}})
            refused += 1
            if refused == MOST_REFUSED:
                return
            continue
        pixels += known["width"] * known["height"] // (4 if data.startswith(b"\xff\xd8") else 1)
        if pixels > MOST_PIXELS:
            raise DeckError("uploads-too-many-pixels")
        if refused:
            continue
        used += len(kept)
        if used > room:
            raise DeckError(TOO_MUCH)
        send({"card": known | {"text": texts.get(PurePosixPath(name).name.lower(), "")}}, kept)


def send(frame: dict[str, Any], data: bytes = b"") -> None:
    """Write one frame."""
    if data:
        frame = frame | {"bytes": len(data)}
    sys.stdout.buffer.write(json.dumps(frame).encode() + b"\n" + data)
    sys.stdout.buffer.flush()


def confine() -> None:
    """Take from the process what it could do harm with; where there is no such thing, nothing."""
    os.nice(5)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 -- there is none on Windows

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PDEATHSIG, signal.SIGKILL)


def main() -> int:
    """Run; the exit code says nothing that the frames do not."""
    confine()
    fit, cards, room = sys.argv[1:4]
    try:
        work(fit, int(cards), int(room))
    except DeckError as refusal:
        send({"refused": refusal.code, "params": refusal.params})
    except MemoryError:
        send({"refused": "upload-too-many-pixels", "params": {"file": ""}})
    return 0


if __name__ == "__main__":
    sys.exit(main())
