"""The other side of :mod:`cards.taking`: starts the process, listens, and kills it if need be.

Satisfies :class:`bot.service.uploads.Intake`. What the process says is checked as what a stranger
says: a decoder that was overcome must not get anything else into the bot.
"""

import asyncio
import io
import json
import os
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any
from zipfile import ZIP_STORED, ZipFile

from PIL import JpegImagePlugin

from bot.engine.errors import DeckError, UploadsRefused
from bot.service.deck_csv import TEXT_LENGTH
from bot.service.uploads import Fit, Room, TakenPicture, Upload
from cards.archive import EMPTY
from cards.likeness import SAME, SKETCH_SIZE, close_pairs, sketch_of
from cards.taking import CARD_SIZE, MOST_REFUSED, TOO_MUCH

ROOT = Path(__file__).parent.parent
SILENCE = 60.0
"""Seconds for one picture; a processor that is shared makes two of them long."""
MAX_CARD_BYTES = 2 * 1024 * 1024
_LINE = 64 * 1024
_ZIP = b"PK"
_CODE = re.compile(r"[a-z-]{1,40}")

Process = asyncio.subprocess.Process


class Workshop:
    """Takes in one upload at a time, in a process of its own."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def take_in(
        self,
        uploads: Sequence[Upload],
        fit: Fit,
        room: Room,
        progress: Callable[[int, int], None],
    ) -> tuple[TakenPicture, ...]:
        """Return every picture, each once; all or nothing.

        ``progress`` is told how many of how many are done. Raises DeckError that names the file
        and what is wrong with it. Cancelled, it leaves nothing behind.
        """
        async with self._turn:
            # Without a name from the start, so that no kill can leave it on the disk.
            with tempfile.TemporaryFile() as file:
                prefix = await asyncio.to_thread(_pack, uploads, file)
                async with _process(file, fit, room) as process:
                    try:
                        return await _listen(process, progress, prefix)
                    except DeckError as error:
                        if error.code == EMPTY and prefix:
                            raise _no_pictures(uploads) from None
                        raise room.refusal if error.code == TOO_MUCH else error from None

    async def alike(self, sketches: Mapping[int, bytes]) -> tuple[tuple[int, int, bool], ...]:
        """Return pairs of cards that look alike, the nearest first, and whether they look the same.

        Cards are numbers, with their ``TakenPicture.sketch``.
        """
        return await asyncio.to_thread(_alike, sketches)


def _alike(sketches: Mapping[int, bytes]) -> tuple[tuple[int, int, bool], ...]:
    pairs = close_pairs({number: sketch_of(data) for number, data in sketches.items()})
    return tuple((min(a, b), max(a, b), gap < SAME) for gap, a, b in sorted(pairs))


def _pack(uploads: Sequence[Upload], file: IO[bytes]) -> int:
    """Write a zip to the file: the one that was sent, or one of the pictures that were.

    Return how many characters stand before the names that the files had.
    """
    sent = len(uploads) == 1 and uploads[0].data.startswith(_ZIP)
    if sent:
        file.write(uploads[0].data)
    else:
        with ZipFile(file, "w", ZIP_STORED) as archive:
            for number, upload in enumerate(uploads, 1):
                archive.writestr(f"{number:02d}-{Path(upload.name).name}", upload.data)
    file.flush()
    file.seek(0)
    return 0 if sent else len("01-")


def _no_pictures(uploads: Sequence[Upload]) -> DeckError:
    """Return the refusal of files, sent without a zip, that are all passed over as notes."""
    named = tuple(DeckError("upload-not-a-picture", file=one.name) for one in uploads)
    return UploadsRefused(named) if named[1:] else named[0]


@asynccontextmanager
async def _process(file: IO[bytes], fit: Fit, room: Room) -> AsyncIterator[Process]:
    """Run the process; it is dead afterwards, however that comes."""
    secrets = "DIXIT_"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "cards.taking",
        fit,
        str(room.cards),
        str(room.bytes),
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith(secrets)},
        stdin=file,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=_LINE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _listen(
    process: Process, progress: Callable[[int, int], None], prefix: int
) -> tuple[TakenPicture, ...]:
    """Return what is taken in; of the names of files so many characters are the pack's own."""
    taken: dict[str, TakenPicture] = {}
    refused: list[DeckError] = []
    total, done, name = 0, 0, ""
    while frame := await _frame(process, name):
        match frame:
            case {"total": int(total)}:
                progress(0, total)
            case {"begin": str(begun)}:
                name = begun[prefix:]
            case {"card": dict(known), "bytes": int(size)} if 0 < size <= MAX_CARD_BYTES:
                picture = _taken(known, await _exactly(process, size, name))
                taken.setdefault(picture.digest, picture)
                done += 1
                progress(done, total)
            case {"refused": str(code), "params": dict(params)} if _CODE.fullmatch(code):
                refused.append(_refusal(code, params, prefix))
                if len(refused) == MOST_REFUSED:
                    break
            case _:
                raise DeckError("upload-broken", file=name)
    named = tuple(refusal for refusal in refused if "file" in refusal.params)
    if len(named) > 1:
        raise UploadsRefused(named)
    if refused:
        raise refused[0]
    if not done or done != total:
        raise DeckError("upload-broken", file=name)
    return tuple(taken.values())


async def _frame(process: Process, name: str) -> dict[str, Any]:
    """Return the next frame, an empty one at the end; raise DeckError."""
    assert process.stdout is not None  # noqa: S101 -- it was asked for
    try:
        async with asyncio.timeout(SILENCE):
            line = await process.stdout.readline()
        return json.loads(line) if line else {}
    except TimeoutError:
        raise DeckError("upload-too-slow", file=name) from None
    except ValueError:
        raise DeckError("upload-broken", file=name) from None


async def _exactly(process: Process, size: int, name: str) -> bytes:
    assert process.stdout is not None  # noqa: S101 -- it was asked for
    try:
        async with asyncio.timeout(SILENCE):
            return await process.stdout.readexactly(size)
    except (TimeoutError, asyncio.IncompleteReadError):
        raise DeckError("upload-broken", file=name) from None


def _taken(known: dict[str, Any], data: bytes) -> TakenPicture:
    """Return a card if it is one; raise DeckError (``upload-broken``)."""
    try:
        size = JpegImagePlugin.JpegImageFile(io.BytesIO(data)).size
        sketch = bytes.fromhex(known["sketch"])
        fits = size == CARD_SIZE and len(sketch) == SKETCH_SIZE[0] * SKETCH_SIZE[1] * 3
        picture = TakenPicture(
            data,
            str(known["text"])[:TEXT_LENGTH],
            int(known["width"]),
            int(known["height"]),
            float(known["cut"]),
            sketch,
        )
    except Exception as error:
        raise DeckError("upload-broken", file="") from error
    if not fits:
        raise DeckError("upload-broken", file="")
    return picture


def _refusal(code: str, params: dict[str, Any], prefix: int) -> DeckError:
    said = {key: _plain(value) for key, value in params.items()}
    if isinstance(file := said.get("file"), str):
        said["file"] = file[prefix:]
    return DeckError(code, **said)


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)[:200]
