"""How much of decks is in hand at once: pictures, asked for at each turn, and questions."""

import asyncio
from typing import Any

import pytest

from bot.ui import deck_jobs
from bot.ui.deck_jobs import DeckJob
from bot.ui.page import Page
from tests.ui.render_contexts import text_of
from tests.ui.scenario import Scenario
from tests.ui.test_deck_presses import (
    LATE,
    MANAGER,
    OTHER,
    OWNER,
    SlowIntake,
    ask_removal,
    attachment,
    buttons,
    intake,  # noqa: F401
    jobs,
    managed,  # noqa: F401
    picture,
    press,
    pressed,  # noqa: F401
    reply,
)


class Seen:
    """Somebody's press, and what they see of its answer last."""

    def __init__(self, sim: Scenario) -> None:
        self.reply = reply(sim)
        self.reply.redraw = self._redraw
        self.page: Page

    async def _redraw(self, page: Page, *, passing: bool = False) -> None:
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


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_one_person_alone_stops_only_themselves(
    pressed: Scenario,  # noqa: F811
    intake: SlowIntake,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    elsewhere: bool,
) -> None:
    """Three uploads at once, none of which is kept: the first is looked at, the others wait."""
    monkeypatch.setattr(deck_jobs, "MOST_BYTES_OF_ONE", 3)
    uploads, here = pressed.bot.services.router.handlers.decks.uploads, pressed.guild.id
    begun = [
        await job(pressed, server) for server in (here, *((2, 3) if elsewhere else (here,) * 2))
    ]
    seen = [Seen(pressed) for _ in begun]
    await asyncio.gather(
        *(
            uploads.take_files(to.reply, each, [attachment("abcd")])
            for to, each in zip(seen, begun, strict=True)
        )
    )
    assert [len(each.taken) for each in begun] == [1, 0, 0]
    assert "Keep or cancel those first" in text_of(seen[1].page)
    other = await job(pressed, here)
    other.player = pressed.player(OTHER)
    await uploads.take_files(Seen(pressed).reply, other, [attachment("abcd")])
    assert len(other.taken) == 1
    await uploads.again(seen[1].reply, begun[1])
    assert [len(each.taken) for each in begun] == [1, 0, 0], "none is lost by trying"
    jobs(pressed).end(begun[0])
    await uploads.again(seen[1].reply, begun[1])
    assert len(begun[1].taken) == 1


async def test_what_can_be_kept_no_more_stops_nobody(
    pressed: Scenario,  # noqa: F811
    intake: SlowIntake,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deck_jobs, "MOST_BYTES", 3)
    old, fresh = await job(pressed, 2), await job(pressed, pressed.guild.id)
    old.taken, old.begun = (picture("abcd"),), old.begun - deck_jobs.LIFE - 1
    uploads = pressed.bot.services.router.handlers.decks.uploads
    await uploads.take_files(Seen(pressed).reply, fresh, [attachment("abcd")])
    assert len(fresh.taken) == 1


async def job(sim: Scenario, server: int) -> DeckJob:
    editor: Any = sim.bot.services.router.handlers.decks._editor
    deck = await editor.destination(server, "Cats")
    return jobs(sim).begin(server, sim.player(OWNER), deck, MANAGER)


async def test_of_many_questions_of_one_person_the_newest_can_be_answered(
    pressed: Scenario,  # noqa: F811
) -> None:
    sim, owner = pressed, pressed.users[OWNER]
    kept = await job(sim, sim.guild.id)
    kept.taken = tuple(picture(str(n)) for n in range(9))
    editor = sim.bot.services.router.handlers.decks._editor
    await editor.confirm(sim.guild.id, sim.player(OWNER))
    assert "9 pictures were added" in await press(sim, OWNER, "keep", kept)
    questions = [await ask_removal(sim, owner) for _ in range(deck_jobs.MOST_QUESTIONS + 2)]
    held = [each for each in jobs(sim)._jobs.values() if each.asked]
    assert held == questions[2:]
    assert LATE in await press(sim, OWNER, "remove", questions[1])
    assert "The deck is gone" in await press(sim, OWNER, "remove", questions[2])
