"""Zip files from strangers: what is in them is known before anything is unpacked.

Nothing is ever written to a disk, so a path can do no harm; one that tries to is refused all the
same, and so is whatever no program for making zips of pictures would write.
"""

import re
import stat
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import IO, Any, cast
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, LargeZipFile, ZipFile, ZipInfo

from bot.engine.errors import DeckError
from bot.service.deck_csv import CSV_NAME, MAX_CSV_BYTES
from cards.intake import MAX_FILE_BYTES

MAX_ENTRIES = 1200
"""Files and folders in a zip; a full deck has 500 cards and a CSV."""
MAX_DIRECTORY_BYTES = 1024 * 1024
"""Of the list of contents at a zip's end."""
EMPTY = "archive-empty"
"""The code of the refusal of a zip without a picture."""
MAX_UNPACKED = 600 * 1024 * 1024
"""Bytes of all files together."""

_JUNK = re.compile(
    r"(?:^|/)(?:__MACOSX/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)|\.(?:txt|md)$",
    re.IGNORECASE,
)
"""What operating systems put into zips without being asked, and notes: none of it is unpacked."""
_DRIVE = re.compile(r"[A-Za-z]:")
_ARCHIVES = (b"PK\3\4", b"PK\5\6", b"Rar!", b"7z\xbc\xaf", b"\x1f\x8b", b"BZh", b"\xfd7zXZ")


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a zip: its pictures in order, and the CSV about them."""

    archive: ZipFile
    pictures: tuple[ZipInfo, ...]
    csv: bytes

    def read(self) -> Iterator[tuple[str, bytes]]:
        """Yield name and bytes of each picture; raise DeckError."""
        unpacked = 0
        for entry in self.pictures:
            most = MAX_FILE_BYTES // 2**20
            heavy = DeckError("upload-too-heavy", file=entry.filename, maximum=most)
            data = _unpack(self.archive, entry, MAX_FILE_BYTES, heavy)
            unpacked += len(data)
            if unpacked > MAX_UNPACKED:
                raise DeckError("archive-too-large", maximum=MAX_UNPACKED // 2**20)
            if data.startswith(_ARCHIVES):
                raise DeckError("archive-nested", file=entry.filename)
            yield entry.filename, data


class _Careful:
    """A zip's file, of which no long list of contents can be read, whatever it is said to be.

    The list is held whole, and how long it is stands in several places, which may disagree.
    """

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.is_listed = False

    def read(self, size: int = -1) -> bytes:
        """Return as ``IO`` does; raise DeckError."""
        if self.is_listed:
            return self._file.read(size)
        most = MAX_DIRECTORY_BYTES + 1
        data = self._file.read(most if size < 0 else min(size, most))
        if len(data) == most:
            raise DeckError("archive-too-many", maximum=MAX_ENTRIES)
        return data

    def __getattr__(self, name: str) -> Any:
        """Do anything else as the file does."""
        return getattr(self._file, name)


def open_archive(file: IO[bytes]) -> Contents:
    """Look through a zip without unpacking it; raise DeckError."""
    careful = _Careful(file)
    try:
        archive = ZipFile(cast("IO[bytes]", careful))
    except (BadZipFile, LargeZipFile, ValueError, OSError, NotImplementedError) as error:
        raise DeckError("archive-damaged") from error
    careful.is_listed = True
    if len(archive.infolist()) > MAX_ENTRIES:
        raise DeckError("archive-too-many", maximum=MAX_ENTRIES)
    pictures: list[ZipInfo] = []
    csv = b""
    for entry in archive.infolist():
        _check(entry)
        if entry.is_dir() or _JUNK.search(entry.filename):
            continue
        if PurePosixPath(entry.filename).name.lower() == CSV_NAME:
            heavy = DeckError(
                "archive-table-too-heavy", file=entry.filename, maximum=MAX_CSV_BYTES // 1024
            )
            csv = _unpack(archive, entry, MAX_CSV_BYTES, heavy)
        else:
            pictures.append(entry)
    if not pictures:
        raise DeckError(EMPTY)
    return Contents(archive, tuple(sorted(pictures, key=_natural)), csv)


def _check(entry: ZipInfo) -> None:
    name = entry.filename.replace("\\", "/")
    if name.startswith("/") or ".." in name.split("/") or _DRIVE.match(name) or "\0" in name:
        raise DeckError("archive-path", file=entry.filename)
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in {0, stat.S_IFREG, stat.S_IFDIR}:
        raise DeckError("archive-link", file=entry.filename)
    if entry.flag_bits & 0x41:
        raise DeckError("archive-encrypted", file=entry.filename)
    if entry.compress_type not in {ZIP_STORED, ZIP_DEFLATED}:
        raise DeckError("archive-method", file=entry.filename)


def _unpack(archive: ZipFile, entry: ZipInfo, most: int, heavy: DeckError) -> bytes:
    """Return a file's bytes, whatever size it claims to have; raise ``heavy`` for too many."""
    try:
        with archive.open(entry) as file:
            data = file.read(most + 1)
            complete = len(data) > most or not file.read(1)
    except (BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError) as error:
        raise DeckError("archive-broken-file", file=entry.filename) from error
    if len(data) > most or not complete:
        raise heavy
    return data


def _natural(entry: ZipInfo) -> list[tuple[int, str]]:
    """Sort 2 before 10."""
    parts = re.findall(r"\d+|\D+", entry.filename.lower())
    return [(int(p[:18]), "") if p.isdecimal() else (-1, p) for p in parts]
