"""Files that come with a request: kept with their type and, for pictures, their size."""

import mimetypes
import re
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, UnidentifiedImageError

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
            with Image.open(BytesIO(upload.data)) as picture:
                width, height = picture.size
        except (UnidentifiedImageError, OSError):
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
