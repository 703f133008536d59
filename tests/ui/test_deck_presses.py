"""Presses about decks that come late, twice, or from somebody else's message."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import pytest
from discord import Permissions
from simcord.actors import MemberActor

from bot.engine.errors import DeckError
from bot.i18n import installed
from bot.service.deck_csv import TEXT_LENGTH
from bot.service.deck_editing import Known
from bot.service.uploads import Fit, TakenPicture, Upload
from bot.ui.deck_jobs import LIFE, DeckJob, DeckJobs, DeckPress
from bot.ui.handlers import deck_uploads
from bot.ui.page import Page
from bot.ui.permissions import Rights
from bot.ui.presenters import decks as pages
from tests.ui.render_contexts import components, text_of
from tests.ui.scenario import Scenario, said

OWNER, OTHER = 5, 6
MANAGER = Rights(manages=True, roles=frozenset())
VERBS = ("rights", "keep", "fit", "more", "stop", "remove", "files", "texts", "page")
LATE = "This is no longer open"


def picture(name: str) -> TakenPicture:
    return TakenPicture(name.encode(), "", 800, 1200, 0.0, bytes(288))


@pytest.fixture
def managed(sim: Scenario) -> Scenario:
    """The server with two managers."""
    role = sim.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    for name in ("Manager", "Another"):
        sim.users.append(sim.guild.add_member(sim.env.create_user(name), roles=[role]))
    return sim


def jobs(sim: Scenario) -> DeckJobs:
    return sim.bot.services.router.handlers.decks._jobs


async def looked_at(sim: Scenario, guild_id: int | None = None) -> DeckJob:
    """A job of the first manager's: two pictures that are not kept yet."""
    editor = sim.bot.services.router.handlers.decks._editor
    await editor.confirm(sim.guild.id, sim.player(OWNER))
    deck = await editor.destination(sim.guild.id, "Cats")
    job = jobs(sim).begin(guild_id or sim.guild.id, sim.player(OWNER), deck, MANAGER)
    job.taken = (picture("a"), picture("b"))
    return job


async def cards(sim: Scenario) -> int:
    editor = sim.bot.services.router.handlers.decks._editor
    return (await editor.reads.usage(sim.guild.id)).cards


async def press(sim: Scenario, who: int, verb: str, job: DeckJob) -> str:
    return said(await sim.forge(who, DeckPress(verb, job.token).encode()))


@pytest.fixture
async def pressed(managed: Scenario) -> Scenario:
    """The same with a message in the channel, which presses claim to come from."""
    await managed.lobby()
    await managed.deliver()
    return managed


async def test_the_preview_tells_a_new_deck_doubles_and_what_is_there_already(
    pressed: Scenario,
) -> None:
    editor = pressed.bot.services.router.handlers.decks._editor
    texts = installed().texts("en")
    job = await looked_at(pressed)
    assert await editor.known(job.deck, job.taken) == Known()
    new = text_of(pages.preview(job, texts))
    assert "This makes a new deck" in new
    assert "They all have the shape of a card." in new
    assert "already" not in new
    kept = await press(pressed, OWNER, "keep", job)
    assert "It has 2 cards now. The smallest game needs" in kept
    again = await looked_at(pressed)
    again.taken = (picture("a"),)
    known = await editor.known(again.deck, again.taken)
    shown = text_of(pages.preview(again, texts, known, 2))
    assert "the shape of a card" not in shown
    assert "One picture is in the deck already." in shown
    assert "2 pictures were the same as others" in shown
    assert "Keep it as it is" in str(components(pages.preview(again, texts, known)))
    again.taken = (picture("a"), picture("c"))
    assert "'Keep the new one'" in str(components(pages.preview(again, texts, known)))
    again.taken = (picture("a"), picture("c"), picture("d"))
    assert "Keep the 2 new ones" in str(components(pages.preview(again, texts, known)))
    assert "Keep all 3" in str(components(pages.preview(again, texts)))
    assert "new deck" not in shown


async def test_the_preview_names_what_was_cut_and_offers_paper_only_then(
    pressed: Scenario,
) -> None:
    texts = installed().texts("en")
    job = await looked_at(pressed)
    fit = DeckPress("fit", job.token).encode()
    assert fit not in buttons(pages.preview(job, texts))
    job.taken = (picture("a"), replace(picture("b"), cut=0.3), picture("c"))
    shown = pages.preview(job, texts)
    assert "Cut: no. 2" in text_of(shown)
    assert fit in buttons(shown)
    job.taken, job.fit = (picture("a"),), "pad"
    assert fit in buttons(pages.preview(job, texts))


def buttons(page: Page) -> set[str]:
    return {part["custom_id"] for part in components(page) if "custom_id" in part}


@pytest.mark.parametrize("verb", VERBS)
async def test_what_is_somebody_elses_does_nothing(pressed: Scenario, verb: str) -> None:
    job = await looked_at(pressed)
    for who in (OTHER, 0, 4):
        assert LATE in await press(pressed, who, verb, job)
    assert (await cards(pressed), len(job.taken)) == (0, 2)


