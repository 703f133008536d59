"""What a request to Discord may fail with."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import aiohttp
import discord

from bot.engine.errors import DeliveryError
from bot.service.delivery import Fault

log = logging.getLogger(__name__)

LINE = (aiohttp.ClientError, OSError)
"""What a request fails with when nothing comes back."""
NETWORK = (discord.HTTPException, discord.RateLimited, *LINE)
"""What an answer may fail with when Discord or the line is at fault."""
ARCHIVED = 50083
"""Discord's code for what an archived thread does not take: edits and deletions."""
ALREADY_ACKNOWLEDGED = 40060
"""Discord's code for a second acknowledgement: discord.py repeats one after an error 5xx."""
FAULTS: dict[int, Fault] = {
    10003: "channel-gone",
    10004: "channel-gone",
    10008: "message-gone",
    10013: "closed",
    30046: "edit-too-late",
    40003: "too-fast",
    50001: "no-permission",
    50007: "closed",
    50013: "no-permission",
    ARCHIVED: "no-permission",
    50278: "closed",
}


@asynccontextmanager
async def faults() -> AsyncIterator[None]:
    """Turn what discord.py and the network raise into a DeliveryError."""
    try:
        yield
    except discord.HTTPException as error:
        raise DeliveryError(FAULTS.get(error.code, "later"), status=error.status) from error
    except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
        raise DeliveryError("later") from error


@contextmanager
def in_doubt() -> Iterator[None]:
    """Go on where Discord has heard the acknowledgement, or may have, but we not its answer.

    Whoever was told that the interaction failed and presses again finds it done.
    """
    try:
        yield
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED and error.status < 500:
            raise
    except LINE as error:
        log.info("an acknowledgement is in doubt (%s)", type(error).__name__)
