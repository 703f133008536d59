"""Small pictures of cards for pages that carry all they show."""

import io
from typing import Final

from cards.intake import take_in

SIZE: Final = (200, 300)
"""Pixels."""
QUALITY: Final = 60
"""Of WebP: about eight kilobytes a card."""


def thumbnail(data: bytes) -> bytes:
    """Return a picture's bytes as a small WebP file; raise PictureRefused as ``take_in`` does."""
    with io.BytesIO() as file:
        take_in(data, SIZE).convert("RGB").save(file, "WEBP", quality=QUALITY, method=6)
        return file.getvalue()
