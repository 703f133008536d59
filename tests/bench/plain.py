"""A bot of plain discord.py that answers every press with a word, and what 500 at once take it.

That is what the library and this machine make of such a burst, without any work beside it.
``python -m tests.bench.plain`` is the bot; ``burst`` measures it.
"""

import asyncio
import os
import sys

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.interactions import Interaction as Pressed
from yarl import URL

from bot.playground.interactions import Interaction
from bot.playground.model import User
from bot.playground.person_acts import Act
from bot.playground.server import LocalDiscord
from bot.playground.world import Event
from tests.bench.load import CHANNELS, acknowledged, since, told

STARTED = 60.0
"""Seconds within which the bot must have posted its messages, and answered all presses."""


class Plain(discord.Client):
    """Posts a button to every channel, and answers whoever presses it."""

    async def on_ready(self) -> None:
        """Post the buttons; Discord's limits are lifted here."""
        for guild in self.guilds:
            for channel in guild.text_channels:
                view = discord.ui.View(timeout=None)
                view.add_item(discord.ui.Button(label="Press", custom_id="press"))
                await channel.send("Press me.", view=view)

    async def on_interaction(self, pressed: Pressed) -> None:
        """Answer for the eyes of who pressed alone."""
        await pressed.response.send_message("Pressed.", ephemeral=True)


class Crowd:
    """People in channels of a local Discord, five of whom press the button of each at once."""

    def __init__(self, discord_server: LocalDiscord, channels: int, people: int) -> None:
        self._core, world = discord_server.core, discord_server.world
        self._people: dict[str, list[User]] = {}
        self._posted: dict[str, str] = {}
        for server in range(channels // CHANNELS):
            cast = [world.add_user(f"Person {server}-{n}") for n in range(people * CHANNELS)]
            guild = world.add_guild(f"Server {server}", cast)
            for number in range(CHANNELS):
                place = world.add_channel(guild, f"plain-{number}")
                self._people[place.id] = cast[people * number : people * (number + 1)]
        world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        if event.name == "MESSAGE_CREATE" and event.data["channel_id"] in self._people:
            self._posted[event.data["channel_id"]] = event.data["id"]

    def ready(self) -> bool:
        """Say whether there is a button in every channel."""
        return self._posted.keys() == self._people.keys()

    def press(self) -> list[Interaction]:
        """Let everybody press, now."""
        return [
            Act(self._core, person, self._form(place, message), ()).go()
            for place, message in self._posted.items()
            for person in self._people[place]
        ]

    def _form(self, place: str, message: str) -> dict[str, object]:
        press = {"custom_id": "press"}
        return {"type": 3, "channel_id": place, "message_id": message, "data": press}


async def measure(channels: int, people: int) -> str:
    """Return how soon a bot without any work of its own acknowledges, which answers, too."""
    async with LocalDiscord() as server:
        crowd = Crowd(server, channels, people)
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bench.plain", env=os.environ | server.environment
        )
        try:
            async with asyncio.timeout(STARTED):
                while not crowd.ready():  # noqa: ASYNC110  here and below nobody tells
                    await asyncio.sleep(0.05)
                begun = len(server.requests)
                count = len(crowd.press())
                while len(acknowledged(since(server, begun))) < count:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
        finally:
            bot.kill()
            await bot.wait()
        times = acknowledged(since(server, begun))
        return told(f"{count} presses on plain discord.py: answered", times)


def main() -> None:
    """Be the bot until killed."""
    Route.BASE = os.environ["DIXIT_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["DIXIT_GATEWAY_URL"])
    Plain(intents=discord.Intents.default()).run(os.environ["DIXIT_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
