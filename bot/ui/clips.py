"""Files that come with a clue: what they are is read from their bytes, not from their name."""

import re
import secrets
from typing import Literal

import discord

from bot.engine.errors import ClueError
from bot.engine.settings import Clip
from bot.service.ports import ClipFile

MAX_BYTES = 8 * 1024 * 1024
Wanted = Literal["clip", "sound"]
"""Any clip, or only a sound: what a clue may come with in a game."""

SIGNATURES: tuple[tuple[re.Pattern[bytes], str, str], ...] = tuple(
    (re.compile(start, re.DOTALL), media_type, extension)
    for start, media_type, extension in (
        (rb"\xff\xd8\xff", "image/jpeg", "jpg"),
        (rb"\x89PNG\r\n\x1a\n", "image/png", "png"),
        (rb"GIF8[79]a", "image/gif", "gif"),
        (rb"RIFF.{4}WEBP", "image/webp", "webp"),
        (rb"OggS\0", "audio/ogg", "ogg"),
        (rb"ID3[\2-\4]", "audio/mpeg", "mp3"),
        (rb"\xff[\xfb\xf3]", "audio/mpeg", "mp3"),
        (rb"fLaC\0", "audio/flac", "flac"),
        (rb"RIFF.{4}WAVE", "audio/wav", "wav"),
        (rb"\0.{3}ftypM4A", "audio/mp4", "m4a"),
        (rb"\0.{3}ftyp", "video/mp4", "mp4"),
        (rb"\x1a\x45\xdf\xa3", "video/webm", "webm"),
    )
)
"""How files begin, with media type and extension; the first that fits counts.

No text begins like this, so nothing that is a page or a script passes for a picture.
"""


async def take_clip(attachment: discord.Attachment, wanted: Wanted) -> ClipFile:
    """Fetch and check a file; raise ClueError (``clip-too-large``, ``clip-type``)."""
    if attachment.size > MAX_BYTES:
        raise ClueError("clip-too-large", maximum=MAX_BYTES // 1024 // 1024)
    data = await attachment.read()
    return sniff(data, wanted)


def sniff(data: bytes, wanted: Wanted = "clip") -> ClipFile:
    """Return the clip under a name of our own; raise ClueError if it is none that we take.

    The error says what is ``wanted`` instead; whether a picture or video is, the engine knows.
    """
    if len(data) > MAX_BYTES:
        raise ClueError("clip-too-large", maximum=MAX_BYTES // 1024 // 1024)
    for start, media_type, extension in SIGNATURES:
        if start.match(data):
            return ClipFile(f"clue-{secrets.token_hex(4)}.{extension}", media_type, data)
    raise ClueError("clip-type", wanted=wanted)


def clip_kind(clip: ClipFile) -> Clip:
    """Return what sort of clip it is."""
    kinds: dict[str, Clip] = {"audio": "audio", "image": "image", "video": "video"}
    return kinds[clip.content_type.partition("/")[0]]
