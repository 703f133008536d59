"""A game of the history shown to everybody: once, where one may write, and nobody private named."""

from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.engine.errors import DeliveryError
from bot.engine.ids import GameId
from bot.ui.history_press import HistoryPress, decode_history
from bot.ui.page import Page
from tests.ui.remembered import answer, play_game
from tests.ui.render_contexts import LIBRARY
from tests.ui.scenario import Scenario, alts_of, ids_in, ids_of, read, said, texts_of
from tests.ui.test_shared_statistics import forbid, posted

ANNA, BRUNO, STRANGER = 0, 1, 4


@pytest.fixture
async def played(sim: Scenario) -> GameId:
    return await play_game(sim, 1)


async def opened(sim: Scenario, game: GameId, who: int = ANNA) -> simcord.InteractionResult:
    """Open a game from the list, as people do."""
    listed = await sim.users[who].slash(sim.channel, "dixit history")
    return await reopened(sim, listed, game, who)


async def reopened(
    sim: Scenario, listed: simcord.InteractionResult, game: GameId, who: int = ANNA
) -> simcord.InteractionResult:
    menu = HistoryPress("open").encode()
    return await sim.users[who].select(listed.response, [game], custom_id=menu)


def button(shown: simcord.InteractionResult, verb: str = "share") -> str | None:
    found = ((one, decode_history(one)) for one in ids_in(shown))
    return next((one for one, press in found if press and press.verb == verb), None)


async def pressed(
    sim: Scenario, shown: simcord.InteractionResult, who: int = ANNA
) -> simcord.InteractionResult:
    custom_id = button(shown)
    assert custom_id is not None
    return await sim.users[who].click(shown.response, custom_id=custom_id)


async def forged(sim: Scenario, game: GameId | None, who: int = ANNA) -> simcord.InteractionResult:
    """Press it as from an answer that somebody else has, or that is long gone."""
    return await sim.forge(who, HistoryPress("share", game).encode())


def told(message: Any) -> str:
    """All words of a message, those of its pictures included."""
    return "\n".join([texts_of(message), *alts_of(message)])


async def test_a_game_that_was_opened_is_shown_to_everybody_once(
    sim: Scenario, played: GameId
) -> None:
    shown = await opened(sim, played)
    assert posted(sim) == []
    after = await pressed(sim, shown)
    (message,) = posted(sim)
    assert len(message.attachments) >= 3, "storybook, track, podium"
    assert f"Shown by {sim.users[ANNA].name}" in told(message)
    assert "Bruno" in told(message)
    assert ids_of(message) == []
    assert after.response.id == shown.response.id
    assert "Shown to everybody here" in said(after)
    assert button(after) is None
    assert button(after, "record") is not None
    assert button(after, "list") is not None


async def test_all_presses_for_one_game_are_one_message_to_discord(
    sim: Scenario, played: GameId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And those for another one, that is opened in the same answer, are another message."""
    nonces: list[str] = []

    async def lost(_channel: int, _page: Page, nonce: str, **_: Any) -> None:
        nonces.append(nonce)
        raise DeliveryError("later")

    other = await play_game(sim, 2)
    shown = await opened(sim, played)
    with monkeypatch.context() as patched:
        patched.setattr(sim.deps.messenger, "post", lost)
        for _ in range(2):
            assert "went wrong" in said(await pressed(sim, shown))
        listed = await sim.users[ANNA].click(shown.response, custom_id=button(shown, "list"))
        again = await reopened(sim, listed, other)
        assert again.response.id == shown.response.id
        await pressed(sim, again)
    assert nonces[0] == nonces[1] != nonces[2]
    await pressed(sim, again)
    assert len(posted(sim)) == 1


async def test_who_is_private_is_nobody_in_it_whoever_shows_it(
    sim: Scenario, played: GameId
) -> None:
    shown = await opened(sim, played, BRUNO)
    await answer(sim, BRUNO, "stats", private=True)
    after = await pressed(sim, shown, BRUNO)
    (message,) = posted(sim)
    words = told(message).replace(f"Shown by {sim.users[BRUNO].name}", "")
    assert "Bruno" not in words
    assert "somebody" in words
    assert "Bruno" in read(after)


async def test_a_late_press_shows_the_forgotten_as_former_players(
    sim: Scenario, played: GameId
) -> None:
    shown = await opened(sim, played)
    await sim.deps.people.forget(sim.player(BRUNO))
    await pressed(sim, shown)
    (message,) = posted(sim)
    assert "Bruno" not in told(message)
    assert "a former player" in told(message)


async def test_a_late_press_for_a_game_that_was_removed_shows_nothing(
    sim: Scenario, played: GameId
) -> None:
    shown = await opened(sim, played)
    async with sim.table.store.begin() as uow:
        assert await uow.records.remove(sim.guild.id, sim.table.now() + 9e9, 5)
        await uow.commit()
    assert "isn't here any more" in said(await pressed(sim, shown))
    assert posted(sim) == []


async def test_a_game_of_another_server_or_none_is_not_shown(sim: Scenario, played: GameId) -> None:
    await sim.lobby()
    await sim.deliver()
    before = len(posted(sim))
    for game in (await play_game(sim, 2, guild=4321), None):
        assert "isn't here any more" in said(await forged(sim, game))
    assert len(posted(sim)) == before


async def test_somebody_elses_press_posts_the_game_and_leaves_the_message(
    sim: Scenario, played: GameId
) -> None:
    await sim.lobby()
    await sim.deliver()
    public = sim.channel.last_message
    before = texts_of(public)
    await forged(sim, played, STRANGER)
    assert f"Shown by {sim.users[STRANGER].name}" in texts_of(posted(sim)[-1])
    assert texts_of(public) == before


@pytest.mark.parametrize(
    ("whose", "why"),
    [
        ("permissions", "can't write in this channel"),
        ("app_permissions", "need the permission"),
    ],
)
async def test_where_one_may_not_write_no_game_is_offered_or_shown(
    sim: Scenario, played: GameId, monkeypatch: pytest.MonkeyPatch, whose: str, why: str
) -> None:
    shown = await opened(sim, played)
    forbid(monkeypatch, whose, send_messages=False)
    assert button(await opened(sim, played)) is None
    assert why in said(await pressed(sim, shown))
    assert posted(sim) == []


@pytest.mark.parametrize("locale", LIBRARY.locales)
async def test_it_speaks_the_servers_language_and_the_answer_its_readers(
    sim: Scenario, played: GameId, locale: str
) -> None:
    await sim.deps.servers.change(sim.guild.id, lambda s: replace(s, locale=locale))
    after = await pressed(sim, await opened(sim, played))
    (message,) = posted(sim)
    name = sim.users[ANNA].name
    assert LIBRARY.texts(locale)("share-by", name=name) in texts_of(message)
    assert "Shown to everybody here" in said(after)
