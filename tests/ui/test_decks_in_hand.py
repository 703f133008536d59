"""How many pictures are in hand at once: asked when it is somebody's turn, and nothing is lost."""

import asyncio
from typing import Any

import pytest

from bot.ui import deck_jobs
from bot.ui.deck_jobs import DeckJob
from bot.ui.page import Page
from tests.ui.render_contexts import text_of
from tests.ui.scenario import Scenario
from tests.ui.test_deck_presses import (
    MANAGER,
    OWNER,
    SlowIntake,
    attachment,
    buttons,
    intake,  # noqa: F401
    jobs,
    managed,  # noqa: F401
    pressed,  # noqa: F401
    reply,
)


class Seen:
    """Somebody's press, and what they see of its answer last."""

    def __init__(self, sim: Scenario) -> None:
        self.reply = reply(sim)
        self.reply.redraw = self._redraw
        self.page: Page

    async def _redraw(self, page: Page) -> None:
        self.page = page

    def offers(self, verb: str) -> bool:
        return any(f":{verb}:" in button for button in buttons(self.page))


async def test_more_than_fits_waits_for_another_press(
    pressed: Scenario,  # noqa: F811
    intake: SlowIntake,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deck_jobs, "MOST_BYTES", 3)
    uploads = pressed.bot.services.router.handlers.decks.uploads
    begun = [await job(pressed, server) for server in (pressed.guild.id, 2, 3)]
    seen = [Seen(pressed) for _ in begun]
    await asyncio.gather(
        *(
            uploads.take_files(to.reply, each, [attachment("abcd")])
            for to, each in zip(seen, begun, strict=True)
        )
    )
    assert [len(each.taken) for each in begun] == [1, 0, 0]
    assert [to.offers("again") for to in seen] == [False, True, True]
    assert "Nothing is lost: press **Try again**" in text_of(seen[1].page)
    await uploads.again(seen[1].reply, begun[1])
    assert seen[1].offers("again")
    jobs(pressed).end(begun[0])
    await uploads.again(seen[1].reply, begun[1])
    assert [picture.data for picture in begun[1].taken] == [b"abcd"]
    assert seen[1].offers("keep")


async def job(sim: Scenario, server: int) -> DeckJob:
    editor: Any = sim.bot.services.router.handlers.decks._editor
    deck = await editor.destination(server, "Cats")
    return jobs(sim).begin(server, sim.player(OWNER), deck, MANAGER)