@pytest.mark.parametrize("verb", VERBS)
async def test_what_belongs_to_another_server_does_nothing(pressed: Scenario, verb: str) -> None:
    job = await looked_at(pressed, guild_id=1)
    assert LATE in await press(pressed, OWNER, verb, job)
    assert await cards(pressed) == 0


@pytest.mark.parametrize("verb", VERBS)
async def test_what_comes_too_late_does_nothing(pressed: Scenario, verb: str) -> None:
    job = await looked_at(pressed)
    job.begun -= LIFE + 1
    assert LATE in await press(pressed, OWNER, verb, job)
    assert await cards(pressed) == 0


async def test_kept_twice_is_kept_once(pressed: Scenario) -> None:
    job = await looked_at(pressed)
    assert "2 pictures were added" in await press(pressed, OWNER, "keep", job)
    assert LATE in await press(pressed, OWNER, "keep", job)
    assert await cards(pressed) == 2


async def test_stopped_it_cannot_be_kept_any_more(pressed: Scenario) -> None:
    job = await looked_at(pressed)
    assert "Nothing was changed" in await press(pressed, OWNER, "stop", job)
    for verb in ("keep", "fit", "more", "stop"):
        assert LATE in await press(pressed, OWNER, verb, job)
    assert await cards(pressed) == 0


async def test_removed_twice_is_removed_once(pressed: Scenario) -> None:
    sim, job = pressed, await looked_at(pressed)
    await press(sim, OWNER, "keep", job)
    first = await ask_removal(sim, sim.users[OWNER])
    second = await ask_removal(sim, sim.users[OWNER])
    assert "The deck is gone" in await press(sim, OWNER, "remove", first)
    assert LATE in await press(sim, OWNER, "remove", first)
    assert "isn't there any more" in await press(sim, OWNER, "remove", second)
    assert await cards(sim) == 0


async def ask_removal(sim: Scenario, who: MemberActor) -> DeckJob:
    """The job behind the question whether the deck is to be removed."""
    before = set(jobs(sim)._jobs)
    await who.slash(sim.channel, "dixit-deck remove", deck="cats")
    [token] = set(jobs(sim)._jobs) - before
    return jobs(sim)._jobs[token]


async def test_a_verb_that_there_is_not_is_malformed(pressed: Scenario) -> None:
    job = await looked_at(pressed)
    assert "I don't know that button" in await press(pressed, OWNER, "conjure", job)
    with pytest.raises(DeckError, match="deck-late"):
        jobs(pressed).find("", pressed.guild.id, pressed.player(OWNER), MANAGER)


async def test_a_blocked_picture_is_shown_in_no_preview_nor_through_one(pressed: Scenario) -> None:
    editor = pressed.bot.services.router.handlers.decks._editor
    shelves = pressed.deps.server_decks
    await press(pressed, OWNER, "keep", await looked_at(pressed))
    await editor.block(picture("a").digest)
    job = await looked_at(pressed)  # sent once more
    blocked, other = job.pictures
    assert set(await shelves.pictures([blocked, other])) == {other}
    await editor.block(picture("b").digest)  # while it is looked at
    assert await shelves.pictures([blocked, other]) == {}
    assert "blocked" in await press(pressed, OWNER, "keep", job)


# -- at once -----------------------------------------------------------------------------------


@dataclass
class SlowIntake:
    """Takes pictures in as they are, and others have their turn meanwhile."""

    asked: list[tuple[list[str], Fit]] = field(default_factory=list)
    text: str = ""

    async def take_in(self, uploads: Sequence[Upload], fit: Fit, *_: Any) -> Any:
        self.asked.append(([upload.name for upload in uploads], fit))
        await asyncio.sleep(0)
        return tuple(replace(picture(upload.name), text=self.text) for upload in uploads)


@pytest.fixture
def intake(pressed: Scenario, monkeypatch: pytest.MonkeyPatch) -> SlowIntake:
    slow = SlowIntake()
    uploads = pressed.bot.services.router.handlers.decks.uploads
    monkeypatch.setattr(uploads, "_intake", slow)
    return slow


def attachment(name: str) -> Any:
    async def read() -> bytes:
        return name.encode()

    return SimpleNamespace(filename=name, size=1, read=read)


def reply(sim: Scenario) -> Any:
    """Somebody's press, whose answers nobody reads."""

    async def answer(*_: object, **__: object) -> None:
        await asyncio.sleep(0)

    return SimpleNamespace(
        interaction=SimpleNamespace(message=None),
        texts=installed().texts("en"),
        player=sim.player(OWNER),
        **dict.fromkeys(("defer", "defer_in_place", "defer_update", "update", "redraw"), answer),
    )


