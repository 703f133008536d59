"""Files that come with a clue: what they are is read from their bytes, not from their name."""

import secrets

import discord

from bot.engine.commands import Clip
from bot.engine.errors import ClueError
from bot.service.ports import ClipFile

MAX_BYTES = 8 * 1024 * 1024

SIGNATURES: tuple[tuple[int, bytes, str, str], ...] = (
    (0, b"\xff\xd8\xff", "image/jpeg", "jpg"),
    (0, b"\x89PNG\r\n\x1a\n", "image/png", "png"),
    (0, b"GIF8", "image/gif", "gif"),
    (8, b"WEBP", "image/webp", "webp"),
    (0, b"OggS", "audio/ogg", "ogg"),
    (0, b"ID3", "audio/mpeg", "mp3"),
    (0, b"\xff\xfb", "audio/mpeg", "mp3"),
    (0, b"\xff\xf3", "audio/mpeg", "mp3"),
    (0, b"fLaC", "audio/flac", "flac"),
    (8, b"WAVE", "audio/wav", "wav"),
    (4, b"ftypM4A", "audio/mp4", "m4a"),
    (4, b"ftyp", "video/mp4", "mp4"),
    (0, b"\x1a\x45\xdf\xa3", "video/webm", "webm"),
)
"""Offset, bytes, media type and extension; the first that fits counts."""


async def take_clip(attachment: discord.Attachment) -> ClipFile:
    """Fetch and check a file; raise ClueError (``clip-too-large``, ``clip-type``)."""
    if attachment.size > MAX_BYTES:
        raise ClueError("clip-too-large", maximum=MAX_BYTES // 1024 // 1024)
    data = await attachment.read()
    return sniff(data)


def sniff(data: bytes) -> ClipFile:
    """Return the clip under a name of our own; raise ClueError if it is none that we take."""
    if len(data) > MAX_BYTES:
        raise ClueError("clip-too-large", maximum=MAX_BYTES // 1024 // 1024)
    for offset, signature, media_type, extension in SIGNATURES:
        if data[offset : offset + len(signature)] == signature:
            return ClipFile(f"clue-{secrets.token_hex(4)}.{extension}", media_type, data)
    raise ClueError("clip-type")


def clip_kind(clip: ClipFile) -> Clip:
    """Return what sort of clip it is."""
    kinds: dict[str, Clip] = {"audio": "audio", "image": "image", "video": "video"}
    return kinds[clip.content_type.partition("/")[0]]
