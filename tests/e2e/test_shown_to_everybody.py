"""What is remembered of games is shown to everybody: pressed twice, it stands there once."""

import asyncio
from pathlib import Path

from bot.playground.components import GALLERY, walk
from bot.ui.history_press import HistoryPress
from bot.ui.share_press import decode_share
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import Message, Player, text_of

SHARED = "Shown to everybody here"


def pressable(message: Message) -> list[str]:
    return [part["custom_id"] for part in walk(message["components"]) if "custom_id" in part]


def seen(reader: Player, shower: Player) -> list[Message]:
    """What stands in the channel as shown by somebody."""
    return [m for m in reader.public() if f"Shown by {shower.name}" in text_of(m)]


async def press_twice(person: Player, message: Message, custom_id: str) -> Message:
    """Press a button twice before it is gone; return the answer once both have been dealt with."""
    begun = len(person.arrivals)
    await asyncio.gather(*(person.press(message, custom_id) for _ in range(2)))

    def dealt_with() -> bool:
        edits = [
            frame["d"]
            for _, frame in person.arrivals[begun:]
            if frame["t"] == "MESSAGE_UPDATE" and frame["d"]["id"] == message["id"]
        ]
        return sum(SHARED in text_of(edit) for edit in edits) == 2

    await person.until(dealt_with)
    return person.screen[message["id"]]


async def asked(person: Player, channel: str, command: str) -> Message:
    return await person.answer(await person.command(channel, f"dixit {command}"))


async def test_what_is_pressed_twice_is_shown_once(home: Path) -> None:
    async with Table(home) as table:
        await Game(table, "mini", table.people, rounds=1).play()
        ana, bruno, _ = table.people
        own = await asked(ana, table.channel, "stats")
        (button,) = [one for one in pressable(own) if decode_share(one)]
        after = await press_twice(ana, own, button)
        (posted,) = seen(ana, ana)
        assert pressable(posted) == pressable(after) == []
        assert [m["id"] for m in seen(bruno, ana)] == [posted["id"]]

        listed = await asked(bruno, table.channel, "history")
        (menu,) = [part for part in walk(listed["components"]) if part.get("options")]
        await bruno.press(listed, menu["custom_id"], [menu["options"][0]["value"]])
        share = HistoryPress("share", menu["options"][0]["value"]).encode()
        await bruno.until(lambda: share in pressable(bruno.screen[listed["id"]]))
        await press_twice(bruno, bruno.screen[listed["id"]], share)
        (game,) = seen(bruno, bruno)
        pictures = [p for p in walk(game["components"]) if p["type"] == GALLERY]
        assert len(pictures) >= 2, "storybook and track"
        assert pressable(game) == []
        assert checks.complaints(table) == []