async def at_once(sim: Scenario, job: DeckJob, *verbs: str) -> list[str]:
    """Press buttons in one moment; return the code that each is refused with, or nothing."""
    uploads = sim.bot.services.router.handlers.decks.uploads
    presses = [uploads.other_fit if verb == "fit" else getattr(uploads, verb) for verb in verbs]
    ended = await asyncio.gather(
        *(press(reply(sim), job) for press in presses), return_exceptions=True
    )
    return [error.code if isinstance(error, DeckError) else str(error or "") for error in ended]


async def test_the_other_fit_pressed_twice_at_once_is_taken_once(
    pressed: Scenario, intake: SlowIntake
) -> None:
    job = await looked_at(pressed)
    job.files = [attachment("a"), attachment("b")]
    assert await at_once(pressed, job, "fit", "fit") == ["", "deck-late"]
    assert intake.asked == [(["a", "b"], "pad")]
    assert (job.fit, len(job.taken)) == ("pad", 2)


async def test_kept_twice_at_once_the_second_press_adds_nothing(pressed: Scenario) -> None:
    job = await looked_at(pressed)
    assert await at_once(pressed, job, "keep", "keep") == ["", "deck-late"]
    assert await cards(pressed) == 2


async def test_what_is_kept_in_this_moment_cannot_be_stopped_or_cut_anew(
    pressed: Scenario, intake: SlowIntake
) -> None:
    job = await looked_at(pressed)
    job.files = [attachment("a"), attachment("b")]
    assert await at_once(pressed, job, "keep", "stop", "fit") == ["", "deck-late", "deck-late"]
    assert await cards(pressed) == 2
    assert await at_once(pressed, job, "fit") == ["deck-late"]
    assert intake.asked == []


async def test_stopped_before_the_work_has_begun_nothing_is_taken_in(
    pressed: Scenario, intake: SlowIntake
) -> None:
    job = await looked_at(pressed)
    job.files = [attachment("a")]
    assert await at_once(pressed, job, "fit", "stop") == ["", ""]
    assert (intake.asked, job.taken) == ([], ())


async def test_behind_another_server_it_is_said_and_nothing_is_fetched_before_its_turn(
    pressed: Scenario, intake: SlowIntake, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deck_uploads, "TICK", 0.01)
    job, uploads = await looked_at(pressed), pressed.bot.services.router.handlers.decks.uploads
    fetched, told, shown = [], asyncio.Event(), []
    file = attachment("a")
    read = file.read

    async def fetch() -> bytes:
        fetched.append(file.filename)
        return await read()

    async def redraw(page: Page, *, passing: bool = False) -> None:
        shown.append(text_of(page))
        told.set()

    file.read = fetch
    to = reply(pressed)
    to.redraw = redraw
    async with uploads._turns.turn(OTHER):
        work = asyncio.create_task(uploads.take_files(to, job, [file]))
        await told.wait()
        assert "Others are adding pictures" in shown[0]
        assert fetched == []
    await work
    assert fetched == ["a"]
    assert len(job.taken) == 1


async def test_pictures_that_others_have_replaced_say_so(
    pressed: Scenario, intake: SlowIntake
) -> None:
    sim, before = pressed, await looked_at(pressed)
    await sim.users[OWNER].slash(sim.channel, "dixit-deck add", deck="mice")  # a window opens
    assert len(before.taken) == 2
    later = await looked_at(sim)
    uploads = sim.bot.services.router.handlers.decks.uploads
    await uploads.take_files(reply(sim), later, [attachment("c"), attachment("d")])
    assert "You have sent other pictures since then" in await press(pressed, OWNER, "keep", before)
    assert LATE in await press(pressed, OTHER, "keep", before)
    assert await cards(pressed) == 0
    assert "2 pictures were added" in await press(pressed, OWNER, "keep", later)


async def test_what_a_file_says_of_a_card_is_one_line_that_can_be_seen(
    pressed: Scenario, intake: SlowIntake
) -> None:
    job, uploads = await looked_at(pressed), pressed.bot.services.router.handlers.decks.uploads
    intake.text = "a\0b\nin two\u202e lines" + "!" * TEXT_LENGTH
    await uploads.take_files(reply(pressed), job, [attachment("a")])
    (taken,) = job.taken
    assert taken.text.startswith("a b in two lines!")
    assert len(taken.text) <= TEXT_LENGTH


async def test_of_two_windows_sent_at_once_the_first_counts(
    pressed: Scenario, intake: SlowIntake
) -> None:
    job, uploads = await looked_at(pressed), pressed.bot.services.router.handlers.decks.uploads
    first, second = await asyncio.gather(
        uploads.take_files(reply(pressed), job, [attachment("a")]),
        uploads.take_files(reply(pressed), job, [attachment("b")]),
        return_exceptions=True,
    )
    assert first is None
    assert isinstance(second, DeckError)
    assert [file.filename for file in job.files] == ["a"]
    assert [taken.data for taken in job.taken] == [b"a"]
