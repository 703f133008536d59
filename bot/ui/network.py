"""What a request to Discord may fail with."""

import aiohttp
import discord

LINE = (aiohttp.ClientError, OSError)
"""What a request fails with when nothing comes back."""
NETWORK = (discord.HTTPException, discord.RateLimited, *LINE)
"""What an answer may fail with when Discord or the line is at fault."""
