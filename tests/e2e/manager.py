"""Somebody who looks after a server's decks, over real sockets."""

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from bot.playground.components import FILE, walk
from bot.playground.person import LOADING, File, Outcome, Person
from tests.decks import mosaic
from tests.e2e.harness import Table
from tests.e2e.player import text_of

Message = dict[str, Any]
PATIENCE = 120.0


def zip_of(files: Mapping[str, bytes]) -> bytes:
    """Return a zip of these files."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return target.getvalue()


def photographs(
    count: int, size: tuple[int, int] = (900, 1200), first: int = 1000
) -> dict[str, bytes]:
    """Return so many pictures as a camera names them, none of them 2:3."""
    files: dict[str, bytes] = {}
    for index in range(count):
        target = io.BytesIO()
        mosaic(first + index).resize(size).save(target, "JPEG", quality=80)
        files[f"IMG_{index + 1}.JPG"] = target.getvalue()
    return files


class Manager(Person):
    """Calls ``/dixit-deck`` and presses what its answers offer."""

    def __init__(self, url: str, user_id: str, channel: str) -> None:
        super().__init__(url, user_id, patience=PATIENCE)
        self.channel = channel

    async def deck(self, name: str, /, **options: Any) -> Message:
        """Call a command about decks; return its answer once it says more than how far it is."""
        return await self.settled(await self.command(self.channel, f"dixit-deck {name}", **options))

    async def push(self, message: Message, verb: str) -> Message:
        """Press the button of a verb; return the message as it is then."""
        await self.press(message, custom_id(message, verb))
        return await self.changed(message)

    async def changed(self, message: Message) -> Message:
        """Return a message as it is once something else stands there."""
        return await self._settled(message["id"], message["components"])

    async def settled(self, outcome: Outcome) -> Message:
        return await self._settled((await self.answer(outcome))["id"])

    async def _settled(self, message_id: str, before: object = None) -> Message:
        def done(message: Message) -> bool:
            waits = message["flags"] & LOADING or "▱" in text_of(message) or "▰" in text_of(message)
            changed = message["components"] != before
            return message["id"] == message_id and changed and not waits

        return await self.wait_for_message(self.channel, done)

    async def files(self, message: Message) -> list[bytes]:
        """Return the files that a message offers to be saved."""
        urls = [c["file"]["url"] for c in walk(message["components"]) if c.get("type") == FILE]
        return [await self.download(url) for url in urls]

    async def add(self, deck: str, files: Mapping[str, bytes], **options: Any) -> Message:
        """Add a zip of these files to a deck, rights and all; return what is said of it."""
        message = await self.deck("add", deck=deck, file=File("deck.zip", zip_of(files)), **options)
        if offers(message, "rights"):
            message = await self.push(message, "rights")
        return await self.push(message, "keep") if offers(message, "keep") else message


def custom_id(message: Message, verb: str) -> str:
    """Return the id of a button about decks; raise StopIteration if there is none."""
    ids = (str(c.get("custom_id", "")) for c in walk(message["components"]))
    return next(i for i in ids if i.startswith(f"k1:{verb}:"))


def offers(message: Message, verb: str) -> bool:
    """Say whether a message has the button of a verb."""
    return any(
        str(c.get("custom_id", "")).startswith(f"k1:{verb}:") for c in walk(message["components"])
    )


@asynccontextmanager
async def manager(table: Table) -> AsyncIterator[Manager]:
    """The server's owner at their client."""
    owner = table.guild.owner_id
    async with Manager(table.discord.url, owner, table.channel) as person:
        while not any(c["name"] == "dixit-deck" for c in (await person.session())["commands"]):  # noqa: ASYNC110
            await asyncio.sleep(0.05)  # they are registered while the bot is playing already
        yield person
