"""Files that come with a request: kept with their type and, for pictures, their size."""

import mimetypes
import re
import warnings
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.playground.model import Attachment


@dataclass(frozen=True, slots=True)
class Upload:
    """One part `files[n]` of a multipart request."""

    index: int
    filename: str
    data: bytes


def store(upload: Upload, attachment_id: str, channel_id: str) -> Attachment:
    """Return the attachment that an upload becomes (type by name, size of the picture)."""
    filename = re.sub(r"[^\w.\-]", "_", upload.filename, flags=re.ASCII) or "unknown"
    content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    width = height = None
    if content_type.startswith("image/"):
        try:
            width, height = _size_of(upload.data)
        except Image.DecompressionBombError:
            pass  # a file as any other, of which there is no preview
        except (OSError, ValueError):
            content_type = "application/octet-stream"
    return Attachment(
        attachment_id,
        channel_id,
        filename,
        content_type,
        upload.data,
        width=width,
        height=height,
    )


def _size_of(data: bytes) -> tuple[int, int]:
    """Return the width and height that a picture claims to have; nothing of it is decoded."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", Image.DecompressionBombWarning)
        with Image.open(BytesIO(data)) as picture:
            return picture.size
