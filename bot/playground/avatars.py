"""Plain pictures in place of avatars, which nobody uploads here."""

from io import BytesIO

from aiohttp import web
from PIL import Image

COLOURS = ("#5865f2", "#747f8d", "#3ba55d", "#faa61a", "#ed4245", "#eb459f")


async def avatar(request: web.Request) -> web.StreamResponse:
    """Serve the default avatar of a number, as Discord's CDN does."""
    colour = COLOURS[int(request.match_info["number"]) % len(COLOURS)]
    picture = BytesIO()
    Image.new("RGB", (128, 128), colour).save(picture, "PNG")
    return web.Response(body=picture.getvalue(), content_type="image/png")
